"""The tables of ratings: an append-only ledger, and every current rating."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, PrimaryKeyConstraint, Table, Text

from adapters.persistence.tables import Key, metadata

# One row for each game: updating it is the lock that orders the ledger's entries.
rating_ledgers = Table(
    "rating_ledgers",
    metadata,
    Column("game", Key, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", Key, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("match", Key, nullable=False, index=True),
    Column("seat", BigInteger, nullable=False),
    Column("subject", Key, nullable=False),
    Column("rank", BigInteger, nullable=False),
    Column("mean_before", Double, nullable=False),
    Column("doubt_before", Double, nullable=False),
    Column("mean_after", Double, nullable=False),
    Column("doubt_after", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("weight", Double),
    PrimaryKeyConstraint("game", "number", "seat"),
    Index("rating_changes_by_subject", "subject", "game", "number"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Key, nullable=False),
    Column("subject", Key, nullable=False),
    Column("kind", Text, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("shown", BigInteger, nullable=False),
    Column("played_at", BigInteger),
    PrimaryKeyConstraint("game", "subject"),
)
Index("ratings_by_shown", ratings.c.game, ratings.c.shown.desc(), ratings.c.subject)
Index("ratings_by_subject", ratings.c.subject)
