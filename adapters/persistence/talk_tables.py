"""The tables of talk: rooms with at least one message, and their lines."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, PrimaryKeyConstraint, Table, Text, UniqueConstraint

from adapters.persistence.tables import Key, metadata

rooms = Table(
    "rooms",
    metadata,
    Column("key", Key, primary_key=True),
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    Column("league", Key, ForeignKey("leagues.id", ondelete="CASCADE"), index=True),
    Column("version", BigInteger, nullable=False),
)

# A line is a message, or the removal of the message with the number in `removes`.
room_lines = Table(
    "room_lines",
    metadata,
    Column("room", Key, ForeignKey("rooms.key", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("id", Key),
    Column("author", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed_at", BigInteger),
    Column("removes", BigInteger),
    PrimaryKeyConstraint("room", "number"),
    UniqueConstraint("id"),
)
Index("room_lines_by_author", room_lines.c.author, room_lines.c.at)
Index("room_lines_by_age", room_lines.c.at)
