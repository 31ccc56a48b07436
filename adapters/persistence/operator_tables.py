"""The tables of operators: the audit trail and bans."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Table, Text

from adapters.persistence.tables import Key, metadata

# Append-only.
audit = Table(
    "audit",
    metadata,
    Column("id", Key, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Key, nullable=False),
    Column("reason", Text, nullable=False),
)
Index("audit_by_at_id", audit.c.at, audit.c.id)
Index("audit_by_target_at_id", audit.c.target, audit.c.at, audit.c.id)

bans = Table(
    "bans",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
