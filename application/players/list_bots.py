"""List the caller's bots."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.players.create_bot import bot_owner
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def list_bots(desk: Desk, caller: Caller) -> tuple[Player, ...]:
    """The caller's bots."""
    owner = bot_owner(caller)
    async with desk.store.reading() as reading:
        return tuple(await reading.bots_of(owner.id))


async def own_bot(desk: Desk, caller: Caller, bot: PlayerId) -> Player:
    """One of the caller's bots; NotFound for any other player."""
    for mine in await list_bots(desk, caller):
        if mine.id == bot:
            return mine
    raise NotFound("unknown-bot", what="bot", id=bot[:60])
