"""Moderation: cases, reports with their evidence, sanctions, appeals."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def _of_player(table: str, column: str = "player") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["players.id"], name=f"{table}_of_players", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "cases",
        sa.Column("id", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("reports", sa.BigInteger, nullable=False),
        _of_player("cases"),
        sa.PrimaryKeyConstraint("id", name="cases_key"),
    )
    op.create_index(
        "cases_open_of_player",
        "cases",
        ["player"],
        unique=True,
        postgresql_where=sa.text("closed_at IS NULL"),
        sqlite_where=sa.text("closed_at IS NULL"),
    )
    op.create_index(
        "cases_open",
        "cases",
        ["opened_at", "id"],
        postgresql_where=sa.text("closed_at IS NULL"),
        sqlite_where=sa.text("closed_at IS NULL"),
    )
    op.create_index("cases_by_age", "cases", ["opened_at", "id"])
    op.create_index("cases_by_player", "cases", ["player", "opened_at", "id"])
    op.create_index("cases_by_end", "cases", ["closed_at"])
    op.create_table(
        "reports",
        sa.Column("id", Key, nullable=False),
        sa.Column("case", Key, nullable=False),
        sa.Column("reporter", Key),
        sa.Column("player", Key, nullable=False),
        sa.Column("offence", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", Key),
        sa.Column("message", Key),
        sa.Column("room", Key),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["case"], ["cases.id"], name="reports_of_cases", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name="reports_of_reporters", ondelete="SET NULL"),
        _of_player("reports"),
        sa.PrimaryKeyConstraint("id", name="reports_key"),
    )
    op.create_index("reports_by_case", "reports", ["case", "at", "id"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "at", "id"])
    op.create_index("reports_by_player", "reports", ["player"])
    op.create_table(
        "saved_messages",
        sa.Column("report", Key, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("message", Key, nullable=False),
        sa.Column("author", Key, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name="saved_messages_of_reports", ondelete="CASCADE"),
        _of_player("saved_messages", "author"),
        sa.PrimaryKeyConstraint("report", "number", name="saved_messages_key"),
    )
    op.create_index("saved_messages_by_author", "saved_messages", ["author"])
    op.create_table(
        "sanctions",
        sa.Column("id", Key, nullable=False),
        sa.Column("case", Key),
        sa.Column("player", Key, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", Key, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("lifted_at", sa.BigInteger),
        sa.Column("seen_at", sa.BigInteger),
        sa.Column("former_name", sa.Text),
        sa.ForeignKeyConstraint(["case"], ["cases.id"], name="sanctions_of_cases", ondelete="SET NULL"),
        _of_player("sanctions"),
        sa.PrimaryKeyConstraint("id", name="sanctions_key"),
    )
    op.create_index("sanctions_by_case", "sanctions", ["case"])
    op.create_index("sanctions_by_player", "sanctions", ["player", "at", "id"])
    op.create_index("sanctions_by_end", "sanctions", ["until"])
    op.create_table(
        "appeals",
        sa.Column("id", Key, nullable=False),
        sa.Column("sanction", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("decided_at", sa.BigInteger),
        sa.Column("decided_by", Key),
        sa.Column("verdict", sa.Text),
        sa.Column("answer", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["sanction"], ["sanctions.id"], name="appeals_of_sanctions", ondelete="CASCADE"),
        _of_player("appeals"),
        sa.PrimaryKeyConstraint("id", name="appeals_key"),
        sa.UniqueConstraint("sanction", name="appeals_one_sanction"),
    )
    op.create_index(
        "appeals_waiting",
        "appeals",
        ["at", "id"],
        postgresql_where=sa.text("decided_at IS NULL"),
        sqlite_where=sa.text("decided_at IS NULL"),
    )
    op.create_index("appeals_by_player", "appeals", ["player"])


def downgrade() -> None:
    for table in ("appeals", "sanctions", "saved_messages", "reports", "cases"):
        op.drop_table(table)
