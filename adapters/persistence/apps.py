"""The part of the store that keeps apps, grants, codes and refresh tokens: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import orjson
from sqlalchemy import BigInteger, LargeBinary, bindparam, delete, insert, select, update

from adapters.persistence.app_tables import apps, authorization_codes, grants, refresh_tokens
from adapters.persistence.pruning import forget_oldest
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.statements import places, revoke_with_descendants
from adapters.persistence.tables import columns, tokens
from application.ports.apps import AuthorizationCode, RefreshToken
from domain.apps.apps import App, AppId, Grant, GrantId
from domain.hosting.terms import Moment, PlayerId

_APP = columns(apps, "id author name redirects created_at secret")
_GRANT = columns(grants, "id app player scopes created_at used_at expires_at revoked_at")
_CODE = columns(authorization_codes, "hash app player redirect scopes challenge expires_at grant")
_REFRESH = columns(refresh_tokens, "hash grant created_at used_at")
_hash = bindparam("of_hash", type_=LargeBinary)
_moment = bindparam("moment", type_=BigInteger)

APP = Statement(select(*_APP).where(apps.c.id == bindparam("app")))
APPS_OF = Statement(select(*_APP).where(apps.c.author == bindparam("author")).order_by(apps.c.created_at, apps.c.id))
GRANT = Statement(select(*_GRANT).where(grants.c.id == bindparam("grant")))
GRANTS_OF = Statement(
    select(*_GRANT)
    .where(grants.c.player == bindparam("player"), grants.c.expires_at > _moment, grants.c.revoked_at.is_(None))
    .order_by(grants.c.used_at.desc(), grants.c.id)
)
CODE = Statement(select(*_CODE).where(authorization_codes.c.hash == _hash))
REFRESH = Statement(select(*_REFRESH).where(refresh_tokens.c.hash == _hash))

ADD_APP = Statement(insert(apps))
CHANGE_APP = Statement(update(apps).where(apps.c.id == bindparam("app")), columns=["name", "redirects", "secret"])
TOKENS_OF_APP = Statement(select(tokens.c.id).where(tokens.c.app == bindparam("app"), tokens.c.revoked_at.is_(None)))
DROP_APP = Statement(delete(apps).where(apps.c.id == bindparam("app")))
ADD_CODE = Statement(insert(authorization_codes))
DROP_CODES_OF = Statement(delete(authorization_codes).where(authorization_codes.c.player == bindparam("of_player")))
# The second of two transactions waits for the first, and then sees its grant.
EXCHANGE = Statement(
    update(authorization_codes).where(authorization_codes.c.hash == _hash, authorization_codes.c.grant.is_(None)),
    columns=["grant"],
)
ADD_GRANT = Statement(insert(grants))
EXTEND_GRANT = Statement(update(grants).where(grants.c.id == bindparam("of_grant")), columns=["used_at", "expires_at"])
REVOKE_GRANT = Statement(
    update(grants).where(grants.c.id == bindparam("of_grant"), grants.c.revoked_at.is_(None)), columns=["revoked_at"]
)
REVOKE_GRANTS_OF = Statement(
    update(grants).where(grants.c.player == bindparam("of_player"), grants.c.revoked_at.is_(None)),
    columns=["revoked_at"],
)
REVOKE_TOKENS_OF_GRANT = revoke_with_descendants(tokens.c.parent == bindparam("grant"))
_newest = (
    select(tokens.c.id)
    .where(tokens.c.parent == bindparam("grant"))
    .order_by(tokens.c.created_at.desc(), tokens.c.id.desc())
    .limit(bindparam("kept", type_=BigInteger))
)
REVOKE_OLDER = revoke_with_descendants(tokens.c.parent == bindparam("grant"), tokens.c.id.not_in(_newest))
ADD_REFRESH = Statement(insert(refresh_tokens))
USE_REFRESH = Statement(
    update(refresh_tokens).where(refresh_tokens.c.hash == _hash, refresh_tokens.c.used_at.is_(None)),
    columns=["used_at"],
)
FORGET_CODES = forget_oldest(authorization_codes.c.hash, authorization_codes.c.expires_at)
FORGET_REFRESH = forget_oldest(refresh_tokens.c.hash, refresh_tokens.c.used_at)
FORGET_EXPIRED_GRANTS = forget_oldest(grants.c.id, grants.c.expires_at)
FORGET_REVOKED_GRANTS = forget_oldest(grants.c.id, grants.c.revoked_at)


@cache
def apps_among(size: int) -> Statement:
    return Statement(select(*_APP).where(apps.c.id.in_(places(size))))


class SqlAppReading(StatementReader):
    """The port's AppReading on one driver session."""

    async def app(self, app: AppId) -> App | None:
        return first(await self._read_alone(APP, app=app), _app_of_row)

    async def apps(self, apps: Sequence[AppId]) -> Sequence[App]:
        return [_app_of_row(row) for row in await self._read_among(self._read_alone, apps_among, apps)]

    async def apps_of(self, author: PlayerId) -> Sequence[App]:
        return [_app_of_row(row) for row in await self._read_alone(APPS_OF, author=author)]

    async def grant(self, grant: GrantId) -> Grant | None:
        return first(await self._read_alone(GRANT, grant=grant), _grant_of_row)

    async def grants_of(self, player: PlayerId, now: Moment) -> Sequence[Grant]:
        return [_grant_of_row(row) for row in await self._read_alone(GRANTS_OF, player=player, moment=now)]

    async def authorization_code(self, hash: bytes) -> AuthorizationCode | None:
        return first(await self._read_alone(CODE, of_hash=hash), _code_of_row)

    async def refresh_token(self, hash: bytes) -> RefreshToken | None:
        return first(await self._read_alone(REFRESH, of_hash=hash), lambda row: RefreshToken(*row))


