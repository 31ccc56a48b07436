"""Positions as plain data and back."""

from __future__ import annotations

from itertools import pairwise

import orjson
import pytest

from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from tests.theriver.tables import GAME, after, dealt, has, legal, moment, random_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_comes_back_from_its_stored_text(seats: int) -> None:
    for position in random_game(seats, "snapshots"):
        again = GAME.unpack(orjson.loads(orjson.dumps(GAME.pack(position))))
        assert again == position
        assert legal(again) == legal(position)
        assert GAME.view(again, 1) == GAME.view(position, 1)


def test_a_snapshot_in_the_middle_of_a_round_keeps_who_constructed() -> None:
    position = after(moment("T28 T01 | ww", "T02"), "build:B01,ww")
    again = GAME.unpack(orjson.loads(orjson.dumps(GAME.pack(position))))
    assert has(again) == "- | boat 3 | on construct | built B01 | tokens 6"
    assert again == position


def test_a_game_goes_on_from_its_snapshot_as_it_would_have_gone() -> None:
    positions = random_game(3, "going on")
    again = GAME.unpack(GAME.pack(positions[40]))
    for before, position in pairwise(positions[40:]):
        assert again == before
        again = next(new for new in (GAME.advance(again, move) for move in GAME.legal_moves(again)) if new == position)
    assert GAME.outcome(again) == GAME.outcome(positions[-1])


def _spoiled(*path: str | int, value: Plain) -> Plain:
    data: Plain = GAME.pack(after(moment("T28 T01 | ww", "T02"), "claim:T03"))
    part: Plain = data
    for step in path[:-1]:
        part = part[step]  # type: ignore[index]
    part[path[-1]] = value  # type: ignore[index]
    return data


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], "document"),
        (_spoiled("colours", value=["black"]), "colours"),
        (_spoiled("colours", 0, value="pink"), "colours[0]"),
        (_spoiled("homes", value=[]), "homes"),
        (_spoiled("homes", 0, "tiles", value=["T99"]), "homes[0].tiles[0]"),
        (_spoiled("homes", 1, "reserved", value=["T01"]), "homes[1].reserved[0]"),
        (_spoiled("homes", 1, "built", value=["B99"]), "homes[1].built[0]"),
        (_spoiled("homes", 0, "placed", value=[0]), "homes[0].placed"),
        (_spoiled("homes", 0, "held", value=-1), "homes[0].held"),
        (_spoiled("island", value=["B01"]), "island[0]"),
        (_spoiled("cards", value=["T01"]), "cards[0]"),
        (_spoiled("ground", "pile", value=[7]), "ground.pile[0]"),
        (_spoiled("deal", "seed", value="no hex"), "deal.seed"),
        (_spoiled("ask", "kind", value="dance"), "ask.kind"),
        (_spoiled("ask", "incomes", value=[[1]]), "ask"),
        (_spoiled("seat", value=3), "seat"),
        (_spoiled("pawn", value=0), "pawn"),
    ],
)
def test_other_data_is_refused_with_its_place(data: Plain, path: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.unpack(data)
    assert str(caught.value.data["path"]).startswith(path)


def test_a_snapshot_begins_with_the_deal() -> None:
    assert GAME.pack(dealt(2))["colours"] == ["black", "blue"]
