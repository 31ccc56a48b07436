"""The tokens of apps. They are children of the grant, so that they end with it."""

from __future__ import annotations

from application.desk import Desk
from application.players.sessions import hash_of
from application.ports.apps import AuthorizationCode, RefreshToken
from application.ports.authorization import FreshTexts
from application.ports.store import Token, Work
from domain.apps.apps import Grant, GrantId
from domain.hosting.terms import Moment

LABEL = "app"


async def open_grant(desk: Desk, work: Work, code: AuthorizationCode, texts: FreshTexts) -> tuple[str, ...]:
    """Creates the grant of a code. When the player has too many grants, the oldest one ends.

    Returns the ids of ended tokens.
    """
    now = desk.clock.now()
    ended = await _make_room(desk, work, code)
    grant = Grant(
        GrantId(desk.ids.fresh("grt")), code.app, code.player, code.scopes, now, now, Moment(now + desk.policy.grant)
    )
    await work.add_grant(grant)
    is_first = await work.exchange_code(code.hash, grant.id)
    assert is_first
    await _add_tokens(desk, work, grant, frozenset(code.scopes), texts)
    return ended


async def extend_grant(
    desk: Desk, work: Work, refresh: RefreshToken, grant: Grant, scopes: frozenset[str], texts: FreshTexts
) -> tuple[str, ...]:
    """Adds the next tokens. A few earlier access tokens stay valid until they expire, so that open streams continue."""
    now = desk.clock.now()
    is_first = await work.use_refresh_token(refresh.hash, now)
    assert is_first
    await work.extend_grant(grant.id, now, Moment(now + desk.policy.grant))
    await _add_tokens(desk, work, grant, scopes, texts)
    return tuple(await work.revoke_older_tokens(grant.id, desk.policy.tokens_per_grant, now))


async def _make_room(desk: Desk, work: Work, code: AuthorizationCode) -> tuple[str, ...]:
    now = desk.clock.now()
    surplus = (await work.grants_of(code.player, now))[desk.policy.grants_per_player - 1 :]
    return tuple([token for grant in surplus for token in await work.revoke_grant(grant.id, now)])


async def _add_tokens(desk: Desk, work: Work, grant: Grant, scopes: frozenset[str], texts: FreshTexts) -> None:
    now = desk.clock.now()
    access = Token(
        desk.ids.fresh("tok"),
        grant.player,
        LABEL,
        hash_of(texts.access),
        tuple(sorted(scopes)),
        now,
        Moment(now + desk.policy.app_token),
        parent=grant.id,
        app=grant.app,
    )
    await work.add_token(access)
    await work.add_refresh_token(RefreshToken(hash_of(texts.refresh), grant.id, now))
