"""The table of players' vacations and playing hours."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from adapters.persistence.tables import Key, metadata

# One row for each player, read and written as a whole: the plans are few and depend on each other.
pauses = Table(
    "pauses",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("vacations", Text, nullable=False),
    Column("hours", Text, nullable=False),
    Column("due_at", BigInteger),
)
Index("pauses_by_due", pauses.c.due_at, pauses.c.player)
