"""The tables of seeks, challenges and invite links."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, Table, Text

from adapters.persistence.tables import Key, metadata


def _player(name: str, key: str) -> Column[str]:
    return Column(name, Key, ForeignKey("players.id", name=key, ondelete="CASCADE"), nullable=False)


seeks = Table(
    "seeks",
    metadata,
    Column("id", Key, primary_key=True),
    _player("player", "seeks_of_players"),
    Column("pool", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("wanted", Text, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("machines_after", BigInteger),
    Column("rating", BigInteger),
    Column("status", Text, nullable=False),
    Column("match", Key),
    Column("ended_at", BigInteger),
)
Index("seeks_by_status", seeks.c.status, seeks.c.since, seeks.c.id)
Index("seeks_by_game", seeks.c.game, seeks.c.status, seeks.c.since, seeks.c.id)
Index("seeks_by_player", seeks.c.player, seeks.c.status)
Index("seeks_by_pool", seeks.c.pool, seeks.c.status, seeks.c.ended_at)
Index("seeks_by_match", seeks.c.match)
Index("seeks_by_end", seeks.c.ended_at)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Key, primary_key=True),
    _player("challenger", "challenges_by_players"),
    _player("challenged", "challenges_to_players"),
    Column("wanted", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("match", Key),
    Column("ended_at", BigInteger),
)
Index("challenges_by_challenger", challenges.c.challenger, challenges.c.status, challenges.c.at)
Index("challenges_by_challenged", challenges.c.challenged, challenges.c.status, challenges.c.at)
Index("challenges_by_expiry", challenges.c.expires_at)

invites = Table(
    "invites",
    metadata,
    Column("id", Key, primary_key=True),
    Column("match", Key, ForeignKey("matches.id", name="invites_of_matches", ondelete="CASCADE"), nullable=False),
    _player("inviter", "invites_by_players"),
    Column("seat", BigInteger),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
)
Index("invites_by_match", invites.c.match, invites.c.at)
Index("invites_by_inviter", invites.c.inviter)
Index("invites_by_expiry", invites.c.expires_at)
