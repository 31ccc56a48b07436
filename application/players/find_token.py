"""Find a good token of the caller or of one of the caller's bots."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.players.list_bot_tokens import list_bot_tokens
from application.players.list_tokens import list_tokens
from application.ports.store import Token


async def find_token(desk: Desk, caller: Caller, token: str) -> Token:
    """A caller who may list tokens may find one of them; NotFound for any other token."""
    async with desk.store.reading() as reading:
        stored = await reading.token_by_id(token)
    if stored is None:
        raise _unknown(token)
    is_own = caller.player is not None and stored.player == caller.player.id
    good = await (list_tokens(desk, caller) if is_own else list_bot_tokens(desk, caller, stored.player))
    found = next((each for each in good if each.id == token), None)
    if found is None:
        raise _unknown(token)
    return found


def _unknown(token: str) -> NotFound:
    return NotFound("unknown-token", what="token", id=token[:60])
