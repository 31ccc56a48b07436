"""Preferences and addresses of notifications."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeVar

from msgspec import Meta
from starlette.responses import Response

from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.shapes import LanguageName, Moment, RequestShape, ResponseShape
from api.rest.vocabulary import LanguageWord, NotificationKindWord, WebhookShapeWord
from application.callers import Scope
from application.errors import Malformed
from application.notifications.reach import (
    remove_personal_webhook,
    set_personal_webhook,
    subscribe_to_push,
    unsubscribe_from_push,
)
from application.notifications.settings import (
    NotificationSettings,
    PreferencesWish,
    configure_notifications,
    read_notification_settings,
    stop_mails,
)
from application.ports.notifications import PersonalWebhook, PushSubscription, WebhookShape
from domain.hosting.day_times import time_text
from domain.notifications.preferences import Channel, NotificationKind

W = TypeVar("W", bound=StrEnum)

_TAG = "notifications"
_CODES = ("sign-in-needed", "scope-missing")
TimeOfDay = Annotated[str, Meta(description="`HH:MM` by the player's clock.")]


class KindPreference(RequestShape, frozen=True):
    """By which channels one kind of notification comes."""

    kind: NotificationKindWord
    push: bool = True
    mail: bool = True
    webhook: bool = True


class QuietHoursShape(RequestShape, frozen=True):
    """Nothing is sent from one time of the day to the other; what is still true then is sent afterwards."""

    begins: TimeOfDay
    ends: TimeOfDay


class PreferencesBody(RequestShape, frozen=True):
    kinds: Annotated[list[KindPreference], Meta(max_length=20, description="Kinds left out come by every channel.")]
    quiet_hours: QuietHoursShape | None = None
    digest_at: (
        Annotated[str, Meta(description="`HH:MM`: turns of slow matches are told together once a day; null at once.")]
        | None
    ) = None


class PushSubscriptionShape(ResponseShape, frozen=True):
    """A browser that shows notifications."""

    id: str
    label: str
    language: LanguageWord
    created_at: Moment


class PersonalWebhookShape(ResponseShape, frozen=True):
    url: str
    shape: WebhookShapeWord
    created_at: Moment
    fault: Annotated[str, Meta(description="Why the last delivery failed.")] | None
    failed_at: Moment | None


class PersonalWebhookMade(ResponseShape, frozen=True):
    """`secret` signs deliveries of plain JSON; it is shown this once."""

    url: str
    shape: WebhookShapeWord
    secret: str
    created_at: Moment


class NotificationSettingsShape(ResponseShape, frozen=True):
    kinds: list[KindPreference]
    quiet_hours: QuietHoursShape | None
    digest_at: TimeOfDay | None
    time_zone: Annotated[str, Meta(description="The player's, by which times of the day are meant.")]
    has_address: Annotated[bool, Meta(description="Whether mails can be sent: the player has a verified address.")]
    push_key: Annotated[str, Meta(description="The `applicationServerKey` that browsers subscribe with.")]
    subscriptions: list[PushSubscriptionShape]
    webhook: PersonalWebhookShape | None


class PushKeys(RequestShape, frozen=True):
    """As `PushSubscription.toJSON()` gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=200)]


class PushSubscriptionWish(RequestShape, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1_000)]
    keys: PushKeys
    label: Annotated[str, Meta(max_length=200, description="What to call the browser in lists.")] = ""
    language: LanguageName | None = None


class PersonalWebhookWish(RequestShape, frozen=True):
    url: Annotated[str, Meta(max_length=1_000, description="An https address on the public network.")]
    shape: WebhookShapeWord = "json"


async def read_settings(call: Call, _: Nothing) -> Response:
    return json_response(settings_shape(await read_notification_settings(call.desk, call.caller)))


async def put_settings(call: Call, body: PreferencesBody) -> Response:
    return json_response(settings_shape(await configure_notifications(call.desk, call.caller, _wish(body))))


async def subscribe(call: Call, wish: PushSubscriptionWish) -> Response:
    keys = wish.keys
    made = await subscribe_to_push(
        call.desk, call.caller, wish.endpoint, keys.p256dh, keys.auth, wish.label, wish.language
    )
    return json_response(_subscription_shape(made), 201)


async def unsubscribe(call: Call, _: Nothing) -> Response:
    await unsubscribe_from_push(call.desk, call.caller, call.path("subscription"))
    return Response(status_code=204)


async def put_webhook(call: Call, wish: PersonalWebhookWish) -> Response:
    shape = _word(WebhookShape, wish.shape, "shape")
    made = await set_personal_webhook(call.desk, call.caller, wish.url, shape)
    return json_response(PersonalWebhookMade(made.url, made.shape.value, made.secret, made.created_at))


