"""A league's rules as plain data, and back: what the log keeps and what configurations say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, get_type_hints

from domain.kernel.plain import Plain, plain
from domain.league.terms import Rules, TieBreak

_HINTS: Mapping[str, Any] = get_type_hints(Rules)


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
    kind = _HINTS[name]
    if is_dataclass(kind):
        return _part(name, kind, value)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(str(value))
    if name == "tie_breaks":
        return tuple(TieBreak(str(each)) for each in _list(name, value))
    if kind is bool:
        return _truth(name, value)
    return _whole(name, value)


def _truth(name: str, value: Plain) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false")
    return value


def _part(name: str, cls: Any, value: Plain) -> object:
    if not isinstance(value, dict):
        raise ValueError(f"{name} must be a table of values")
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
