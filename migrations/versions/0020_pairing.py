"""Seeks, challenges and links that invite."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("machines_after", sa.BigInteger),
        sa.Column("rating", sa.BigInteger),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("match", Key),
        sa.Column("ended_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="seeks_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="seeks_key"),
    )
    op.create_index("seeks_by_status", "seeks", ["status", "since", "id"])
    op.create_index("seeks_by_game", "seeks", ["game", "status", "since", "id"])
    op.create_index("seeks_by_player", "seeks", ["player", "status"])
    op.create_index("seeks_by_pool", "seeks", ["pool", "status", "ended_at"])
    op.create_index("seeks_by_match", "seeks", ["match"])
    op.create_index("seeks_by_end", "seeks", ["ended_at"])
    op.create_table(
        "challenges",
        sa.Column("id", Key, nullable=False),
        sa.Column("challenger", Key, nullable=False),
        sa.Column("challenged", Key, nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("match", Key),
        sa.Column("ended_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["challenger"], ["players.id"], name="challenges_by_players", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["challenged"], ["players.id"], name="challenges_to_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="challenges_key"),
    )
    op.create_index("challenges_by_challenger", "challenges", ["challenger", "status", "at"])
    op.create_index("challenges_by_challenged", "challenges", ["challenged", "status", "at"])
    op.create_index("challenges_by_expiry", "challenges", ["expires_at"])
    op.create_table(
        "invites",
        sa.Column("id", Key, nullable=False),
        sa.Column("match", Key, nullable=False),
        sa.Column("inviter", Key, nullable=False),
        sa.Column("seat", sa.BigInteger),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="invites_of_matches", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["inviter"], ["players.id"], name="invites_by_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="invites_key"),
        sa.UniqueConstraint("hash", name="invites_one_hash"),
    )
    op.create_index("invites_by_match", "invites", ["match", "at"])
    op.create_index("invites_by_inviter", "invites", ["inviter"])
    op.create_index("invites_by_expiry", "invites", ["expires_at"])


def downgrade() -> None:
    for table in ("invites", "challenges", "seeks"):
        op.drop_table(table)