async def delete_webhook(call: Call, _: Nothing) -> Response:
    await remove_personal_webhook(call.desk, call.caller)
    return Response(status_code=204)


async def stop(call: Call, _: Nothing) -> Response:
    await stop_mails(call.desk, call.path("stop"))
    return Response(status_code=204)


def settings_shape(settings: NotificationSettings) -> NotificationSettingsShape:
    preferences, quiet = settings.preferences, settings.preferences.quiet
    return NotificationSettingsShape(
        kinds=[_kind_shape(settings, kind) for kind in NotificationKind],
        quiet_hours=None if quiet is None else QuietHoursShape(time_text(quiet.begins), time_text(quiet.ends)),
        digest_at=None if preferences.digest_at is None else time_text(preferences.digest_at),
        time_zone=settings.time_zone,
        has_address=settings.has_address,
        push_key=settings.push_key,
        subscriptions=[_subscription_shape(each) for each in settings.subscriptions],
        webhook=None if settings.webhook is None else _webhook_shape(settings.webhook),
    )


def _kind_shape(settings: NotificationSettings, kind: NotificationKind) -> KindPreference:
    on = settings.preferences.channels_for(kind)
    return KindPreference(kind.value, Channel.PUSH in on, Channel.MAIL in on, Channel.WEBHOOK in on)


def _subscription_shape(subscription: PushSubscription) -> PushSubscriptionShape:
    return PushSubscriptionShape(subscription.id, subscription.label, subscription.language, subscription.created_at)


def _webhook_shape(webhook: PersonalWebhook) -> PersonalWebhookShape:
    return PersonalWebhookShape(webhook.url, webhook.shape.value, webhook.created_at, webhook.fault, webhook.failed_at)


def _wish(body: PreferencesBody) -> PreferencesWish:
    named = {_word(NotificationKind, each.kind, "kinds"): each for each in body.kinds}
    on = frozenset(
        (kind, channel) for kind, each in named.items() for channel in Channel if getattr(each, channel.value)
    )
    quiet = None if body.quiet_hours is None else (body.quiet_hours.begins, body.quiet_hours.ends)
    return PreferencesWish(frozenset(named), on, quiet, body.digest_at)


def _word(words: type[W], text: str, path: str) -> W:
    try:
        return words(text)
    except ValueError:
        fault = f"must be one of {', '.join(each.value for each in words)}"
        raise Malformed("malformed", path=path, fault=fault) from None


OPERATIONS = (
    operation(
        "GET /v1/me/notifications",
        "readNotificationSettings",
        read_settings,
        Nothing,
        NotificationSettingsShape,
        tag=_TAG,
        says="What you are told, where and when",
        scope=Scope.ACCOUNT,
        codes=_CODES,
    ),
    operation(
        "PUT /v1/me/notifications",
        "configureNotifications",
        put_settings,
        PreferencesBody,
        NotificationSettingsShape,
        tag=_TAG,
        says="Choose what you are told, by which channels and when not",
        details="Replaces all that was chosen before.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "bad-preferences"),
    ),
    operation(
        "POST /v1/me/push-subscriptions",
        "subscribeToPush",
        subscribe,
        PushSubscriptionWish,
        PushSubscriptionShape,
        tag=_TAG,
        status=201,
        says="Have a browser told",
        details="Takes what `PushManager.subscribe()` gave. The same browser again keeps its id.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "bad-subscription", "too-many-subscriptions"),
    ),
    operation(
        "DELETE /v1/me/push-subscriptions/{subscription}",
        "unsubscribeFromPush",
        unsubscribe,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Have a browser told nothing more",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "unknown-subscription"),
    ),
    operation(
        "PUT /v1/me/notification-webhook",
        "setNotificationWebhook",
        put_webhook,
        PersonalWebhookWish,
        PersonalWebhookMade,
        tag=_TAG,
        says="Have an address of yours told: as plain JSON, or in the shape of Discord or Slack",
        details="Replaces an earlier one. Every call makes a new secret.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "bad-webhook"),
    ),
    operation(
        "DELETE /v1/me/notification-webhook",
        "removeNotificationWebhook",
        delete_webhook,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Have that address told nothing more",
        scope=Scope.ACCOUNT,
        codes=_CODES,
    ),
    operation(
        "POST /v1/notification-stops/{stop}",
        "stopNotificationMails",
        stop,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Stop all mails of notifications with the link from one of them",
        details="Needs no token: mail programs post here (RFC 8058). A body is not read.",
        codes=("unknown-stop",),
    ),
)
