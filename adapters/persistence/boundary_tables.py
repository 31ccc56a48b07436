"""The table of blocks and mutes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, PrimaryKeyConstraint, Table, Text

from adapters.persistence.tables import Key, metadata

boundaries = Table(
    "boundaries",
    metadata,
    Column("player", Key, ForeignKey("players.id", name="boundaries_of_players", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column(
        "other", Key, ForeignKey("players.id", name="boundaries_against_players", ondelete="CASCADE"), nullable=False
    ),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "kind", "other"),
)
Index("boundaries_by_age", boundaries.c.player, boundaries.c.kind, boundaries.c.at, boundaries.c.other)
Index("boundaries_by_other", boundaries.c.other)
