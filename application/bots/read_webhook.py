"""Read the webhook of the caller's bot."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.players.list_bots import own_bot
from application.ports.bots import Webhook
from domain.hosting.terms import PlayerId


async def read_webhook(desk: Desk, caller: Caller, bot: PlayerId) -> Webhook:
    """Raises NotFound when there is none. The edges never show the secret."""
    player = await own_bot(desk, caller, bot)
    async with desk.store.reading() as reading:
        found = await reading.webhook(player.id)
    if found is None:
        raise NotFound("unknown-webhook", what="webhook", id=player.id)
    return found
