"""Leagues: logs, secrets, members, matches, departures."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    _create_leagues()
    _create_logs()
    _create_members()
    _create_departures()


def downgrade() -> None:
    for table in ("departures", "matches", "members", "secrets", "entries"):
        op.drop_table(f"league_{table}")
    op.drop_table("leagues")


def _of_league(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["league"], ["leagues.id"], name=f"{table}_of_leagues", ondelete="CASCADE")


def _create_leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", Key, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", Key, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("sandbox", sa.Boolean, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("founded_at", sa.BigInteger, nullable=False),
        sa.Column("woken", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("settled", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="leagues_key"),
    )
    op.create_index("leagues_by_due_at", "leagues", ["due_at"])
    op.create_index("leagues_by_founding", "leagues", ["founded_at", "id"])
    unsettled = sa.text("woken != settled")
    op.create_index("leagues_unsettled", "leagues", ["id"], postgresql_where=unsettled, sqlite_where=unsettled)


def _create_logs() -> None:
    op.create_table(
        "league_entries",
        sa.Column("league", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        _of_league("league_entries"),
        sa.PrimaryKeyConstraint("league", "version", name="league_entries_key"),
    )
    op.create_table(
        "league_secrets",
        sa.Column("league", Key, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        _of_league("league_secrets"),
        sa.PrimaryKeyConstraint("league", name="league_secrets_key"),
    )


def _create_members() -> None:
    op.create_table(
        "league_members",
        sa.Column("league", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        _of_league("league_members"),
        sa.PrimaryKeyConstraint("league", "player", name="league_members_key"),
    )
    op.create_index("league_members_by_player", "league_members", ["player", "league"])
    op.create_table(
        "league_matches",
        sa.Column("match", Key, nullable=False),
        sa.Column("league", Key, nullable=False),
        _of_league("league_matches"),
        sa.PrimaryKeyConstraint("match", name="league_matches_key"),
    )


def _create_departures() -> None:
    op.create_table(
        "league_departures",
        sa.Column("player", Key, nullable=False),
        sa.Column("league", Key, nullable=False),
        sa.Column("occasion", Key, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "league", "occasion", name="league_departures_key"),
    )
