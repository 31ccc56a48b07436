"""Sign out: the token that the caller came with is no longer good."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.players.revoke_token import revoke_token


async def sign_out(desk: Desk, caller: Caller) -> str:
    """The id of the caller's own token, revoked."""
    caller.required_player()
    assert caller.token is not None
    return await revoke_token(desk, caller, caller.token)
