"""Give a turn back that one has leased."""

from __future__ import annotations

from application.bots.leases import own_lease
from application.callers import Caller, Scope
from application.desk import Desk
from application.topics import player_topic


async def release_work(desk: Desk, caller: Caller, lease: str) -> None:
    """Another worker of the same player may have it at once."""
    player = caller.player_with(Scope.PLAY)
    async with desk.store.working() as work:
        found = await own_lease(work, player, lease)
        await work.drop_lease(found.id)
        await work.commit()
    await desk.bus.wake([player_topic(player.id)])
