"""Processes, announced by themselves: which roles are alive, and what they perform."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0011"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", Key, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("pid", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("performing", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )


def downgrade() -> None:
    op.drop_table("processes")
