"""Send one delivery to a push provider or a webhook; retry it after a failure, and finally drop it."""

from __future__ import annotations

import random
from typing import Final, assert_never

from application.bots.tell_bot import DELIVERY, SIGNATURE, signature
from application.desk import Desk
from application.notifications.envelopes import topic_of
from application.notifications.keys import push_key
from application.policy import SECOND
from application.ports.courier import Undelivered
from application.ports.notifications import Delivery, Means, Notification, NotificationState, WebhookShape
from application.ports.push import PushMessage
from application.ports.queue import DeliveryAt, PutOff, Task
from application.ports.store import Work
from application.ports.upkeep import DeadTask
from application.tasks import DELIVER
from domain.hosting.terms import Moment
from domain.notifications.preferences import NotificationKind

MINUTE: Final = 60 * SECOND
PAUSES: Final = tuple(seconds * SECOND for seconds in (10, 30, 120, 600, 1_800, 3_600, 7_200))
"""Waiting times after each failure, some four hours in all. After that a notification of a turn is out of date."""
LONGEST_ATTEMPT: Final = 25 * SECOND
"""An unfinished delivery is retried after this time. An attempt takes seconds, so its worker must have died."""
CROWDED: Final = 5 * SECOND
GONE: Final = frozenset({404, 410})
PASSING: Final = frozenset({408, 425, 429})
"""Statuses below 500 after which another attempt may help."""


class _Absent(Exception):
    """The delivery's browser or webhook no longer exists."""


async def deliver(desk: Desk, delivery: str, attempts: int) -> bool:
    """False when the delivery was already sent, withdrawn, or taken by another worker. Raises only StoreFault."""
    async with desk.store.reading() as reading:
        found = await reading.delivery(delivery)
    if found is None or found.attempts != attempts or found.is_sent:
        return False
    slots = desk.policy.delivery_slots
    try:
        # Slots are limited for each provider and player, so that one slow endpoint does not delay the others.
        with desk.notification_deliveries.one_for(found.player, found.provider, False, slots):
            return await _attempt(desk, found)
    except PutOff:
        await _put_off(desk, found, Moment(desk.clock.now() + round(CROWDED * random.uniform(1, 2))))
        return False


async def _attempt(desk: Desk, delivery: Delivery) -> bool:
    is_taken, notification = await _take(desk, delivery)
    if not is_taken:
        return False
    try:
        await _send(desk, delivery, notification)
    except _Absent:
        await _forget(desk, delivery)
        return False
    except Undelivered as fault:
        await _note_failure(desk, delivery, fault)
        return False
    await _note_success(desk, delivery, notification)
    return True


async def _take(desk: Desk, delivery: Delivery) -> tuple[bool, Notification | None]:
    """Whether the delivery must still be sent, and its notification.

    The attempt is counted before it starts, so that two workers never send the same delivery.
    """
    async with desk.store.working() as work:
        until = Moment(desk.clock.now() + LONGEST_ATTEMPT)
        if not await work.take_delivery(delivery.id, delivery.attempts, until):
            return False, None
        notification = await work.notification(delivery.notification)
        is_over = notification is None or notification.state is NotificationState.OVER
        is_past = is_over and delivery.means is not Means.CLOSE
        if is_past:
            await work.forget_delivery(delivery.id)
        await work.commit()
    return not is_past, notification


async def _send(desk: Desk, delivery: Delivery, notification: Notification | None) -> None:
    """Raises Undelivered or _Absent."""
    match delivery.means:
        case Means.PUSH | Means.CLOSE:
            await _send_push(desk, delivery, notification)
        case Means.WEBHOOK:
            await _send_to_webhook(desk, delivery)
        case Means.MAIL:
            return
        case _:
            assert_never(delivery.means)


