"""The best and the worst rank each player can still reach (LG-18).

Each player's final points lie between what is certain and what is still possible, and the pots fix the sum of all. The
bounds hold for all points within these limits, so they hold for every way the season can end. Results only narrow the
limits, so bounds never widen. Equal points may be parted either way.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from domain.league.results import Pot
from domain.league.terms import Entrant


@dataclass(frozen=True, slots=True)
class Span:
    """What a player will have at least and at most in the end, in twelfths."""

    least: int
    most: int


def spans(players: Iterable[Entrant], given: Iterable[Pot]) -> tuple[dict[Entrant, Span], Span]:
    """Each player's box, and the span of the sum of all."""
    low = dict.fromkeys(players, 0)
    high = dict(low)
    least = most = 0
    for pot in given:
        least, most = least + pot.least, most + pot.most
        for share in pot.shares:
            low[share.player] += share.least
            high[share.player] += share.most
    return {player: Span(low[player], high[player]) for player in low}, Span(least, most)


def points_so_far(players: Iterable[Entrant], given: Iterable[Pot]) -> dict[Entrant, int]:
    """What each one has by now."""
    have = dict.fromkeys(players, 0)
    for pot in given:
        if not pot.is_open:
            for share in pot.shares:
                have[share.player] += share.least
    return have


def bounds(boxes: Mapping[Entrant, Span], total: Span) -> dict[Entrant, tuple[int, int]]:
    """Best and worst rank of each (LG-18)."""
    fewest = _Rising([box.least for box in boxes.values()])
    most = _Rising([box.most for box in boxes.values()])
    reach = {box: (_best(box, fewest, most, total), _worst(box, fewest, most, total)) for box in set(boxes.values())}
    return {player: reach[box] for player, box in boxes.items()}


class _Rising:
    """Numbers in rising order with their sums."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = sorted(numbers)
        self.sums = [0, *accumulate(self.numbers)]

    @property
    def total(self) -> int:
        return self.sums[-1]

    def above(self, bound: int) -> int:
        return len(self.numbers) - bisect_right(self.numbers, bound)

    def from_on(self, bound: int) -> int:
        return len(self.numbers) - bisect_left(self.numbers, bound)


def _best(box: Span, fewest: _Rising, most: _Rising, total: Span) -> int:
    """The player gets everything possible. Above are those who already have more, or as many as must take what is left
    over."""
    mine = box.most
    higher = most.above(mine)
    lower = len(most.numbers) - higher
    room = most.sums[lower] + higher * mine
    excess = total.least - room
    return 1 + max(fewest.above(mine), _takers(most, mine, higher, excess))


def _takers(most: _Rising, mine: int, higher: int, excess: int) -> int:
    """The fewest players, those with most room first, who can take the excess and pass the player by it."""
    if excess <= 0:
        return 0
    count = len(most.numbers)
    reach = range(1, higher + 1)
    return bisect_left(reach, excess, key=lambda takers: most.total - most.sums[count - takers] - takers * mine) + 1


def _worst(box: Span, fewest: _Rising, most: _Rising, total: Span) -> int:
    """The player gets nothing more. Others pass or draw level if they can at all, and while the rest of the
    sum lasts."""
    mine = box.least
    can = most.from_on(mine) - 1
    supply = total.most - fewest.total
    ahead = fewest.from_on(mine)
    behind = len(fewest.numbers) - ahead
    risen = bisect_right(range(1, behind + 1), supply, key=lambda rising: _needed(fewest, mine, behind, rising))
    return 1 + min(can, ahead - 1 + risen)


def _needed(fewest: _Rising, mine: int, behind: int, rising: int) -> int:
    """What the nearest `rising` of those behind the player need to draw level."""
    return rising * mine - (fewest.sums[behind] - fewest.sums[behind - rising])
