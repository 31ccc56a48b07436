"""What resources can be spent on (TR-3.2, TR-4.5), found once for each holdings."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from domain.kernel.bits import BITS, bit
from domain.kernel.native import i64, mypyc_attr
from domain.theriver.meta import TRADED
from domain.theriver.move_numbers import ABOUT, NOTHING, TRADE, Block, build_number
from domain.theriver.resources import BASICS, FOOD_SHIFT, counts, size, text

_MASKS = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
_MOST_HOLDINGS = 20_000
"""Enough for every holdings met in play; only strange editions have more."""


Useful: TypeAlias = "tuple[list[Block | None], list[Block | None]]"


def card_bit(card: i64) -> i64:
    """A card's bit in a mask; in an edition of more cards than bits several share one."""
    return bit(card % BITS)


@mypyc_attr(acyclic=True)
class Spending:
    """What the same holdings can be spent on: `full` for face-up cards and `reduced` for reserved ones, which cost one
    resource less, by the card's number, once asked for; `trades` for food."""

    __slots__ = ("affordable", "full", "held", "reduced", "reducible", "trades")

    affordable: i64
    """The cards that can be paid in full, as `card_bit` has them: those without a bit need not be looked up."""
    reducible: i64
    """The same for reserved ones."""
    full: list[Block | None]
    reduced: list[Block | None]

    def __init__(self, held: int, affordable: int, reducible: int, useful: Useful, trades: Block) -> None:
        self.held = held
        self.affordable = affordable
        self.reducible = reducible
        self.full, self.reduced = useful
        self.trades = trades


class Payments:
    """The spending of each holdings; those that differ only in what no card can use share the payments for cards."""

    def __init__(self, costs: list[int]) -> None:
        self._costs = costs
        self._most = _most(costs)
        self._known: dict[int, Spending] = {}
        self._useful: dict[int, Useful] = {}

    def spending(self, held: i64) -> Spending:
        """What these holdings can be spent on."""
        known = self._known.get(held)
        return self._new(held) if known is None else known

    def _new(self, held: int) -> Spending:
        if len(self._known) >= _MOST_HOLDINGS:
            self._known.clear()
            self._useful.clear()
        useful, cards = usable(self._most, held), len(self._costs)
        payments = self._useful.setdefault(useful, ([None] * cards, [None] * cards))
        within, reduced = self._within(held, 0), self._within(held, 1)
        made = self._known[held] = Spending(useful, within, reduced, payments, _trades(held & BASICS))
        return made

    def _within(self, held: int, less: int) -> int:
        """TR-4.5: the cards that these holdings pay for."""
        cards: i64 = 0
        for card, cost in enumerate(self._costs):
            if size(usable(cost, held)) + (held >> FOOD_SHIFT) >= size(cost) - less:
                cards |= card_bit(card)
        return cards

    def full(self, spending: Spending, card: i64) -> Block:
        """TR-4.5: the ways to pay for a face-up card that nobody has asked for yet."""
        block = spending.full[card] = self._block(card, spending.held, 0)
        return block

    def reduced(self, spending: Spending, card: i64) -> Block:
        """TR-4.5: the same for a reserved card."""
        block = spending.reduced[card] = self._block(card, spending.held, 1)
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


def _trades(basics: int) -> Block:
    """TR-3.2: three basic resources, food not among them."""
    packs = choices(basics, TRADED)
    return Block([TRADE | paid << ABOUT for paid in sorted(packs, key=text)]) if packs else NOTHING


def choices(pool: int, number: int) -> list[int]:
    """Every choice of so many resources out of a pool."""
    wood_most, clay_most, stone_most, food_most = counts(pool)
    found = []
    for wood in range(min(wood_most, number) + 1):
        for clay in range(min(clay_most, number - wood) + 1):
            for stone in range(min(stone_most, number - wood - clay) + 1):
                food = number - wood - clay - stone
                if food <= food_most:
                    found.append(wood | clay << 8 | stone << 16 | food << 24)
    return found
