"""Matches with their logs, players, tokens, kept answers, the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    _create_matches()
    _create_parts_of_matches()
    _create_accounts()
    _create_answers_and_outbox()


def downgrade() -> None:
    for table in ("outbox", "answers", "tokens", "passwords", "players"):
        op.drop_table(table)
    for table in ("snapshots", "secrets", "seats", "entries", "matches"):
        op.drop_table(table)


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", Key, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("rules", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("creator", Key, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("to_move", sa.BigInteger),
        sa.Column("machine", sa.Text),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("has_free_seat", sa.Boolean, nullable=False),
        sa.Column("mover", Key),
        sa.PrimaryKeyConstraint("id", name="matches_key"),
    )
    op.create_index("matches_by_opening", "matches", ["opened_at", "id"])
    op.create_index("matches_by_status", "matches", ["status", "opened_at", "id"])
    _create_index_where_known("matches_by_mover", "mover", ["mover", "updated_at"])
    _create_index_where_known("matches_by_machine", "machine", ["updated_at"])
    _create_index_where_known("matches_by_deadline", "deadline", ["deadline"])


def _create_index_where_known(name: str, known: str, columns: list[str]) -> None:
    where = sa.column(known).is_not(None)
    op.create_index(name, "matches", columns, postgresql_where=where, sqlite_where=where)


def _create_parts_of_matches() -> None:
    _create_part(
        "entries",
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="entries_key"),
    )
    _create_part(
        "seats",
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="seats_key"),
    )
    op.create_index("seats_by_player", "seats", ["player", "match"])
    _create_part(
        "secrets",
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="secrets_key"),
    )
    _create_part(
        "snapshots",
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="snapshots_key"),
    )


def _create_part(name: str, *items: sa.Column[object] | sa.PrimaryKeyConstraint) -> None:
    op.create_table(
        name,
        sa.Column("match", Key, nullable=False),
        *items,
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=f"{name}_of_matches", ondelete="CASCADE"),
    )


def _create_accounts() -> None:
    op.create_table(
        "players",
        sa.Column("id", Key, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("owner", Key),
        sa.Column("folded", Key, nullable=False),
        sa.Column("skeleton", Key, nullable=False),
        sa.PrimaryKeyConstraint("id", name="players_key"),
        sa.UniqueConstraint("folded", name="players_one_folded"),
        sa.UniqueConstraint("skeleton", name="players_one_skeleton"),
    )
    op.create_index("players_by_owner", "players", ["owner"])
    op.create_table(
        "passwords",
        sa.Column("player", Key, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", name="passwords_key"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="passwords_of_players", ondelete="CASCADE"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("revoked_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="tokens_key"),
        sa.UniqueConstraint("hash", name="tokens_one_hash"),
    )
    op.create_index("tokens_by_player", "tokens", ["player"])


def _create_answers_and_outbox() -> None:
    op.create_table(
        "answers",
        sa.Column("player", Key, nullable=False),
        sa.Column("key", Key, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "key", name="answers_key"),
    )
    op.create_index("answers_by_at", "answers", ["at"])
    op.create_table(
        "outbox",
        sa.Column("id", Key, nullable=False),
        sa.Column("topic", sa.Text, nullable=False),
        sa.Column("match", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("task", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="outbox_key"),
    )
    op.create_index("outbox_by_at", "outbox", ["at"])
