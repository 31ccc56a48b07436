"""A small writer of TOML, enough for component lists; the standard library only reads it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping


def as_toml(data: Mapping[str, object]) -> str:
    """Tables and inline values; JSON's texts, numbers and lists are TOML's."""
    return "\n".join(_lines(data, "")) + "\n"


def _lines(data: Mapping[str, object], path: str) -> Iterator[str]:
    tables = {key: value for key, value in data.items() if isinstance(value, Mapping)}
    yield from (f"{json.dumps(key)} = {_value(value)}" for key, value in data.items() if key not in tables)
    for key, table in tables.items():
        place = f"{path}.{json.dumps(key)}".lstrip(".")
        yield f"[{place}]"
        yield from _lines(table, place)


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
