"""External bots: webhooks, and leases of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("bot", Key, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("fault", sa.Text),
        sa.Column("failed_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["bot"], ["players.id"], name="webhooks_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("bot", name="webhooks_key"),
    )
    op.create_table(
        "leases",
        sa.Column("match", Key, nullable=False),
        sa.Column("id", Key, nullable=False),
        sa.Column("bot", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="leases_of_matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name="leases_key"),
        sa.UniqueConstraint("id", name="leases_one_id"),
    )
    op.create_index("leases_by_bot", "leases", ["bot"])


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("webhooks")
