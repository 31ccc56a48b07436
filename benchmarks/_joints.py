"""`python -m benchmarks._joints PLAYERS SIZE ROUNDS`: looks for two shorter schedules that make an even one together.

Both are even themselves. In each of them some pairs have met once more than the others; the players of the second are
renamed until no pair has met once more in both, or none has in neither. The fewer such pairs there are the easier, so
the two schedules that have fewest are tried first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import TypeAlias

from domain.league.kept import LETTERS
from domain.league.rotation import drawn_tables
from domain.league.tables import Round, meetings, table_sizes

STEPS = 40_000
FIRSTS = 8
Marked: TypeAlias = list[list[bool]]


def found(players: int, size: int, rounds: int) -> tuple[int, str] | None:
    """The rounds of the first schedule and the new names of the second one's players, if there are any."""
    chance = Random(1)
    for first in sorted(range(1, rounds), key=lambda each: _clashes(players, size, each, rounds - each))[:FIRSTS]:
        parts = [drawn_tables(players, size, number) for number in (first, rounds - first)]
        for once_more in (True, False):
            names = _names([_marked(part, players, once_more) for part in parts], players, chance)
            if names is not None and _is_even(parts, names, players):
                return first, "".join(LETTERS[player] for player in names)
    return None


def _clashes(players: int, size: int, first: int, second: int) -> float:
    """How many pairs both would have in common by chance: of those that met once more, or of the others."""
    pairs = players * (players - 1) // 2
    met = sum(each * (each - 1) // 2 for each in table_sizes(players, size))
    one, other = first * met % pairs, second * met % pairs
    return (one * other if one + other <= pairs else (pairs - one) * (pairs - other)) / pairs


def _marked(rounds: Sequence[Round], players: int, once_more: bool) -> Marked:
    met = meetings(rounds)
    least = min(met[pair] for pair in combinations(range(players), 2))
    return [
        [one != other and (met[min(one, other), max(one, other)] > least) is once_more for other in range(players)]
        for one in range(players)
    ]


def _names(marked: list[Marked], players: int, chance: Random) -> list[int] | None:
    """Names by which no pair is marked in both, found by annealing."""
    fixed, moved = marked
    names = chance.sample(range(players), players)
    cost = sum(fixed[names[one]][names[other]] and moved[one][other] for one, other in combinations(range(players), 2))
    for step in range(STEPS):
        if not cost:
            return names
        one, other = chance.sample(range(players), 2)
        change = sum(_changes(fixed, moved, names, one, other))
        if change <= 0 or chance.random() < exp(-change / (0.8 * (1 - step / STEPS) ** 2 + 0.12)):
            names[one], names[other] = names[other], names[one]
            cost += change
    return None


def _changes(fixed: Marked, moved: Marked, names: list[int], one: int, other: int) -> Iterator[int]:
    """By how much an exchange of two names adds to the pairs marked in both, for everyone else."""
    here, there = fixed[names[one]], fixed[names[other]]
    for mate, name in enumerate(names):
        if mate not in (one, other) and moved[one][mate] != moved[other][mate]:
            yield (there[name] - here[name]) * (moved[one][mate] - moved[other][mate])


def _is_even(parts: list[list[Round]], names: list[int], players: int) -> bool:
    first, second = map(meetings, parts)
    counts = {
        second[pair] + first[min(one, other), max(one, other)]
        for pair in combinations(range(players), 2)
        for one, other in [(names[pair[0]], names[pair[1]])]
    }
    return max(counts) - min(counts) <= 1


def main() -> int:
    """Ends with 1 where nothing was found."""
    players, size, rounds = map(int, sys.argv[1:])
    joint = found(players, size, rounds)
    if joint is None:
        return 1
    print(f"{players} {len(table_sizes(players, size))} {rounds}-{rounds}: {joint[0]} {joint[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
