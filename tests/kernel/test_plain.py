"""Plain data: what becomes JSON, what is refused, how strangers' values are shown."""

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

import pytest

from domain.kernel.plain import kind_of, plain, short_repr, sparse, tagged_object


class Side(StrEnum):
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class CowStolen:
    seat: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Holder:
    inner: CowStolen
    side: Side


@dataclass(frozen=True)
class Coin:
    worth: int
    marks: tuple[str, ...] = ()
    year: int | None = None


def test_a_class_name_becomes_its_kind() -> None:
    assert kind_of(CowStolen) == "cow-stolen"
    assert kind_of(Side) == "side"


def test_dataclasses_enums_and_mappings_become_json_data() -> None:
    told = plain(Holder(CowStolen(2, ("a1",)), Side.LEFT))
    assert told == {"inner": {"seat": 2, "cells": ["a1"]}, "side": "left"}
    assert plain(MappingProxyType({1: (None, True, 1.5)})) == {"1": [None, True, 1.5]}


def test_an_event_names_its_kind_first() -> None:
    assert list(tagged_object(CowStolen(1, ())).items()) == [("kind", "cow-stolen"), ("seat", 1), ("cells", [])]


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes", CowStolen])
def test_what_json_cannot_say_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="is not plain data"):
        plain(value)


def test_a_strangers_value_is_shown_short_and_on_one_line() -> None:
    assert short_repr("a\nb") == "'a\\nb'"
    assert short_repr(10**30) == "a huge number"
    assert len(short_repr("x" * 5_000_000)) == 60
    assert short_repr("\x1b[2J") == "'\\x1b[2J'"


def test_deep_nesting_is_shown_without_a_crash() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert len(short_repr(deep)) <= 60


def test_what_has_its_default_is_left_out_of_the_sparse_form() -> None:
    assert sparse(Coin(2)) == {"worth": 2}
    assert sparse(Coin(2, ("a",), 0)) == {"worth": 2, "marks": ["a"], "year": 0}
