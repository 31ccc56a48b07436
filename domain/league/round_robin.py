"""Round robins: everyone meets everyone as evenly as possible (LG-13), the same schedule for the same numbers.

Tables of two go by the circle method, which is even after any number of rounds. Up to 16 players and 12 rounds at
larger tables have schedules that are even wherever that is possible. Up to 48 players begin with a grid whose columns
are shifted against each other, so that nobody meets twice, and go on by a search. Larger divisions play the grid alone:
`tables.most_rounds` says for how long nobody meets twice there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from domain.league.continuation import continuation
from domain.league.kept_schedules import MOST_KEPT_PLAYERS, MOST_KEPT_ROUNDS, balanced_length, kept_rounds
from domain.league.starting_positions import seated_rounds
from domain.league.tables import MOST_PLAYERS, SMALLEST_TABLE, Round, evenness, table_sizes


@lru_cache(maxsize=512)
def round_robin(players: int, size: int, rounds: int) -> tuple[Round, ...]:
    """The tables of every round, players as seeds from 0, in seat order."""
    return seated_rounds(drawn_tables(players, size, rounds))


@lru_cache(maxsize=512)
def resumed_round_robin(played: tuple[Round, ...], players: int, size: int, rounds: int) -> tuple[Round, ...]:
    """The rounds that were played, and as many more as the search adds to them."""
    more = continuation(played, players, table_sizes(players, size), rounds - len(played))
    return (*played, *seated_rounds(more))


def _circle(players: int, rounds: int) -> list[Round]:
    """One player stays, the others walk around. With an odd number the opponent of the missing player sits out."""
    fixed = players + players % 2 - 1
    return [_circle_round(players, fixed, number % fixed) for number in range(rounds)]


def _circle_round(players: int, fixed: int, turn: int) -> Round:
    facing = [((turn + step) % fixed, (turn - step) % fixed) for step in range(1, (fixed + 1) // 2)]
    return tuple(pair for pair in ((fixed, turn), *facing) if max(pair) < players)


@lru_cache(maxsize=512)
def drawn_tables(players: int, size: int, rounds: int) -> tuple[Round, ...]:
    """The tables of every round, nobody seated yet."""
    if players < SMALLEST_TABLE:
        return ((),) * rounds
    if size == SMALLEST_TABLE:
        return tuple(_circle(players, rounds))
    if players <= MOST_KEPT_PLAYERS:
        return tuple(_small_division(players, size, rounds))
    grid = _grid(players, size, rounds)
    return tuple(_cycle(grid, rounds) if players > MOST_PLAYERS else _with_continuation(grid, players, size, rounds))


def _small_division(players: int, size: int, rounds: int) -> list[Round]:
    """One player fewer than fills all tables plays the schedule of one more, without that one."""
    tables = len(table_sizes(players, size))
    kept = kept_rounds(players, tables, rounds)
    if kept is not None:
        return kept
    balanced = balanced_length(players, tables)
    if 0 < balanced < rounds:
        return _small_division(players, size, balanced) + _small_division(players, size, rounds - balanced)
    grid = _cycle(_grid(players, size, rounds), rounds)
    if evenness(grid, players).is_even:
        return grid
    if (players + 1) % size == 0:
        return [_round_without(players, each) for each in _small_division(players + 1, size, rounds)]
    if rounds <= MOST_KEPT_ROUNDS:
        return grid
    return _with_continuation(_small_division(players, size, MOST_KEPT_ROUNDS), players, size, rounds)


def _with_continuation(before: Sequence[Round], players: int, size: int, rounds: int) -> list[Round]:
    return [*before, *continuation(before, players, table_sizes(players, size), rounds - len(before))]


def _cycle(drawn: Sequence[Round], rounds: int) -> list[Round]:
    return [drawn[number % len(drawn)] for number in range(rounds)]


def _round_without(player: int, tables: Round) -> Round:
    return tuple(tuple(each for each in group if each != player) for group in tables)


def _grid(players: int, size: int, rounds: int) -> list[Round]:
    """Players dealt into columns as long as there are tables; each round shifts the columns against each other. At most
    `rounds` rounds, and only those in which nobody meets again."""
    height = len(table_sizes(players, size))
    columns = [list(range(first, min(first + height, players))) for first in range(0, players, height)]
    return [
        tuple(_row(columns, height, table, shift) for table in range(height))
        for shift in islice(_shifts(height, len(columns)), rounds)
    ]


def _row(columns: list[list[int]], height: int, table: int, shift: Sequence[int]) -> tuple[int, ...]:
    places = ((column, (table + by) % height) for by, column in zip(shift, columns, strict=True))
    return tuple(column[place] for column, place in places if place < len(column))


def _shifts(height: int, columns: int) -> Iterator[tuple[int, ...]]:
    """How far each column is moved down, round by round: no two ever again by the same against each other, so nobody
    meets twice. Each time column c moves by c more, or by the next amount that does."""
    used: set[tuple[int, int, int]] = set()
    for number in range(height):
        shift = _unused_shifts((), number, height, columns, used)
        if shift:
            used |= {
                (one, other, (shift[one] - shift[other]) % height) for one in range(columns) for other in range(one)
            }
            yield shift


def _unused_shifts(
    shift: tuple[int, ...], number: int, height: int, columns: int, used: Collection[tuple[int, int, int]]
) -> tuple[int, ...]:
    """The first shifts of all columns that begin with these and are unused; empty if there are none."""
    column = len(shift)
    if column == columns:
        return shift
    for more in range(height if column > 1 else 1):
        by = (column * number + more) % height
        if all((column, other, (by - shift[other]) % height) not in used for other in range(column)):
            found = _unused_shifts((*shift, by), number, height, columns, used)
            if found:
                return found
    return ()
