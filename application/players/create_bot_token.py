"""Create a token for one of the caller's bots."""

from __future__ import annotations

from collections.abc import Collection

from application.callers import Caller, Scope
from application.desk import Desk
from application.players.create_token import confirmed_maker, new_token
from application.players.list_bots import own_bot
from application.players.sessions import KIND_SCOPES, IssuedToken, fit_token
from domain.hosting.players import PlayerKind
from domain.hosting.terms import Moment, PlayerId


async def create_bot_token(
    desk: Desk,
    caller: Caller,
    bot: PlayerId,
    label: str,
    scopes: Collection[Scope],
    expires_at: Moment | None = None,
    password: str | None = None,
) -> IssuedToken:
    """A token the bot acts with, which ends with the owner's unless the owner's password is given too."""
    player = await own_bot(desk, caller, bot)
    maker = await confirmed_maker(desk, caller, password)
    fit = fit_token(desk, label, scopes, maker, KIND_SCOPES[PlayerKind.BOT] & caller.scopes, expires_at)
    return await new_token(desk, maker, player, label, fit, expires_at)
