"""Cancel a seek."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.topics import SEEKS, search_topic
from domain.pairing.seeks import Seek, SeekId, SeekStatus


async def cancel_seek(desk: Desk, caller: Caller, seek: SeekId) -> Seek:
    """The seek afterwards. A seek that has already ended, perhaps at a table, stays unchanged."""
    player = caller.player_with(Scope.MATCHES)
    async with desk.store.working() as work:
        stored = await work.seek(seek)
        if stored is None or stored.player != player.id:
            raise NotFound("unknown-seek", what="seek", id=seek[:60])
        is_ended = await work.end_seek(seek, SeekStatus.CANCELLED, desk.clock.now())
        after = await work.seek(seek)
        await work.commit()
    assert after is not None
    if is_ended:
        desk.metrics.count("seeks", game=after.wanted.game, outcome=after.status.value)
        await desk.bus.wake([SEEKS, search_topic(player.id)])
    return after
