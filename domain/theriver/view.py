"""What may be seen of The River: everything but the order of the undrawn piles, so all views are alike (TR-8)."""

from __future__ import annotations

from dataclasses import dataclass

from domain.kernel.game import Decision
from domain.kernel.plain import Plain
from domain.theriver.holdings import Home
from domain.theriver.meta import JOINS_WITH_TOKEN, PLACES, SPACES
from domain.theriver.position import Position
from domain.theriver.resources import BASIC, counts, size
from domain.theriver.resources import text as letters
from domain.theriver.scoring import Score, outcome, score
from domain.theriver.setting import OPEN, PLACE_SHIFT, pioneers_on


@dataclass(frozen=True, slots=True)
class Resources:
    wood: int
    clay: int
    stone: int
    food: int


@dataclass(frozen=True, slots=True)
class Production:
    wood: int
    clay: int
    stone: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """`spaces` are 1 to 12 in order, None where no tile lies; `waiting` is the fifth pioneer before it joins."""

    seat: int
    colour: str
    spaces: tuple[str | None, ...]
    boat: int
    placed: int
    settled: int
    waiting: int
    framed: int
    resources: Resources
    capacity: int
    production: Production
    reserved: tuple[str, ...]
    built: tuple[str, ...]
    tokens: tuple[int, ...]
    standing: Score


@dataclass(frozen=True, slots=True)
class PlaceView:
    """`pioneers` are the seats of those on it, one entry for each; `room` is None where there is no common limit."""

    place: str
    room: int | None
    is_open: bool
    bonus: int
    pioneers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IncomeView:
    """An income tile still to be paid in this cleanup."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Pending:
    """The choice in progress; what is no part of it is empty. `gain` is offered on top of what is held."""

    seat: int
    kind: str
    source: str | None
    gain: str
    due: str | None
    swaps: int
    incomes: tuple[IncomeView, ...] | None


@dataclass(frozen=True, slots=True)
class OutcomeView:
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class TheRiverView:
    """The public table."""

    round: int
    first_player: int
    coming_first_player: int
    turn: int
    revealed: int
    passes: int
    seats: tuple[SeatView, ...]
    places: tuple[PlaceView, ...]
    island: tuple[str, ...]
    buildings: tuple[str, ...]
    resource_supply: Resources
    tokens: tuple[int, ...]
    tile_pile: int
    discards: tuple[str, ...]
    removed: str | None
    reshuffles: int
    building_deck: int
    decision: Pending | None
    outcome: OutcomeView | None


def view(position: Position) -> TheRiverView:
    ground, ended = position.ground, outcome(position)
    return TheRiverView(
        round=ground.round,
        first_player=ground.first,
        coming_first_player=position.pawn,
        turn=position.turn,
        revealed=ground.revealed,
        passes=position.passes,
        seats=tuple(_seat(position, seat, home) for seat, home in enumerate(position.homes, 1)),
        places=tuple(_place(position, place) for place in PLACES),
        island=position.island,
        buildings=position.cards,
        resource_supply=Resources(*counts(position.supply)),
        tokens=position.setting.layout.tokens[position.tokens :],
        tile_pile=len(ground.pile),
        discards=ground.discards,
        removed=ground.removed,
        reshuffles=len(ground.reshuffled),
        building_deck=len(ground.deck),
        decision=_pending(position),
        outcome=None if ended is None else OutcomeView(ended.scores, ended.ranks, ended.reason),
    )


def _seat(position: Position, seat: int, home: Home) -> SeatView:
    river, works = home.river, home.works
    return SeatView(
        seat=seat,
        colour=position.setting.colours[seat - 1],
        spaces=(*river.tiles, *(None,) * (SPACES - len(river.tiles))),
        boat=home.boat,
        placed=sum(pioneers_on(place, home.placed) for place in PLACE_SHIFT),
        settled=river.settled,
        waiting=int(len(works.tokens) < JOINS_WITH_TOKEN),
        framed=river.framed,
        resources=Resources(*counts(home.held)),
        capacity=river.capacity,
        production=Production(*counts(river.production)[:3]),
        reserved=works.reserved,
        built=works.built,
        tokens=works.tokens,
        standing=score(position.setting, home),
    )


def _place(position: Position, place: str) -> PlaceView:
    bit = OPEN.get(place)
    on_it = [(seat, pioneers_on(place, home.placed)) for seat, home in enumerate(position.homes, 1)]
    has_bonus = place in BASIC and bit is not None and position.bonus_places() & bit
    return PlaceView(
        place=place,
        room=position.setting.rooms.get(place),
        is_open=bit is None or bool(position.open_places() & bit),
        bonus=position.setting.layout.bonus if has_bonus else 0,
        pioneers=tuple(seat for seat, count in on_it for _ in range(count)),
    )


def _pending(position: Position) -> Pending | None:
    ask = position.ask
    if ask.kind == "over":
        return None
    incomes = None if ask.incomes is None else tuple(IncomeView(*each) for each in ask.incomes)
    return Pending(position.seat, ask.kind, ask.source or None, letters(ask.gain), ask.due or None, ask.swaps, incomes)


def decision(position: Position) -> Decision | None:
    """What is asked, with the amounts it is about."""
    ask = position.ask
    if ask.kind == "over":
        return None
    home = position.homes[position.seat - 1]
    data: dict[str, Plain] = {}
    if ask.kind == "take":
        data = {"tiles": list(position.island)}
    elif ask.kind == "store":
        held, capacity = letters(home.held), home.river.capacity
        data = {"source": ask.source, "held": held, "gain": letters(ask.gain), "capacity": capacity}
        data["excess"] = size(home.held + ask.gain) - capacity
    elif ask.kind == "reshape":
        data = {"swaps": ask.swaps}
    return Decision(position.seat, ask.kind, data)
