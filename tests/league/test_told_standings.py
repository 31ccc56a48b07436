"""The numbers of the standings: told in points by both doors, and whole in the table of values."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import AsyncIterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from application.callers import Caller, Scope
from domain.league.terms import LeagueId
from tests.houses import Guest, House, house
from tests.league.towns import HOUR, Ground, with_hooks

RULES = {
    "registration": HOUR,
    "round_length": 24 * HOUR,
    "rounds": 3,
    "table_size": 3,
    "tie_breaks": ["opponents", "wins"],
}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def _begun(home: House, owner: Guest, **rules: object) -> Ground:
    """A sandbox whose season is under way: its owner and four machines."""
    wish = {"name": "Told", "game": "the-river", "rules": {**RULES, **rules}, "is_sandbox": True}
    mine = owner.caller_headers
    id = (await home.http.post("/v1/leagues", json=wish, headers=mine)).json()["id"]
    await home.http.post(f"/v1/leagues/{id}/registration", headers=mine)
    await home.http.post(f"/v1/leagues/{id}/machines", json={"level": "drifter", "count": 4}, headers=mine)
    assert owner.player is not None
    ground = Ground(with_hooks(home.desk), Caller(owner.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    return ground


async def test_opponents_are_told_in_points_by_both_doors_and_in_the_table_of_values(home: House) -> None:
    ada = await home.human("Ada")
    ground = await _begun(home, ada)
    await home.http.delete(f"/v1/leagues/{ground.id}/registration", headers=ada.caller_headers)
    await ground.advance()
    await ground.play_round()
    read = (await home.http.get(f"/v1/leagues/{ground.id}/standings")).json()
    rows: list[dict[str, Any]] = read["divisions"][0]["rows"]
    met = _opponents(rows, (await home.http.get(f"/v1/leagues/{ground.id}/tables")).json()["items"])
    assert sum(met.values()) > 0
    assert {row["entrant"]["id"]: row["tie_breaks"] for row in rows} == {
        row["entrant"]["id"]: [met[row["entrant"]["id"]], row["places"][0]] for row in rows
    }
    query = """query ($id: ID!) { league(id: $id) { season { divisions { standings {
      entrant { id } tieBreaks { tieBreak value } } } } } }"""
    told = (await ada.data(query, id=ground.id))["league"]["season"]["divisions"][0]["standings"]
    assert [row["tieBreaks"][0] for row in told] == [
        {"tieBreak": "OPPONENTS", "value": met[row["entrant"]["id"]]} for row in told
    ]
    lines = list(csv.DictReader(StringIO((await home.http.get(f"/v1/leagues/{ground.id}/standings.csv")).text)))
    assert {line["id"]: float(line["opponents"]) for line in lines} == met
    assert [int(line["wins"]) for line in lines] == [row["places"][0] for row in rows]
    assert [line["id"] for line in lines if line["has_left"] == "true"] == [ada.id]
    assert {line["has_left"] for line in lines} == {"true", "false"}


async def test_who_is_expunged_is_told_last_and_his_tables_as_they_count(home: House) -> None:
    """LG-33."""
    ada = await home.human("Ada")
    ground = await _begun(home, ada, departure="expunge")
    await ground.play_round()
    season = await ground.season()
    await ground.move_to(season.round_begins(2))
    await home.http.delete(f"/v1/leagues/{ground.id}/registration", headers=ada.caller_headers)
    await ground.advance()
    assert ada.player is not None
    mine = ada.player.id
    rows = (await home.http.get(f"/v1/leagues/{ground.id}/standings")).json()["divisions"][0]["rows"]
    assert [row["is_expunged"] for row in rows] == [False] * 4 + [True]
    assert (rows[-1]["entrant"]["id"], rows[-1]["rank"], rows[-1]["points"]) == (mine, 5, 0)
    tables = (await home.http.get(f"/v1/leagues/{ground.id}/tables?round=1")).json()["items"]
    for table in tables:
        players = [each["id"] for each in table["players"]]
        assert [each["id"] for each in table["expunged"]] == [each for each in players if each == mine]
        kept = {each: rank for each, rank in zip(players, table["ranks"], strict=True) if each != mine}
        counted = [None if each == mine else _rank(kept, each) for each in players]
        assert table["counted_ranks"] == (counted if len(kept) > 1 else None)
    assert any(table["expunged"] for table in tables)
    query = """query ($id: ID!) { league(id: $id) { season { divisions {
      standings { rank entrant { id } isExpunged } tables(round: 1) { expunged { id } countedRanks } } } } }"""
    told = (await ada.data(query, id=ground.id))["league"]["season"]["divisions"][0]
    assert told["standings"][-1] == {"rank": 5, "entrant": {"id": mine}, "isExpunged": True}
    assert [each["countedRanks"] for each in told["tables"]] == [table["counted_ranks"] for table in tables]
    text = (await home.http.get(f"/v1/leagues/{ground.id}/standings.csv")).text
    assert [row["is_expunged"] for row in csv.DictReader(StringIO(text))] == ["false"] * 4 + ["true"]


def _rank(ranks: dict[str, int], player: str) -> int:
    return 1 + sum(rank < ranks[player] for rank in ranks.values())


def _opponents(rows: list[dict[str, Any]], tables: list[dict[str, Any]]) -> dict[str, float]:
    """Worked out from what is told: the points of everyone one has met."""
    points = {row["entrant"]["id"]: row["points"] for row in rows}
    met: Counter[str] = Counter(dict.fromkeys(points, 0))
    for table in tables:
        players = [one["id"] for one in table["players"]]
        for player in players:
            met[player] += sum(points[other] for other in players if other != player)
    return dict(met)
