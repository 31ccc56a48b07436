"""What each game can say: every table that must have a name for every value, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, get_args

from domain.ai.levels import LEVELS
from domain.catalog import CATALOG
from domain.kernel.plain import kind_of
from domain.moonriver import effects as moon_effects
from domain.moonriver import events as moon_events
from domain.moonriver import meta as moon
from domain.moonriver import moves as moon_moves
from domain.moonriver.edition import STANDARD_EDITION
from domain.moonriver.options import TABLE_REFUSALS
from domain.moonriver.refusals import REFUSALS as MOON_REFUSALS
from domain.moonriver.scenarios import SCENARIOS
from domain.moonriver.scoring import LAST_ROUND
from domain.theriver import effects as river_effects
from domain.theriver import events as river_events
from domain.theriver import meta as river
from domain.theriver import moves as river_moves
from domain.theriver.components import COMPONENTS
from domain.theriver.refusals import REFUSALS as RIVER_REFUSALS

NOTATION = ("unreadable-move", "not-canonical")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The kinds of moves and events with their classes, the codes, and all other tables with their values."""

    moves: Mapping[str, type]
    events: Mapping[str, type]
    refusals: frozenset[str]
    tables: Mapping[str, Iterable[str]]


def _kinds(union: Any) -> dict[str, type]:
    return {kind_of(cls): cls for cls in get_args(union)}


def _options(game: str) -> dict[str, Iterable[str]]:
    options = CATALOG[game]().info.options
    named = {option.key: [value or "none" for value in option.values] for option in options}
    return {"option": list(named), **named} if named else {}


def _effects() -> set[str]:
    tiles: Any = COMPONENTS["tiles"]
    return {tile["effect"] for tile in tiles if "effect" in tile}


COMMON = {"level": list(LEVELS), "seat": ["1", "2", "3", "4"]}
MOON_RIVER = Vocabulary(
    moves=_kinds(moon_moves.AnyMove),
    events=_kinds(moon_events.AnyEvent),
    refusals=frozenset({*MOON_REFUSALS, *TABLE_REFUSALS, *NOTATION}),
    tables={
        **COMMON,
        **_options("moon-river"),
        "terrain": moon.TERRAINS,
        "partner": [*moon.SPECIALISTS, moon.COWBOY],
        "partner-about": [*moon.SPECIALISTS, moon.COWBOY],
        "scenario-about": tuple(SCENARIOS),
        "does": moon_effects.KEYS,
        "board": [board.key for board in STANDARD_EDITION.boards],
        "colour": moon.COLOURS,
        "resource": moon.RESOURCES,
        "decision": moon.DECISIONS,
        "reason": [LAST_ROUND],
        "score": ["territories", "resources", "partners", "scenario", "total", "largest_territory", "cows"],
    },
)
THE_RIVER = Vocabulary(
    moves=_kinds(river_moves.Move),
    events=_kinds(river_events.Event),
    refusals=frozenset(
        {*RIVER_REFUSALS, *NOTATION, "unknown-tile", "unknown-building", "seat-count", "colour-taken"}
        | {"unknown-colour", "unknown-option"}
    ),
    tables={
        **COMMON,
        "terrain": river.TERRAINS,
        "resource": ["wood", "clay", "stone", "food"],
        "goods": list("wcsf"),
        "place": river.PLACES,
        "effect": _effects(),
        "does": river_effects.KEYS,
        "colour": river.COLOURS,
        "source": river.SOURCES,
        "decision": river.DECISIONS,
        "reason": river.REASONS,
        "score": ["tokens", "buildings", "resources", "columns", "meadows", "total"],
    },
)
VOCABULARIES = {"moon-river": MOON_RIVER, "the-river": THE_RIVER}
