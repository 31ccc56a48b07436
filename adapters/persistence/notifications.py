"""The part of the store that keeps notifications and their deliveries: statements and rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import orjson
from sqlalchemy import BigInteger, Table, and_, bindparam, cast, delete, exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from adapters.persistence.account_tables import profiles
from adapters.persistence.notification_tables import deliveries, notifications, personal_webhooks, push_subscriptions
from adapters.persistence.reach import SqlReachReading, SqlReachWork
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import first
from adapters.persistence.tables import Key, columns
from application.ports.notifications import Delivery, Means, Notification, NotificationState
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.notifications.preferences import NotificationKind

_NAMES = "id player kind about version at due_at data state in_digest"
_NOTIFICATION = columns(notifications, _NAMES)
_DELIVERY_NAMES = (
    "id notification player means target provider payload created_at due_at expires_at attempts is_sent".split()
)
_DELIVERY = columns(deliveries, " ".join(_DELIVERY_NAMES))
_limit = bindparam("limit", type_=BigInteger)
_this = notifications.c.id == bindparam("of_notification")
_this_delivery = deliveries.c.id == bindparam("of_delivery")
_is_of_turn = or_(*(notifications.c.kind == kind.value for kind in NotificationKind if kind.is_of_turn))


def _add() -> Statement:
    """Inserts only for players with an address, so that nothing is stored for the others."""
    values = [cast(bindparam(column.name, type_=column.type), column.type) for column in _NOTIFICATION]
    player = bindparam("player", type_=Key)
    is_reachable = or_(
        exists().where(push_subscriptions.c.player == player),
        exists().where(personal_webhooks.c.player == player),
        exists().where(profiles.c.player == player, profiles.c.address.is_not(None)),
    )
    rows = select(*values).where(is_reachable)

    def clause(insert: Callable[[Table], postgresql.Insert | sqlite.Insert]) -> Insert:
        return insert(notifications).from_select(_NAMES.split(), rows).on_conflict_do_nothing()

    return Statement(clause(postgresql.insert), sqlite=clause(sqlite.insert))


NOTIFICATION = Statement(select(*_NOTIFICATION).where(_this))
_by_time = notifications.c.due_at, notifications.c.id
_is_due = notifications.c.due_at <= bindparam("now")
DUE = Statement(select(*_NOTIFICATION).where(_is_due).order_by(*_by_time).limit(_limit))
_is_gathered = and_(notifications.c.in_digest, notifications.c.state == NotificationState.WAITING.value)
DIGEST = Statement(
    select(*_NOTIFICATION)
    .where(notifications.c.player == bindparam("of_player"), _is_gathered, _is_due)
    .order_by(notifications.c.at, notifications.c.id)
    .limit(_limit)
)
ADD = _add()
END_TURN = Statement(
    update(notifications).where(
        notifications.c.about == bindparam("of_match"),
        notifications.c.player == bindparam("of_player"),
        _is_of_turn,
    ),
    columns=["state", "due_at"],
)
RECONSIDER_TURN = Statement(
    update(notifications).where(
        notifications.c.about == bindparam("of_match"),
        notifications.c.player == bindparam("of_player"),
        _is_of_turn,
        notifications.c.state == NotificationState.WAITING.value,
        notifications.c.in_digest.is_(False),
    ),
    columns=["due_at"],
)
SETTLE = Statement(
    update(notifications).where(
        _this,
        notifications.c.state == NotificationState.WAITING.value,
        notifications.c.due_at == bindparam("expected", type_=BigInteger),
    ),
    columns=["state", "due_at", "in_digest"],
)
FORGET = Statement(delete(notifications).where(_this))
_old = (
    select(notifications.c.id)
    .where(notifications.c.at < bindparam("before"), notifications.c.due_at.is_(None))
    .order_by(notifications.c.at)
    .limit(_limit)
)
FORGET_OLD = Statement(delete(notifications).where(notifications.c.id.in_(_old)))

DELIVERY = Statement(select(*_DELIVERY).where(_this_delivery))
DELIVERIES_OF = Statement(
    select(*_DELIVERY).where(deliveries.c.notification == bindparam("of_notification")).order_by(deliveries.c.id)
)
DUE_DELIVERIES = Statement(
    select(*_DELIVERY)
    .where(deliveries.c.due_at <= bindparam("now"))
    .order_by(deliveries.c.due_at, deliveries.c.id)
    .limit(_limit)
)
ADD_DELIVERY = Statement(postgresql.insert(deliveries), sqlite=sqlite.insert(deliveries))
_as_read = deliveries.c.attempts == bindparam("expected")
TAKE = Statement(update(deliveries).where(_this_delivery, _as_read), columns=["attempts", "due_at"])
PUT_OFF = Statement(update(deliveries).where(_this_delivery, _as_read), columns=["due_at", "is_sent"])
FORGET_DELIVERY = Statement(delete(deliveries).where(_this_delivery))
_old_deliveries = (
    select(deliveries.c.id)
    .where(deliveries.c.created_at < bindparam("before"))
    .order_by(deliveries.c.created_at)
    .limit(_limit)
)
FORGET_OLD_DELIVERIES = Statement(delete(deliveries).where(deliveries.c.id.in_(_old_deliveries)))


class SqlNotificationReading(SqlReachReading):
    """The port's NotificationReading on one driver session."""

    async def notification(self, notification: str) -> Notification | None:
        return first(await self._read_alone(NOTIFICATION, of_notification=notification), _notification_of_row)

    async def due_notifications(self, now: Moment, limit: int) -> Sequence[Notification]:
        return [_notification_of_row(row) for row in await self._read_alone(DUE, now=now, limit=limit)]

    async def digest_of(self, player: PlayerId, now: Moment, limit: int) -> Sequence[Notification]:
        found = await self._read_alone(DIGEST, of_player=player, now=now, limit=limit)
        return [_notification_of_row(row) for row in found]

    async def delivery(self, delivery: str) -> Delivery | None:
        return first(await self._read_alone(DELIVERY, of_delivery=delivery), _delivery_of_row)

    async def deliveries_of(self, notification: str) -> Sequence[Delivery]:
        return [_delivery_of_row(row) for row in await self._read_alone(DELIVERIES_OF, of_notification=notification)]

    async def due_deliveries(self, now: Moment, limit: int) -> Sequence[Delivery]:
        return [_delivery_of_row(row) for row in await self._read_alone(DUE_DELIVERIES, now=now, limit=limit)]


