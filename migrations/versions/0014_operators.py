"""What operators do and whom they ban, and the indexes by which old rows are found and deleted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", Key, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("target", Key, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="audit_key"),
    )
    op.create_index("audit_by_at_id", "audit", ["at", "id"])
    op.create_index("audit_by_target_at_id", "audit", ["target", "at", "id"])
    op.create_table(
        "bans",
        sa.Column("player", Key, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="bans_of_players", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="bans_key"),
    )
    op.add_column("leagues", sa.Column("attended_at", sa.BigInteger))
    # The time of those that are there begins now.
    op.execute(f"UPDATE leagues SET attended_at = {round(time.time() * 1000)} WHERE sandbox")
    _index("sandboxes_by_attention", "leagues", ["attended_at"], "attended_at IS NOT NULL")
    op.create_index("league_matches_by_league", "league_matches", ["league", "match"])
    _index("guests_by_age", "players", ["created_at", "id"], "kind = 'guest'")
    _index("tokens_by_expiry", "tokens", ["expires_at"], "expires_at IS NOT NULL")
    _index("tokens_by_revocation", "tokens", ["revoked_at"], "revoked_at IS NOT NULL")
    _index("closings_unplayed", "closings", ["closed_at"], "closed_at IS NOT NULL AND record IS NULL")


def _index(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, postgresql_where=sa.text(where), sqlite_where=sa.text(where))


def downgrade() -> None:
    op.drop_index("closings_unplayed", "closings")
    op.drop_index("tokens_by_revocation", "tokens")
    op.drop_index("tokens_by_expiry", "tokens")
    op.drop_index("guests_by_age", "players")
    op.drop_index("league_matches_by_league", "league_matches")
    op.drop_index("sandboxes_by_attention", "leagues")
    op.drop_column("leagues", "attended_at")
    op.drop_table("bans")
    op.drop_table("audit")
