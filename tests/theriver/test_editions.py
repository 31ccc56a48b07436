"""Editions are data: another one can be played, and each fault of one is named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition
from domain.theriver.components import COMPONENTS
from domain.theriver.edition import STANDARD, read_edition
from domain.theriver.game import TheRiver
from tests.theriver.tables import after, drawn, edition, held, legal, moment, supply


def changed(change: Callable[[Any], object]) -> dict[str, Plain]:
    data = copy.deepcopy(COMPONENTS)
    change(data)
    return data


def fault(data: Plain) -> tuple[str, str]:
    """Where the edition is wrong, and what is wrong there."""
    with pytest.raises(BadEdition) as caught:
        TheRiver.from_data(data)
    assert caught.value.code == "malformed"
    return str(caught.value.data["path"]), str(caught.value.data["fault"])


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
    "another game": (put("game", value="moon-river"), "game", "must be one of the-river, is 'moon-river'"),
    "no name": (put("edition", value=""), "edition", "must be a text, is ''"),
    "long name": (put("edition", value="x" * 61), "edition", "has 61 characters, at most 60 are allowed"),
    "part missing": (drop("framed"), "document", "framed is missing"),
    "part unknown": (put("dice", value=2), "document", "unknown key 'dice'"),
    "tiles are no list": (put("tiles", value={}), "tiles", "must be a list, is {}"),
    "tile twice": (put("tiles", 1, "id", value="T01"), "tiles[1]", "T01 is there twice"),
    "tile without a name": (put("tiles", 1, "id", value=""), "tiles[1].id", "must be a text, is ''"),
    "tile that cannot be written": (put("tiles", 1, "id", value="T,1"), "tiles[1].id", "must be letters, digits"),
    "tile name too long": (put("tiles", 1, "id", value="T" * 17), "tiles[1].id", "has 17 characters, at most 16"),
    "too many tiles": (put("tiles", value=[{}] * 301), "tiles", "has 301 items, at most 300 are allowed"),
    "too few tiles": (lambda data: data["tiles"].__delitem__(slice(10, None)), "seats.3.tile_spots", "needs 11 tiles"),
    "no terrain": (put("tiles", 0, "terrains", value=[]), "tiles[0].terrains", "one terrain, or two different ones"),
    "terrain twice": (put("tiles", 0, "terrains", value=["desert"] * 2), "tiles[0].terrains", "two different ones"),
    "three terrains": (
        put("tiles", 0, "terrains", value=["desert"] * 3),
        "tiles[0].terrains",
        "has 3 items, at most 2",
    ),
    "unknown terrain": (put("tiles", 0, "terrains", 0, value="sea"), "tiles[0].terrains[0]", "must be one of badlands"),
    "food produced": (put("tiles", 3, "production", "food", value=1), "tiles[3].production", "unknown key 'food'"),
    "too much produced": (
        put("tiles", 3, "production", "wood", value=10),
        "tiles[3].production.wood",
        "must be from 0 to 9, is 10",
    ),
    "true is no number": (put("tiles", 0, "warehouses", value=True), "tiles[0].warehouses", "whole number, is True"),
    "too many warehouses": (put("tiles", 0, "warehouses", value=10), "tiles[0].warehouses", "from 0 to 9, is 10"),
    "unknown effect": (put("tiles", 58, "effect", value="flood"), "tiles[58].effect", "must be one of idle-hands"),
    "effect off the meadow": (put("tiles", 0, "effect", value="trophy"), "tiles[0].effect", "only a meadow has"),
    "effect without subject": (drop("tiles", 44, "of"), "tiles[44]", "per-terrain needs of"),
    "subject not asked for": (put("tiles", 58, "of", value="wood"), "tiles[58]", "reshape has no of"),
    "subject without effect": (put("tiles", 0, "of", value="wood"), "tiles[0].of", "there is no effect"),
    "per resource": (put("tiles", 44, "of", value="wood"), "tiles[44].of", "must be one of badlands"),
    "specialist of food": (put("tiles", 49, "of", value="food"), "tiles[49].of", "must be one of clay, stone, wood"),
    "income of forest": (put("tiles", 52, "of", value="forest"), "tiles[52].of", "must be one of clay, food"),
    "no building": (put("buildings", value=[]), "buildings", "must not be empty"),
    "building twice": (put("buildings", 1, "id", value="B01"), "buildings[1]", "B01 is there twice"),
    "free building": (put("buildings", 0, "cost", value={}), "buildings[0].cost", "must be at least one resource"),
    "zero cost": (put("buildings", 0, "cost", value={"wood": 0}), "buildings[0].cost", "must be at least one resource"),
    "building for food": (put("buildings", 0, "cost", value={"food": 1}), "buildings[0].cost", "unknown key 'food'"),
    "negative points": (put("buildings", 0, "points", value=-1), "buildings[0].points", "must be from 0 to 99, is -1"),
    "tokens ascending": (put("tokens", "2", value=[0, 0, 1, 2, 3, 4, 5, 6]), "tokens.2", "must be descending"),
    "too few tokens": (put("tokens", "2", value=[6] * 7), "tokens.2", "there are 8 spots to fill, but 7 tokens"),
    "tokens missing": (drop("tokens", "3-4"), "tokens", "3-4 is missing"),
    "no whole token": (put("tokens", "2", 0, value=6.5), "tokens.2[0]", "must be a whole number, is 6.5"),
    "board missing": (drop("boards", "black"), "boards", "black is missing"),
    "board of another colour": (put("boards", "red", value={}), "boards", "unknown key 'red'"),
    "space beyond the river": (
        put("boards", "black", "13", value="wood"),
        "boards.black.13",
        "must be a space from 1 to 12",
    ),
    "space spelled strangely": (
        put("boards", "black", "03", value="wood"),
        "boards.black.03",
        "must be a space from 1 to 12",
    ),
    "food printed": (put("boards", "black", "2", value="food"), "boards.black.2", "must be one of clay, stone"),
    "frame beyond the river": (put("framed", 0, value=13), "framed[0]", "must be from 1 to 12, is 13"),
    "frame twice": (put("framed", value=[5, 5]), "framed", "a space is framed twice"),
    "seats missing": (drop("seats", "4"), "seats", "4 is missing"),
    "five seats": (put("seats", "5", value={}), "seats", "unknown key '5'"),
    "set-up tiles": (put("seats", "2", "setup_tiles", value=2), "seats.2.setup_tiles", "must be from 3 to 3, is 2"),
    "no island": (put("seats", "2", "tile_spots", value=0), "seats.2.tile_spots", "must be from 1 to 99, is 0"),
    "no card spots": (put("seats", "3", "building_spots", value=0), "seats.3.building_spots", "from 1 to 20, is 0"),
    "no supply": (
        put("seats", "2", "supply", value={"wood": 0, "clay": 0, "stone": 0, "food": 0}),
        "seats.2.supply",
        "must hold at least one resource",
    ),
    "supply without food": (drop("seats", "2", "supply", "food"), "seats.2.supply", "food is missing"),
    "huge supply": (
        put("seats", "2", "supply", "wood", value=61),
        "seats.2.supply.wood",
        "must be from 0 to 60, is 61",
    ),
    "place missing": (drop("seats", "2", "places", "swap"), "seats.2.places", "swap is missing"),
    "huge place": (put("seats", "2", "places", "swap", value=13), "seats.2.places.swap", "from 0 to 12, is 13"),
    "huge bonus": (
        put("seats", "3", "first_pioneer_bonus", value=10),
        "seats.3.first_pioneer_bonus",
        "must be from 0 to 9, is 10",
    ),
    "no token spot": (put("seats", "2", "token_spots", value=0), "seats.2.token_spots", "must be from 1 to 20, is 0"),
}


@pytest.mark.parametrize(("change", "path", "text"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_of_an_edition_is_named_with_its_place(change: Callable[[Any], object], path: str, text: str) -> None:
    found = fault(changed(change))
    assert found[0] == path
    assert text in found[1]


@pytest.mark.parametrize("data", [None, [], "edition", 1])
def test_an_edition_is_an_object(data: Plain) -> None:
    assert fault(data)[0] == "document"


def test_without_confidence_an_edition_is_complete() -> None:
    assert read_edition(changed(drop("confidence"))).id == STANDARD.id


def test_an_edition_is_told_as_it_was_read() -> None:
    assert TheRiver.from_data(COMPONENTS).components == COMPONENTS
    assert edition(edition="house-1").info.edition == "house-1"


def test_tr_1_5_boards_and_frames_are_edition_data() -> None:
    boards = changed(put("boards", "black", value={"1": "stone", "12": "warehouse"}))["boards"]
    position = moment("", "T02", game=edition(boards=boards, framed=[1, 12]))
    assert drawn(position) == "s* . . .\n. . . .\n. . . o*"
    assert held(after(position, "produce:stone")) == "s"


def test_tr_2_4_and_tr_3_4_supplies_rooms_and_bonus_are_edition_data() -> None:
    places = {"first_player": 2, "swap": 0, "reserve": 12, "wood": 3, "clay": 1, "stone": 1, "food": 1}

    def change(data: Any) -> None:
        data["seats"]["2"] |= {"first_pioneer_bonus": 2, "places": places}
        data["seats"]["2"]["supply"] = {"wood": 60, "clay": 1, "stone": 0, "food": 0}

    position = moment("T10 T01", "T02 T03", game=TheRiver.from_data(changed(change)))
    assert supply(position) == "w60 c1 s0 f0"
    assert legal(position, "swap", "forage", "produce") == [
        "forage:clay",
        "forage:wood",
        "produce:clay",
        "produce:wood",
    ]
    position = after(position, "produce:wood", "first", "first", "produce:wood")
    assert (held(position, 1), held(position, 2)) == ("wwwww", "w")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strange_edition_is_played_to_its_end(seats: int) -> None:
    """Few tiles and cards, no room to speak of, everything framed."""
    tiles, cards = STANDARD.data["tiles"], STANDARD.data["buildings"]
    assert isinstance(tiles, list)
    assert isinstance(cards, list)
    game = edition(tiles=tiles[40:62], buildings=cards[:3], framed=list(range(1, 13)), confidence=[])
    drawn_deal = game.draw(
        game.table(["black", "blue", "green", "yellow"][:seats], {}), Stream(seed_of(b"odd"), "deal")
    )
    position, chance = game.setup(drawn_deal.table, drawn_deal.deal).position, Random(seats)
    while moves := game.legal_moves(position):
        texts = [game.notation.format(move) for move in moves]
        assert texts == sorted(set(texts))
        position = game.advance(position, chance.choice(moves))
    assert game.outcome(position) is not None
