"""Withdraw the notification of a turn that is over."""

from __future__ import annotations

from application.desk import Desk
from application.hosting.commit import send_notices
from application.notifications.envelopes import can_be_silent, close_payload, delivery_notice, delivery_to
from application.ports.notifications import Delivery, Means, Notification
from application.ports.store import Work


async def withdraw(desk: Desk, notification: Notification) -> bool:
    """Cancels deliveries that were not sent, and makes browsers close the others.

    False when another worker has withdrawn the notification.
    """
    async with desk.store.working() as work:
        if not await work.forget_notification(notification.id):
            return False
        deliveries = await work.deliveries_of(notification.id)
        closings = [closing for each in deliveries if (closing := await _take_back(desk, work, notification, each))]
        notices = [delivery_notice(desk, each) for each in closings]
        await work.add_deliveries(closings)
        await work.post(*notices)
        await work.commit()
    await send_notices(desk, notices)
    desk.metrics.count("notifications", kind=notification.kind.value, outcome="withdrawn" if deliveries else "past")
    return True


async def _take_back(desk: Desk, work: Work, notification: Notification, delivery: Delivery) -> Delivery | None:
    """The message that closes the notification, where it may have arrived."""
    if delivery.means is Means.MAIL:
        await work.forget_mail(delivery.target)
    await work.forget_delivery(delivery.id)
    may_be_shown = delivery.means is Means.PUSH and (delivery.is_sent or delivery.attempts > 0)
    if not may_be_shown or not can_be_silent(delivery.provider):
        return None
    payload = close_payload(notification)
    return delivery_to(desk, notification, Means.CLOSE, delivery.target, f"//{delivery.provider}", payload)
