"""The table of players' vacations and playing hours."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from adapters.persistence.tables import Key, metadata

# One row is read and written as a whole: a player has few vacations, and they are judged together.
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
