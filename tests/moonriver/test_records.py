"""MR-11: a game as one document that is replayed without any random numbers."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from domain.kernel.dealing import Stream
from domain.kernel.plain import Plain
from domain.kernel.records import read_record, rebuild, verify, write_record
from domain.kernel.refusals import BadRecord
from domain.moonriver.components import STANDARD
from domain.moonriver.game import MoonRiver
from tests.moonriver.tables import GAME, dealt, legal

SETTINGS: list[tuple[int, str | None]] = [(2, None), (3, "outlaws"), (4, "gold-rush")]


def record(game: MoonRiver, seats: int, scenario: str | None, plies: int = 10_000) -> dict[str, Any]:
    """A game in which everybody plays the last move of the list."""
    options = {"variant": "legends", "scenario": scenario} if scenario else {}
    drawn = game.draw(game.table(("orange", "white", "green", "purple")[:seats], options), Stream(b"record", "deal"))
    position, moves = game.setup(drawn.table, drawn.deal).position, list[str]()
    while game.to_move(position) and len(moves) < plies:
        move = game.legal_moves(position)[-1]
        moves.append(str(move))
        position = game.advance(position, move)
    document: dict[str, Any] = json.loads(json.dumps(write_record(game, drawn.table, position, moves)))
    return document


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_mr_11_a_record_has_these_parts(seats: int, scenario: str | None) -> None:
    document = record(GAME, seats, scenario)
    parts = ["format", "game", "edition", "rules", "options", "seats", "deal", "moves", "result"]
    assert list(document) == parts
    names = [document[part] for part in parts[:4]]
    assert names == ["headwater-record/1", "moon-river", "reconstructed-1", 2]
    assert document["options"] == {"variant": "legends" if scenario else "base", "scenario": scenario}
    assert document["seats"] == ["orange", "white", "green", "purple"][:seats]
    assert {pile: len(items) for pile, items in document["deal"].items()} == {
        "plots": 96,
        "partners": 20,
        "rancheros": seats,
    }
    assert sorted(document["deal"]["rancheros"]) == list(range(1, seats + 1))


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_mr_11_a_result_has_every_figure_of_every_seat(seats: int, scenario: str | None) -> None:
    result = record(GAME, seats, scenario)["result"]
    assert list(result) == ["scores", "ranks"]
    assert len(result["scores"]) == len(result["ranks"]) == seats
    for score in result["scores"]:
        points = [*score["territories"].values(), *score["resources"].values(), *score["partners"].values()]
        assert list(score["territories"]) == ["desert", "canyon", "meadow", "forest", "corn", "farm"]
        assert list(score["resources"]) == ["nuggets", "beavers", "cobs"]
        assert list(score["partners"]) == ["gold-digger", "trapper", "farmer"]
        assert list(score)[3:] == ["scenario", "total", "largest_territory", "cows"]
        assert score["total"] == sum(points) + score["scenario"]
        assert score["territories"]["corn"] == 0
        assert scenario or score["scenario"] == 0


@pytest.mark.parametrize(("seats", "scenario"), SETTINGS)
def test_mr_11_a_record_replays_to_the_same_end(seats: int, scenario: str | None) -> None:
    document = record(GAME, seats, scenario)
    read = read_record(json.dumps(document))
    assert verify(GAME, read).positions[-1] == rebuild(GAME, read)
    running = record(GAME, seats, scenario, plies=30)
    assert running["result"] is None
    assert len(verify(GAME, read_record(json.dumps(running))).positions) == 31


def test_mr_11_a_wrong_move_is_named_with_its_ply_and_reason() -> None:
    document = record(GAME, 3, None)
    document["moves"][1] = document["moves"][0]
    with pytest.raises(BadRecord) as caught:
        verify(GAME, read_record(json.dumps(document)))
    assert (caught.value.code, caught.value.rule, caught.value.data["ply"]) == ("plot-taken", "MR-2.4", 2)


def test_mr_11_a_wrong_result_is_noticed() -> None:
    document = record(GAME, 3, None)
    document["result"]["scores"][0]["cows"] += 1
    with pytest.raises(BadRecord) as caught:
        verify(GAME, read_record(json.dumps(document)))
    assert caught.value.code == "other-result"


def test_mr_11_seats_are_numbered_from_1_and_a_deal_names_each_once() -> None:
    deal: Any = GAME.write_deal(dealt(2))
    assert sorted(deal["rancheros"]) == [1, 2]
    position = dealt(2)
    assert GAME.to_move(position) == deal["rancheros"][0]
    assert legal(position) == ["select:1", "select:2", "select:3", "select:4"]


def test_mr_11_a_record_names_its_edition_and_only_that_edition_replays_it() -> None:
    data: dict[str, Plain] = {**copy.deepcopy(STANDARD), "edition": "house-1", "cows": 3}
    house = MoonRiver.from_data(data)
    read = read_record(json.dumps(record(house, 3, None)))
    assert verify(house, read).positions
    with pytest.raises(BadRecord) as caught:
        verify(GAME, read)
    assert (caught.value.code, caught.value.data["fault"]) == ("other-game", "moon-river/house-1/2")
