"""A sandbox plays only so many matches, only while somebody looks at it, and is deleted when nobody does for long."""

from dataclasses import replace

import pytest

from application.errors import LimitReached, NotFound
from application.leagues.attend import NOTED_EVERY
from application.leagues.close_league import close_league
from application.leagues.drive import send_due_leagues
from application.leagues.follow import follow_league
from application.leagues.league_view import visit_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register_machines
from application.matches.verify_match import verify_all
from application.policy import Policy
from application.ports.store import MatchFilter
from application.upkeep.prune import prune
from domain.league.season import SeasonStatus
from domain.league.terms import Calendar, Rules
from tests.fakes.desk import Town
from tests.league.hamlets import ONE_DIVISION, Hamlet, refused
from tests.league.towns import Ground, play_machines, sandbox, with_hooks

RULES = Rules(calendar=Calendar(registration=1_000, round_length=1_000, rounds=3), table_size=2, divisions=ONE_DIVISION)
SEASON_OF_FOUR = 6


def hamlet_with(**policy: int) -> Hamlet:
    hamlet = Hamlet()
    hamlet.town = Town(Policy(**policy))  # type: ignore[arg-type]  # members of Policy
    hamlet.desk = with_hooks(hamlet.town.desk)
    return hamlet


async def trial_of(hamlet: Hamlet, machines: int = 4) -> Ground:
    return await sandbox(hamlet.desk, await hamlet.town.human("Owner"), RULES, machines)


async def matches_in(hamlet: Hamlet) -> int:
    async with hamlet.desk.store.reading() as reading:
        return await reading.count(MatchFilter())


async def move_far(ground: Ground) -> None:
    """Everything of the season is due at once."""
    season = await ground.season()
    await move_clock(ground.desk, ground.owner, ground.id, season.ends_at)


async def go_on(hamlet: Hamlet, ground: Ground) -> None:
    for _ in range(20):
        await ground.advance()
        await play_machines(hamlet.desk)


async def test_a_sandbox_takes_no_more_machines_than_its_matches_allow() -> None:
    """LG-63."""
    hamlet = hamlet_with(sandbox_matches=6)
    trial = await trial_of(hamlet)
    too_many = register_machines(hamlet.desk, trial.owner, trial.id, "hand", 1)
    await refused(too_many, LimitReached, "sandbox-full")


async def test_the_matches_of_earlier_seasons_count() -> None:
    hamlet = hamlet_with(sandbox_matches=11)
    trial = await trial_of(hamlet)
    await move_far(trial)
    await go_on(hamlet, trial)
    assert (await trial.season()).status is SeasonStatus.REGISTRATION
    assert await matches_in(hamlet) == 6
    await refused(register_machines(hamlet.desk, trial.owner, trial.id, "hand", 4), LimitReached, "sandbox-full")
    await register_machines(hamlet.desk, trial.owner, trial.id, "hand", 2)


async def test_a_player_has_only_so_many_sandboxes_closed_ones_too_but_more_leagues() -> None:
    """LG-63."""
    hamlet = hamlet_with(sandboxes_per_player=1)
    trial = await trial_of(hamlet)
    await close_league(hamlet.desk, trial.owner, trial.id, "enough")
    await refused(hamlet.found(trial.owner, RULES, sandbox=True), LimitReached, "too-many-leagues")
    long = replace(RULES, calendar=replace(RULES.calendar, registration=60_000, round_length=60_000))
    await hamlet.found(trial.owner, long)


async def test_a_sandbox_nobody_looks_at_stands_still_until_somebody_does() -> None:
    """LG-63."""
    hamlet = hamlet_with()
    trial = await trial_of(hamlet)
    await move_far(trial)
    hamlet.town.clock.advance(hamlet.town.policy.sandbox_attention + 1)
    assert await send_due_leagues(hamlet.desk) == 0
    assert await trial.advance() == 0
    assert await matches_in(hamlet) == 0
    await visit_league(hamlet.desk, await hamlet.town.guest(), trial.id)
    assert await send_due_leagues(hamlet.desk) == 1
    assert await trial.advance() > 0
    assert await matches_in(hamlet) == SEASON_OF_FOUR


async def test_a_stream_keeps_a_sandbox_going() -> None:
    hamlet = hamlet_with()
    trial = await trial_of(hamlet)
    await move_far(trial)
    hamlet.town.clock.advance(hamlet.town.policy.sandbox_attention + 1)
    stream = await follow_league(hamlet.desk, trial.owner, trial.id)
    await anext(stream)
    assert await send_due_leagues(hamlet.desk) == 1
    await stream.aclose()


async def test_looks_are_noted_once_a_minute_only() -> None:
    hamlet = hamlet_with()
    trial = await trial_of(hamlet)
    hamlet.town.clock.advance(NOTED_EVERY + 1)
    before = hamlet.town.store._shelves  # each transaction replaces them
    await visit_league(hamlet.desk, trial.owner, trial.id)
    noted = hamlet.town.store._shelves
    assert noted is not before
    await visit_league(hamlet.desk, trial.owner, trial.id)
    await visit_league(hamlet.town.another_desk(), trial.owner, trial.id)
    assert hamlet.town.store._shelves is noted


async def test_a_sandbox_goes_with_its_matches_when_nobody_has_looked_for_long() -> None:
    """LG-63."""
    hamlet = hamlet_with()
    trial = await trial_of(hamlet)
    await move_far(trial)
    await trial.advance()
    assert await matches_in(hamlet) == SEASON_OF_FOUR
    hamlet.town.clock.advance(hamlet.town.policy.sandboxes_kept)
    await prune(hamlet.desk)
    assert await matches_in(hamlet) == SEASON_OF_FOUR
    hamlet.town.clock.advance(1)
    await prune(hamlet.desk)
    assert await matches_in(hamlet) == 0
    with pytest.raises(NotFound):
        await visit_league(hamlet.town.another_desk(), trial.owner, trial.id)
    assert [each async for each in verify_all(hamlet.desk)] == []


async def test_a_closed_sandbox_goes_after_a_day() -> None:
    hamlet = hamlet_with()
    trial = await trial_of(hamlet)
    await close_league(hamlet.desk, trial.owner, trial.id, "enough")
    hamlet.town.clock.advance(hamlet.town.policy.closed_sandboxes_kept + 1)
    await prune(hamlet.desk)
    with pytest.raises(NotFound):
        await visit_league(hamlet.town.another_desk(), trial.owner, trial.id)


async def test_a_league_of_people_stays_whoever_looks() -> None:
    hamlet = hamlet_with()
    long = replace(RULES, calendar=replace(RULES.calendar, registration=60_000, round_length=60_000))
    ground = await hamlet.found(await hamlet.town.human("Owner"), long)
    hamlet.town.clock.advance(10 * hamlet.town.policy.sandboxes_kept)
    await prune(hamlet.desk)
    assert (await visit_league(hamlet.desk, ground.owner, ground.id)).league.id == ground.id
