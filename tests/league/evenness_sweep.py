"""How even every round robin is: `python -m tests.league.evenness_sweep` tries all numbers, the suite a sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from time import perf_counter

from domain.league.kept_schedules import MOST_KEPT_PLAYERS
from domain.league.round_robin import drawn_tables
from domain.league.tables import MOST_PLAYERS, meeting_range, meetings

MOST_ROUNDS = 100
WORST = 3
"""The most that the meetings of any two players may differ in a division of up to 48."""


def differences(players: int, size: int, rounds: int = MOST_ROUNDS) -> Iterator[tuple[int, int]]:
    """Each number of rounds with the difference between the most and the fewest meetings of any two."""
    if players <= MOST_KEPT_PLAYERS:
        for number in range(1, rounds + 1):
            fewest, most = meeting_range(drawn_tables(players, size, number), players)
            yield number, most - fewest
        return
    met: Counter[tuple[int, int]] = Counter()
    for number, tables in enumerate(drawn_tables(players, size, rounds), 1):
        # The schedules of larger divisions begin alike, however many rounds they have.
        met.update(meetings([tables]))
        counts = [met[pair] for pair in combinations(range(players), 2)]
        yield number, max(counts) - min(counts)


def main() -> None:
    """Tells how many schedules have which difference, and which are the worst."""
    for size in (3, 4):
        began, counted, worst = perf_counter(), Counter[int](), list[tuple[int, int]]()
        for players in range(3, MOST_PLAYERS + 1):
            for rounds, difference in differences(players, size):
                counted[difference] += 1
                if difference >= WORST:
                    worst.append((players, rounds))
                assert difference <= WORST, (players, size, rounds)
        spent = perf_counter() - began
        print(f"tables of {size}: {dict(sorted(counted.items()))} in {spent:.0f} s; {WORST} at {worst}")
    began = perf_counter()
    drawn_tables.cache_clear()
    drawn_tables(MOST_PLAYERS, 4, 24)
    print(f"{MOST_PLAYERS} players, 24 rounds: {perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()
