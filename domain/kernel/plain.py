"""Plain data: what JSON can say, and how moves, events and views become it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kind_of(cls: type) -> str:
    """The stable name of a move or an event class: `DominoPlaced` is `domino-placed`."""
    return _kebab(cls.__name__)


@cache
def _kebab(name: str) -> str:
    return _HUMP.sub("-", name).lower()


def tagged_object(value: object) -> dict[str, Plain]:
    """A move or an event as a plain object that names its kind."""
    data = plain(value)
    assert isinstance(data, dict)
    return {"kind": kind_of(type(value)), **data}


def plain(value: object) -> Plain:
    """Any dataclass, mapping, sequence, enum or scalar as JSON data; refuses everything else."""
    if isinstance(value, Enum):
        return plain(value.value)
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _names(type(value))}
    raise TypeError(f"{type(value).__name__} is not plain data")


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


def sparse(value: object) -> dict[str, Plain]:
    """A dataclass as plain data without fields that have their default, so that older readers understand it."""
    cls: type = type(value)
    values, defaults = {name: getattr(value, name) for name in _names(cls)}, _defaults(cls)
    return {name: plain(each) for name, each in values.items() if name not in defaults or each != defaults[name]}


@cache
def _defaults(cls: type) -> Mapping[str, object]:
    return {field.name: field.default for field in fields(cls) if field.default is not MISSING}


def short_repr(value: object, limit: int = 60) -> str:
    """An untrusted value as it may stand in an error: short, on one line."""
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a huge number"
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return short_text(text, limit)


def short_text(text: str, limit: int = 60) -> str:
    """An untrusted text as data of an error: as it came, but short."""
    return text if len(text) <= limit else text[: limit - 3] + "..."


def parse_json(text: str) -> Plain:
    """A stranger's JSON, without what readers take differently; raises ValueError, or RecursionError when too deep."""
    parsed: Plain = json.loads(text, object_pairs_hook=_members, parse_constant=_no_number)
    return parsed


def _members(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    """Of a key that stands there twice, two readers could take different values."""
    members: dict[str, Plain] = {}
    for key, value in pairs:
        if key in members:
            raise ValueError(f"the key {short_repr(key)} stands there twice")
        members[key] = value
    return members


def _no_number(text: str) -> Plain:
    raise ValueError(f"{text} is no number of JSON")
