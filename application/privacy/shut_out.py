"""Shut a player out for good, in a transaction: nobody signs in, and nothing that is signed in goes on."""

from __future__ import annotations

from application.desk import Desk
from application.ports.store import Work
from domain.hosting.players import Player


async def shut_out(desk: Desk, work: Work, player: Player) -> list[str]:
    """Bans a player, and ends the tokens of the player and all bots; their ids."""
    now = desk.clock.now()
    await work.hold_player(player.id)
    await work.ban(player.id, now)
    return await end_all_tokens(desk, work, player)


async def end_all_tokens(desk: Desk, work: Work, player: Player) -> list[str]:
    """The ids of the tokens of the player and all bots that had not ended."""
    people = [player, *await work.bots_of(player.id)]
    return [token for each in people for token in await work.revoke_tokens_of(each.id, desk.clock.now())]
