"""The one place that names both games."""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.moonriver.game import MoonRiver
from domain.theriver.game import TheRiver

CATALOG: Mapping[str, type[MoonRiver] | type[TheRiver]] = {"moon-river": MoonRiver, "the-river": TheRiver}
"""Each game's class: called without an argument it plays its standard edition, `from_data` reads another."""


def standard(key: str) -> AnyGame:
    """The game with its standard edition."""
    return CATALOG[key]()


def with_edition(key: str, data: Plain) -> AnyGame:
    """The game with another edition; raises BadEdition naming the fault."""
    return CATALOG[key].from_data(data)
