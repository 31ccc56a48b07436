"""Keep the time that all processes share: the database's."""

from __future__ import annotations

from time import monotonic
from typing import Final

from application.desk import Desk
from application.ports.clock import Clock
from application.ports.store import Store
from domain.hosting.terms import Moment

# The answer that came soonest says most exactly when the database looked at its clock; one that took longer than the
# longest trip, in seconds, says too little.
TRIES: Final = 3
LONGEST_TRIP: Final = 1.0


async def keep_time(desk: Desk) -> float | None:
    """Lets the desk's clock follow the database's, and shows how far off the machine's own is; as `follow_store`."""
    offset = await follow_store(desk.store, desk.clock)
    if offset is not None:
        desk.metrics.show("clock_offset_seconds", offset)
    return offset


async def follow_store(store: Store, clock: Clock) -> float | None:
    """Gives back how many seconds the machine's own clock is ahead of the one that is followed now.

    None where the database has no other clock than the machine, or answers too slowly to tell. Raises StoreFault.
    """
    trips = [await _trip(store) for _ in range(TRIES)]
    took, at, moment = min(trips, key=lambda trip: trip[0])
    return None if moment is None or took > LONGEST_TRIP else clock.follow(moment, at)


async def _trip(store: Store) -> tuple[float, float, Moment | None]:
    """How long the question took, the middle of that time, and what the clock showed."""
    asked = monotonic()
    moment = await store.time()
    took = monotonic() - asked
    return took, asked + took / 2, moment
