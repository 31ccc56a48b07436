"""Shut a player out for good: no sign-in works any more, and all sessions end."""

from __future__ import annotations

from application.desk import Desk
from application.ports.store import Work
from domain.hosting.players import Player


async def shut_out(desk: Desk, work: Work, player: Player) -> list[str]:
    """Bans the player, and ends all tokens of the player and their bots. Returns the ids of these tokens."""
    now = desk.clock.now()
    await work.hold_player(player.id)
    await work.ban(player.id, now)
    return await end_all_tokens(desk, work, player)


async def end_all_tokens(desk: Desk, work: Work, player: Player) -> list[str]:
    """Returns the ids of the tokens that were still valid."""
    people = [player, *await work.bots_of(player.id)]
    return [token for each in people for token in await work.revoke_tokens_of(each.id, desk.clock.now())]