async def _send_push(desk: Desk, delivery: Delivery, notification: Notification | None) -> None:
    async with desk.store.reading() as reading:
        subscription = await reading.push_subscription(delivery.target)
    if subscription is None:
        raise _Absent
    is_urgent = notification is not None and notification.kind is not NotificationKind.RESULT
    message = PushMessage(
        subscription.endpoint,
        subscription.key,
        subscription.secret,
        delivery.payload.encode(),
        topic_of(delivery.notification),
        is_urgent,
        delivery.expires_at,
    )
    body, headers = desk.push.seal(message, await push_key(desk), desk.clock.now())
    await desk.courier.deliver(subscription.endpoint, body, headers)


async def _send_to_webhook(desk: Desk, delivery: Delivery) -> None:
    async with desk.store.reading() as reading:
        webhook = await reading.personal_webhook(delivery.player)
    if webhook is None:
        raise _Absent
    body, headers = delivery.payload.encode(), {"Content-Type": "application/json", DELIVERY: delivery.notification}
    if webhook.shape is WebhookShape.JSON:
        headers[SIGNATURE] = signature(webhook.secret, body, desk.clock.now())
    await desk.courier.deliver(webhook.url, body, headers)


async def _note_success(desk: Desk, delivery: Delivery, notification: Notification | None) -> None:
    """Keeps a sent push of a turn until the turn ends: the browser then has to close it."""
    is_push_of_one = delivery.means is Means.PUSH and notification is not None and not notification.in_digest
    is_closed_later = is_push_of_one and notification is not None and notification.kind.is_of_turn
    async with desk.store.working() as work:
        if is_closed_later:
            await work.put_off_delivery(delivery.id, delivery.attempts + 1, None, is_sent=True)
        else:
            await work.forget_delivery(delivery.id)
        if delivery.means is Means.WEBHOOK:
            await work.note_personal_delivery(delivery.player, None, desk.clock.now())
        await work.commit()
    _count(desk, delivery, "sent")
    if notification is not None:
        late = max(0, desk.clock.now() - notification.at) / SECOND
        desk.metrics.observe("notification_seconds", late, kind=notification.kind.value)


async def _note_failure(desk: Desk, delivery: Delivery, fault: Undelivered) -> None:
    async with desk.store.working() as work:
        outcome = await _after_failure(desk, work, delivery, fault)
        if delivery.means is Means.WEBHOOK:
            await work.note_personal_delivery(delivery.player, str(fault), desk.clock.now())
        await work.commit()
    _count(desk, delivery, outcome)


async def _after_failure(desk: Desk, work: Work, delivery: Delivery, fault: Undelivered) -> str:
    now, attempts = desk.clock.now(), delivery.attempts + 1
    if fault.status in GONE:
        if delivery.means is not Means.WEBHOOK:
            await work.drop_push_subscription(delivery.target)
        await work.forget_delivery(delivery.id)
        return "gone"
    if not _is_final(fault) and attempts <= len(PAUSES) and now < delivery.expires_at:
        await work.put_off_delivery(delivery.id, attempts, Moment(now + PAUSES[attempts - 1]))
        return "retried"
    await work.put_off_delivery(delivery.id, attempts, None)
    # The player sees a webhook's fault in the settings. An operator cannot repair it.
    if delivery.means is not Means.WEBHOOK:
        task = Task(DELIVER, DeliveryAt(delivery.id, attempts))
        await work.bury(DeadTask(task, str(fault), attempts, now))
    return "dead"


def _is_final(fault: Undelivered) -> bool:
    return fault.status is not None and 400 <= fault.status < 500 and fault.status not in PASSING


async def _put_off(desk: Desk, delivery: Delivery, until: Moment) -> None:
    async with desk.store.working() as work:
        await work.put_off_delivery(delivery.id, delivery.attempts, until)
        await work.commit()
    _count(desk, delivery, "crowded")


async def _forget(desk: Desk, delivery: Delivery) -> None:
    async with desk.store.working() as work:
        await work.forget_delivery(delivery.id)
        await work.commit()


def _count(desk: Desk, delivery: Delivery, outcome: str) -> None:
    desk.metrics.count("deliveries", means=delivery.means.value, outcome=outcome)
