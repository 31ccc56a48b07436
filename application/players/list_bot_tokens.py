"""List the tokens of one of the caller's bots."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.players.list_bots import own_bot
from application.players.list_tokens import good_tokens
from application.ports.store import Token
from domain.hosting.terms import PlayerId


async def list_bot_tokens(desk: Desk, caller: Caller, bot: PlayerId) -> tuple[Token, ...]:
    """Those that are neither revoked nor expired, newest first; NotFound for somebody else's bot."""
    return await good_tokens(desk, await own_bot(desk, caller, bot))
