"""Every value of the editions that ship says where it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from domain.catalog import hosted
from domain.kernel.confidence import SOURCES, ValueSource, value_paths, value_sources

SHIPPED: dict[str, Any] = {f"{game.info.key}/{game.info.edition}": game.components for game in hosted()}


def without_source(data: dict[str, Any]) -> list[str]:
    return [value.path for value in value_sources(data) if value.source is None]


@pytest.mark.parametrize("name", SHIPPED)
def test_no_value_is_without_a_source(name: str) -> None:
    assert len(value_sources(SHIPPED[name])) > 100
    assert without_source(SHIPPED[name]) == []
    assert {value.source for value in value_sources(SHIPPED[name])} <= set(SOURCES)
    assert all(value.note for value in value_sources(SHIPPED[name]))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_value_without_a_source_is_found(name: str) -> None:
    data = SHIPPED[name]
    dropped = [entry for entry in data["confidence"] if entry["values"] != "framed" and entry["values"] != "saloon"]
    assert without_source({**data, "confidence": dropped}) == (["framed"] if "framed" in data else ["saloon"])
    assert "dice" in without_source({**data, "dice": 2})


def test_the_first_entry_that_covers_a_value_counts() -> None:
    entries = [{"values": "a.*.x", "source": "rulebook"}, {"values": "a", "source": "choice", "note": "ours"}]
    data: dict[str, Any] = {"confidence": entries, "a": [{"id": "one", "x": 1, "y": [1, 2]}], "b": {}}
    assert list(value_sources(data)) == [
        ValueSource("a.one.x", "rulebook", ""),
        ValueSource("a.one.y", "choice", "ours"),
        ValueSource("b", None, ""),
    ]


def test_names_are_no_values() -> None:
    assert list(value_paths({"edition": "mine", "game": "g", "confidence": [], "n": {"2": 1}})) == ["n.2"]
