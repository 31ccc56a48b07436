"""Find the caller of a request by the text of the bearer token."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Unauthenticated
from application.players.sessions import hash_of, is_good, scopes_of
from application.process.token_cache import TokenHolder

LONGEST_BEARER = 200


async def authenticate(desk: Desk, bearer: str, language: str = "en", origin: str = "") -> Caller:
    """The caller; Unauthenticated for a token that is unknown, expired or revoked."""
    if not bearer or len(bearer) > LONGEST_BEARER:
        raise Unauthenticated("bad-token")
    hash = hash_of(bearer)
    holder = desk.tokens.holder(hash) or await _look_up(desk, hash)
    token = holder.token
    if token.revoked_at is not None:
        raise Unauthenticated("token-revoked")
    if token.expires_at is not None and token.expires_at <= desk.clock.now():
        raise Unauthenticated("token-expired")
    return Caller(holder.player, holder.scopes, language, token.id, token.expires_at, origin)


async def is_still_good(desk: Desk, caller: Caller) -> bool:
    """Whether the token a caller came with is neither expired nor revoked by now; one without a token just stays."""
    if caller.player is None or caller.token is None:
        return True
    if caller.expires_at is not None and caller.expires_at <= desk.clock.now():
        return False
    async with desk.store.reading() as reading:
        token = await reading.token_by_id(caller.token)
    return token is not None and is_good(token, desk.clock.now())


async def _look_up(desk: Desk, hash: bytes) -> TokenHolder:
    async with desk.store.reading() as reading:
        token = await reading.token(hash)
        player = await reading.player(token.player) if token else None
    if token is None or player is None:
        raise Unauthenticated("bad-token")
    holder = TokenHolder(token, player, scopes_of(token, player))
    desk.tokens.keep(holder)
    return holder
