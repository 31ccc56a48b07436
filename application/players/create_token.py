"""Create a personal token."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached
from application.players.end_tokens import hold_own_token
from application.players.sessions import IssuedToken, fit_token, is_good, issue_token
from application.players.sign_in import confirm_own_password
from domain.hosting.players import Player
from domain.hosting.terms import Moment


async def create_token(
    desk: Desk,
    caller: Caller,
    label: str,
    scopes: Collection[Scope],
    expires_at: Moment | None = None,
    password: str | None = None,
) -> IssuedToken:
    """A token with no more scopes than the caller's own, which ends no later unless the password is given too."""
    player = caller.player_with(Scope.ACCOUNT)
    maker = await confirmed_maker(desk, caller, password)
    fit = fit_token(desk, label, scopes, maker, caller.scopes, expires_at)
    return await new_token(desk, maker, player, label, fit, expires_at)


async def confirmed_maker(desk: Desk, caller: Caller, password: str | None) -> Caller:
    """Whose end the new token shares: nobody's where the caller has given the password once more."""
    if password is None:
        return caller
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
    await confirm_own_password(desk, caller, password)
    return replace(caller, token=None, expires_at=None)


async def new_token(
    desk: Desk, caller: Caller, player: Player, label: str, scopes: frozenset[Scope], expires_at: Moment | None
) -> IssuedToken:
    """Stores a token for a player who has not too many; it ends with the one that the caller came with."""
    shown, token = issue_token(desk, player, label, scopes, expires_at or caller.expires_at)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.hold_player(player.id)
        good = [other for other in await work.tokens_of(player.id) if is_good(other, token.created_at)]
        if len(good) >= desk.policy.tokens_per_player:
            most = desk.policy.tokens_per_player
            raise LimitReached("too-many-tokens", limit="tokens-per-player", value=most, retry_after=None)
        await work.add_token(replace(token, parent=caller.token))
        await work.commit()
    return shown
