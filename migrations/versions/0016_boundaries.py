"""Blocks and mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "boundaries",
        sa.Column("player", Key, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("other", Key, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="boundaries_of_players", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="boundaries_against_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "kind", "other", name="boundaries_key"),
    )
    op.create_index("boundaries_by_age", "boundaries", ["player", "kind", "at", "other"])
    op.create_index("boundaries_by_other", "boundaries", ["other"])


def downgrade() -> None:
    op.drop_table("boundaries")