class SqlAppWork(SqlAppReading, StatementWriter):
    """The port's AppWork on one driver session."""

    async def add_app(self, app: App) -> None:
        values = {"id": app.id, "author": app.author, "created_at": app.created_at}
        await self._change(ADD_APP, {**values, **_changeable(app)})

    async def change_app(self, app: App) -> None:
        await self._change(CHANGE_APP, {"app": app.id, **_changeable(app)})

    async def drop_app(self, app: AppId) -> Sequence[str]:
        ended = [only(row) for row in await self._read(TOKENS_OF_APP, app=app)]
        await self._change(DROP_APP, {"app": app})
        return ended

    async def add_authorization_code(self, code: AuthorizationCode) -> None:
        plain = {name: getattr(code, name) for name in ("hash", "app", "player", "redirect", "challenge", "expires_at")}
        await self._change(ADD_CODE, {**plain, "scopes": json_text(code.scopes), "grant": code.grant})

    async def exchange_code(self, hash: bytes, grant: GrantId) -> bool:
        return await self._change(EXCHANGE, {"of_hash": hash, "grant": grant}) == 1

    async def add_grant(self, grant: Grant) -> None:
        names = ("id", "app", "player", "created_at", "used_at", "expires_at", "revoked_at")
        plain = {name: getattr(grant, name) for name in names}
        await self._change(ADD_GRANT, {**plain, "scopes": json_text(grant.scopes)})

    async def extend_grant(self, grant: GrantId, used_at: Moment, expires_at: Moment) -> None:
        await self._change(EXTEND_GRANT, {"of_grant": grant, "used_at": used_at, "expires_at": expires_at})

    async def revoke_grant(self, grant: GrantId, at: Moment) -> Sequence[str]:
        await self._change(REVOKE_GRANT, {"of_grant": grant, "revoked_at": at})
        return [only(row) for row in await self._read(REVOKE_TOKENS_OF_GRANT, grant=grant, moment=at)]

    async def revoke_older_tokens(self, grant: GrantId, kept: int, at: Moment) -> Sequence[str]:
        return [only(row) for row in await self._read(REVOKE_OLDER, grant=grant, kept=kept, moment=at)]

    async def add_refresh_token(self, token: RefreshToken) -> None:
        names = ("hash", "grant", "created_at", "used_at")
        await self._change(ADD_REFRESH, {name: getattr(token, name) for name in names})

    async def use_refresh_token(self, hash: bytes, at: Moment) -> bool:
        return await self._change(USE_REFRESH, {"of_hash": hash, "used_at": at}) == 1

    async def forget_authorization_codes(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_CODES, {"before": before, "limit": limit})

    async def forget_refresh_tokens(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_REFRESH, {"before": before, "limit": limit})

    async def forget_grants(self, before: Moment, limit: int) -> int:
        expired = await self._change(FORGET_EXPIRED_GRANTS, {"before": before, "limit": limit})
        return expired + await self._change(FORGET_REVOKED_GRANTS, {"before": before, "limit": limit - expired})


def _changeable(app: App) -> dict[str, object]:
    return {"name": app.name, "redirects": json_text(app.redirects), "secret": app.secret}


def _app_of_row(row: Row) -> App:
    id, author, name, redirects, created_at, secret = row
    return App(id, author, name, tuple(orjson.loads(redirects)), created_at, secret)


def _grant_of_row(row: Row) -> Grant:
    id, app, player, scopes, created_at, used_at, expires_at, revoked_at = row
    return Grant(id, app, player, tuple(orjson.loads(scopes)), created_at, used_at, expires_at, revoked_at)


def _code_of_row(row: Row) -> AuthorizationCode:
    hash, app, player, redirect, scopes, challenge, expires_at, grant = row
    return AuthorizationCode(hash, app, player, redirect, tuple(orjson.loads(scopes)), challenge, expires_at, grant)
