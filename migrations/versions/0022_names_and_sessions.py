"""Names that were given up, wishes for new passwords, and what sessions are known by."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.Text))
    op.add_column("tokens", sa.Column("used_at", sa.BigInteger))
    op.create_table(
        "old_names",
        sa.Column("player", Key, nullable=False),
        sa.Column("skeleton", Key, nullable=False),
        sa.Column("folded", Key, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="old_names_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "skeleton", name="old_names_key"),
    )
    for column in ("skeleton", "folded", "at"):
        op.create_index(f"old_names_by_{column}", "old_names", [column])
    op.create_table(
        "reset_requests",
        sa.Column("id", Key, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="reset_requests_key"),
    )
    op.create_index("reset_requests_by_at", "reset_requests", ["at"])


def downgrade() -> None:
    op.drop_table("reset_requests")
    op.drop_table("old_names")
    op.drop_column("tokens", "used_at")
    op.drop_column("tokens", "device")
