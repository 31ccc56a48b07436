"""Where each value of an edition comes from: printed rules, a review, inference from them, or a choice of ours.

An entry covers the values under its path: `plots.*.count`, `boards.camp`. The first entry that covers a value counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition

SOURCES = ("rulebook", "review", "inference", "choice")
_ANY, _MOST = "*", 500
_NAMES = ("edition", "game", "confidence", "id")
"""Parts of an edition that name something: no values with a source."""


@dataclass(frozen=True, slots=True)
class Confidence:
    """One entry of an edition: the source of all values under a path."""

    path: str
    source: str
    note: str


@dataclass(frozen=True, slots=True)
class ValueSource:
    """The source of one value; None where the edition does not say."""

    path: str
    source: str | None
    note: str


def check_confidence(look: Inspector, data: Mapping[str, Plain]) -> None:
    """Raises the inspector's refusal for an entry that is malformed or covers no value."""
    paths = list(value_paths(dict(data)))
    for item in look.list(_MOST):
        entry = _entry(item)
        if not any(_covers(entry.path, path) for path in paths):
            raise item.fault(f"the edition has no value at {entry.path}")


def _entry(look: Inspector) -> Confidence:
    part = look.object(("values", "source"), ("note",))
    note = part["note"].text(500) if "note" in part else ""
    return Confidence(part["values"].text(), part["source"].one_of(SOURCES), note)


def value_sources(data: Mapping[str, Plain]) -> tuple[ValueSource, ...]:
    """Every value of an edition that was checked, with its source."""
    look = Inspector(data.get("confidence", []), BadEdition, "confidence")
    entries = [_entry(item) for item in look.list(_MOST)]
    return tuple(_source(path, entries) for path in value_paths(dict(data)))


def _source(path: str, entries: list[Confidence]) -> ValueSource:
    for entry in entries:
        if _covers(entry.path, path):
            return ValueSource(path, entry.source, entry.note)
    return ValueSource(path, None, "")


def _covers(pattern: str, path: str) -> bool:
    wanted, steps = pattern.split("."), path.split(".")
    return len(wanted) <= len(steps) and all(want in (_ANY, step) for want, step in zip(wanted, steps, strict=False))


def value_paths(data: Plain, path: str = "") -> Iterator[str]:
    """The path of every value: things in a list go by their id, and a list of plain values is one value."""
    match data:
        case dict() if data:
            for key, value in data.items():
                if key not in _NAMES:
                    yield from value_paths(value, f"{path}.{key}".lstrip("."))
        case [{"id": _}, *_]:
            for thing in data:
                assert isinstance(thing, dict)
                yield from value_paths(thing, f"{path}.{thing['id']}")
        case _:
            yield path
