"""A sandbox can be played again: the same seed and entrants give the same deals, moves and standings."""

from __future__ import annotations

import pytest

from application.desk import Desk
from application.matches.verify_match import verify_match
from domain.hosting.entries import Entry, Moved, Started
from domain.hosting.terms import MatchId
from domain.league.season import match_id
from domain.league.terms import Divisions, Rules, Scoring
from tests.fakes.desk import Town
from tests.league.hamlets import Hamlet, me, table_of
from tests.league.towns import Ground, orders, play_machines, quick_rules, sandbox, with_hooks

PLACES = quick_rules(divisions=Divisions(2, 2, 3))
DUPLICATE = quick_rules(scoring=Scoring.DUPLICATE, divisions=Divisions(1, 4, 8))


async def _matches(ground: Ground) -> list[MatchId]:
    season = (await ground.league()).seasons[0]
    return [
        match_id(ground.id, 1, division.number, table.round, table.number)
        for division in season.divisions
        for table in division.tables
        if len(table.players) > 1
    ]


async def _played(desk: Desk, match: MatchId) -> tuple[bytes, list[Entry]]:
    """The deal's secret, and what was dealt and moved."""
    async with desk.store.reading() as reading:
        log = [logged.entry for logged in await reading.log(match)]
    return (await desk.matches.fresh(match)).secret, [each for each in log if isinstance(each, Started | Moved)]


@pytest.mark.parametrize("rules", [PLACES, DUPLICATE], ids=["places", "duplicate"])
async def test_two_sandboxes_of_one_seed_play_the_same_season(rules: Rules) -> None:
    """LG-50."""
    town = Town()
    desk, owner = with_hooks(town.desk), await town.human("Owner")
    grounds = [await sandbox(desk, owner, rules, 5) for _ in range(2)]
    seasons = [await ground.play_season() for ground in grounds]
    ids = [await _matches(ground) for ground in grounds]
    assert not set(ids[0]) & set(ids[1])
    assert [await _played(desk, match) for match in ids[0]] == [await _played(desk, match) for match in ids[1]]
    assert orders(seasons[0]) == orders(seasons[1])
    told = await verify_match(desk, ids[1][0], machines=True)
    assert told.faults == ()


async def test_tables_of_a_duplicate_sandbox_share_the_deal_but_not_the_machines_chance() -> None:
    town = Town()
    desk = with_hooks(town.desk)
    ground = await sandbox(desk, await town.human("Owner"), DUPLICATE, 4)
    await ground.move_to((await ground.season()).starts_at)
    await play_machines(desk)
    (one, moves), (other, others) = [await _played(desk, match) for match in await _matches(ground)]
    assert one == other
    assert _seeds(moves).isdisjoint(_seeds(others))


def _seeds(entries: list[Entry]) -> set[object]:
    return {each.engine["seed"] for each in entries if isinstance(each, Moved) and each.engine}


async def test_a_league_that_is_no_sandbox_deals_by_the_matchs_own_id(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, PLACES)
    _, match = await table_of(ground, me(people[0]))
    assert (await hamlet.desk.matches.fresh(match)).match.salt is None
