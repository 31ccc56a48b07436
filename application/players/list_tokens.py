"""List one's tokens, without their texts."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.players.sessions import is_good
from application.ports.store import Token
from domain.hosting.terms import PlayerId


async def list_tokens(desk: Desk, caller: Caller) -> tuple[Token, ...]:
    """Those that are neither revoked nor expired, newest first."""
    return await good_tokens(desk, caller.known().id)


async def good_tokens(desk: Desk, player: PlayerId) -> tuple[Token, ...]:
    async with desk.store.reading() as reading:
        tokens = await reading.tokens_of(player)
    now = desk.clock.now()
    return tuple(
        sorted((token for token in tokens if is_good(token, now)), key=lambda token: token.created_at, reverse=True)
    )
