"""The tables of external bots: webhooks, and leases of turns."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text, UniqueConstraint

from adapters.persistence.tables import Key, metadata

webhooks = Table(
    "webhooks",
    metadata,
    Column("bot", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("fault", Text),
    Column("failed_at", BigInteger),
)

# One row for each match: only one seat is to move, and a later turn replaces an earlier one.
leases = Table(
    "leases",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Key, nullable=False),
    Column("bot", Key, nullable=False, index=True),
    Column("version", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    UniqueConstraint("id"),
)
