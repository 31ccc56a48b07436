"""The tables of notifications: preferences, addresses, notifications and deliveries."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from adapters.persistence.tables import Key, metadata


def _player(*, primary: bool = False) -> Column[str]:
    return Column("player", Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, primary_key=primary)


preferences = Table(
    "notification_preferences",
    metadata,
    _player(primary=True),
    Column("off", Text, nullable=False),
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("digest_at", Integer),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Key, primary_key=True),
    _player(),
    Column("endpoint", Key, nullable=False),
    Column("key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("endpoint"),
)
Index("push_subscriptions_by_player", push_subscriptions.c.player, push_subscriptions.c.created_at)

personal_webhooks = Table(
    "personal_webhooks",
    metadata,
    _player(primary=True),
    Column("url", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("fault", Text),
    Column("failed_at", BigInteger),
)

notifications = Table(
    "notifications",
    metadata,
    Column("id", Key, primary_key=True),
    _player(),
    Column("kind", Text, nullable=False),
    Column("about", Key, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("data", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("in_digest", Boolean, nullable=False),
    UniqueConstraint("player", "kind", "about", "version"),
)
Index("notifications_by_due_at", notifications.c.due_at)
Index("notifications_by_about", notifications.c.about, notifications.c.player)
Index("notifications_by_at", notifications.c.at)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Key, primary_key=True),
    Column("notification", Key, nullable=False, index=True),
    _player(),
    Column("means", Text, nullable=False),
    Column("target", Key, nullable=False, index=True),
    Column("provider", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
    Column("due_at", BigInteger, index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("is_sent", Boolean, nullable=False),
)
Index("deliveries_by_player", deliveries.c.player)

server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", Key, primary_key=True),
    Column("value", Text, nullable=False),
)
