"""A simulated table by the clock: turn after turn until the match, a player's time or the round is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import inf

from application.hosting.commit import logged_after
from application.hosting.terms import IN_PUBLIC, NO_CLOCK, USUAL_ABSENCE
from application.leagues.found_league import plain_data
from domain.hosting.delay import slow_seat
from domain.hosting.entries import Entry, Joined, Logged, Moved, Opened, Started, TakenOver, TimedOut
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Timing

NOBODY = PlayerId("dry")
MATCH = MatchId("dry")
LEVEL = "hand"


@dataclass(frozen=True, slots=True)
class Course:
    """How it went: whether the round was over first, which seat had held the table up, whether anybody had moved, and
    the seats whose time ran out before."""

    is_late: bool
    out: frozenset[int] = frozenset()
    late: int | None = None
    has_begun: bool = True


@dataclass(frozen=True, slots=True)
class _Turn:
    """When a seat's turn was over, and whether its time ran out."""

    seat: int
    at: float
    is_out: bool


def course(times: Sequence[float], machines: Sequence[bool], timing: Timing, length: int, stands_in: bool) -> Course:
    """Seats take turns of these times; a machine answers at once.

    A machine plays on for a player whose time ran out. Where nobody stands in, the match is over when one player is
    left.
    """
    seats = range(1, len(machines) + 1)
    left, out, passed, turns = dict.fromkeys(seats, float(timing.bank)), set[int](), 0.0, list[_Turn]()
    for seat, time in zip(cycle(seats), times, strict=False):
        is_machine = machines[seat - 1] or seat in out
        allowed = inf if is_machine else _time_allowed(timing, left[seat])
        passed += 0.0 if is_machine else min(time, allowed)
        if passed > length:
            late = slow_seat(MATCH, list(_log(machines, turns)), Moment(length))
            return Course(True, frozenset(out), late, bool(turns))
        is_out = not is_machine and time > allowed
        turns.append(_Turn(seat, passed, is_out))
        if is_out:
            out.add(seat)
            if not stands_in and len(machines) - len(out) < 2:
                break
        left[seat] += timing.increment - time
    return Course(False, frozenset(out))


def _time_allowed(timing: Timing, left: float) -> float:
    return {Pace.NONE: inf, Pace.LIVE: left, Pace.CORRESPONDENCE: timing.per_turn}[timing.pace]


def _log(machines: Sequence[bool], turns: Sequence[_Turn]) -> Iterator[Logged]:
    """The log of a real match that went like this: it shows who held the table up."""
    seats = range(1, len(machines) + 1)
    terms = (plain_data(NO_CLOCK), plain_data(USUAL_ABSENCE), plain_data(IN_PUBLIC))
    begun: list[Entry] = [Opened(NOBODY, "any", "any", 1, len(seats), {}, *terms, False, "")]
    begun += [Joined(seat, NOBODY) for seat in seats]
    begun.append(Started(("",) * len(seats), {}, 1))
    begun += [TakenOver(seat, LEVEL) for seat in seats if machines[seat - 1]]
    logged = logged_after(0, Moment(0), begun)
    yield from logged
    version = len(logged)
    for turn in turns:
        seat = turn.seat
        given_up: list[Entry] = [TimedOut(seat), TakenOver(seat, LEVEL)] if turn.is_out else []
        logged = logged_after(version, Moment(round(turn.at)), [*given_up, Moved(seat, "", seat % len(seats) + 1)])
        yield from logged
        version += len(logged)
