"""The one place that names both games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.moonriver.game import MoonRiver
from domain.moonriver.judge.judge import MoonRiverJudge
from domain.theriver.game import TheRiver
from domain.theriver.judge.judge import TheRiverJudge

CATALOG: Mapping[str, type[MoonRiver] | type[TheRiver]] = {"moon-river": MoonRiver, "the-river": TheRiver}
"""Each game's class: called without an argument it plays its standard edition, `from_data` reads another."""


def standard(key: str) -> AnyGame:
    """The game with its standard edition."""
    return CATALOG[key]()


def pupils(key: str) -> Sequence[MoonRiverJudge | TheRiverJudge]:
    """The judges of a standard game as those who can learn, the usual one first."""
    return CATALOG[key]().judges


def hosted(editions: Iterable[AnyGame] = ()) -> list[AnyGame]:
    """Every game with every edition that it comes with, then further ones; each under every version of its rules."""
    shipped = (cls.from_data(data) for cls in CATALOG.values() for data in cls.editions)
    return [version for game in (*shipped, *editions) for version in game.versions]


def with_edition(key: str, data: Plain) -> AnyGame:
    """The game with another edition; raises BadEdition naming the fault."""
    return CATALOG[key].from_data(data)
