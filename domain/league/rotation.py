"""Round robin of tables: everyone meets everyone as evenly as possible, the same schedule for the same numbers.

Tables of two are dealt by the circle method, which is even after any number of rounds. For larger tables a grid whose
columns are shifted against each other meets nobody twice while it is high enough. Where it is not, schedules that were
found once are kept, some of them with a table more in a few rounds; one player fewer than fills all tables plays by the
schedule of one more, without him. Most long ones are put together of two shorter ones, the players of the second
renamed so that nobody who met once more in the first does so again. With too many players for kept schedules the grid
is all there is, and `most_rounds` tells for how many rounds it lasts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from domain.league.kept import MOST_PLAYERS, Joint, joint, kept_rounds
from domain.league.starting import seated
from domain.league.tables import Round, evenness, table_sizes

GRID_LASTS: Mapping[int, int] = {3: 17, 4: 12}
"""For so many rounds nobody meets twice at tables of this size, with however many more players than schedules are kept
for."""


def most_rounds(largest: int, size: int) -> int | None:
    """How many rounds a season may have whose divisions are up to this large; None where schedules are kept for all."""
    return GRID_LASTS.get(size) if largest > MOST_PLAYERS else None


@lru_cache(maxsize=512)
def round_robin(players: int, size: int, rounds: int) -> tuple[Round, ...]:
    """The tables of every round, players as seeds from 0, in seat order."""
    if players < 2:
        return ((),) * rounds
    drawn = _circle(players, rounds) if size == 2 else drawn_tables(players, size, rounds)
    return seated(drawn)


def _circle(players: int, rounds: int) -> list[Round]:
    """One stays, the others walk around; with an odd number whoever would meet the missing one sits out."""
    fixed = players + players % 2 - 1
    return [_circle_round(players, fixed, number % fixed) for number in range(rounds)]


def _circle_round(players: int, fixed: int, turn: int) -> Round:
    facing = [((turn + step) % fixed, (turn - step) % fixed) for step in range(1, (fixed + 1) // 2)]
    return tuple(pair for pair in ((fixed, turn), *facing) if max(pair) < players)


def drawn_tables(players: int, size: int, rounds: int) -> list[Round]:
    """The tables of three or more of every round, nobody seated yet."""
    tables = len(table_sizes(players, size))
    kept = kept_rounds(players, tables, rounds)
    if kept is not None:
        return kept
    parts = joint(players, tables, rounds)
    if parts is not None:
        return _joined(players, size, rounds, parts)
    drawn = _shifted(players, size, rounds)
    if (players + 1) % size or players >= MOST_PLAYERS or evenness(drawn, players).is_even:
        return drawn
    return [_without(players, each) for each in drawn_tables(players + 1, size, rounds)]


def _joined(players: int, size: int, rounds: int, parts: Joint) -> list[Round]:
    renamed = (
        tuple(tuple(parts.names[player] for player in group) for group in tables)
        for tables in drawn_tables(players, size, rounds - parts.first)
    )
    return [*drawn_tables(players, size, parts.first), *renamed]


def _without(player: int, tables: Round) -> Round:
    return tuple(tuple(each for each in group if each != player) for group in tables)


def _shifted(players: int, size: int, rounds: int) -> list[Round]:
    """Players dealt into columns as long as there are tables; each round moves the columns against each other."""
    height = len(table_sizes(players, size))
    columns = [list(range(first, min(first + height, players))) for first in range(0, players, height)]
    shifts = list(islice(_shifts(height, len(columns)), rounds))
    return [
        tuple(_row(columns, height, table, shifts[number % len(shifts)]) for table in range(height))
        for number in range(rounds)
    ]


def _row(columns: list[list[int]], height: int, table: int, shift: Sequence[int]) -> tuple[int, ...]:
    places = ((column, (table + by) % height) for by, column in zip(shift, columns, strict=True))
    return tuple(column[place] for column, place in places if place < len(column))


def _shifts(height: int, columns: int) -> Iterator[tuple[int, ...]]:
    """How far each column is moved down, round by round: no two ever again by the same against each other, so nobody
    meets twice. Each time column c moves by c more, or by the next amount that does."""
    used: set[tuple[int, int, int]] = set()
    for number in range(height):
        shift = _fitting((), number, height, columns, used)
        if shift:
            used |= {
                (one, other, (shift[one] - shift[other]) % height) for one in range(columns) for other in range(one)
            }
            yield shift


def _fitting(
    shift: tuple[int, ...], number: int, height: int, columns: int, used: Collection[tuple[int, int, int]]
) -> tuple[int, ...]:
    """The first shifts of all columns that begin with these and are not used; none if there are none."""
    column = len(shift)
    if column == columns:
        return shift
    for more in range(height if column > 1 else 1):
        by = (column * number + more) % height
        if all((column, other, (by - shift[other]) % height) not in used for other in range(column)):
            found = _fitting((*shift, by), number, height, columns, used)
            if found:
                return found
    return ()
