"""Vacations and playing hours of players."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "pauses",
        sa.Column("player", Key, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("vacations", sa.Text, nullable=False),
        sa.Column("hours", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="pauses_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="pauses_key"),
    )
    op.create_index("pauses_by_due", "pauses", ["due_at", "player"])


def downgrade() -> None:
    op.drop_table("pauses")
