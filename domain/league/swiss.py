"""Swiss by groups: each round the nearest in the standings meet, and nobody the same players again if possible (LG-10).

Where tables have two sizes, players who sat at the smaller ones least often do so now, as near to each other in the
standings as possible. Everybody gets a seat that keeps the shares of seats fair. Each table takes the best remaining
player of every seat. Then near players change places where that spares a rematch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from domain.league.rematches import duels, groups
from domain.league.seating import WHOLE, Slot, seats_for, worst_debt
from domain.league.tables import Round, table_sizes

EFFORT = 600
"""A bound on the players examined to choose a group for the smaller tables."""


@dataclass(frozen=True, slots=True)
class Past:
    """The rounds so far: meetings by pair (smaller first), debts by (player, seat), how often each sat small or sat
    out."""

    met: Counter[tuple[int, int]]
    debts: Counter[tuple[int, int]]
    sat_small: Counter[int]
    sat_out: Counter[int]


def past_of(rounds: Sequence[Round], players: Sequence[int]) -> Past:
    """The past of these players in these rounds."""
    past = Past(Counter(), Counter(), Counter(), Counter())
    for tables in rounds:
        largest = max(map(len, tables), default=0)
        for group in tables:
            past.met.update(combinations(sorted(group), 2))
            past.sat_small.update(group if len(group) < largest else ())
            _owe(past.debts, group)
        past.sat_out.update(set(players).difference(*tables))
    return past


def _owe(debts: Counter[tuple[int, int]], group: Sequence[int]) -> None:
    for seat, player in enumerate(group, 1):
        debts[player, seat] += WHOLE
        for each in range(1, len(group) + 1):
            debts[player, each] -= WHOLE // len(group)


def swiss_round(order: Sequence[int], size: int, past: Past) -> Round:
    """The next round's tables in seat order (LG-10); `order` is the standings, best first."""
    playing = _without_idle(order, size, past)
    sizes = table_sizes(len(playing), size)
    if not sizes:
        return ()
    places = {player: place for place, player in enumerate(playing)}
    rows = sorted(_fair_rows(playing, sizes, past), key=lambda row: sum(places[player] for player in row) / len(row))
    spared = (duels if max(sizes) == 2 else groups)(rows, past.met, _free_seats(rows, past))
    return tuple(tuple(row) for row in spared)


def _free_seats(rows: Sequence[Sequence[int]], past: Past) -> dict[int, frozenset[int]]:
    """The seats each player may have: the given one and, where all tables have one size, any that leaves the player
    less than one away from the fair share of each."""
    is_even = len({len(row) for row in rows}) == 1
    return {
        player: frozenset(
            each
            for each in range(1, len(row) + 1)
            if each == seat or (is_even and worst_debt({player: (len(row), each)}, past.debts) < WHOLE)
        )
        for row in rows
        for seat, player in enumerate(row, 1)
    }


def _without_idle(order: Sequence[int], size: int, past: Past) -> list[int]:
    """At tables of two an odd player sits out: the last of those who did so least."""
    if size != 2 or len(order) % 2 == 0:
        return list(order)
    least = min(past.sat_out.get(player, 0) for player in order)
    idle = next(player for player in reversed(order) if past.sat_out.get(player, 0) == least)
    return [player for player in order if player != idle]


def _fair_rows(playing: Sequence[int], sizes: Sequence[int], past: Past) -> list[list[int]]:
    """Of the possible groups at smaller tables the nearest one that keeps everybody less than one away from the fair
    share of seats; otherwise the fairest."""
    for small in _small_groups(playing, sizes, past):
        chosen = set(small)
        large = [player for player in playing if player not in chosen]
        seats = {**_seats(small, min(sizes), past), **_seats(large, max(sizes), past)}
        if worst_debt(seats, past.debts) < WHOLE:
            return _rows(playing, seats)
    return _rows(playing, seats_for(playing, sizes, past.debts, past.sat_small))


def _seats(players: Sequence[int], size: int, past: Past) -> dict[int, Slot]:
    return seats_for(players, [size] * (len(players) // size), past.debts) if players else {}


def _small_groups(playing: Sequence[int], sizes: Sequence[int], past: Past) -> list[list[int]]:
    """Groups that may sit at the smaller tables, around different places of the standings, near ones first."""
    count = sum(size for size in sizes if size < max(sizes))
    if not count:
        return [[]]
    step = max(1, len(playing) ** 2 // EFFORT)
    found = {tuple(_around(place, count, playing, past)) for place in range(0, len(playing), step)}
    return [
        [playing[place] for place in places] for places in sorted(found, key=lambda places: _reach(places, min(sizes)))
    ]


def _around(place: int, count: int, playing: Sequence[int], past: Past) -> list[int]:
    """The places of the players who sat small least often, nearest to this one."""
    nearest = sorted(
        range(len(playing)), key=lambda each: (past.sat_small.get(playing[each], 0), abs(each - place), each)
    )
    return sorted(nearest[:count])


def _reach(places: Sequence[int], size: int) -> tuple[int, tuple[int, ...]]:
    """How far apart the players of a table stand; among equals the lowest in the standings."""
    tables = [places[first : first + size] for first in range(0, len(places), size)]
    return sum(table[-1] - table[0] for table in tables), tuple(-place for place in places)


def _rows(playing: Sequence[int], seats: Mapping[int, Slot]) -> list[list[int]]:
    """The i-th best of every seat make a table."""
    rows: list[list[int]] = []
    for size in sorted({size for size, _ in seats.values()}):
        columns = [[player for player in playing if seats[player] == (size, seat)] for seat in range(1, size + 1)]
        rows.extend(list(row) for row in zip(*columns, strict=True))
    return rows
