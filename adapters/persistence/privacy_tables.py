"""The tables of archives, and of accounts that wait for their erasure."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
)

from adapters.persistence.tables import Key, metadata

archives = Table(
    "archives",
    metadata,
    Column("id", Key, primary_key=True),
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("attempts", BigInteger, nullable=False),
    Column("ready_at", BigInteger),
    Column("expires_at", BigInteger),
    Column("size", BigInteger),
    UniqueConstraint("player"),
)
Index("archives_by_due_at", archives.c.due_at)
Index("archives_by_expires_at", archives.c.expires_at)

archive_chunks = Table(
    "archive_chunks",
    metadata,
    Column("archive", Key, ForeignKey("archives.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("archive", "number"),
)

erasures = Table(
    "erasures",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("begun_at", BigInteger),
)
Index("erasures_by_due_at", erasures.c.due_at)