class SqlNotificationWork(SqlNotificationReading, SqlReachWork):
    """The port's NotificationWork on one driver session."""

    async def add_notifications(self, notifications: Sequence[Notification]) -> None:
        await self._change_each(ADD, [_notification_values(each) for each in notifications])

    async def end_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        values = {"of_match": match, "of_player": player, "state": NotificationState.OVER.value, "due_at": at}
        await self._change(END_TURN, values)

    async def reconsider_turn(self, match: MatchId, player: PlayerId, at: Moment) -> None:
        await self._change(RECONSIDER_TURN, {"of_match": match, "of_player": player, "due_at": at})

    async def settle_notification(
        self, notification: Notification, state: NotificationState, due_at: Moment | None, in_digest: bool = False
    ) -> bool:
        values = {
            "of_notification": notification.id,
            "expected": notification.due_at,
            "state": state.value,
            "due_at": due_at,
            "in_digest": in_digest,
        }
        return await self._change(SETTLE, values) == 1

    async def forget_notification(self, notification: str) -> bool:
        return await self._change(FORGET, {"of_notification": notification}) == 1

    async def add_deliveries(self, deliveries: Sequence[Delivery]) -> None:
        rows = [{name: getattr(each, name) for name in _DELIVERY_NAMES} for each in deliveries]
        await self._change_each(ADD_DELIVERY, [row | {"means": row["means"].value} for row in rows])

    async def take_delivery(self, delivery: str, attempts: int, until: Moment) -> bool:
        values = {"of_delivery": delivery, "expected": attempts, "attempts": attempts + 1, "due_at": until}
        return await self._change(TAKE, values) == 1

    async def put_off_delivery(self, delivery: str, attempts: int, until: Moment | None, is_sent: bool = False) -> None:
        values = {"of_delivery": delivery, "expected": attempts, "due_at": until, "is_sent": is_sent}
        await self._change(PUT_OFF, values)

    async def forget_delivery(self, delivery: str) -> None:
        await self._change(FORGET_DELIVERY, {"of_delivery": delivery})

    async def forget_old_notifications(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_OLD, {"before": before, "limit": limit})

    async def forget_old_deliveries(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_OLD_DELIVERIES, {"before": before, "limit": limit})


def _notification_values(notification: Notification) -> dict[str, object]:
    values = {name: getattr(notification, name) for name in _NAMES.split()}
    return values | {
        "kind": notification.kind.value,
        "state": notification.state.value,
        "data": json_text(dict(notification.data)),
    }


def _notification_of_row(row: Row) -> Notification:
    id, player, kind, about, version, at, due_at, data, state, in_digest = row
    return Notification(
        id,
        player,
        NotificationKind(kind),
        about,
        version,
        at,
        due_at,
        orjson.loads(data),
        NotificationState(state),
        bool(in_digest),
    )


def _delivery_of_row(row: Row) -> Delivery:
    id, notification, player, means, *rest, is_sent = row
    target, provider, payload, created_at, due_at, expires_at, attempts = rest
    return Delivery(
        id,
        notification,
        player,
        Means(means),
        target,
        provider,
        payload,
        created_at,
        due_at,
        expires_at,
        attempts,
        bool(is_sent),
    )
