"""What the suite must be told of a game beyond its protocol: how to count its pieces, and what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from domain.catalog import CATALOG, standard
from domain.kernel.game import DRAWN
from domain.kernel.records import AnyGame
from domain.moonriver.view import View as MoonRiverView
from domain.theriver.view import TheRiverView


@dataclass(frozen=True, slots=True)
class Subject:
    """A game under test. `pieces` counts what lies where everyone can see or count it; `reshuffle` changes, in a packed
    position, the order of what nobody can see."""

    game: AnyGame
    pieces: Callable[[Any], Counter[str]]
    reshuffle: Callable[[dict[str, Any], Random], None]

    def twin(self, position: Any, chance: Random) -> Any:
        """A position that differs from another only in what is hidden."""
        packed = json.loads(json.dumps(self.game.pack(position)))
        self.reshuffle(packed, chance)
        return self.game.unpack(packed)


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a subject, the number of seats and the options."""

    subject: Subject
    seats: int
    options: Mapping[str, str | None]

    def __str__(self) -> str:
        return "-".join(
            [self.subject.game.info.key, str(self.seats), *(value for value in self.options.values() if value)]
        )


def settings(subject: Subject) -> Iterator[Setting]:
    """Every number of seats with every setting of the options that the game accepts, those left to chance aside."""
    info = subject.game.info
    keys = [option.key for option in info.options]
    for seats, values in product(info.seats, product(*(option.values for option in info.options))):
        options = dict(zip(keys, values, strict=True))
        if DRAWN not in values and _is_accepted(subject.game, seats, options):
            yield Setting(subject, seats, options)


def _is_accepted(game: AnyGame, seats: int, options: dict[str, str | None]) -> bool:
    """Options may depend on each other: what the game itself completes differently is no setting of its own."""
    try:
        return dict(game.table(game.info.colours[:seats], options).options) == options
    except Exception:  # whatever is wrong here, a promise about tables says so
        return False


def moon_river_pieces(view: MoonRiverView) -> Counter[str]:
    """MR-1: plots, tokens, cows, bonus tiles and rancheros."""
    laid = [plot for seat in view.seats for plot in seat.plots]
    waiting = [place for place in view.old if not place.gone]
    bonus = sum(plot.bonus for plot in laid)
    reserves = sum(len(seat.reserve) for seat in view.seats)
    return Counter(
        plots=view.pile + len(view.discarded) + reserves + len(laid) - bonus + len(waiting) + len(view.new),
        tokens=view.stack + len(view.saloon) + sum(plot.token is not None for plot in laid),
        cows=view.supply + sum(plot.cows for plot in laid),
        bonus_tiles=len(view.bonus_tiles) + bonus,
    )


def reshuffle_moon_river(packed: dict[str, Any], chance: Random) -> None:
    """MR-2.2, MR-2.4: what has not been drawn of the piles."""
    _shuffle_from(packed["deal"]["plots"], packed["position"]["drawn"], chance)
    _shuffle_from(packed["deal"]["partners"], packed["position"]["tokens"], chance)


def the_river_pieces(view: TheRiverView) -> Counter[str]:
    """TR-1: tiles, buildings, tokens, resources and pioneers."""
    pieces: Counter[str] = Counter(
        tiles=view.tile_pile + len(view.island) + len(view.discards) + (view.removed is not None),
        buildings=view.building_deck + len(view.buildings),
        tokens=len(view.tokens),
    )
    for resource in ("wood", "clay", "stone", "food"):
        held = sum(getattr(seat.resources, resource) for seat in view.seats)
        pieces[resource] = getattr(view.resource_supply, resource) + held
    for seat in view.seats:
        pieces["tiles"] += sum(tile is not None for tile in seat.spaces)
        pieces["buildings"] += len(seat.reserved) + len(seat.built)
        pieces["tokens"] += len(seat.tokens)
        pieces[f"pioneers of {seat.seat}"] = seat.boat + seat.placed + seat.settled + seat.waiting
    pieces["pioneers on places"] = sum(seat.placed for seat in view.seats) - sum(len(p.pioneers) for p in view.places)
    return pieces


def reshuffle_the_river(packed: dict[str, Any], chance: Random) -> None:
    """TR-2: tiles in the pile, cards in the deck."""
    _shuffle_from(packed["ground"]["pile"], 0, chance)
    _shuffle_from(packed["ground"]["deck"], 0, chance)


def _shuffle_from(pile: list[Any], start: int, chance: Random) -> None:
    rest = pile[start:]
    chance.shuffle(rest)
    pile[start:] = rest


KNOWN: Mapping[str, tuple[Callable[[Any], Counter[str]], Callable[[dict[str, Any], Random], None]]] = {
    "moon-river": (moon_river_pieces, reshuffle_moon_river),
    "the-river": (the_river_pieces, reshuffle_the_river),
}

SUBJECTS = [Subject(standard(key), *KNOWN[key]) for key in CATALOG]
"""A game in the catalog that is missing in KNOWN fails here: it cannot go untested."""
