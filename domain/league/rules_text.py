"""A league's rules as plain data, and back: what the log keeps and what configurations say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from domain.kernel.plain import Plain, plain
from domain.league.terms import (
    Calendar,
    Departure,
    Discipline,
    Divisions,
    Exchange,
    Format,
    Points,
    Rules,
    Scoring,
    TieBreak,
)

_PARTS: Mapping[str, type] = {
    "calendar": Calendar,
    "points": Points,
    "divisions": Divisions,
    "exchange": Exchange,
    "discipline": Discipline,
}
_WORDS: Mapping[str, type] = {"format": Format, "scoring": Scoring, "departure": Departure}


def rules_text(rules: Rules) -> dict[str, Plain]:
    """Rules as plain data."""
    data = plain(rules)
    assert isinstance(data, dict)
    return data


def rules_of(data: Mapping[str, Plain]) -> Rules:
    """Rules from plain data: what is left out is as usual; an unknown name or word is a ValueError that names it."""
    _check_names(Rules, data)
    return Rules(**{name: _member(name, value) for name, value in data.items()})  # type: ignore[arg-type]


def _member(name: str, value: Plain) -> object:
    if name in _PARTS:
        return _part(name, value)
    if name in _WORDS:
        return _WORDS[name](value)
    if name == "tie_breaks":
        return tuple(TieBreak(str(each)) for each in _list(name, value))
    return _whole(name, value)


def _part(name: str, value: Plain) -> object:
    if not isinstance(value, dict):
        raise ValueError(f"{name} must be a table of values")
    cls: Any = _PARTS[name]
    _check_names(cls, value)
    try:
        return cls(**{key: _number(f"{name}.{key}", each) for key, each in value.items()})
    except TypeError:
        raise ValueError(f"{name} lacks a value") from None


def _number(name: str, value: Plain) -> object:
    if isinstance(value, list):
        return tuple(_whole(name, each) for each in value)
    return _whole(name, value)


def _whole(name: str, value: Plain) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name} must be a whole number")
    return value


def _list(name: str, value: Plain) -> list[Plain]:
    if not isinstance(value, list):
        raise ValueError(f"{name} must be a list")
    return value


def _check_names(cls: Any, data: Mapping[str, Plain]) -> None:
    unknown = sorted(set(data) - {each.name for each in fields(cls)})
    if unknown:
        raise ValueError(f"{unknown[0]} is not known here")
    if cls is Rules and "calendar" not in data:
        raise ValueError("calendar is missing")
