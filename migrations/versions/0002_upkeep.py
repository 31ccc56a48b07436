"""Closings of matches that have ended, and tasks that failed for good."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    _create_closings()
    _create_dead_tasks()


def downgrade() -> None:
    op.drop_table("dead_tasks")
    op.drop_table("closings")


def _create_closings() -> None:
    op.create_table(
        "closings",
        sa.Column("match", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("record", sa.Text),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="closings_of_matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name="closings_key"),
    )
    waiting = sa.text("closed_at IS NULL")
    op.create_index("closings_waiting", "closings", ["ended_at"], postgresql_where=waiting, sqlite_where=waiting)
    # Matches that ended before there were closings wait for theirs.
    op.execute(
        "INSERT INTO closings (match, version, ended_at) "
        "SELECT id, version, updated_at FROM matches WHERE status IN ('finished', 'aborted')"
    )


def _create_dead_tasks() -> None:
    op.create_table(
        "dead_tasks",
        sa.Column("name", Key, nullable=False),
        sa.Column("match", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("key", Key, nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("attempts", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("dropped_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "name", "version", "key", name="dead_tasks_key"),
    )
    op.create_index("dead_tasks_by_at", "dead_tasks", ["at"])
