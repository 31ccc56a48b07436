"""Why a move is refused: the most telling reason, with the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from domain.kernel.plain import Plain
from domain.kernel.refusals import IllegalMove
from domain.theriver.holdings import Home
from domain.theriver.legal import legal_moves
from domain.theriver.meta import MOST_CLAIMS, MOST_RESERVED, SPACES, TRADED
from domain.theriver.moves import (
    Build,
    Claim,
    First,
    Forage,
    Move,
    Pass,
    Produce,
    Reserve,
    Skip,
    Store,
    Swap,
    Take,
    Trade,
)
from domain.theriver.notation import format_move
from domain.theriver.position import Position
from domain.theriver.resources import BASIC, BASICS, count, counts, of_text, size, text
from domain.theriver.setting import CLAIM_SHIFT, OPEN

REFUSALS: Mapping[str, str] = {
    "game-over": "TR-5.5",
    "take-expected": "TR-2.3",
    "turn-expected": "TR-8",
    "store-expected": "TR-8",
    "reshape-expected": "TR-6.5",
    "tile-not-face-up": "TR-4.1",
    "river-complete": "TR-4.1",
    "claimed-twice": "TR-3.4",
    "place-full": "TR-3.4",
    "not-produced": "TR-4.2",
    "nothing-in-supply": "TR-4.2",
    "no-production": "TR-4.2",
    "supply-empty": "TR-4.3",
    "food-comes-first": "TR-4.3",
    "building-not-face-up": "TR-4.4",
    "two-reserved": "TR-4.4",
    "not-constructible": "TR-4.5",
    "already-built": "TR-4.5",
    "not-held": "TR-4.5",
    "wrong-payment": "TR-4.5",
    "too-few-tiles": "TR-4.7",
    "no-such-space": "TR-1.5",
    "space-empty": "TR-4.7",
    "same-space": "TR-4.7",
    "trade-takes-three": "TR-3.2",
    "food-not-accepted": "TR-3.2",
    "no-food-in-supply": "TR-3.2",
    "cannot-pay-trade": "TR-3.2",
    "placement-possible": "TR-3.3",
    "wrong-store-size": "TR-8",
    "not-in-store": "TR-8",
}
"""Every code with the rule that a refusal cites for it."""
_ELSEWHERE: Mapping[tuple[type, str], str] = {
    (Take, "tile-not-face-up"): "TR-2.3",
    (Forage, "nothing-in-supply"): "TR-4.3",
}
"""Moves for which the same fault is against another rule."""

Reason = tuple[str, dict[str, Plain]]


def refusal(position: Position, move: Move) -> IllegalMove:
    """For a move that is not in the list of legal ones."""
    code, data = _reason(position, move)
    rule = _ELSEWHERE.get((type(move), code), REFUSALS[code])
    return IllegalMove(code, rule, move=format_move(move), **data)


def _reason(position: Position, move: Move) -> Reason:
    kind = position.ask.kind
    if kind == "over":
        return "game-over", {}
    if not _fits(kind, move):
        return f"{kind}-expected", {"decision": kind}
    home = position.homes[position.seat - 1]
    match move:
        case Take(tile):
            return "tile-not-face-up", {"tile": tile}
        case Claim(tile):
            return _claim(position, home, tile)
        case Produce(resource):
            return _produce(position, resource)
        case Forage():
            return _forage(position, move)
        case Reserve(building):
            return _reserve(position, home, building)
        case Build():
            return _build(position, home, move)
        case Swap():
            return _swap(position, home, move)
        case Trade(paid):
            return _trade(position, home, paid)
        case Store(kept):
            return _store(position, home, kept)
        case First():
            return "place-full", {"place": "first"}
        case Pass():
            return "placement-possible", {"placements": _placements(position)}
        case Skip():
            return "turn-expected", {"decision": kind}
        case _:
            assert_never(move)


def _fits(kind: str, move: Move) -> bool:
    """Whether the move answers such a decision at all."""
    if kind == "take":
        return isinstance(move, Take)
    if kind == "store":
        return isinstance(move, Store)
    if kind == "reshape":
        return isinstance(move, Swap | Skip)
    return not isinstance(move, Take | Store | Skip)


def _placements(position: Position) -> int:
    return sum(not isinstance(move, Trade) for move in legal_moves(position))


def _is_full(position: Position, place: str) -> bool:
    return not position.open_places() & OPEN[place]


def _claim(position: Position, home: Home, tile: str) -> Reason:
    if len(home.river.tiles) == SPACES:
        return "river-complete", {}
    if home.placed >> CLAIM_SHIFT & 63 >= MOST_CLAIMS:
        return "claimed-twice", {}
    return "tile-not-face-up", {"tile": tile}


def _produce(position: Position, resource: str) -> Reason:
    if resource not in BASIC:
        return "not-produced", {"resource": resource}
    if _is_full(position, resource):
        return "place-full", {"place": resource}
    if not count(position.supply, resource):
        return "nothing-in-supply", {"resource": resource}
    return "no-production", {"resource": resource}


def _forage(position: Position, move: Forage) -> Reason:
    if _is_full(position, "food"):
        return "place-full", {"place": "food"}
    if not position.supply:
        return "supply-empty", {}
    if count(position.supply, "food"):
        return "food-comes-first", {"resource": move.resource}
    return "nothing-in-supply", {"resource": move.resource}


def _reserve(position: Position, home: Home, building: str) -> Reason:
    if _is_full(position, "reserve"):
        return "place-full", {"place": "reserve"}
    if len(home.works.reserved) >= MOST_RESERVED:
        return "two-reserved", {"reserved": list(home.works.reserved)}
    return "building-not-face-up", {"building": building}


def _build(position: Position, home: Home, move: Build) -> Reason:
    works = home.works
    if move.building in works.built:
        return "already-built", {"building": move.building}
    if move.building not in position.cards and move.building not in works.reserved:
        return "not-constructible", {"building": move.building}
    cost = position.setting.buildings[move.building].cost
    price = size(cost) - (move.building in works.reserved)
    paid = of_text(move.paid)
    if size(paid) != price or _missing(cost, paid & BASICS):
        return "wrong-payment", {"building": move.building, "cost": text(cost), "price": price}
    return "not-held", {"missing": _missing(home.held, paid)}


def _missing(held: int, wanted: int) -> str:
    """The letters of what is wanted beyond what is held."""
    lacks = [max(0, want - have) for want, have in zip(counts(wanted), counts(held), strict=True)]
    return "".join(letter * lack for letter, lack in zip("wcsf", lacks, strict=True))


def _swap(position: Position, home: Home, move: Swap) -> Reason:
    if position.ask.kind == "turn" and _is_full(position, "swap"):
        return "place-full", {"place": "swap"}
    laid = len(home.river.tiles)
    for space in (move.low, move.high):
        if not 1 <= space <= SPACES:
            return "no-such-space", {"space": space}
    if laid < 2:
        return "too-few-tiles", {"tiles": laid}
    if move.low == move.high:
        return "same-space", {"space": move.low}
    return "space-empty", {"space": move.high}


def _trade(position: Position, home: Home, paid: str) -> Reason:
    if "f" in paid:
        return "food-not-accepted", {}
    if len(paid) != TRADED:
        return "trade-takes-three", {"paid": len(paid)}
    if not count(position.supply, "food"):
        return "no-food-in-supply", {}
    return "cannot-pay-trade", {"missing": _missing(home.held, of_text(paid))}


def _store(position: Position, home: Home, kept: str) -> Reason:
    capacity = home.river.capacity
    if len(kept) != capacity:
        return "wrong-store-size", {"kept": len(kept), "capacity": capacity}
    return "not-in-store", {"missing": _missing(home.held + position.ask.gain, of_text(kept))}
