"""The tables of leagues: the logs are the truth, the other tables serve searches."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

from adapters.persistence.tables import Key, metadata


def _league(*, primary: bool = True) -> Column[str]:
    return Column("league", Key, ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False, primary_key=primary)


# `woken` counts events that may have made something due; `settled` is how many of them have been handled.
# `attended_at`: the last visit to a sandbox; 0 while it is being deleted, NULL for other leagues.
leagues = Table(
    "leagues",
    metadata,
    Column("id", Key, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", Key, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("sandbox", Boolean, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("founded_at", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("woken", BigInteger, nullable=False, server_default="0"),
    Column("settled", BigInteger, nullable=False, server_default="0"),
    Column("attended_at", BigInteger),
)
Index(
    "sandboxes_by_attention",
    leagues.c.attended_at,
    postgresql_where=leagues.c.attended_at.is_not(None),
    sqlite_where=leagues.c.attended_at.is_not(None),
)
Index("leagues_by_founding", leagues.c.founded_at, leagues.c.id)
Index(
    "leagues_unsettled",
    leagues.c.id,
    postgresql_where=leagues.c.woken != leagues.c.settled,
    sqlite_where=leagues.c.woken != leagues.c.settled,
)

league_entries = Table(
    "league_entries",
    metadata,
    _league(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
)

# A separate table, so that no query of leagues can return a secret by accident.
league_secrets = Table("league_secrets", metadata, _league(), Column("secret", LargeBinary, nullable=False))

league_members = Table(
    "league_members",
    metadata,
    _league(),
    Column("player", Key, primary_key=True),
    Index("league_members_by_player", "player", "league"),
)

# Written when a round is paired, before the match itself exists.
league_matches = Table(
    "league_matches",
    metadata,
    Column("match", Key, primary_key=True),
    _league(primary=False),
    Index("league_matches_by_league", "league", "match"),
)

league_departures = Table(
    "league_departures",
    metadata,
    Column("player", Key, nullable=False),
    Column("league", Key, nullable=False),
    Column("occasion", Key, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("forgiven", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("player", "league", "occasion"),
)
