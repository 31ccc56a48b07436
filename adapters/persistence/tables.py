"""The tables, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_one_%(column_0_N_name)s",
        "fk": "%(table_name)s_of_%(referred_table_name)s",
        "pk": "%(table_name)s_key",
    }
)

# Ids are compared byte by byte, so that both databases (and Python) sort them alike.
Key = Text().with_variant(Text(collation="C"), "postgresql")


def columns(table: Table, names: str) -> list[Column[Any]]:
    """Columns by their names, in the order in which rows are read. No statement relies on the order in the table."""
    return [table.c[name] for name in names.split()]


def _match(*, primary: bool = True) -> Column[str]:
    return Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, primary_key=primary)


# A summary of each match's log, in columns to search by. The column `seats` is for display, the table for search.
matches = Table(
    "matches",
    metadata,
    Column("id", Key, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("creator", Key, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Text, nullable=False),
    Column("to_move", BigInteger),
    Column("machine", Text),
    Column("deadline", BigInteger),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("has_free_seat", Boolean, nullable=False),
    Column("mover", Key),
)
Index("matches_by_opening", matches.c.opened_at, matches.c.id)
Index("matches_by_status", matches.c.status, matches.c.opened_at, matches.c.id)
Index(
    "matches_with_free_seat",
    matches.c.status,
    matches.c.opened_at,
    matches.c.id,
    postgresql_where=matches.c.has_free_seat,
    sqlite_where=matches.c.has_free_seat,
)
Index("matches_by_creator", matches.c.creator, matches.c.status)


def _partial_index(name: str, known: Column[Any], *columns: Column[str] | Column[int]) -> Index:
    """A partial index on rows where the column is not null; most matches have ended."""
    return Index(name, *columns, postgresql_where=known.is_not(None), sqlite_where=known.is_not(None))


_partial_index("matches_by_mover", matches.c.mover, matches.c.mover, matches.c.updated_at)
_partial_index("matches_by_machine", matches.c.machine, matches.c.updated_at)
_partial_index("matches_by_deadline", matches.c.deadline, matches.c.deadline)

entries = Table(
    "entries",
    metadata,
    _match(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
)

# The match's opening and status stand here too, so that a page of a player's matches reads no other matches of theirs.
seats = Table(
    "seats",
    metadata,
    _match(),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Key, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Index("seats_by_player", "player", "opened_at", "match"),
    Index("seats_by_status", "player", "status", "opened_at", "match"),
)

# A separate table, so that no query of matches can return a secret by accident.
secrets = Table("secrets", metadata, _match(), Column("secret", LargeBinary, nullable=False))

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("version", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", Key, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("owner", Key, index=True),
    Column("folded", Key, nullable=False),
    Column("skeleton", Key, nullable=False),
    Column("role", Text),
    Column("avatar", Text),
    UniqueConstraint("folded"),
    UniqueConstraint("skeleton"),
)

_is_guest = players.c.kind == "guest"
Index("guests_by_age", players.c.created_at, players.c.id, postgresql_where=_is_guest, sqlite_where=_is_guest)

passwords = Table(
    "passwords",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Key, primary_key=True),
    Column("player", Key, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("revoked_at", BigInteger),
    Column("session", Boolean, nullable=False, server_default=false()),
    Column("parent", Key, index=True),
    Column("origin", LargeBinary),
    Column("device", Text),
    Column("used_at", BigInteger),
    Column("app", Key, ForeignKey("apps.id", ondelete="CASCADE")),
    UniqueConstraint("hash"),
)

_partial_index("tokens_by_expiry", tokens.c.expires_at, tokens.c.expires_at)
_partial_index("tokens_by_revocation", tokens.c.revoked_at, tokens.c.revoked_at)
_partial_index("tokens_by_app", tokens.c.app, tokens.c.app)

_partial_index("tokens_by_sign_in", tokens.c.origin, tokens.c.created_at)

answers = Table(
    "answers",
    metadata,
    Column("player", Key, nullable=False),
    Column("key", Key, nullable=False),
    Column("fingerprint", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("player", "key"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Key, primary_key=True),
    Column("topic", Text, nullable=False),
    Column("match", Key, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("task", Text),
    Column("at", BigInteger, nullable=False, index=True),
)

# One row for each ended match, written when it ends; few of them wait to be closed.
closings = Table(
    "closings",
    metadata,
    _match(),
    Column("version", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("record", Text),
)
Index(
    "closings_waiting",
    closings.c.ended_at,
    postgresql_where=closings.c.closed_at.is_(None),
    sqlite_where=closings.c.closed_at.is_(None),
)

# A match that ended before it started has no record.
_is_unplayed = and_(closings.c.closed_at.is_not(None), closings.c.record.is_(None))
Index("closings_unplayed", closings.c.closed_at, postgresql_where=_is_unplayed, sqlite_where=_is_unplayed)

dead_tasks = Table(
    "dead_tasks",
    metadata,
    Column("name", Key, nullable=False),
    Column("match", Key, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("key", Key, nullable=False),
    Column("fault", Text, nullable=False),
    Column("attempts", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("dropped_at", BigInteger),
    PrimaryKeyConstraint("match", "name", "version", "key"),
)
