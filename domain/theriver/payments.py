"""Every way to pay for a building (TR-4.5), found once for each card and holdings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from domain.theriver.edition import Building
from domain.theriver.moves import Build
from domain.theriver.resources import FOOD_SHIFT, counts, size, text

_MASKS = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
_MOST_HOLDINGS = 20_000
"""Enough for every holdings met in play; only strange editions have more."""


class Prices(dict[str, tuple[Build, ...]]):
    """The payments for each card with the same holdings; `less` is the discount."""

    def __init__(self, payments: Payments, held: int, less: int) -> None:
        super().__init__()
        self._payments = payments
        self._held = held
        self._less = less

    def __missing__(self, card: str) -> tuple[Build, ...]:
        found = self[card] = self._payments.of(card, self._held, self._less)
        return found


class Row:
    """What one can pay with the same holdings: `full` for face-up cards, `reduced` for reserved ones."""

    __slots__ = ("full", "reduced")

    def __init__(self, payments: Payments, held: int) -> None:
        self.full = Prices(payments, held, 0)
        self.reduced = Prices(payments, held, 1)


class Payments(dict[int, Row]):
    """A row for each holdings; those that differ only in what no card can use share one."""

    def __init__(self, buildings: Mapping[str, Building]) -> None:
        super().__init__()
        self._buildings = buildings
        self._most = _most(buildings)
        self._rows: dict[int, Row] = {}
        self._moves: dict[tuple[str, str], Build] = {}

    def __missing__(self, held: int) -> Row:
        if len(self) >= _MOST_HOLDINGS:
            self.clear()
        useful = usable(self._most, held)
        row = self._rows.get(useful)
        if row is None:
            row = self._rows[useful] = Row(self, useful)
        self[held] = row
        return row

    def of(self, card: str, held: int, less: int) -> tuple[Build, ...]:
        """In the order of their texts."""
        cost = self._buildings[card].cost
        price = size(cost) - less
        most, food = usable(cost, held), held >> FOOD_SHIFT
        if size(most) + food < price:
            return ()
        paid = _texts(most, min(food, price), price)
        return tuple([self._move(card, letters) for letters in paid])

    def _move(self, card: str, paid: str) -> Build:
        found = self._moves.get((card, paid))
        if found is None:
            found = self._moves[card, paid] = Build(card, paid)
        return found

    def find(self, card: str, paid: str) -> Build:
        """The same object as in the lists, if it ever stood in one."""
        return self._moves.get((card, paid)) or Build(card, paid)


def _most(buildings: Mapping[str, Building]) -> int:
    """The most of each resource that any one card can take; for food that is its whole price."""
    costs = [building.cost for building in buildings.values()]
    most = [max(counts(cost)[kind] for cost in costs) for kind in range(3)]
    return most[0] | most[1] << 8 | most[2] << 16 | max(size(cost) for cost in costs) << FOOD_SHIFT


def usable(most: int, held: int) -> int:
    """Of each resource what is both held and asked for."""
    found = 0
    for mask in _MASKS:
        have, ask = held & mask, most & mask
        found |= have if have < ask else ask
    return found


@lru_cache(maxsize=8192)
def _texts(most: int, food: int, price: int) -> list[str]:
    return sorted([text(pack) for pack in payments(most, food, price)])


def payments(most: int, food: int, price: int) -> list[int]:
    """Any basic resources within `most`, the rest of the price in food."""
    most_wood, most_clay, most_stone, _ = counts(most)
    found = []
    for wood in range(most_wood + 1):
        for clay in range(most_clay + 1):
            for stone in range(most_stone + 1):
                rest = price - wood - clay - stone
                if 0 <= rest <= food:
                    found.append(wood | clay << 8 | stone << 16 | rest << FOOD_SHIFT)
    return found
