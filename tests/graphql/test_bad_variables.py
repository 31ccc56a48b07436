"""Bad variables get the same clear answer whether their document is new or known, with plans and without."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests import houses
from tests.houses import AMPLE, House
from tests.tables import TableInHouse, started

PLAY = """mutation ($input: PlayMoveInput!) {
  playMove(input: $input) { __typename ... on Refusal { code text data } }
}"""
GOOD = {"notation": "no such move"}
MOVES: dict[str, object] = {
    "no key of a oneOf": {},
    "a oneOf's null": {"notation": None},
    "another null": {"moonRiver": None},
    "two keys of a oneOf": {"notation": "select:1", "moonRiver": {"done": True}},
    "two keys, one of them null": {"notation": "select:1", "moonRiver": None},
    "no key of an inner oneOf": {"moonRiver": {}},
    "an inner oneOf's null": {"moonRiver": {"done": None}},
    "two keys of an inner oneOf": {"moonRiver": {"done": True, "select": {"plot": 1}}},
    "a missing field": {"moonRiver": {"select": {}}},
    "an unknown key": {"checkers": {}},
    "an unknown inner key": {"moonRiver": {"jump": True}},
    "a number for a text": {"notation": 5},
    "a text for a truth value": {"moonRiver": {"done": "yes"}},
    "a text for an object": "select:1",
    "a list for an object": [GOOD],
    "null for an object": None,
}


@pytest.fixture(params=[True, False], ids=["planned", "general"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    async with houses.house(tmp_path, options=replace(AMPLE, graphql_plans=request.param)) as made:
        yield made


async def _table(house: House) -> TableInHouse:
    return await started(house, [await house.human("Ann"), await house.human("Ben")], "moon-river")


def _wish(table: TableInHouse, version: object, move: object) -> dict[str, object]:
    return {"input": {"matchId": table.id, "expectedVersion": version, "move": move}}


async def test_every_kind_of_bad_variable_is_answered_alike_cold_and_warm(house: House) -> None:
    table = await _table(house)
    mover, version = await table.mover(), await table.version()
    bad: dict[str, dict[str, Any]] = {name: _wish(table, version, move) for name, move in MOVES.items()}
    bad |= {"no variable": {}, "null": {"input": None}, "a text": {"input": "x"}, "a list": {"input": [1]}}
    bad |= {"a text for a number": _wish(table, "four", GOOD), "a fraction": _wish(table, 1.5, GOOD)}
    bad |= {"too large a number": _wish(table, 2**40, GOOD)}
    cold = {name: await mover.post(PLAY, variables) for name, variables in bad.items()}
    known = await mover.data(PLAY, **_wish(table, version, GOOD))
    assert known["playMove"]["code"] == "unreadable-move"
    for name, variables in bad.items():
        warm = await mover.post(PLAY, variables)
        assert (warm.status_code, warm.json()) == (cold[name].status_code, cold[name].json()), name
        assert warm.status_code == 200, name
        assert {error["extensions"]["code"] for error in warm.json()["errors"]} == {"bad-document"}, name
        assert "data" not in warm.json(), name
    assert await table.version() == version


async def test_a_move_without_fields_that_is_false_is_no_move(house: House) -> None:
    table = await _table(house)
    mover, version = await table.mover(), await table.version()
    for _ in range(2):
        told = (await mover.data(PLAY, **_wish(table, version, {"moonRiver": {"done": False}})))["playMove"]
        assert (told["__typename"], told["data"]["path"]) == ("InvalidInput", "move.moonRiver.done")
    meant = (await mover.data(PLAY, **_wish(table, version, {"moonRiver": {"done": True}})))["playMove"]
    assert meant["__typename"] == "IllegalMove"


async def test_a_legal_move_is_sent_back_as_a_cache_keeps_it(house: House) -> None:
    """Apollo and urql add `__typename` to everything that they select."""
    table = await _table(house)
    mover, version = await table.mover(), await table.version()
    typed = {"__typename": "MoveShape", "moonRiver": {"__typename": "MoonRiverMoveShape", "done": True}}
    for _ in range(2):
        told = (await mover.data(PLAY, **_wish(table, version, typed)))["playMove"]
        assert told["__typename"] == "IllegalMove"
