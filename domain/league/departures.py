"""Players who leave: what a table comes to without them, and how long frequent leavers may not register."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from domain.kernel.outcome import ranks_of
from domain.league.results import Ending, How, Table
from domain.league.terms import Discipline, Entrant


def forfeit_ending(table: Table, absent: Collection[Entrant]) -> Ending | None:
    """The ending of a table that too few came to: the one player there wins, all others are last. None where two can
    still play."""
    present = [player for player in table.players if player not in absent]
    if len(present) > 1:
        return None
    return Ending(tuple(1 if player in present else len(table.players) for player in table.players), (), How.FORFEIT)


def deadline_ending(scores: Sequence[int], late: int | None, has_begun: bool) -> Ending:
    """The ending of a table that was not over at its deadline: by the score on the board (LG-36, LG-37). Where the seat
    `late` held it up before anybody moved, all are equal, and that seat is put last afterwards."""
    ranks = ranks_of([(score,) for score in scores]) if late is None or has_begun else (1,) * len(scores)
    return Ending(ranks, tuple(scores), How.DEADLINE if late is None else How.HELD_UP)


def ranks_with_last(ranks: Sequence[int], last: Collection[int]) -> tuple[int, ...]:
    """The ranks with each of these seats (from 1) on the very last place, however many they are (LG-19): nobody gains
    by another player's leaving too. The others keep their order before them."""
    places = ranks_of([(0, 0) if seat in last else (1, -rank) for seat, rank in enumerate(ranks, 1)])
    return tuple(len(ranks) if seat in last else place for seat, place in enumerate(places, 1))


def ending_with_absent(table: Table, players: Sequence[Entrant], ending: Ending, lost: Collection[int] = ()) -> Ending:
    """The ending of the whole table when only `players` sat down. The others are last, with no score, and so are those
    who `lost` (seats from 1) by leaving or by holding it up."""
    seats = {player: seat for seat, player in enumerate(players, 1)}
    there = [seats.get(player) for player in table.players]
    last = {place for place, seat in enumerate(there, 1) if seat is None or seat in lost}
    ranks = ranks_with_last([0 if seat is None else ending.ranks[seat - 1] for seat in there], last)
    scores = tuple(0 if seat is None else ending.scores[seat - 1] for seat in there) if ending.scores else ()
    return replace(ending, ranks=ranks, scores=scores)


def tables_without(tables: Sequence[Table], gone: Collection[Entrant]) -> tuple[Table, ...]:
    """The tables as if these players had never played (LG-33). The others keep their order; a table of one is
    dropped."""
    remaining = (_table_without(table, gone) for table in tables)
    return tuple(table for table in remaining if len(table.players) > 1 or _is_bye(table, tables))


def _is_bye(table: Table, tables: Sequence[Table]) -> bool:
    return table in tables and len(table.players) == 1


def _table_without(table: Table, gone: Collection[Entrant]) -> Table:
    seats = [seat for seat, player in enumerate(table.players) if player not in gone]
    if len(seats) == len(table.players):
        return table
    ending = table.ending and _ending_of(table.ending, seats)
    return replace(table, players=tuple(table.players[seat] for seat in seats), ending=ending)


def _ending_of(ending: Ending, seats: Sequence[int]) -> Ending:
    """A player who left the table is also last among those who are kept."""
    last = {number for number, seat in enumerate(seats, 1) if _is_very_last(ending.ranks, ending.ranks[seat])}
    ranks = ranks_with_last([ending.ranks[seat] for seat in seats], last)
    return replace(ending, ranks=ranks, scores=tuple(ending.scores[seat] for seat in seats) if ending.scores else ())


def _is_very_last(ranks: Sequence[int], rank: int) -> bool:
    """Whether players on this rank were put last: there are free places before them. A single last player needs no such
    mark."""
    return rank > 1 + sum(other < rank for other in ranks)


def barred_until(departures: Sequence[int], discipline: Discipline) -> int | None:
    """Until when a player who left at these moments may not register (LG-34); None if that was not often enough."""
    ordered = sorted(departures)
    ends = [
        last + discipline.barred
        for first, last in zip(ordered, ordered[discipline.leaves - 1 :], strict=False)
        if last - first <= discipline.within
    ]
    return max(ends, default=None)
