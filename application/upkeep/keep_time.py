"""Keep the time that all processes share: the database's."""

from __future__ import annotations

from time import monotonic
from typing import Final

from application.desk import Desk
from domain.hosting.terms import Moment

# The answer that came soonest says most exactly when the database looked at its clock; one that took longer than the
# longest trip, in seconds, says too little.
TRIES: Final = 3
LONGEST_TRIP: Final = 1.0


async def keep_time(desk: Desk) -> float | None:
    """Lets the desk's clock follow the database's; gives back how many seconds the machine's own is ahead of it.

    None where the database has no other clock than the machine, or answers too slowly to tell. Raises StoreFault.
    """
    trips = [await _trip(desk) for _ in range(TRIES)]
    took, at, shown = min(trips, key=lambda trip: trip[0])
    if shown is None or took > LONGEST_TRIP:
        return None
    offset = desk.clock.follow(shown, at)
    desk.metrics.show("clock_offset_seconds", offset)
    return offset


async def _trip(desk: Desk) -> tuple[float, float, Moment | None]:
    """How long the question took, the middle of that time, and what the clock showed."""
    asked = monotonic()
    shown = await desk.store.time()
    took = monotonic() - asked
    return took, asked + took / 2, shown
