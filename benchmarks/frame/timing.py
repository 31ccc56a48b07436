"""Stopwatches: CPU time beside wall time, because the machine may have other things to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time


@dataclass(frozen=True, slots=True)
class Timing:
    """So many units of work (moves, calls, games) took so long."""

    units: int
    cpu: float
    wall: float

    @property
    def per_cpu_second(self) -> float:
        return self.units / self.cpu

    @property
    def per_second(self) -> float:
        return self.units / self.wall

    def each(self, scale: float) -> float:
        """CPU time of one unit: in milliseconds for 1e3, in microseconds for 1e6."""
        return self.cpu / self.units * scale


def timed(work: Callable[[], int], seconds: float = 1.0, rounds: int = 3) -> Timing:
    """Calls `work`, which says how many units it did, again and again; the best of some rounds of so many seconds.

    The best round is the one that was disturbed least; a first call outside the clock fills caches.
    """
    work()
    return min((_round(work, seconds) for _ in range(rounds)), key=lambda timing: timing.each(1))


def fastest(works: Sequence[Callable[[], int]], rounds: int = 30) -> Timing:
    """Each piece of work alone, its fastest of some calls, all added up.

    For work of milliseconds: on a shared machine most calls are disturbed, but one in thirty hardly ever is.
    """
    best = [_least([_call(work) for _ in range(rounds + 1)][1:]) for work in works]
    units, cpu, wall = (sum(values) for values in zip(*best, strict=True))
    return Timing(int(units), cpu, wall)


def _least(timings: Sequence[Timing]) -> tuple[int, float, float]:
    return timings[0].units, min(one.cpu for one in timings), min(one.wall for one in timings)


def _call(work: Callable[[], int]) -> Timing:
    wall, cpu = perf_counter(), process_time()
    units = work()
    return Timing(units, process_time() - cpu, perf_counter() - wall)


def _round(work: Callable[[], int], seconds: float) -> Timing:
    units = 0
    wall, cpu = perf_counter(), process_time()
    end = cpu + seconds
    while process_time() < end:
        units += work()
    return Timing(units, process_time() - cpu, perf_counter() - wall)
