"""Preferences and addresses of notifications."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import Node, global_id
from api.graphql.schema.refusals import InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Moment
from api.graphql.schema.vocabulary import Language, NotificationKindWord
from application.notifications import reach, settings
from application.ports import notifications as stored
from domain.hosting.day_times import time_text
from domain.notifications.hours import QuietHours as Hours
from domain.notifications.preferences import Channel, NotificationKind

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_TIME = "`HH:MM` by the player's clock."


@strawberry.enum(description="What a player's webhook is sent.")
class WebhookShape(Enum):
    JSON = strawberry.enum_value("json", description="Plain JSON, signed.")
    DISCORD = strawberry.enum_value("discord", description="What Discord takes.")
    SLACK = strawberry.enum_value("slack", description="What Slack takes.")


@strawberry.type(description="By which channels one kind of notification comes.")
class NotificationPreference:
    kind: NotificationKindWord = strawberry.field(description="The kind.")
    push: bool = strawberry.field(description="Whether browsers show it.")
    mail: bool = strawberry.field(description="Whether it is mailed to the player's verified address.")
    webhook: bool = strawberry.field(description="Whether the player's webhook is sent it.")


@strawberry.type(description="Times between which nothing is sent; what is still true then is sent afterwards.")
class QuietHours:
    begins: str = strawberry.field(description=_TIME)
    ends: str = strawberry.field(description=_TIME)


@strawberry.type(description="A browser that shows notifications.")
class PushSubscription(Node):
    label: str = strawberry.field(description="What it is called in lists.")
    language: str = strawberry.field(graphql_type=Language, description="The language of its notifications.")
    created_at: Moment = strawberry.field(description="Since when.")


@strawberry.type(description="An address of the player's own that is sent notifications.")
class NotificationWebhook(Node):
    url: str = strawberry.field(description="The address.")
    shape: WebhookShape = strawberry.field(description="What it is sent.")
    created_at: Moment = strawberry.field(description="Since when.")
    fault: str | None = strawberry.field(description="Why the last delivery failed; null when it did not.")
    failed_at: Moment | None = strawberry.field(description="When that was.")


@strawberry.type(description="What the caller is told, where and when.")
class NotificationSettings(Node):
    kinds: list[NotificationPreference] = strawberry.field(description="Every kind, with its channels.")
    quiet_hours: QuietHours | None = strawberry.field(description="When nothing is sent; null for never.")
    digest_at: str | None = strawberry.field(
        description="`HH:MM`: turns of slow matches are told together once a day; null at once."
    )
    time_zone: str = strawberry.field(description="The player's, by which times of the day are meant.")
    has_address: bool = strawberry.field(description="Whether mails can be sent: there is a verified address.")
    push_key: str = strawberry.field(description="The `applicationServerKey` that browsers subscribe with.")
    subscriptions: list[PushSubscription] = strawberry.field(description="The browsers, oldest first.")
    webhook: NotificationWebhook | None = strawberry.field(description="The player's own address, if there is one.")


def subscription_of(subscription: stored.PushSubscription) -> PushSubscription:
    return PushSubscription(
        id=strawberry.ID(subscription.id),
        label=subscription.label,
        language=subscription.language,
        created_at=Moment(subscription.created_at),
    )


def webhook_of(webhook: stored.PersonalWebhook) -> NotificationWebhook:
    return NotificationWebhook(
        id=global_id("notification-webhook", webhook.player),
        url=webhook.url,
        shape=WebhookShape(webhook.shape.value),
        created_at=Moment(webhook.created_at),
        fault=webhook.fault,
        failed_at=None if webhook.failed_at is None else Moment(webhook.failed_at),
    )


def settings_of(found: settings.NotificationSettings) -> NotificationSettings:
    preferences, quiet = found.preferences, found.preferences.quiet
    return NotificationSettings(
        id=global_id("notification-settings", found.player),
        kinds=[_preference(kind, preferences.channels_for(kind)) for kind in NotificationKind],
        quiet_hours=None if quiet is None else _quiet_hours(quiet),
        digest_at=None if preferences.digest_at is None else time_text(preferences.digest_at),
        time_zone=found.time_zone,
        has_address=found.has_address,
        push_key=found.push_key,
        subscriptions=[subscription_of(each) for each in found.subscriptions],
        webhook=None if found.webhook is None else webhook_of(found.webhook),
    )


def _quiet_hours(quiet: Hours) -> QuietHours:
    return QuietHours(begins=time_text(quiet.begins), ends=time_text(quiet.ends))


def _preference(kind: NotificationKind, on: frozenset[Channel]) -> NotificationPreference:
    push, mail, webhook = (channel in on for channel in (Channel.PUSH, Channel.MAIL, Channel.WEBHOOK))
    return NotificationPreference(kind=kind.value, push=push, mail=mail, webhook=webhook)


@strawberry.type
class NotificationQueries:
    @computed_field(description="What the caller is told, where and when.", metadata={"cost": 5})
    async def notification_settings(self, info: Info) -> NotificationSettings | None:
        return settings_of(await settings.read_notification_settings(info.context.desk, info.context.caller))


@strawberry.input(description="By which channels one kind of notification comes.")
class NotificationPreferenceInput:
    kind: NotificationKindWord = strawberry.field(description="The kind.")
    push: bool = strawberry.field(default=True, description="Whether browsers show it.")
    mail: bool = strawberry.field(default=True, description="Whether it is mailed.")
    webhook: bool = strawberry.field(default=True, description="Whether the webhook is sent it.")


@strawberry.input(description="Times between which nothing is sent.")
class QuietHoursInput:
    begins: str = strawberry.field(description=_TIME)
    ends: str = strawberry.field(description=_TIME)


@strawberry.input(description="All that one wants to be told; replaces what was chosen before.")
class ConfigureNotificationsInput:
    kinds: list[NotificationPreferenceInput] = strawberry.field(
        description="Kinds that are left out come by every channel."
    )
    quiet_hours: QuietHoursInput | None = strawberry.field(default=None, description="When nothing is sent.")
    digest_at: str | None = strawberry.field(
        default=None, description="`HH:MM`: turns of slow matches are told together once a day; null at once."
    )


@strawberry.input(description="What `PushManager.subscribe()` gave.")
class SubscribeToPushInput:
    endpoint: str = strawberry.field(description="The provider's address for the browser.")
    p256dh: str = strawberry.field(description="The browser's public key.")
    auth: str = strawberry.field(description="The browser's secret.")
    label: str = strawberry.field(default="", description="What to call the browser in lists.")
    language: Language | None = strawberry.field(default=None, description="Of its notifications; else of the request.")


@strawberry.input(description="A browser of one's own.")
class UnsubscribeFromPushInput:
    subscription_id: strawberry.ID = strawberry.field(description="The browser.")


@strawberry.input(description="An address of one's own.")
class SetNotificationWebhookInput:
    url: str = strawberry.field(description="An https address on the public network.")
    shape: WebhookShape = strawberry.field(default=WebhookShape.JSON, description="What it is sent.")


@strawberry.input(description="The link from a mail.")
class StopNotificationMailsInput:
    token: str = strawberry.field(description="What the link ends with.")


@strawberry.type(description="It is kept.")
class NotificationsConfigured:
    settings: NotificationSettings = strawberry.field(description="All settings as they are now.")


@strawberry.type(description="The browser is told from now on.")
class PushSubscribed:
    subscription: PushSubscription = strawberry.field(description="The browser.")


@strawberry.type(description="The browser is told nothing more.")
class PushUnsubscribed:
    subscription_id: strawberry.ID = strawberry.field(description="The browser.")


@strawberry.type(description="The address is told from now on.")
class NotificationWebhookSet:
    webhook: NotificationWebhook = strawberry.field(description="The address.")
    secret: str = strawberry.field(description="What deliveries of plain JSON are signed with; shown this once.")


@strawberry.type(description="No address of the caller's is told anything.")
class NotificationWebhookRemoved:
    settings: NotificationSettings = strawberry.field(description="All settings as they are now.")


@strawberry.type(description="No notification is mailed any more.")
class NotificationMailsStopped:
    token: str = strawberry.field(description="What the link ended with.")


def _result(verb: str, success: type) -> Any:
    members = (success, InvalidInput, NotFound, NotAllowed, LimitReached)
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


ConfigureNotificationsResult: Any = _result("configureNotifications", NotificationsConfigured)
SubscribeToPushResult: Any = _result("subscribeToPush", PushSubscribed)
UnsubscribeFromPushResult: Any = _result("unsubscribeFromPush", PushUnsubscribed)
SetNotificationWebhookResult: Any = _result("setNotificationWebhook", NotificationWebhookSet)
RemoveNotificationWebhookResult: Any = _result("removeNotificationWebhook", NotificationWebhookRemoved)
StopNotificationMailsResult: Any = _result("stopNotificationMails", NotificationMailsStopped)


@strawberry.type
class NotificationMutations:
    @mutation(
        graphql_type=ConfigureNotificationsResult,
        description="Chooses what one is told, by which channels and when not.",
        metadata=COST,
    )
    async def configure_notifications(self, info: Info, input: Annotated[ConfigureNotificationsInput, INPUT]) -> Any:
        work = settings.configure_notifications(info.context.desk, info.context.caller, _wish(input))
        return await attempt(info, work, lambda found: NotificationsConfigured(settings=settings_of(found)))

    @mutation(graphql_type=SubscribeToPushResult, description="Has a browser told.", metadata=COST)
    async def subscribe_to_push(self, info: Info, input: Annotated[SubscribeToPushInput, INPUT]) -> Any:
        work = reach.subscribe_to_push(
            info.context.desk,
            info.context.caller,
            input.endpoint,
            input.p256dh,
            input.auth,
            input.label,
            None if input.language is None else str(input.language),
        )
        return await attempt(info, work, lambda made: PushSubscribed(subscription=subscription_of(made)))

    @mutation(graphql_type=UnsubscribeFromPushResult, description="Has a browser told nothing more.", metadata=COST)
    async def unsubscribe_from_push(self, info: Info, input: Annotated[UnsubscribeFromPushInput, INPUT]) -> Any:
        work = reach.unsubscribe_from_push(info.context.desk, info.context.caller, input.subscription_id)
        return await attempt(info, work, lambda _: PushUnsubscribed(subscription_id=input.subscription_id))

    @mutation(
        graphql_type=SetNotificationWebhookResult,
        description="Has an address of one's own told, in the place of an earlier one.",
        metadata=COST,
    )
    async def set_notification_webhook(self, info: Info, input: Annotated[SetNotificationWebhookInput, INPUT]) -> Any:
        shape = stored.WebhookShape(str(input.shape.value))
        work = reach.set_personal_webhook(info.context.desk, info.context.caller, input.url, shape)
        return await attempt(
            info, work, lambda made: NotificationWebhookSet(webhook=webhook_of(made), secret=made.secret)
        )

    @mutation(
        graphql_type=RemoveNotificationWebhookResult,
        description="Has one's own address told nothing more.",
        metadata=COST,
    )
    async def remove_notification_webhook(self, info: Info) -> Any:
        return await attempt(
            info, _remove_webhook(info), lambda found: NotificationWebhookRemoved(settings=settings_of(found))
        )

    @mutation(
        graphql_type=StopNotificationMailsResult,
        description="Stops all mails of notifications with the link from one of them; needs no sign-in.",
        metadata=COST,
    )
    async def stop_notification_mails(self, info: Info, input: Annotated[StopNotificationMailsInput, INPUT]) -> Any:
        work = settings.stop_mails(info.context.desk, input.token)
        return await attempt(info, work, lambda _: NotificationMailsStopped(token=input.token))


async def _remove_webhook(info: Info) -> settings.NotificationSettings:
    await reach.remove_personal_webhook(info.context.desk, info.context.caller)
    return await settings.read_notification_settings(info.context.desk, info.context.caller)


def _wish(input: ConfigureNotificationsInput) -> settings.PreferencesWish:
    named = {NotificationKind(each.kind): each for each in input.kinds}
    on = frozenset(
        (kind, channel) for kind, each in named.items() for channel in Channel if getattr(each, channel.value)
    )
    quiet = None if input.quiet_hours is None else (input.quiet_hours.begins, input.quiet_hours.ends)
    return settings.PreferencesWish(frozenset(named), on, quiet, input.digest_at)
