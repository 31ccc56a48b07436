"""Swiss by groups: each round the nearest in the standings meet, nobody the same people again if it can be helped.

Starting positions come first: everybody gets a seat he has had least, so many for each as there are tables, which
always works out where tables are of one size. Each table is then made of the best left of every seat, and neighbours
change places within their seat where that spares a second meeting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from domain.league.tables import Round, table_sizes

NEAR = 4
"""How many tables away a player may be moved to spare a second meeting."""
PASSES = 3


@dataclass(frozen=True, slots=True)
class Past:
    """What was so far: meetings by pair (smaller first), seats by (player, seat), and who sat out how often."""

    met: Mapping[tuple[int, int], int]
    seats: Mapping[tuple[int, int], int]
    sat_out: Mapping[int, int]


def past_of(rounds: Sequence[Round], players: Sequence[int]) -> Past:
    """The past of these players in these rounds."""
    met: Counter[tuple[int, int]] = Counter()
    seats: Counter[tuple[int, int]] = Counter()
    sat_out: Counter[int] = Counter()
    for tables in rounds:
        for group in tables:
            met.update(combinations(sorted(group), 2))
            seats.update((player, seat) for seat, player in enumerate(group, 1))
        sat_out.update(set(players).difference(*tables))
    return Past(met, seats, sat_out)


def swiss_round(order: Sequence[int], size: int, past: Past) -> Round:
    """The next round's tables in seat order; `order` is the standings, best first."""
    playing = _without_idle(order, size, past)
    sizes = table_sizes(len(playing), size)
    if not sizes:
        return ()
    seats = _Seats(playing, sizes, past).given()
    rows = _rows(playing, seats, sizes, sum(past.sat_out.values()) + sum(past.seats.values()))
    return tuple(tuple(row) for row in _spread(rows, past))


def _without_idle(order: Sequence[int], size: int, past: Past) -> list[int]:
    """At tables of two an odd one sits out: the last of those who did so least."""
    if size != 2 or len(order) % 2 == 0:
        return list(order)
    least = min(past.sat_out.get(player, 0) for player in order)
    idle = next(player for player in reversed(order) if past.sat_out.get(player, 0) == least)
    return [player for player in order if player != idle]


class _Seats:
    """A matching of players to seats: each seat is had once at every table large enough."""

    def __init__(self, playing: Sequence[int], sizes: Sequence[int], past: Past) -> None:
        self._playing = playing
        self._past = past
        self._room = {seat: sum(each >= seat for each in sizes) for seat in range(1, max(sizes) + 1)}
        self._held: dict[int, list[int]] = {seat: [] for seat in self._room}

    def given(self) -> dict[int, int]:
        """Players in the order of the standings; whoever finds no room in a seat he needs lets another make room."""
        for player in self._playing:
            tolerance = 0
            while not self._is_given(player, tolerance, set()):
                tolerance += 1
        return {player: seat for seat, players in self._held.items() for player in players}

    def _is_given(self, player: int, tolerance: int, asked: set[int]) -> bool:
        for seat in self._wanted(player, tolerance):
            if seat in asked:
                continue
            asked.add(seat)
            if len(self._held[seat]) < self._room[seat]:
                self._held[seat].append(player)
                return True
            for other in reversed(self._held[seat]):
                if self._is_given(other, tolerance, asked):
                    self._held[seat].remove(other)
                    self._held[seat].append(player)
                    return True
        return False

    def _wanted(self, player: int, tolerance: int) -> list[int]:
        had = {seat: self._past.seats.get((player, seat), 0) for seat in self._room}
        least = min(had.values())
        allowed = [seat for seat in had if had[seat] <= least + tolerance]
        return sorted(allowed, key=lambda seat: (had[seat], len(self._held[seat]), seat))


def _rows(playing: Sequence[int], seats: Mapping[int, int], sizes: Sequence[int], turn: int) -> list[list[int]]:
    """The i-th best of every seat make a table; where the last seat is missing moves on from round to round."""
    tables = len(sizes)
    short = sum(each < max(sizes) for each in sizes)
    start = turn % tables
    small = {(start + step * tables // short) % tables for step in range(short)} if short else set()
    columns = {seat: iter([player for player in playing if seats[player] == seat]) for seat in range(1, max(sizes) + 1)}
    return [
        [next(column) for seat, column in columns.items() if seat < max(sizes) or table not in small]
        for table in range(tables)
    ]


def _spread(rows: list[list[int]], past: Past) -> list[list[int]]:
    for _ in range(PASSES):
        changes = [
            _is_spared(rows, table, other, seat, past)
            for table in range(len(rows))
            for other in range(table + 1, min(table + 1 + NEAR, len(rows)))
            for seat in range(min(len(rows[table]), len(rows[other])))
        ]
        if not any(changes):
            break
    return rows


def _is_spared(rows: list[list[int]], table: int, other: int, seat: int, past: Past) -> bool:
    here, there = rows[table], rows[other]
    before = _again(here, past) + _again(there, past)
    if not before:
        return False
    here[seat], there[seat] = there[seat], here[seat]
    if _again(here, past) + _again(there, past) < before:
        return True
    here[seat], there[seat] = there[seat], here[seat]
    return False


def _again(row: Sequence[int], past: Past) -> int:
    """Second meetings at a table; third ones weigh more."""
    return sum(past.met.get((min(pair), max(pair)), 0) ** 2 for pair in combinations(row, 2))
