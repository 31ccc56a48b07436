"""Editions are data: another one can be played, and each fault of one is named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition
from domain.moonriver.components import STANDARD
from domain.moonriver.edition import STANDARD_EDITION, read_edition
from domain.moonriver.game import MoonRiver


def changed(change: Callable[[Any], object]) -> dict[str, Plain]:
    data = copy.deepcopy(STANDARD)
    change(data)
    return data


def fault(data: Plain) -> tuple[str, str]:
    """Where the edition is wrong, and what is wrong there."""
    with pytest.raises(BadEdition) as caught:
        read_edition(data)
    assert caught.value.code == "malformed"
    return str(caught.value.data["path"]), str(caught.value.data["fault"])


def plot(index: int, /, **features: object) -> Callable[[Any], object]:
    return lambda data: data["plots"][index].update(features)


def put(*path: str | int, value: object) -> Callable[[Any], object]:
    """The change that puts a value somewhere in the data."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Any], object]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


FAULTS: dict[str, tuple[Callable[[Any], object], str, str]] = {
    "wrong sum of plots": (plot(0, count=6), "plots", "the counts add up to 95, must be 96"),
    "no such kind of plot": (plot(0, count=0), "plots[0].count", "must be from 1 to 96, is 0"),
    "unknown terrain": (plot(3, terrain="swamp"), "plots[3].terrain", "must be one of canyon, corn, desert"),
    "cow on corn": (plot(21, cows=1), "plots[21].cows", "no cow stands on corn"),
    "three cows": (plot(4, cows=3), "plots[4].cows", "must be from 0 to 2, is 3"),
    "two skulls": (plot(0, skulls=2), "plots[0].skulls", "must be from 0 to 1, is 2"),
    "two circles": (plot(3, circles=2), "plots[3].circles", "must be from 0 to 1, is 2"),
    "negative nuggets": (plot(2, nuggets=-1), "plots[2].nuggets", "must be from 0 to 9, is -1"),
    "no whole number": (plot(2, nuggets=1.5), "plots[2].nuggets", "must be a whole number, is 1.5"),
    "true is no number": (plot(2, cobs=True), "plots[2].cobs", "must be a whole number, is True"),
    "back number": (plot(1, number=7), "plots[1].number", "must be from 1 to 6, is 7"),
    "kind twice": (plot(1, id="D1"), "plots", "the kind D1 is listed twice"),
    "kind that cannot be written": (plot(1, id="D,1"), "plots[1].id", "must be a letter and at most seven"),
    "kind too long": (plot(1, id="Desert234"), "plots[1].id", "must be a letter and at most seven"),
    "unknown feature": (plot(1, gold=1), "plots[1]", "unknown key 'gold'"),
    "missing feature": (drop("plots", 1, "cows"), "plots[1]", "cows is missing"),
    "plots are no list": (put("plots", value={}), "plots", "must be a list, is {}"),
    "too many kinds": (put("plots", value=[{}] * 97), "plots", "has 97 items, at most 96 are allowed"),
    "wrong sum of partners": (put("partners", "farmer", value=3), "partners", "the counts add up to 21, must be 20"),
    "unknown partner": (put("partners", "banker", value=1), "partners", "unknown key 'banker'"),
    "missing partner": (drop("partners", "farmer"), "partners", "farmer is missing"),
    "herd": (put("cows", value=-1), "cows", "must be from 0 to 200, is -1"),
    "huge herd": (put("cows", value=10**30), "cows", "must be from 0 to 200, is a huge number"),
    "saloon": (put("saloon", value=21), "saloon", "must be from 0 to 20, is 21"),
    "third tile": (put("bonus_tiles", "C", value=["corn", "farm"]), "bonus_tiles", "two tiles, there are 3"),
    "tile with equal sides": (
        put("bonus_tiles", "A", value=["farm", "farm"]),
        "bonus_tiles.A",
        "two sides",
    ),
    "tile with one side": (put("bonus_tiles", "A", value=["farm"]), "bonus_tiles.A", "two sides"),
    "tile with a strange side": (put("bonus_tiles", "A", 0, value="sea"), "bonus_tiles.A[0]", "must be one of"),
    "tile that cannot be written": (
        put("bonus_tiles", "a b", value=["corn", "farm"]),
        "bonus_tiles.a b",
        "name must be",
    ),
    "bridge outside the board": (
        put("boards", "mary", "bridges", "3", value=["f1"]),
        "boards.mary.bridges.3[0]",
        "f1 is no cell of the board",
    ),
    "bridge over a column": (
        put("boards", "mary", "bridges", "3", value=["c"]),
        "boards.mary.bridges.3[0]",
        "c is no cell of the board",
    ),
    "bridges as a list": (put("boards", "mary", "bridges", value=["c1"]), "boards.mary.bridges", "must be an object"),
    "bridges for two seats missing": (drop("boards", "mary", "bridges", "2"), "boards.mary.bridges", "2 is missing"),
    "bridge twice": (
        put("boards", "mary", "bridges", "3", value=["c1", "c1"]),
        "boards.mary.bridges.3",
        "c1 is listed twice",
    ),
    "no bridge": (put("boards", "mary", "bridges", "3", value=[]), "boards.mary.bridges.3", "there must be a bridge"),
    "bridge to a closed cell": (
        put("boards", "mary", "bridges", "2", value=["c1"]),
        "boards.mary.bridges.2",
        "c1 is closed",
    ),
    "river at a closed cell": (put("ranch", "river", "2", value=["c1"]), "ranch.river.2", "c1 is closed"),
    "river outside": (put("ranch", "river", "3", value=["a6"]), "ranch.river.3[0]", "a6 is no cell of the board"),
    "river missing": (drop("ranch", "river"), "ranch", "river is missing"),
    "no slot": (put("boards", "mary", "slots", value=0), "boards.mary.slots", "must be from 1 to 4, is 0"),
    "missing board": (drop("boards", "mary"), "boards", "there must be one board for purple"),
    "two boards of a colour": (put("boards", "mary", "colour", value="white"), "boards", "one board for purple"),
    "no camp": (drop("boards", "camp"), "boards", "there must be one board for the camp"),
    "camp with a colour": (put("boards", "camp", "colour", value="white"), "boards.camp", "the camp has none"),
    "board without a colour": (drop("boards", "mary", "colour"), "boards.mary", "every board but the camp needs"),
    "unknown colour": (put("boards", "mary", "colour", value="red"), "boards.mary.colour", "must be one of green"),
    "closed cell outside": (
        put("ranch", "closed", "3", value=["f1"]),
        "ranch.closed.3[0]",
        "f1 is no cell of the board",
    ),
    "closed row outside": (
        put("ranch", "closed", "3", value=["a6"]),
        "ranch.closed.3[0]",
        "a6 is no cell of the board",
    ),
    "closed nonsense": (put("ranch", "closed", "3", value=["a01"]), "ranch.closed.3[0]", "a01 is no cell"),
    "columns": (put("ranch", "columns", value=10), "ranch.columns", "must be from 1 to 9, is 10"),
    "rows": (put("ranch", "rows", "2", value=0), "ranch.rows.2", "must be from 1 to 20, is 0"),
    "more cells than a mask holds": (
        put("ranch", "rows", "2", value=20),
        "ranch.rows.2",
        "leaves 5 columns at most 11, is 20",
    ),
    "rows for five seats": (put("ranch", "rows", "5", value=5), "ranch.rows", "unknown key '5'"),
    "rows missing": (drop("ranch", "rows", "4"), "ranch.rows", "4 is missing"),
    "another game": (put("game", value="the-river"), "game", "must be one of moon-river, is 'the-river'"),
    "no name": (put("edition", value=""), "edition", "must be a text, is ''"),
    "long name": (put("edition", value="x" * 61), "edition", "has 61 characters, at most 60 are allowed"),
    "part missing": (drop("saloon"), "document", "saloon is missing"),
    "part unknown": (put("dice", value=2), "document", "unknown key 'dice'"),
}


