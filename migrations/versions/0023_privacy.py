"""Archives of a person's data, and accounts that are to be erased."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("id", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("attempts", sa.BigInteger, nullable=False),
        sa.Column("ready_at", sa.BigInteger),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("size", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="archives_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="archives_key"),
        sa.UniqueConstraint("player", name="archives_one_player"),
    )
    op.create_index("archives_by_due_at", "archives", ["due_at"])
    op.create_index("archives_by_expires_at", "archives", ["expires_at"])
    op.create_table(
        "archive_chunks",
        sa.Column("archive", Key, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["archive"], ["archives.id"], name="archive_chunks_of_archives", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("archive", "number", name="archive_chunks_key"),
    )
    op.create_table(
        "erasures",
        sa.Column("player", Key, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("begun_at", sa.BigInteger),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="erasures_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="erasures_key"),
    )
    op.create_index("erasures_by_due_at", "erasures", ["due_at"])
    op.create_index(
        "tokens_by_sign_in",
        "tokens",
        ["created_at"],
        postgresql_where=sa.text("origin IS NOT NULL"),
        sqlite_where=sa.text("origin IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("tokens_by_sign_in", "tokens")
    op.drop_table("erasures")
    op.drop_table("archive_chunks")
    op.drop_table("archives")
