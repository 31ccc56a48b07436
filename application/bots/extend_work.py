"""Ask for more time for a turn one has leased."""

from __future__ import annotations

from dataclasses import replace

from application.bots.acquire_work import USUAL_LEASE, fit_seconds, until
from application.bots.leases import own_lease
from application.callers import Caller, Scope
from application.desk import Desk
from application.ports.bots import Lease


async def extend_work(desk: Desk, caller: Caller, lease: str, seconds: int = USUAL_LEASE) -> Lease:
    """The lease runs for `seconds` from now. An expired lease can be extended unless another worker took the turn."""
    player = caller.player_with(Scope.PLAY)
    end = until(desk, fit_seconds(seconds))
    async with desk.store.working() as work:
        found = await own_lease(work, player, lease)
        await work.extend_lease(found.id, end)
        await work.commit()
    return replace(found, until=end)
