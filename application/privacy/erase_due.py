"""Erase an account after its waiting time. A failed erasure is retried and does not delay the others."""

from __future__ import annotations

from application.accounts.read_account import known_player
from application.desk import Desk
from application.players.end_tokens import announce_end
from application.privacy.erase_player import erase_player
from application.privacy.shut_out import shut_out
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def erase_due(desk: Desk, player: PlayerId) -> bool:
    """False when the erasure was cancelled or is already done. Safe to repeat after a crash at any point."""
    account = await _begin(desk, player)
    if account is None:
        return False
    await erase_player(desk, account)
    return True


async def _begin(desk: Desk, id: PlayerId) -> Player | None:
    """Takes the player's lock, as a sign-in does: either the sign-in cancels the erasure, or it comes too late."""
    now = desk.clock.now()
    async with desk.store.working() as work:
        await work.hold_player(id)
        erasure = await work.erasure(id)
        if erasure is None or erasure.due_at > now:
            return None
        player = await known_player(work, id)
        await work.begin_erasure(id, now)
        ended = await shut_out(desk, work, player)
        await work.commit()
    await announce_end(desk, ended)
    return player
