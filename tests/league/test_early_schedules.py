"""A league's log from before round robins were drawn as they are now: rounds that were paired stay as they are."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from application.leagues.advance import next_round
from application.leagues.league_changes import numbered_entries
from application.process.league_cache import league_after
from domain.hosting.terms import Moment
from domain.league.entries import LeagueLogged, RoundClosed, TableEnded, read
from domain.league.evenness import season_evenness
from domain.league.league import League, fold
from domain.league.pairing import schedule
from domain.league.round_robin import round_robin
from domain.league.season import Season, division_standings
from domain.league.standings import Field
from domain.league.tables import meetings
from domain.league.terms import LeagueId

EARLY = Path(__file__).parent / "early_schedules.json"
"""Made by the server as it was: a season of 18 machines that has ended, and one of 14 rounds of which 4 are paired."""


@pytest.fixture(scope="module")
def early() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(EARLY.read_text("utf-8"))
    return told


@pytest.fixture
def league(early: dict[str, Any]) -> League:
    logged = [LeagueLogged(version, Moment(at), read(kind, data)) for version, at, kind, data in early["log"]]
    return fold(LeagueId(early["league"]), logged)


def running(league: League) -> Season:
    assert league.season is not None
    return league.season


def drawn(season: Season) -> list[tuple[tuple[str, ...], ...]]:
    """The rounds that stand in the log, by the names of those who play."""
    tables = season.divisions[0].tables
    return [tuple(table.players for table in tables if table.round == number) for number in range(1, season.paired + 1)]


def test_standings_are_what_they_were(league: League, early: dict[str, Any]) -> None:
    for season, before in zip(league.seasons, early["standings"], strict=True):
        rows = division_standings(season, season.divisions[0])
        assert [[row.player, row.rank, row.points, row.best, row.worst] for row in rows] == before


def test_other_rounds_would_be_drawn_today(league: League) -> None:
    """Otherwise the tests below would show nothing."""
    season = running(league)
    players = season.divisions[0].players
    today = round_robin(len(players), season.rules.table_size, season.rules.calendar.rounds)
    assert [tuple(tuple(players[seed] for seed in group) for group in tables) for tables in today[:4]] != drawn(season)


def test_the_rounds_that_are_paired_stay_and_the_others_even_out_what_they_left(league: League) -> None:
    """LG-12."""
    season = running(league)
    division = season.divisions[0]
    rounds = schedule(season.rules, Field(division.players, division.tables))
    told = [tuple(tuple(division.players[seed] for seed in group) for group in tables) for tables in rounds]
    assert told[:4] == drawn(season)
    assert len(rounds) == 14
    assert all(sorted(seed for group in tables for seed in group) == list(range(18)) for tables in rounds)
    met = meetings(rounds)
    counts = [met[pair] for pair in combinations(range(18), 2)]
    assert max(counts) - min(counts) <= 2
    (told_evenness,) = season_evenness(league, season)
    assert (told_evenness.fewest, told_evenness.most) == (min(counts), max(counts))


def test_such_a_season_is_paired_to_its_end_by_what_was_told(league: League) -> None:
    season = running(league)
    evenness = season_evenness(league, season)
    while running(league).paired < 14:
        season = running(league)
        ends = [
            TableEnded(1, table.round, table.number, (1, *[2] * (len(table.players) - 1)), (), "played")
            for table in season.divisions[0].tables
            if table.is_pending
        ]
        league = league_after(league, numbered_entries(league.version, Moment(0), [*ends, RoundClosed(season.paired)]))
        league = league_after(league, numbered_entries(league.version, Moment(0), [next_round(running(league))]))
    assert season_evenness(league, running(league)) == evenness
