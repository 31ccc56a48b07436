"""The seat that delayed a table, computed from the log alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domain.hosting.entries import Logged, Moved
from domain.hosting.match import Match, SeatState, after, fold
from domain.hosting.terms import MatchId, Moment


def slow_seat(match: MatchId, entries: Sequence[Logged], until: Moment) -> int | None:
    """The seat for whose player the table waited more than two thirds of the time from its start to `until` (LG-36,
    LG-38).

    None where there is no such seat; `entries` are those up to that moment, when the match is under way, or what was
    logged late of it: nobody is waited for any longer then.
    """
    waited: Counter[int] = Counter()
    state = fold(match, entries[:1])
    moments = [min(logged.at, until) for logged in entries[1:]]
    for logged, at, then in zip(entries[1:], moments, [*moments[1:], until], strict=True):
        state = after(state, logged)
        if (seat := _person_to_move(state)) is not None:
            waited[seat] += then - at
    assert state.started_at is not None
    whole = until - state.started_at
    moved = {logged.entry.seat for logged in entries if isinstance(logged.entry, Moved)}
    slow = (state.seat(seat) for seat, time in waited.items() if 3 * time > 2 * whole)
    return next((seat.number for seat in slow if _is_to_blame(state, seat, seat.number in moved)), None)


def _person_to_move(match: Match) -> int | None:
    """The seat to move, unless a machine has it: machines hold nobody up."""
    return None if match.to_move is None or match.seat(match.to_move).machine else match.to_move


def _is_to_blame(match: Match, seat: SeatState, has_moved: bool) -> bool:
    """A player stays to blame after giving up, but not when a referee replaced them. Machines answer at once, so with
    machines alone every player looks slow: there a single move is enough."""
    keeps_waiting = any(other.machine is None for other in match.seats if other.number != seat.number)
    return (seat.machine is None or seat.gave_up) and (keeps_waiting or not has_moved)
