"""The part of the store with the addresses of notifications: preferences, browsers, webhooks, the server's own keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import orjson
from sqlalchemy import Insert, Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.notification_tables import (
    deliveries,
    personal_webhooks,
    preferences,
    push_subscriptions,
    server_secrets,
)
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.tables import Key, columns
from application.ports.notifications import PersonalWebhook, PushSubscription, WebhookShape
from domain.hosting.terms import Moment, PlayerId
from domain.notifications.hours import QuietHours
from domain.notifications.preferences import Channel, NotificationKind, Preferences

_PREFERENCES = "off quiet_begins quiet_ends digest_at"
_SUBSCRIPTION = "id player endpoint key secret label language created_at"
_WEBHOOK = "player url shape secret created_at fault failed_at"
_of_player = bindparam("of_player", type_=Key)


def _replacing(table: Table, key: str, names: str) -> Statement:
    def clause(insert: Callable[[Table], postgresql.Insert | sqlite.Insert]) -> Insert:
        row = insert(table)
        latest = {name: row.excluded[name] for name in names.split() if name != key}
        return row.on_conflict_do_update(index_elements=[key], set_=latest)

    return Statement(clause(postgresql.insert), sqlite=clause(sqlite.insert))


PREFERENCES = Statement(select(*columns(preferences, _PREFERENCES)).where(preferences.c.player == _of_player))
KEEP_PREFERENCES = _replacing(preferences, "player", _PREFERENCES)
SUBSCRIPTIONS = Statement(
    select(*columns(push_subscriptions, _SUBSCRIPTION))
    .where(push_subscriptions.c.player == _of_player)
    .order_by(push_subscriptions.c.created_at, push_subscriptions.c.id)
)
_this_subscription = push_subscriptions.c.id == bindparam("of_subscription")
SUBSCRIPTION = Statement(select(*columns(push_subscriptions, _SUBSCRIPTION)).where(_this_subscription))
KEEP_SUBSCRIPTION = _replacing(push_subscriptions, "endpoint", _SUBSCRIPTION)
DROP_SUBSCRIPTION = Statement(delete(push_subscriptions).where(_this_subscription))
DROP_DELIVERIES_TO = Statement(delete(deliveries).where(deliveries.c.target == bindparam("of_target")))
_this_webhook = personal_webhooks.c.player == _of_player
WEBHOOK = Statement(select(*columns(personal_webhooks, _WEBHOOK)).where(_this_webhook))
KEEP_WEBHOOK = _replacing(personal_webhooks, "player", _WEBHOOK)
DROP_WEBHOOK = Statement(delete(personal_webhooks).where(_this_webhook))
NOTE_DELIVERY = Statement(update(personal_webhooks).where(_this_webhook), columns=["fault", "failed_at"])
SECRET = Statement(select(server_secrets.c.value).where(server_secrets.c.name == bindparam("of_name")))
KEEP_SECRET = Statement(
    postgresql.insert(server_secrets).on_conflict_do_nothing(),
    sqlite=sqlite.insert(server_secrets).on_conflict_do_nothing(),
)


class SqlReachReading(StatementReader):
    """The port's reading of preferences and addresses on one driver session."""

    async def preferences(self, player: PlayerId) -> Preferences:
        found = await self._read_alone(PREFERENCES, of_player=player)
        return first(found, _preferences_of_row) or Preferences()

    async def push_subscriptions(self, player: PlayerId) -> Sequence[PushSubscription]:
        found = await self._read_alone(SUBSCRIPTIONS, of_player=player)
        return [PushSubscription(*row) for row in found]

    async def push_subscription(self, subscription: str) -> PushSubscription | None:
        found = await self._read_alone(SUBSCRIPTION, of_subscription=subscription)
        return first(found, lambda row: PushSubscription(*row))

    async def personal_webhook(self, player: PlayerId) -> PersonalWebhook | None:
        return first(await self._read_alone(WEBHOOK, of_player=player), _webhook_of_row)

    async def server_secret(self, name: str) -> str | None:
        return first(await self._read_alone(SECRET, of_name=name), only)


class SqlReachWork(SqlReachReading, StatementWriter):
    """The port's writing of preferences and addresses on one driver session."""

    async def keep_preferences(self, player: PlayerId, preferences: Preferences) -> None:
        quiet = preferences.quiet
        await self._change(
            KEEP_PREFERENCES,
            {
                "player": player,
                "off": json_text([[kind.value, channel.value] for kind, channel in sorted(preferences.off)]),
                "quiet_begins": quiet.begins if quiet else None,
                "quiet_ends": quiet.ends if quiet else None,
                "digest_at": preferences.digest_at,
            },
        )

    async def keep_push_subscription(self, subscription: PushSubscription) -> None:
        await self._change(KEEP_SUBSCRIPTION, {name: getattr(subscription, name) for name in _SUBSCRIPTION.split()})

    async def drop_push_subscription(self, subscription: str) -> bool:
        await self._change(DROP_DELIVERIES_TO, {"of_target": subscription})
        return await self._change(DROP_SUBSCRIPTION, {"of_subscription": subscription}) == 1

    async def keep_personal_webhook(self, webhook: PersonalWebhook) -> None:
        values = {name: getattr(webhook, name) for name in _WEBHOOK.split()}
        await self._change(KEEP_WEBHOOK, values | {"shape": webhook.shape.value})

    async def drop_personal_webhook(self, player: PlayerId) -> bool:
        return await self._change(DROP_WEBHOOK, {"of_player": player}) == 1

    async def note_personal_delivery(self, player: PlayerId, fault: str | None, at: Moment) -> None:
        values = {"of_player": player, "fault": fault, "failed_at": None if fault is None else at}
        await self._change(NOTE_DELIVERY, values)

    async def keep_server_secret(self, name: str, value: str) -> str:
        await self._change(KEEP_SECRET, {"name": name, "value": value})
        return str(only((await self._read(SECRET, of_name=name))[0]))


def _preferences_of_row(row: Row) -> Preferences:
    off, begins, ends, digest_at = row
    choices = frozenset((NotificationKind(kind), Channel(channel)) for kind, channel in orjson.loads(off))
    quiet = None if begins is None or ends is None else QuietHours(begins, ends)
    return Preferences(choices, quiet, digest_at)


def _webhook_of_row(row: Row) -> PersonalWebhook:
    player, url, shape, secret, created_at, fault, failed_at = row
    return PersonalWebhook(player, url, WebhookShape(shape), secret, created_at, fault, failed_at)
