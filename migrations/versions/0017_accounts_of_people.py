"""Profiles, mailed codes, and the picture that a player has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("players", sa.Column("avatar", sa.Text))
    op.create_table(
        "profiles",
        sa.Column("player", Key, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("time_zone", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("folded", Key),
        sa.Column("verified_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="profiles_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="profiles_key"),
        sa.UniqueConstraint("folded", name="profiles_one_folded"),
    )
    op.create_table(
        "mailed_codes",
        sa.Column("player", Key, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="mailed_codes_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "purpose", name="mailed_codes_key"),
        sa.UniqueConstraint("hash", name="mailed_codes_one_hash"),
    )
    op.create_index("mailed_codes_by_expiry", "mailed_codes", ["expires_at"])


def downgrade() -> None:
    op.drop_table("mailed_codes")
    op.drop_table("profiles")
    op.drop_column("players", "avatar")
