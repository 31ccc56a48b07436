"""Create a personal token."""

from __future__ import annotations

from collections.abc import Collection

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached
from application.players.sessions import Issued, fit_token, is_good, issued
from domain.hosting.players import Player
from domain.hosting.terms import Moment


async def create_token(
    desk: Desk, caller: Caller, label: str, scopes: Collection[Scope], expires_at: Moment | None = None
) -> Issued:
    """A token with no more scopes than the caller's own."""
    player = caller.known()
    return await new_token(desk, player, label, fit_token(desk, label, scopes, caller.scopes, expires_at), expires_at)


async def new_token(
    desk: Desk, player: Player, label: str, scopes: frozenset[Scope], expires_at: Moment | None
) -> Issued:
    """Stores a token for a player who has not too many."""
    shown, token = issued(desk, player, label, scopes, expires_at)
    async with desk.store.working() as work:
        await work.hold_player(player.id)
        good = [other for other in await work.tokens_of(player.id) if is_good(other, token.created_at)]
        if len(good) >= desk.policy.tokens_per_player:
            most = desk.policy.tokens_per_player
            raise LimitReached("too-many-tokens", limit="tokens-per-player", value=most, retry_after=None)
        await work.add_token(token)
        await work.commit()
    return shown
