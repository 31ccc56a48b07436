"""The tables of apps, grants, authorization codes and refresh tokens."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, Table, Text

from adapters.persistence.tables import Key, metadata


def _player(name: str) -> Column[str]:
    return Column(name, Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False)


def _app() -> Column[str]:
    return Column("app", Key, ForeignKey("apps.id", ondelete="CASCADE"), nullable=False)


apps = Table(
    "apps",
    metadata,
    Column("id", Key, primary_key=True),
    _player("author"),
    Column("name", Text, nullable=False),
    Column("redirects", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("secret", LargeBinary),
)
Index("apps_by_author", apps.c.author)

grants = Table(
    "grants",
    metadata,
    Column("id", Key, primary_key=True),
    _app(),
    _player("player"),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
)
Index("grants_by_app", grants.c.app)
Index("grants_by_player", grants.c.player, grants.c.expires_at)
Index("grants_by_expiry", grants.c.expires_at)
_is_revoked = grants.c.revoked_at.is_not(None)
Index("grants_by_revocation", grants.c.revoked_at, postgresql_where=_is_revoked, sqlite_where=_is_revoked)

authorization_codes = Table(
    "authorization_codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _app(),
    _player("player"),
    Column("redirect", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("challenge", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("grant", Key),
)
Index("authorization_codes_by_expiry", authorization_codes.c.expires_at)
Index("authorization_codes_by_app", authorization_codes.c.app)
Index("authorization_codes_by_player", authorization_codes.c.player)

refresh_tokens = Table(
    "refresh_tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("grant", Key, ForeignKey("grants.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
Index("refresh_tokens_by_grant", refresh_tokens.c.grant)
_is_used = refresh_tokens.c.used_at.is_not(None)
Index("refresh_tokens_by_use", refresh_tokens.c.used_at, postgresql_where=_is_used, sqlite_where=_is_used)
