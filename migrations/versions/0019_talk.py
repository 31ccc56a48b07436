"""Talk: rooms and their lines."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("key", Key, nullable=False),
        sa.Column("match", Key),
        sa.Column("league", Key),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="rooms_of_matches", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"], name="rooms_of_leagues", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name="rooms_key"),
    )
    op.create_index("rooms_by_match", "rooms", ["match"])
    op.create_index("rooms_by_league", "rooms", ["league"])
    op.create_table(
        "room_lines",
        sa.Column("room", Key, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("id", Key),
        sa.Column("author", Key, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("removed_at", sa.BigInteger),
        sa.Column("removes", sa.BigInteger),
        sa.ForeignKeyConstraint(["room"], ["rooms.key"], name="room_lines_of_rooms", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["author"], ["players.id"], name="room_lines_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "number", name="room_lines_key"),
        sa.UniqueConstraint("id", name="room_lines_one_id"),
    )
    op.create_index("room_lines_by_author", "room_lines", ["author", "at"])
    op.create_index("room_lines_by_age", "room_lines", ["at"])


def downgrade() -> None:
    op.drop_table("room_lines")
    op.drop_table("rooms")
