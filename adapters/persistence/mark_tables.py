"""The tables behind the marks: played matches, and the networks of players as keyed digests."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, PrimaryKeyConstraint, Table, Text

from adapters.persistence.tables import Key, metadata

played_matches = Table(
    "played_matches",
    metadata,
    Column("match", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Text, nullable=False),
)
Index("played_matches_by_age", played_matches.c.at, played_matches.c.match)

player_networks = Table(
    "player_networks",
    metadata,
    Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("network", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "network"),
)
Index("player_networks_by_age", player_networks.c.at)
