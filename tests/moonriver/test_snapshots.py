"""Positions as plain data: everything comes back, and damage is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from domain.kernel.refusals import Refused
from tests.moonriver.tables import GAME, legal, random_game


def packed() -> list[str]:
    return [json.dumps(GAME.pack(position)) for position in random_game(2, "stored", "outlaws")]


@cache
def late() -> str:
    """A moment with plots and tokens in a ranch."""
    return packed()[-50]


@pytest.mark.parametrize(("seats", "scenario"), [(2, None), (2, "outlaws"), (3, "gold-rush"), (4, None)])
def test_a_position_comes_back_as_it_was_packed(seats: int, scenario: str | None) -> None:
    for position in random_game(seats, "stored", scenario)[::3]:
        back = GAME.unpack(json.loads(json.dumps(GAME.pack(position))))
        assert back == position
        assert legal(back) == legal(position)
        assert GAME.standing(back) == GAME.standing(position)


def test_positions_that_differ_are_packed_differently() -> None:
    assert len(set(packed())) == len(packed())


def laid(data: Any) -> Any:
    return next(ranch for ranch in data["position"]["ranches"] if ranch["tokens"])


DAMAGE: dict[str, Callable[[Any], object]] = {
    "a part missing": lambda data: data.pop("deal"),
    "a strange part": lambda data: data.update(more=1),
    "another colour": lambda data: data.update(colours=["purple", "red"]),
    "another scenario": lambda data: data.update(scenario="flood"),
    "a short pile": lambda data: data["deal"]["plots"].pop(),
    "no position": lambda data: data.update(position=None),
    "a number missing": lambda data: data["position"].pop("supply"),
    "a text for a number": lambda data: data["position"].update(supply="32"),
    "a huge number": lambda data: data["position"].update(turns=10**30),
    "an unknown decision": lambda data: data["position"].update(decision=10),
    "an unknown seat": lambda data: data["position"].update(seat=2),
    "a number for a flag": lambda data: data["position"].update(emptying=1),
    "a ranch missing": lambda data: data["position"]["ranches"].pop(),
    "a ranch too many": lambda data: data["position"]["ranches"].append({}),
    "a plot of two numbers": lambda data: laid(data)["plots"][0].pop(),
    "a plot of four numbers": lambda data: laid(data)["plots"][0].append(1),
    "a plot outside": lambda data: laid(data)["plots"][0].__setitem__(0, 55),
    "a plot at no cell": lambda data: laid(data)["plots"][0].__setitem__(0, -1),
    "an unknown kind": lambda data: laid(data)["plots"][0].__setitem__(1, 29),
    "negative cows": lambda data: laid(data)["plots"][0].__setitem__(2, -1),
    "an unknown specialist": lambda data: laid(data)["tokens"][0].__setitem__(1, 5),
    "a third side": lambda data: laid(data)["tokens"][0].__setitem__(2, 2),
    "an unknown kind in reserve": lambda data: laid(data).update(reserve=[25]),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
def test_damaged_data_is_refused(damage: Callable[[Any], object]) -> None:
    data = json.loads(late())
    GAME.unpack(data)
    damage(data)
    with pytest.raises(Refused):
        GAME.unpack(data)
