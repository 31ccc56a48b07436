"""A simulated table by the clock: turn after turn, until the match, somebody's time or the round is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from domain.hosting.terms import Pace, Timing


@dataclass(frozen=True, slots=True)
class Course:
    """How it went: whether the round was over first, and the seats whose time ran out before."""

    is_late: bool
    out: frozenset[int] = frozenset()


def course(times: Sequence[float], machines: Sequence[bool], timing: Timing, length: int, plays_on: bool) -> Course:
    """Seats take turns of these times; a machine answers at once.

    Where `plays_on` a machine goes on for whom the time ran out, otherwise that ends the match.
    """
    left, out, passed = [float(timing.bank)] * len(machines), set[int](), 0.0
    for number, time in enumerate(times):
        seat = number % len(machines)
        if machines[seat] or seat in out:
            continue
        allowed = _allowed(timing, left[seat])
        passed += min(time, allowed)
        if passed > length:
            return Course(True, frozenset(out))
        if time > allowed:
            out.add(seat)
            if not plays_on:
                break
        left[seat] += timing.increment - time
    return Course(False, frozenset(out))


def _allowed(timing: Timing, left: float) -> float:
    return {Pace.NONE: inf, Pace.LIVE: left, Pace.CORRESPONDENCE: timing.per_turn}[timing.pace]