@pytest.mark.parametrize(("change", "path", "text"), FAULTS.values(), ids=list(FAULTS))
def test_mr_1_1_a_fault_of_an_edition_is_named_with_its_place(
    change: Callable[[Any], object], path: str, text: str
) -> None:
    found = fault(changed(change))
    assert found[0] == path
    assert text in found[1]


@pytest.mark.parametrize("data", [None, [], "edition", 1])
def test_an_edition_is_an_object(data: Plain) -> None:
    assert fault(data)[0] == "document"


def test_mr_1_1_the_terrains_and_backs_of_the_standard_edition_add_up() -> None:
    plots = STANDARD_EDITION.plots
    terrains = ("desert", "canyon", "meadow", "forest", "corn", "farm")
    assert [sum(p.count for p in plots if p.terrain == name) for name in terrains] == [21, 19, 17, 15, 13, 11]
    assert [sum(p.count for p in plots if p.number == back) for back in range(1, 7)] == [16] * 6


def test_mr_1_5_and_mr_9_1_slots_and_bridges_of_the_standard_edition() -> None:
    for seats in (2, 3, 4):
        boards = {board.key: (board.slots, len(board.bridges[seats])) for board in STANDARD_EDITION.boards}
        assert boards == {"camp": (3, 3), "mary": (4, 1), "wesley": (3, 2), "calamity": (3, 2), "big-jo": (2, 3)}


