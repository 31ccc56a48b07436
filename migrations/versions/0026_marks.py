"""What marks are computed from: matches that were played, and networks of players as keyed digests."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "played_matches",
        sa.Column("match", Key, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="played_matches_of_matches", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name="played_matches_key"),
    )
    op.create_index("played_matches_by_age", "played_matches", ["at", "match"])
    op.create_table(
        "player_networks",
        sa.Column("player", Key, nullable=False),
        sa.Column("network", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="player_networks_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "network", name="player_networks_key"),
    )
    op.create_index("player_networks_by_age", "player_networks", ["at"])


def downgrade() -> None:
    op.drop_table("player_networks")
    op.drop_table("played_matches")
