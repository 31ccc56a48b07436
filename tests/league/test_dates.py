"""Dates hold by the clock, though no worker has come yet: nothing is still done in what is over."""

from __future__ import annotations

import pytest

from application.errors import Conflict
from application.leagues.challenge import challenge
from application.leagues.move_clock import move_clock
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.withdraw import withdraw
from domain.league.entries import TableAnnulledLate
from domain.league.season import SeasonStatus
from domain.league.terms import Departure, Format
from tests.league.hamlets import ONE_DIVISION, Hamlet, ladder, me, refused, table_of
from tests.league.test_held_up import departures
from tests.league.towns import HOUR, quick_rules, sandbox

DAY = 24 * HOUR


@pytest.mark.parametrize("departure", Departure)
async def test_after_its_date_nobody_leaves_a_season_comes_back_or_is_ruled_on(
    hamlet: Hamlet, departure: Departure
) -> None:
    ground, people = await hamlet.started(4, quick_rules(divisions=ONE_DIVISION, departure=departure))
    waiting, late = [await hamlet.town.human(name) for name in ("Waiting", "Late")]
    await register(hamlet.desk, waiting, ground.id)
    await withdraw(hamlet.desk, people[3], ground.id)
    ruling = Ruling(ground.id, (await table_of(ground, me(people[0])))[0], "late")
    hamlet.town.clock.advance(3 * DAY)
    before = (await ground.league()).version
    for doing in (
        withdraw(hamlet.desk, people[0], ground.id),
        withdraw(hamlet.desk, waiting, ground.id),
        return_to_season(hamlet.desk, people[3], ground.id),
        decide_table(hamlet.desk, ground.owner, ruling, [1, 2]),
        replace_player(hamlet.desk, ground.owner, ruling, me(people[0])),
        replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), substitute=me(waiting)),
        adjust_clock(hamlet.desk, ground.owner, ruling, me(people[0]), 1_000),
    ):
        await refused(doing, Conflict, "season-not-running")
    await refused(register(hamlet.desk, late, ground.id), Conflict, "registration-closed")
    assert (await ground.league()).version == before


async def test_a_table_that_is_annulled_after_the_season_s_date_still_counts_in_its_standings(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    place, _ = await table_of(ground, me(people[0]))
    await decide_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "a broken line"), [1, 2])
    await ground.advance()
    hamlet.town.clock.advance(3 * DAY)
    told = await annul_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "too late"))
    assert [type(each.entry) for each in told.logged] == [TableAnnulledLate]
    await ground.advance()
    season = (await ground.league()).seasons[0]
    table = season.divisions[0].table(place.round, place.table)
    assert season.status is SeasonStatus.ENDED
    assert table is not None
    assert (table.annulled, table.annulled_late) == (False, True)


async def test_nobody_is_challenged_for_a_round_that_has_begun(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(3, quick_rules(format=Format.LADDER, reach=2, divisions=ONE_DIVISION))
    first, *_, last = await ladder(ground)
    challenger = next(person for person in people if me(person) == last)
    hamlet.town.clock.advance(DAY)
    await refused(challenge(hamlet.desk, challenger, ground.id, first), Conflict, "no-challenge-now")
    await ground.advance()
    await challenge(hamlet.desk, challenger, ground.id, first)


async def test_between_its_date_and_its_start_nobody_withdraws_from_a_season(hamlet: Hamlet) -> None:
    """LG-3: Otherwise those who are too few without him would have no season, at no cost to him."""
    ground = await hamlet.found(await hamlet.town.human("Owner"), quick_rules(divisions=ONE_DIVISION))
    people = [await hamlet.town.human(name) for name in ("Ada", "Bea", "Cleo")]
    for person in people:
        await register(hamlet.desk, person, ground.id)
    stranger = await hamlet.town.human("Stranger")
    hamlet.town.clock.advance(HOUR - 1)
    await withdraw(hamlet.desk, people.pop(), ground.id)
    before = (await ground.league()).version
    for _ in range(2):
        hamlet.town.clock.advance(1)
        for person in people:
            await refused(withdraw(hamlet.desk, person, ground.id), Conflict, "registration-closed")
        await refused(withdraw(hamlet.desk, stranger, ground.id), Conflict, "not-registered")
    assert (await ground.league()).version == before
    await ground.advance()
    assert (await ground.season()).status is SeasonStatus.RUNNING
    await withdraw(hamlet.desk, people[0], ground.id)
    assert await departures(hamlet, people[0]) == 1


async def test_in_a_sandbox_by_its_own_clock(hamlet: Hamlet) -> None:
    owner, person = await hamlet.town.human("Owner"), await hamlet.town.human("Person")
    ground = await sandbox(hamlet.desk, owner, quick_rules(divisions=ONE_DIVISION), 1)
    hamlet.town.clock.advance(30 * DAY)
    await register(hamlet.desk, person, ground.id)
    await withdraw(hamlet.desk, person, ground.id)
    await register(hamlet.desk, person, ground.id)
    await move_clock(hamlet.desk, owner, ground.id, (await ground.season()).starts_at)
    await refused(withdraw(hamlet.desk, person, ground.id), Conflict, "registration-closed")
