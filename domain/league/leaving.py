"""Those who leave: what a table comes to without them, and how long serial leavers may not register."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from domain.kernel.outcome import ranked
from domain.league.results import Ending, How, Table
from domain.league.terms import Discipline, Entrant


def forfeited(table: Table, absent: Collection[Entrant]) -> Ending | None:
    """The ending of a table too few came to: whoever is there wins, the others are last, as many as they are. None
    where two can still play."""
    present = [player for player in table.players if player not in absent]
    if len(present) > 1:
        return None
    return Ending(tuple(1 if player in present else len(table.players) for player in table.players), (), How.FORFEIT)


def put_last(ranks: Sequence[int], last: Collection[int]) -> tuple[int, ...]:
    """The ranks with these seats (from 1) behind all others, on a place they share."""
    return ranked([(0, 0) if seat in last else (1, -rank) for seat, rank in enumerate(ranks, 1)])


def with_absent(table: Table, players: Sequence[Entrant], ending: Ending) -> Ending:
    """The whole table's ending when only `players` sat down: the others are last, without points of the game. Who held
    it up is no better than they."""
    places = dict(zip(players, ending.ranks, strict=True))
    scores = dict(zip(players, ending.scores, strict=True)) if ending.scores else {}
    last = len(table.players)
    late = {player for seat, player in enumerate(players) if ending.is_held_up_by(seat)}
    ranks = tuple(last if player in late else places.get(player, last) for player in table.players)
    return replace(
        ending, ranks=ranks, scores=tuple(scores.get(player, 0) for player in table.players) if scores else ()
    )


def expunged(tables: Sequence[Table], gone: Collection[Entrant]) -> tuple[Table, ...]:
    """The tables as if those had never played: the others keep their order; a table of one is no table."""
    kept = (_without(table, gone) for table in tables)
    return tuple(table for table in kept if len(table.players) > 1 or _sat_out(table, tables))


def _sat_out(table: Table, tables: Sequence[Table]) -> bool:
    return table in tables and len(table.players) == 1


def _without(table: Table, gone: Collection[Entrant]) -> Table:
    seats = [seat for seat, player in enumerate(table.players) if player not in gone]
    if len(seats) == len(table.players):
        return table
    ending = table.ending and _ending_of(table.ending, seats)
    return replace(table, players=tuple(table.players[seat] for seat in seats), ending=ending)


def _ending_of(ending: Ending, seats: Sequence[int]) -> Ending:
    ranks = ranked([(-ending.ranks[seat],) for seat in seats])
    return replace(ending, ranks=ranks, scores=tuple(ending.scores[seat] for seat in seats) if ending.scores else ())


def barred_until(departures: Sequence[int], discipline: Discipline) -> int | None:
    """Until when one who left at these moments may not register; None when that was not often enough to matter."""
    ordered = sorted(departures)
    ends = [
        last + discipline.barred
        for first, last in zip(ordered, ordered[discipline.leaves - 1 :], strict=False)
        if last - first <= discipline.within
    ]
    return max(ends, default=None)
