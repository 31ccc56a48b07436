"""How evenly people will meet is told from the first registration on, by both doors and before anything is played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from application.callers import Caller, Scope
from application.hosting.terms import NO_CLOCK
from application.leagues.dry_run import DryRun, People, dry_run
from application.leagues.found_league import found_league, season_opening
from application.leagues.found_league import plain_data as told_timing
from application.leagues.league_changes import numbered_entries
from application.leagues.register import register_machines
from application.leagues.terms import LeagueTerms
from domain.hosting.terms import Moment, PlayerId
from domain.league.entries import Founded, LeagueEntry, Registered
from domain.league.evenness import DivisionEvenness, expected_sizes, season_evenness
from domain.league.league import League, fold
from domain.league.placement import season_placement
from domain.league.rules_text import rules_text
from domain.league.season import Season
from domain.league.terms import Calendar, Divisions, Entrant, Format, LeagueId
from tests.fakes.desk import Town
from tests.houses import Guest, House, house
from tests.league.hamlets import Hamlet
from tests.league.towns import HOUR, Ground, quick_rules, sandbox, with_hooks

RULES = {"registration": HOUR, "roundLength": HOUR, "rounds": 5, "tableSize": 4, "largestDivision": 24}
DONE = "__typename ... on LeagueChanged { league { id } } ... on Refusal { code }"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def told(home: House, league: str) -> list[Any]:
    """What both doors say, which is the same."""
    query = "query ($id: ID!) { league(id: $id) { season { evenness { players fewest most difference } } } }"
    evenness = (await home.guest().data(query, id=league))["league"]["season"]["evenness"]
    assert (await home.http.get(f"/v1/leagues/{league}")).json()["season"]["evenness"] == evenness
    return list(evenness)


async def machines(owner: Guest, league: str, count: int) -> None:
    await owner.do("registerMachines", {"leagueId": league, "level": "DRIFTER", "count": count}, DONE)


async def test_schedules_are_searched_beside_the_event_loop(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def watched(league: League, season: Season) -> tuple[DivisionEvenness, ...]:
        threads.add(get_ident())
        return season_evenness(league, season)

    monkeypatch.setattr("application.leagues.league_view.season_evenness", watched)
    owner = await home.human("Ada")
    wish = {"name": "Beside", "game": "the-river", "rules": RULES, "isSandbox": True}
    id = (await owner.do("createLeague", wish, DONE))["league"]["id"]
    await machines(owner, id, 7)
    assert len(await told(home, id)) == 1
    assert threads
    assert get_ident() not in threads


async def test_both_doors_tell_how_evenly_people_would_meet_while_registration_is_open(home: House) -> None:
    """LG-14."""
    owner = await home.human("Ada")
    wish = {"name": "Even", "game": "the-river", "rules": RULES, "isSandbox": True}
    id = (await owner.do("createLeague", wish, DONE))["league"]["id"]
    assert await told(home, id) == []
    await machines(owner, id, 12)
    assert await told(home, id) == [{"players": 12, "fewest": 1, "most": 2, "difference": 1}]
    await machines(owner, id, 1)
    assert await told(home, id) == [{"players": 13, "fewest": 0, "most": 2, "difference": 2}]
    assert owner.player is not None
    ground = Ground(with_hooks(home.desk), Caller(owner.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    assert await told(home, id) == [{"players": 13, "fewest": 0, "most": 2, "difference": 2}]


async def test_each_kind_of_division_is_told_once_the_largest_first() -> None:
    town = Town()
    rules = quick_rules(table_size=4, divisions=Divisions(3, 4, 8))
    ground = await sandbox(with_hooks(town.desk), await town.human("Owner"), rules, 19)
    before = season_evenness(await ground.league(), await ground.season())
    await ground.move_to((await ground.season()).starts_at)
    assert season_evenness(await ground.league(), await ground.season()) == before
    assert [each.players for each in before] == [7, 6]


async def test_formats_without_a_schedule_tell_nothing(hamlet: Hamlet) -> None:
    owner = await hamlet.town.human("Owner")
    terms = LeagueTerms("Swiss", "the-river", quick_rules(format=Format.SWISS), sandbox=True, seed="river")
    league = (await found_league(hamlet.desk, owner, terms)).league
    await register_machines(hamlet.desk, owner, league.id, "drifter", 6)
    ground = Ground(hamlet.desk, owner, league.id)
    assert season_evenness(await ground.league(), await ground.season()) == ()


def registered(divisions: Divisions, players: int) -> League:
    """A league's first season, with so many newcomers."""
    entries: list[LeagueEntry] = [
        Founded(
            PlayerId("o"), "Even", "any", "any", {}, told_timing(NO_CLOCK), rules_text(quick_rules()), False, False
        ),
        season_opening(1, Moment(0), quick_rules(divisions=divisions), NO_CLOCK),
        *(Registered(Entrant(f"p{number}"), 25.0, PlayerId("o")) for number in range(players)),
    ]
    return fold(LeagueId("even"), numbered_entries(0, Moment(0), entries))


@given(st.integers(2, 90), st.integers(1, 5), st.integers(2, 6), st.integers(0, 12))
def test_newcomers_are_placed_in_divisions_of_the_sizes_that_were_told(
    players: int, most: int, smallest: int, more: int
) -> None:
    """LG-42."""
    divisions = Divisions(most, smallest, 2 * smallest - 1 + more)
    league = registered(divisions, players)
    assert league.season is not None
    strengths = {each.player: each.rating for each in league.season.registered}
    placement = season_placement(list(strengths), {}, strengths, divisions)
    sizes = {len(each) for each in placement.divisions} if players >= smallest else set()
    assert expected_sizes(league, league.season) == sizes


def test_a_simulation_tells_how_evenly_people_met() -> None:
    run = DryRun(quick_rules(table_size=4, calendar=Calendar(HOUR, HOUR, 5)), People(players=8, drop_out=0.0), 2)
    assert [[each.players for each in report.evenness] for report in dry_run(run)] == [[8], [8]]
    swiss = replace(run, rules=replace(run.rules, format=Format.SWISS))
    assert [report.evenness for report in dry_run(swiss)] == [(), ()]
