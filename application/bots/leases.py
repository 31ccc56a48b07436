"""Finding one's own lease again."""

from __future__ import annotations

from application.errors import NotFound
from application.ports.bots import BotReading, Lease
from domain.hosting.players import Player


async def own_lease(reading: BotReading, player: Player, lease: str) -> Lease:
    """NotFound for a lease that never was, is another player's, or has been taken over."""
    found = await reading.lease(lease)
    if found is None or found.bot != player.id:
        raise NotFound("unknown-lease", what="lease", id=lease[:60])
    return found
