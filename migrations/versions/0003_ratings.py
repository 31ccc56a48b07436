"""Ratings: the ledger, and where everyone stands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "rating_ledgers",
        sa.Column("game", Key, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="rating_ledgers_key"),
    )
    _create_changes()
    _create_ratings()


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("rating_changes")
    op.drop_table("rating_ledgers")


def _create_changes() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("game", Key, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("match", Key, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("subject", Key, nullable=False),
        sa.Column("rank", sa.BigInteger, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("doubt_before", sa.Double, nullable=False),
        sa.Column("mean_after", sa.Double, nullable=False),
        sa.Column("doubt_after", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", "seat", name="rating_changes_key"),
    )
    op.create_index("rating_changes_by_match", "rating_changes", ["match"])
    op.create_index("rating_changes_by_subject", "rating_changes", ["subject", "game", "number"])


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", Key, nullable=False),
        sa.Column("subject", Key, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "subject", name="ratings_key"),
    )
    op.create_index("ratings_by_shown", "ratings", ["game", sa.text("shown DESC"), "subject"])
    op.create_index("ratings_by_subject", "ratings", ["subject"])
