"""Why some schedules cannot be even: arguments that count, each true of every schedule whatever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from domain.league.tables import sizes_of, table_sizes


def spare(players: int, size: int, rounds: int, wider: int = 0) -> tuple[int, int]:
    """If any two met equally often within one: how often all do at least, and how many pairs do once more."""
    drawn = _sizes(players, size, rounds, wider)
    met = sum(each * (each - 1) // 2 for sizes in drawn for each in sizes)
    return divmod(met, players * (players - 1) // 2)


def _sizes(players: int, size: int, rounds: int, wider: int) -> list[tuple[int, ...]]:
    """The tables of every round, some rounds with one table more."""
    fewest = table_sizes(players, size)
    return [fewest] * (rounds - wider) + [sizes_of(players, len(fewest) + 1)] * wider


def too_many_meet_again(players: int, size: int, rounds: int, wider: int = 0) -> bool:
    """Any two rounds have some pairs in common, however they are drawn: together more than an even schedule has."""
    least, more = spare(players, size, rounds, wider)
    pairs = players * (players - 1) // 2
    even = more * (least + 1) * least // 2 + (pairs - more) * least * (least - 1) // 2
    drawn = _sizes(players, size, rounds, wider)
    return sum(_common(one, tuple(sorted(other))) for one, other in combinations(drawn, 2)) > even


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


def no_schedule_without_repetition(players: int, size: int, rounds: int) -> bool:
    """A search through all of them: the first round may be any, the others are chosen from all that share no pair."""
    sizes = table_sizes(players, size)
    pairs = {pair: 1 << place for place, pair in enumerate(combinations(range(players), 2))}
    seeds = iter(range(players))
    first = [[next(seeds) for _ in range(each)] for each in sizes]
    met = sum(pairs[pair] for group in first for pair in combinations(group, 2))
    others = [drawn for drawn in _drawn(tuple(range(players)), sizes, pairs) if not drawn & met]
    return not _are_apart(others, rounds - 1)


def _drawn(players: tuple[int, ...], sizes: tuple[int, ...], pairs: Mapping[tuple[int, int], int]) -> Iterator[int]:
    """Every round of these tables, as the set of its pairs."""
    if not players:
        yield 0
        return
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(players[1:], size - 1):
            group = (players[0], *mates)
            rest = tuple(player for player in players if player not in group)
            here = sum(pairs[pair] for pair in combinations(group, 2))
            yield from (here | other for other in _drawn(rest, tuple(left), pairs))


def _are_apart(rounds: list[int], count: int) -> bool:
    """Whether so many of them have no pair in common."""
    if not count:
        return True
    left = list(rounds)
    while len(left) >= count:
        one = left.pop()
        if _are_apart([other for other in left if not one & other], count - 1):
            return True
    return False


def no_twelve_meet_all_with_one_again() -> bool:
    """Twelve at tables of three have twelve meetings in six rounds and eleven others to meet: in an even schedule each
    meets one of them twice, so these pairs are all of them by twos, say 0 and 1, 2 and 3. The first round may
    be any of those that do not turn into each other when such pairs, or the two of one, change places; then a search
    through all rounds finds no five more."""
    partners = [(first, first + 1) for first in range(0, 12, 2)]
    others = [pair for pair in combinations(range(12), 2) if pair not in partners]
    rounds = [_weighed(drawn, others, partners) for drawn in _in_threes(tuple(range(12)))]
    firsts = _unlike(list(_in_threes(tuple(range(12)))))
    return not any(_go_on(rounds, *_weighed(first, others, partners), 5, len(others)) for first in firsts)


Threes: TypeAlias = tuple[tuple[int, ...], ...]


def _in_threes(players: tuple[int, ...]) -> Iterator[Threes]:
    if not players:
        yield ()
        return
    for mates in combinations(players[1:], 2):
        rest = tuple(player for player in players[1:] if player not in mates)
        yield from (((players[0], *mates), *others) for others in _in_threes(rest))


def _weighed(drawn: Threes, others: list[tuple[int, int]], partners: list[tuple[int, int]]) -> tuple[int, int]:
    """The pairs that may meet once, as a set; those that may meet twice, counted with two bits for each."""
    met = {pair for group in drawn for pair in combinations(group, 2)}
    once = sum(1 << place for place, pair in enumerate(others) if pair in met)
    return once, sum(1 << 2 * place for place, pair in enumerate(partners) if pair in met)


def _unlike(rounds: list[Threes]) -> list[Threes]:
    """One of each kind that is left when partners, or two pairs of partners, may change places."""
    turns = [{0: 1, 1: 0}] + [
        {first: first + 2, first + 1: first + 3, first + 2: first, first + 3: first + 1} for first in range(0, 10, 2)
    ]
    seen: set[Threes] = set()
    found = []
    for drawn in rounds:
        if drawn in seen:
            continue
        found.append(drawn)
        seen.add(drawn)
        reached = [drawn]
        while reached:
            one = reached.pop()
            for turn in turns:
                other = tuple(sorted(tuple(sorted(turn.get(player, player) for player in group)) for group in one))
                if other not in seen:
                    seen.add(other)
                    reached.append(other)
    return found


def _go_on(rounds: list[tuple[int, int]], once: int, twice: int, count: int, pairs: int) -> bool:
    """Whether so many more rounds fit: the first pair that has not met must meet in one of them."""
    if not count:
        return True
    missing = ~once & (1 << pairs) - 1
    first = missing & -missing
    left = [each for each in rounds if not each[0] & once and not _thrice(twice + each[1])]
    return any(_go_on(left, once | met, twice + again, count - 1, pairs) for met, again in left if met & first)


def _thrice(counted: int) -> int:
    """Pairs of bits that are both set."""
    return counted & counted >> 1 & 0x555
