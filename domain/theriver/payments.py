"""Every way to pay for a building (TR-4.5), found once for each card and holdings."""

from __future__ import annotations

from functools import lru_cache

from domain.kernel.native import i64
from domain.theriver.move_numbers import NOTHING, Block, build_number
from domain.theriver.resources import FOOD_SHIFT, counts, size, text

_MASKS = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
_MOST_HOLDINGS = 20_000
"""Enough for every holdings met in play; only strange editions have more."""


class Row:
    """What one can pay with the same holdings, by the card's number, once asked for: `full` for face-up cards,
    `reduced` for reserved ones, which cost one resource less."""

    __slots__ = ("full", "held", "reduced")

    full: list[Block | None]
    reduced: list[Block | None]

    def __init__(self, held: int, cards: int) -> None:
        self.held = held
        self.full = [None] * cards
        self.reduced = [None] * cards


class Payments:
    """A row for each holdings; those that differ only in what no card can use share one."""

    def __init__(self, costs: list[int]) -> None:
        self._costs = costs
        self._most = _most(costs)
        self._rows: dict[int, Row] = {}
        self._useful: dict[int, Row] = {}

    def row(self, held: i64) -> Row:
        """What can be paid with these holdings."""
        row = self._rows.get(held)
        return self._new_row(held) if row is None else row

    def _new_row(self, held: int) -> Row:
        if len(self._rows) >= _MOST_HOLDINGS:
            self._rows.clear()
        useful = usable(self._most, held)
        row = self._useful.get(useful)
        if row is None:
            row = self._useful[useful] = Row(useful, len(self._costs))
        self._rows[held] = row
        return row

    def full(self, row: Row, card: i64) -> Block:
        """TR-4.5: the ways to pay for a face-up card."""
        block = row.full[card]
        if block is None:
            block = row.full[card] = self._block(card, row.held, 0)
        return block

    def reduced(self, row: Row, card: i64) -> Block:
        """TR-4.5: the ways to pay for a reserved card."""
        block = row.reduced[card]
        if block is None:
            block = row.reduced[card] = self._block(card, row.held, 1)
        return block

    def _block(self, card: int, held: int, less: int) -> Block:
        """In the order of their texts."""
        cost = self._costs[card]
        price = size(cost) - less
        most, food = usable(cost, held), held >> FOOD_SHIFT
        if size(most) + food < price:
            return NOTHING
        return Block([build_number(card, paid) for paid in _sorted_payments(most, min(food, price), price)])


def _most(costs: list[int]) -> int:
    """The most of each resource that any one card can take; for food that is its whole price."""
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
def _sorted_payments(most: int, food: int, price: int) -> list[int]:
    return sorted(payments(most, food, price), key=text)


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
