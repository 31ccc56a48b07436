"""The tables of profiles and mailed codes."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

from adapters.persistence.tables import Key, metadata

profiles = Table(
    "profiles",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("language", Text),
    Column("time_zone", Text),
    Column("address", Text),
    Column("folded", Key),
    Column("verified_at", BigInteger),
    UniqueConstraint("folded"),
)

# Names that players have given up. They stay reserved for a time.
old_names = Table(
    "old_names",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("skeleton", Key, nullable=False, index=True),
    Column("folded", Key, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("player", "skeleton"),
)

# The name or address typed by someone who wants a new password. A task looks it up, so that the answer reveals nothing.
reset_requests = Table(
    "reset_requests",
    metadata,
    Column("id", Key, primary_key=True),
    Column("wanted", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# Only the newest code for each purpose is valid.
mailed_codes = Table(
    "mailed_codes",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("address", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "purpose"),
    UniqueConstraint("hash"),
)
Index("mailed_codes_by_expiry", mailed_codes.c.expires_at)
