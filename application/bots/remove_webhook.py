"""Stop telling a bot of its turns."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.players.list_bots import own_bot
from domain.hosting.terms import PlayerId


async def remove_webhook(desk: Desk, caller: Caller, bot: PlayerId) -> None:
    """NotFound when there is none."""
    player = await own_bot(desk, caller, bot)
    async with desk.store.working() as work:
        if not await work.drop_webhook(player.id):
            raise NotFound("unknown-webhook", what="webhook", id=player.id)
        await work.commit()
    desk.webhooks.forget()
