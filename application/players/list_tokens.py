"""List the caller's tokens, without their texts."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.players.sessions import is_good, scopes_of
from application.ports.store import Token
from domain.hosting.players import Player


async def list_tokens(desk: Desk, caller: Caller) -> tuple[Token, ...]:
    """Those that are neither revoked nor expired, newest first."""
    return await good_tokens(desk, caller.player_with(Scope.ACCOUNT))


async def good_tokens(desk: Desk, player: Player) -> tuple[Token, ...]:
    """With the scopes that they have now."""
    async with desk.store.reading() as reading:
        tokens = await reading.tokens_of(player.id)
    now = desk.clock.now()
    good = [replace(token, scopes=tuple(sorted(scopes_of(token, player)))) for token in tokens if is_good(token, now)]
    return tuple(sorted(good, key=lambda token: token.created_at, reverse=True))
