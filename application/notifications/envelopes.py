"""The messages of one notification: for each browser, the webhook and the mail address of a player."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from application.desk import Desk
from application.notifications.contact import Contact
from application.notifications.keys import stop_token
from application.notifications.texts import NotificationText
from application.policy import DAY
from application.ports.mail import Mail
from application.ports.notifications import Delivery, Means, Notification, PersonalWebhook, WebhookShape
from application.ports.queue import DeliveryAt, Task
from application.ports.store import Notice
from application.tasks import DELIVER
from application.topics import DELIVERIES
from application.words.texts import words
from domain.hosting.terms import Moment
from domain.notifications.preferences import Channel

USEFUL_FOR: Final = 3 * DAY
"""How long a provider keeps a message for an offline browser."""

Speak: TypeAlias = Callable[[str], Awaitable[NotificationText]]
"""Gives the notification's text in a language."""


@dataclass(frozen=True, slots=True)
class Envelopes:
    """Everything to send to one player. The mail goes through the mail queue."""

    deliveries: tuple[Delivery, ...]
    mail: Mail | None

    @property
    def is_empty(self) -> bool:
        return not self.deliveries and self.mail is None


async def envelopes(
    desk: Desk, notification: Notification, contact: Contact, channels: frozenset[Channel], speak: Speak
) -> Envelopes:
    texts = {
        language: await speak(language)
        for language in {contact.language, *(each.language for each in contact.subscriptions)}
    }
    deliveries: list[Delivery] = []
    if Channel.PUSH in channels:
        for each in contact.subscriptions:
            payload = push_payload(notification, texts[each.language])
            deliveries.append(delivery_to(desk, notification, Means.PUSH, each.id, each.endpoint, payload))
    if Channel.WEBHOOK in channels and contact.webhook is not None:
        payload = _webhook_payload(desk, contact.webhook, notification, texts[contact.language])
        deliveries.append(delivery_to(desk, notification, Means.WEBHOOK, "", contact.webhook.url, payload))
    is_mailed = Channel.MAIL in channels and contact.address is not None
    return Envelopes(tuple(deliveries), await _mail(desk, contact, texts[contact.language]) if is_mailed else None)


def delivery_to(desk: Desk, notification: Notification, means: Means, target: str, url: str, payload: str) -> Delivery:
    now = desk.clock.now()
    return Delivery(
        desk.ids.fresh("dlv"),
        notification.id,
        notification.player,
        means,
        target,
        provider_of(url),
        payload,
        created_at=now,
        due_at=Moment(now + desk.policy.notification_lost_after),
        expires_at=Moment(now + USEFUL_FOR),
    )


def mail_delivery(desk: Desk, notification: Notification, mail: str) -> Delivery:
    """A delivery that records the queued mail of a notification, so that it can be withdrawn."""
    now = desk.clock.now()
    return Delivery(
        desk.ids.fresh("dlv"), notification.id, notification.player, Means.MAIL, mail, "", "", now, None, now, 0, True
    )


def delivery_notice(desk: Desk, delivery: Delivery) -> Notice:
    task = Task(DELIVER, DeliveryAt(delivery.id, delivery.attempts))
    return Notice(desk.ids.fresh("not"), DELIVERIES, task, delivery.created_at)


def provider_of(url: str) -> str:
    return urlsplit(url).hostname or ""


def can_be_silent(provider: str) -> bool:
    """Whether a push message may show no notification. Apple ends a subscription after three silent messages."""
    return not provider.endswith(".push.apple.com")


def push_payload(notification: Notification, text: NotificationText) -> str:
    return _json(
        {
            "id": notification.id,
            "kind": notification.kind.value,
            "title": text.title,
            "body": text.body,
            "path": text.path,
            "tag": text.tag,
            "version": notification.version,
        }
    )


def close_payload(notification: Notification) -> str:
    """The payload that makes the browser close its notification with this tag, up to this version."""
    return _json({"close": notification.about, "version": notification.version})


def topic_of(notification: str) -> str:
    """The push topic. A message and its withdrawal share one, and RFC 8030 allows 32 characters."""
    return urlsafe_b64encode(sha256(notification.encode()).digest()[:24]).decode()


def _webhook_payload(desk: Desk, webhook: PersonalWebhook, notification: Notification, text: NotificationText) -> str:
    url = desk.policy.public_url + text.path
    match webhook.shape:
        case WebhookShape.DISCORD:
            # A player's name never becomes a mention in Discord.
            line = f"**{_escape(text.title, DISCORD)}**\n{_escape(text.body, DISCORD)}\n<{url}>"
            return _json({"content": line, "allowed_mentions": {"parse": []}})
        case WebhookShape.SLACK:
            return _json({"text": f"*{_escape(text.title, SLACK)}*\n{_escape(text.body, SLACK)}\n<{url}>"})
        case WebhookShape.JSON:
            return _json(
                {
                    "id": notification.id,
                    "kind": notification.kind.value,
                    "about": notification.about,
                    "version": notification.version,
                    "at": notification.at,
                    "title": text.title,
                    "body": text.body,
                    "url": url,
                }
            )


DISCORD: Final = {mark: f"\\{mark}" for mark in "\\*_~`|>#[]()<@"}
SLACK: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def _escape(text: str, marks: Mapping[str, str]) -> str:
    return "".join(marks.get(letter, letter) for letter in text)


async def _mail(desk: Desk, contact: Contact, text: NotificationText) -> Mail | None:
    if contact.address is None:
        return None
    base, token = desk.policy.public_url, await stop_token(desk, contact.player)
    footer = words(contact.language).text(
        "notifications.mail.footer", stop=f"{base}/stop-mails/{token}", settings=f"{base}/account/notices"
    )
    headers = {
        "List-Unsubscribe": f"<{base}/v1/notification-stops/{token}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return Mail(contact.address, text.title, f"{text.body}\n\n{base}{text.path}\n\n-- \n{footer}\n", headers)


def _json(document: object) -> str:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)