def another(*changes: Callable[[Any], object]) -> MoonRiver:
    data = changed(put("edition", value="house-1"))
    for change in changes:
        change(data)
    return MoonRiver.from_data(data)


def legal_after_draft(game: MoonRiver) -> list[str]:
    """The first placements of a game whose plots come in the edition's order."""
    table = game.table(("purple", "white", "orange"), {})
    plots: list[Plain] = [kind.id for kind in game.edition.plots for _ in range(kind.count)]
    tokens: list[Plain] = [name for name, count in game.edition.partners.items() for _ in range(count)]
    deal = game.read_deal(table, {"plots": plots, "partners": tokens, "rancheros": [1, 2, 3]})
    position = game.setup(table, deal).position
    while not any("place:" in str(move) for move in game.legal_moves(position)):
        position = game.advance(position, game.legal_moves(position)[0])
    return [str(move) for move in game.legal_moves(position)]


def test_another_edition_is_played_by_its_own_data() -> None:
    game = another(plot(0, id="Sand", count=8), plot(1, count=5))
    assert game.info.edition == "house-1"
    assert game.components["edition"] == "house-1"
    assert "place:a1=Sand,a2=Sand" in legal_after_draft(game)


def test_mr_1_4_closed_cells_and_bridges_are_edition_data() -> None:
    closing = put("ranch", "closed", "3", value=["a1"]), put("ranch", "river", "3", value=["b1"])
    elsewhere = (
        put("boards", "calamity", "bridges", "3", value=["e1"]),
        put("boards", "big-jo", "bridges", "3", value=["e1"]),
    )
    game = another(*closing, *elsewhere, put("boards", "camp", "bridges", "3", value=["a2", "b1"]))
    moves = legal_after_draft(game)
    assert {move for move in moves if "a1" in move} == set()
    assert "place:a2=D1,a3=D1" in moves
    assert "place:d1=D1,e1=D1" not in moves


def test_mr_1_4_the_size_of_the_ranch_is_edition_data() -> None:
    game = another(put("ranch", "rows", "3", value=2), put("boards", "camp", "bridges", "3", value=["e1"]))
    assert legal_after_draft(game) == ["done", "place:d1=D1,e1=D1", "place:e1=D1,e2=D1"]


def test_a_tile_may_show_corn() -> None:
    assert another(put("bonus_tiles", "A", 0, value="corn")).edition.bonus_tiles[0].sides == ("corn", "canyon")


def test_without_confidence_an_edition_is_complete() -> None:
    assert read_edition(changed(drop("confidence"))).id == "reconstructed-1"
