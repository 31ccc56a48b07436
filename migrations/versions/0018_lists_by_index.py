"""Indexes for the lists of tables with a free seat and of a player's matches, so that a page reads no other rows."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_FROM_MATCH = "(SELECT matches.{} FROM matches WHERE matches.id = seats.match)"


def upgrade() -> None:
    free = sa.text("has_free_seat")
    op.create_index(
        "matches_with_free_seat",
        "matches",
        ["status", "opened_at", "id"],
        postgresql_where=free,
        sqlite_where=sa.text("has_free_seat = 1"),
    )
    op.drop_index("seats_by_player", "seats")
    op.add_column("seats", sa.Column("opened_at", sa.BigInteger))
    op.add_column("seats", sa.Column("status", sa.Text))
    op.execute(
        f"UPDATE seats SET opened_at = {_FROM_MATCH.format('opened_at')}, status = {_FROM_MATCH.format('status')}"
    )
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("opened_at", nullable=False)
        seats.alter_column("status", nullable=False)
    op.create_index("seats_by_player", "seats", ["player", "opened_at", "match"])
    op.create_index("seats_by_status", "seats", ["player", "status", "opened_at", "match"])


def downgrade() -> None:
    op.drop_index("seats_by_status", "seats")
    op.drop_index("seats_by_player", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("status")
        seats.drop_column("opened_at")
    op.create_index("seats_by_player", "seats", ["player", "match"])
    op.drop_index("matches_with_free_seat", "matches")
