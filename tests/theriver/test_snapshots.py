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


def test_a_snapshot_in_a_row_of_passes_keeps_their_number() -> None:
    rivers = ("T01 || on first wood clay", "T02 || on stone food swap")
    position = after(moment(*rivers, island="", cards="", deck=""), "pass")
    again = GAME.unpack(orjson.loads(orjson.dumps(GAME.pack(position))))
    assert again == position
    assert GAME.view(after(again, "pass"), None).round == 4


def test_a_game_goes_on_from_its_snapshot_as_it_would_have_gone() -> None:
    positions = random_game(3, "going on")
    again = GAME.unpack(GAME.pack(positions[40]))
    for before, position in pairwise(positions[40:]):
        assert again == before
        again = next(new for new in (GAME.advance(again, move) for move in GAME.legal_moves(again)) if new == position)
    assert GAME.outcome(again) == GAME.outcome(positions[-1])


def _spoiled(path: str, value: Plain) -> Plain:
    """A sound snapshot with another value at one place."""
    data = part = GAME.pack(after(moment("T28 T01 | ww", "T02"), "claim:T03"))
    *steps, last = (int(step) if step.isdecimal() else step for step in path.split("."))
    for step in steps:
        part = part[step]  # type: ignore[index, assignment]
    part[last] = value  # type: ignore[index]
    return data


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        ("colours", ["black"], "colours"),
        ("colours.0", "pink", "colours[0]"),
        ("homes", [], "homes"),
        ("homes.0.tiles", ["T99"], "homes[0].tiles[0]"),
        ("homes.0.tiles", ["T01", "T01"], "homes[0].tiles[1]"),
        ("homes.1.reserved", ["T01"], "homes[1].reserved[0]"),
        ("homes.1.built", ["B99"], "homes[1].built[0]"),
        ("homes.0.placed", [0], "homes[0].placed"),
        ("homes.0.held", -1, "homes[0].held"),
        ("homes.0.held", 1 << 53, "homes[0].held"),
        ("island", ["B01"], "island[0]"),
        ("cards", ["T01"], "cards[0]"),
        ("ground.pile", [7], "ground.pile[0]"),
        ("ground.removed", "B01", "ground.removed"),
        ("deal.seed", "no hex", "deal.seed"),
        ("ask.kind", "dance", "ask.kind"),
        ("ask.incomes", [[1]], "ask.incomes[0]"),
        ("ask.incomes", [[9, "T01"]], "ask.incomes[0][0]"),
        ("seat", 3, "seat"),
        ("pawn", 0, "pawn"),
        ("extra", 0, "document"),
    ],
)
def test_other_data_is_refused_with_its_place(place: str, value: Plain, path: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.unpack(_spoiled(place, value))
    assert caught.value.data["path"] == path


def test_a_snapshot_begins_with_the_deal() -> None:
    assert GAME.pack(dealt(2))["colours"] == ["black", "blue"]
