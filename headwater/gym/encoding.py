"""Views as vectors of numbers: the agent's own seat first, then the others in turn order; see docs/gym.md."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.moonriver import meta as mr
from domain.moonriver import view as mr_view
from domain.moonriver.geometry import Geometry as MoonRiverGeometry
from domain.moonriver.scenarios import SCENARIOS
from domain.theriver import meta as tr
from domain.theriver import view as tr_view

SEATS = 4
_MR_TABLE = 2 * mr.COLUMN * 3 + len(mr.SPECIALISTS) + 5 + len(mr.DECISIONS) + len(SCENARIOS)
_TR_TABLE = 4 + 2 + 2 * len(tr.PLACES) + 5 + len(tr.DECISIONS) + 4
_SIDES = (*mr.SPECIALISTS, mr.COWBOY)


class Encoder(ABC):
    """Views of one edition as numbers: components count in the edition's order, from 1; 0 is none."""

    width: int
    """How many numbers describe a view."""

    @abstractmethod
    def numbers(self, view: Any, seat: int) -> list[float]:
        """The numbers of a view, as one seat sees it."""

    def encode(self, view: Any, seat: int) -> NDArray[np.float32]:
        """The same as an array."""
        numbers = self.numbers(view, seat)
        assert len(numbers) == self.width
        return np.array(numbers, np.float32)


class MoonRiverEncoder(Encoder):
    """All ranches have room for the largest of the edition, so that one width fits every number of seats."""

    def __init__(self, game: AnyGame) -> None:
        self._kinds = _indices(game.components["plots"])
        geometry = game.geometry
        assert isinstance(geometry, MoonRiverGeometry)
        largest = max(geometry.ranches, key=lambda ranch: len(ranch.cells))
        self._cells = [cell.cell for cell in largest.cells]
        self._seat = len(self._cells) * 4 + len(self._kinds) + 3
        self.width = SEATS * self._seat + _MR_TABLE

    def numbers(self, view: mr_view.View, seat: int) -> list[float]:
        numbers: list[float] = []
        for other in _seats_from(view.seats, seat):
            numbers += [0.0] * self._seat if other is None else _ranch(other, self._kinds, self._cells)
        return numbers + _moon_river_table(view, self._kinds, seat)


class TheRiverEncoder(Encoder):
    """Tiles and buildings one by one."""

    def __init__(self, game: AnyGame) -> None:
        self._tiles, self._buildings = (_indices(game.components[part]) for part in ("tiles", "buildings"))
        self._seat = tr.SPACES + 4 + 5 + 3 + 2 * len(self._buildings) + 3
        self.width = SEATS * self._seat + len(self._tiles) + len(self._buildings) + _TR_TABLE

    def numbers(self, view: tr_view.TheRiverView, seat: int) -> list[float]:
        numbers: list[float] = []
        for other in _seats_from(view.seats, seat):
            numbers += [0.0] * self._seat if other is None else _settlement(other, self._tiles, self._buildings)
        return numbers + _the_river_table(view, self._tiles, self._buildings, seat)


ENCODERS: Mapping[str, Callable[[AnyGame], Encoder]] = {mr.KEY: MoonRiverEncoder, tr.KEY: TheRiverEncoder}


def _indices(listed: Plain) -> dict[str, int]:
    assert isinstance(listed, list)
    return {_id(item): number for number, item in enumerate(listed, 1)}


def _id(item: Plain) -> str:
    assert isinstance(item, dict)
    return str(item["id"])


def _seats_from(seats: Sequence[Any], seat: int) -> list[Any]:
    """The seats in turn order from this one; None for missing seats."""
    turned = [*seats[seat - 1 :], *seats[: seat - 1]]
    return [*turned, *[None] * (SEATS - len(turned))]


def _relative(other: int | None, seat: int, seats: int) -> float:
    """1 for oneself, 2 for the next seat, ...; 0 for nobody."""
    return 0.0 if other is None else float((other - seat) % seats + 1)


def _one_of(value: object, values: Sequence[object]) -> list[float]:
    return [float(value == other) for other in values]


def _component_counts(ids: Mapping[str, int], held: Sequence[str]) -> list[float]:
    """How many of each component."""
    counts = [0.0] * len(ids)
    for component in held:
        counts[ids[component] - 1] += 1.0
    return counts


def _moon_river_table(view: mr_view.View, kinds: Mapping[str, int], seat: int) -> list[float]:
    numbers: list[float] = []
    for column in (view.old, view.new):
        numbers += _column(column, kinds, seat, len(view.seats))
    numbers += [float(view.saloon.count(token)) for token in mr.SPECIALISTS]
    numbers += [view.round, view.supply, view.pile, view.stack, len(view.bonus_tiles)]
    numbers += _one_of(view.decision.kind if view.decision else None, mr.DECISIONS)
    return numbers + _one_of(view.scenario, tuple(SCENARIOS))


def _ranch(seat: mr_view.SeatView, kinds: Mapping[str, int], cells: Sequence[str]) -> list[float]:
    """Row by row: kind, terrain, cows and partner of each cell, then the reserve."""
    plots = {plot.cell: plot for plot in seat.plots}
    numbers: list[float] = []
    for cell in cells:
        plot = plots.get(cell)
        numbers += [0.0] * 4 if plot is None else _plot(plot, kinds)
    return [*numbers, *_component_counts(kinds, seat.reserve), seat.slots, float(seat.claimed), seat.standing.total]


def _plot(plot: mr_view.PlotView, kinds: Mapping[str, int]) -> list[float]:
    side = 0 if plot.partner is None else _SIDES.index(plot.partner) + 1
    return [0 if plot.bonus else kinds[plot.kind], mr.TERRAINS.index(plot.terrain) + 1, plot.cows, side]


def _column(column: Sequence[mr_view.ColumnView], kinds: Mapping[str, int], seat: int, seats: int) -> list[float]:
    numbers: list[float] = []
    for place in column:
        numbers += [kinds[place.plot], _relative(place.seat, seat, seats), float(place.gone)]
    return numbers + [0.0] * (mr.COLUMN * 3 - len(numbers))


def _the_river_table(
    view: tr_view.TheRiverView, tiles: Mapping[str, int], buildings: Mapping[str, int], seat: int
) -> list[float]:
    seats = len(view.seats)
    numbers = _component_counts(tiles, view.island) + _component_counts(buildings, view.buildings)
    numbers += [*_resources(view.resource_supply), len(view.tokens), max(view.tokens, default=0)]
    for place in view.places:
        numbers += [place.pioneers.count(seat), len(place.pioneers)]
    numbers += [view.round, _relative(view.first_player, seat, seats)]
    numbers += [_relative(view.coming_first_player, seat, seats), view.tile_pile, view.building_deck]
    numbers += _one_of(view.decision.kind if view.decision else None, tr.DECISIONS)
    gain = view.decision.gain if view.decision else ""
    return numbers + [float(gain.count(letter)) for letter in "wcsf"]


def _settlement(seat: tr_view.SeatView, tiles: Mapping[str, int], buildings: Mapping[str, int]) -> list[float]:
    production = seat.production
    return [
        *(0 if tile is None else tiles[tile] for tile in seat.spaces),
        *_resources(seat.resources),
        *(seat.boat, seat.placed, seat.settled, seat.waiting, seat.capacity),
        *(production.wood, production.clay, production.stone),
        *_component_counts(buildings, seat.reserved),
        *_component_counts(buildings, seat.built),
        *(len(seat.tokens), sum(seat.tokens), seat.standing.total),
    ]


def _resources(held: tr_view.Resources) -> list[float]:
    return [held.wood, held.clay, held.stone, held.food]
