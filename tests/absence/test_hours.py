"""Playing hours: setting them, how slowly they change, and what they do to clocks."""

from dataclasses import replace

from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.pauses.own_pauses import read_own_pauses
from application.accounts.pauses.set_hours import set_hours
from application.accounts.pauses.write_pauses import write_pauses
from application.callers import Caller
from application.matches.expire import expire
from application.matches.verify_match import verify_match
from domain.hosting.clocks import deadline
from domain.hosting.pauses import DAY
from domain.hosting.terms import MatchId, Moment
from tests.application.tables import POST, TWO, mover, refused
from tests.fakes.desk import Town

HOUR = DAY // 24
WEEK = 7 * DAY


async def somebody(town: Town) -> Caller:
    """Without a token, which would end while weeks pass."""
    return replace(await town.human("Ada"), token=None)


async def in_force(town: Town, caller: Caller) -> tuple[str, int, int] | None:
    hours = (await read_own_pauses(town.desk, caller)).hours
    return None if hours is None else (hours.time_zone, hours.hours.begins // 60, hours.hours.ends // 60)


async def end_of(town: Town, match: MatchId) -> Moment:
    end = deadline((await town.match(match)).clock)
    assert end is not None
    return end


async def test_hours_come_into_force_after_a_day_and_stay_for_a_week() -> None:
    town = Town()
    ada = await somebody(town)
    start = town.clock.now()
    assert (await set_hours(town.desk, ada, ("08:00", "22:00"))).next_hours is not None
    assert await in_force(town, ada) is None
    town.clock.advance(DAY)
    assert await in_force(town, ada) == ("UTC", 8, 22)
    changed = await set_hours(town.desk, ada, ("20:00", "04:00"))
    assert changed.next_hours is not None
    assert changed.next_hours.hours.since == start + DAY + WEEK
    town.clock.advance(WEEK)
    assert await in_force(town, ada) == ("UTC", 20, 4)


async def test_the_last_wish_takes_the_place_of_one_that_waits() -> None:
    town = Town()
    ada = await somebody(town)
    await set_hours(town.desk, ada, ("08:00", "22:00"))
    town.clock.advance(DAY)
    await set_hours(town.desk, ada, ("10:00", "22:00"))
    assert (await set_hours(town.desk, ada, None)).next_hours is not None
    assert (await set_hours(town.desk, ada, ("08:00", "22:00"))).next_hours is None, "those are in force"
    town.clock.advance(2 * WEEK)
    assert await in_force(town, ada) == ("UTC", 8, 22)


async def test_hours_follow_the_time_zone_of_the_account_as_slowly_as_any_change() -> None:
    town = Town()
    ada = await somebody(town)
    await set_hours(town.desk, ada, ("08:00", "22:00"))
    town.clock.advance(DAY)
    await change_profile(town.desk, ada, ProfileWish(time_zone="Asia/Tokyo"))
    assert await in_force(town, ada) == ("UTC", 8, 22)
    town.clock.advance(WEEK)
    assert await in_force(town, ada) == ("Asia/Tokyo", 8, 22)


async def test_hours_that_cannot_be_are_refused_by_name() -> None:
    town = Town()
    ada = await somebody(town)
    for begins, ends, path in (
        ("8", "22:00", "begins"),
        ("08:00", "24:00", "ends"),
        ("08:00", "13:59", "ends"),
        ("08:00", "08:00", "ends"),
        ("20:00", "01:59", "ends"),
    ):
        with refused("bad-hours", path=path):
            await set_hours(town.desk, ada, (begins, ends))
    with refused("humans-only"):
        await set_hours(town.desk, await town.guest(), None)


async def test_a_turn_lasts_as_long_as_its_time_has_run_within_the_hours() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=replace(TWO, timing=replace(POST, per_turn=9 * DAY)))
    me = await mover(town, match, ada, bea)
    start = town.clock.now()
    assert await end_of(town, match) == start + 9 * DAY
    await set_hours(town.desk, me, ("00:00", "12:00"))
    assert await write_pauses(town.desk, me.required_player().id) == 0, "not in force yet"
    town.clock.advance(DAY)
    assert await write_pauses(town.desk, me.required_player().id) == 1
    # One day has run; of each day after it half runs.
    ends = await end_of(town, match)
    assert start + 16 * DAY <= ends <= start + 17 * DAY + 12 * HOUR
    town.clock.advance(ends - town.clock.now() - 1)
    assert await expire(town.desk, match) is None
    assert (await verify_match(town.desk, match)).is_sound
    town.clock.advance(1)
    assert await expire(town.desk, match) is not None
