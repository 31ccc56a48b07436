"""What is told of turns while the player's clock stands still, and when the time is short after it."""

from application.accounts.pauses.plan_vacation import end_vacation, plan_vacation
from application.accounts.pauses.set_hours import set_hours
from application.accounts.pauses.write_pauses import write_pauses
from domain.hosting.pauses import DAY
from domain.hosting.terms import Moment
from tests.notifications.people import DELAY, HOUR, POST_DAY, Club, id_of


async def test_a_turn_waits_for_the_end_of_the_vacation_and_so_does_the_warning() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
        await plan_vacation(club.desk, each, None, Moment(club.clock.now() + 2 * DAY))
    _, mover, _ = await club.duel(ada, bea, terms=POST_DAY)
    await write_pauses(club.desk, id_of(mover))
    await club.later()
    await club.later(2 * DAY - HOUR)
    assert club.told(mover) == []
    await club.later(HOUR)
    assert [each["kind"] for each in club.told(mover)] == ["my-turn"]
    await club.later(12 * HOUR)
    assert [each["kind"] for each in club.told(mover)] == ["time-is-short"]


async def test_a_turn_is_told_when_the_vacation_is_ended_early() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    vacations = {}
    for each in (ada, bea):
        await club.browser(each)
        planned = await plan_vacation(club.desk, each, None, Moment(club.clock.now() + 9 * DAY))
        vacations[each] = planned.vacations[0].id
    _, mover, _ = await club.duel(ada, bea, terms=POST_DAY)
    await write_pauses(club.desk, id_of(mover))
    await club.later(DAY)
    assert club.told(mover) == []
    await end_vacation(club.desk, mover, vacations[mover])
    await write_pauses(club.desk, id_of(mover))
    await club.later(DELAY)
    assert [each["kind"] for each in club.told(mover)] == ["my-turn"]


async def test_a_turn_waits_for_the_hours_in_which_the_player_plays() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    # The clock of these tests begins at eight in the morning, UTC.
    assert club.clock.now() % DAY == 8 * HOUR
    for each in (ada, bea):
        await club.browser(each)
        await set_hours(club.desk, each, ("12:00", "20:00"))
    club.clock.advance(DAY)
    _, mover, _ = await club.duel(ada, bea, terms=POST_DAY)
    await write_pauses(club.desk, id_of(mover))
    await club.later()
    assert club.told(mover) == []
    await club.later(4 * HOUR)
    assert [each["kind"] for each in club.told(mover)] == ["my-turn"]
