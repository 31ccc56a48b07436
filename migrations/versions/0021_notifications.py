"""What players want to be told, where, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def _player() -> sa.Column[str]:
    return sa.Column("player", Key, nullable=False)


def _of_players(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["player"], ["players.id"], name=f"{table}_of_players", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "notification_preferences",
        _player(),
        sa.Column("off", sa.Text, nullable=False),
        sa.Column("quiet_begins", sa.Integer),
        sa.Column("quiet_ends", sa.Integer),
        sa.Column("digest_at", sa.Integer),
        _of_players("notification_preferences"),
        sa.PrimaryKeyConstraint("player", name="notification_preferences_key"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", Key, nullable=False),
        _player(),
        sa.Column("endpoint", Key, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        _of_players("push_subscriptions"),
        sa.PrimaryKeyConstraint("id", name="push_subscriptions_key"),
        sa.UniqueConstraint("endpoint", name="push_subscriptions_one_endpoint"),
    )
    op.create_index("push_subscriptions_by_player", "push_subscriptions", ["player", "created_at"])
    op.create_table(
        "personal_webhooks",
        _player(),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("fault", sa.Text),
        sa.Column("failed_at", sa.BigInteger),
        _of_players("personal_webhooks"),
        sa.PrimaryKeyConstraint("player", name="personal_webhooks_key"),
    )
    op.create_table(
        "notifications",
        sa.Column("id", Key, nullable=False),
        _player(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", Key, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("in_digest", sa.Boolean, nullable=False),
        _of_players("notifications"),
        sa.PrimaryKeyConstraint("id", name="notifications_key"),
        sa.UniqueConstraint("player", "kind", "about", "version", name="notifications_one_player_kind_about_version"),
    )
    op.create_index("notifications_by_due_at", "notifications", ["due_at"])
    op.create_index("notifications_by_about", "notifications", ["about", "player"])
    op.create_index("notifications_by_at", "notifications", ["at"])
    op.create_table(
        "deliveries",
        sa.Column("id", Key, nullable=False),
        sa.Column("notification", Key, nullable=False),
        _player(),
        sa.Column("means", sa.Text, nullable=False),
        sa.Column("target", Key, nullable=False),
        sa.Column("provider", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("is_sent", sa.Boolean, nullable=False),
        _of_players("deliveries"),
        sa.PrimaryKeyConstraint("id", name="deliveries_key"),
    )
    for column in ("notification", "target", "created_at", "due_at", "player"):
        op.create_index(f"deliveries_by_{column}", "deliveries", [column])
    op.create_table(
        "server_secrets",
        sa.Column("name", Key, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="server_secrets_key"),
    )


def downgrade() -> None:
    for table in (
        "server_secrets",
        "deliveries",
        "notifications",
        "personal_webhooks",
        "push_subscriptions",
        "notification_preferences",
    ):
        op.drop_table(table)
