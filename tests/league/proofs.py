"""Why some schedules cannot be even: arguments that count, each true of every schedule whatever."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from domain.league.tables import table_sizes


def spare(players: int, size: int, rounds: int) -> tuple[int, int]:
    """If any two met equally often within one: how often all do at least, and how many pairs do once more."""
    met = rounds * sum(each * (each - 1) // 2 for each in table_sizes(players, size))
    return divmod(met, players * (players - 1) // 2)


def too_many_meet_again(players: int, size: int, rounds: int) -> bool:
    """Any two rounds have some pairs in common, however they are drawn: together more than an even schedule has."""
    sizes = table_sizes(players, size)
    least, more = spare(players, size, rounds)
    pairs = players * (players - 1) // 2
    even = more * (least + 1) * least // 2 + (pairs - more) * least * (least - 1) // 2
    return rounds * (rounds - 1) // 2 * _common(sizes, tuple(sorted(sizes))) > even


@cache
def _common(tables: tuple[int, ...], room: tuple[int, ...]) -> int:
    """The fewest pairs that sit together in a round of these tables and again in one that has so much room."""
    if not tables:
        return 0
    ways = (way for way in product(*(range(each + 1) for each in room)) if sum(way) == tables[0])
    return min(
        sum(each * (each - 1) // 2 for each in way)
        + _common(tables[1:], tuple(sorted(left - each for left, each in zip(room, way, strict=True))))
        for way in ways
    )


def parity_forbids(players: int, size: int, rounds: int) -> bool:
    """At two tables, of any three players one pair sits together or all three do: an odd number of meetings.

    So in an even schedule the pairs that meet once more are an even number of every three, or an odd number of every
    three. The first means that they are all pairs between two groups, the second that they are all pairs within two.
    """
    if len(table_sizes(players, size)) != 2:
        return False
    least, more = spare(players, size, rounds)
    between = {group * (players - group) for group in range(players + 1)}
    within = {players * (players - 1) // 2 - each for each in between}
    return more not in (within if (rounds + least) % 2 else between)


def degrees_forbid(players: int, size: int, rounds: int) -> bool:
    """Where nobody may meet twice and the largest tables have as many seats as there are tables.

    Those who sit at such a table sit apart in every other round, one at each table; so any two such tables of different
    rounds share exactly one player. That fixes how often players sit at them, and with it how many others each one
    never meets; but those who never meet must be so mutually.
    """
    sizes = table_sizes(players, size)
    if spare(players, size, rounds)[0] or max(sizes) != len(sizes):
        return False
    large = sizes.count(max(sizes))
    apart = players - 1 - rounds * (max(sizes) - 2)
    shared = rounds * (rounds - 1) // 2 * large * large
    return not any(
        _is_mutual([apart - each for each in often])
        for often in _spread(players, rounds * large * max(sizes), shared, min(apart, rounds))
    )


def _spread(players: int, total: int, shared: int, most: int) -> list[tuple[int, ...]]:
    """Numbers of visits, falling, with this total and this many pairs of visits of one player."""
    if not players:
        return [()] if total == shared == 0 else []
    return [
        (first, *rest)
        for first in range(min(most, total), -1, -1)
        if (pairs := first * (first - 1) // 2) <= shared
        for rest in _spread(players - 1, total - first, shared - pairs, first)
    ]


def _is_mutual(degrees: list[int]) -> bool:
    """Whether a graph has these degrees: the largest is joined to the next largest, and so on."""
    left = sorted(degrees, reverse=True)
    while left and left[0] > 0:
        first, *left = left
        if first > len(left) or left[first - 1] < 1:
            return False
        left = sorted([each - 1 for each in left[:first]] + left[first:], reverse=True)
    return not left or left[-1] >= 0


def factorizations_of_six() -> list[frozenset[frozenset[tuple[int, int]]]]:
    """The ways to part the fifteen pairs of six into five rounds of three."""
    pairs = list(combinations(range(6), 2))
    rounds = [frozenset(each) for each in combinations(pairs, 3) if len({one for pair in each for one in pair}) == 6]
    return [frozenset(five) for five in combinations(rounds, 5) if len(frozenset().union(*five)) == 15]
