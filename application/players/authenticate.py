"""Find the caller of a request by the text of the bearer token."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from application.callers import Caller
from application.desk import Desk
from application.errors import Unauthenticated
from application.players.sessions import hash_of, is_good, scopes_of
from application.ports.store import StoreFault, Token
from application.process.token_cache import TokenHolder
from domain.conduct.moderation import SanctionKind, end_of

LONGEST_BEARER = 200


async def authenticate(desk: Desk, bearer: str, language: str = "en", origin: str = "", device: str = "") -> Caller:
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
    banned_until = end_of(SanctionKind.BAN, holder.sanctions, desk.clock.now())
    return Caller(
        holder.player,
        holder.scopes,
        language,
        token.id,
        token.expires_at,
        origin,
        device=device,
        banned_until=banned_until,
    )


async def renewed(desk: Desk, caller: Caller) -> Caller | None:
    """The caller with the ban that holds by now; None once the token has expired or was revoked.

    One without a token just stays.
    """
    if caller.player is None or caller.token is None:
        return caller
    now = desk.clock.now()
    if caller.expires_at is not None and caller.expires_at <= now:
        return None
    async with desk.store.reading() as reading:
        token = await reading.token_by_id(caller.token)
        sanctions = await reading.held_sanctions(caller.player.id, now)
    if token is None or not is_good(token, now):
        return None
    return replace(caller, banned_until=end_of(SanctionKind.BAN, sanctions, now))


async def _note_use(desk: Desk, token: Token) -> None:
    """Once in a while, for sessions, which their owners look through. A store that cannot write refuses nobody here."""
    now = desk.clock.now()
    if not token.is_session or now - (token.used_at or token.created_at) < desk.policy.use_noted_every:
        return
    with suppress(StoreFault):
        async with desk.store.working() as work:
            await work.note_use(token.id, now)
            await work.commit()


async def _look_up(desk: Desk, hash: bytes) -> TokenHolder:
    async with desk.store.reading() as reading:
        token = await reading.token(hash)
        player = await reading.player(token.player) if token else None
        held = await reading.held_sanctions(player.id, desk.clock.now()) if player else ()
    if token is None or player is None:
        raise Unauthenticated("bad-token")
    await _note_use(desk, token)
    holder = TokenHolder(token, player, scopes_of(token, player), tuple(held))
    desk.tokens.keep(holder)
    return holder
