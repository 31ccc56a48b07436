"""Where a player receives notifications: subscribed browsers and a personal webhook."""

from __future__ import annotations

from typing import Final

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached, Malformed, NotFound
from application.hosting.match_news import new_notification
from application.players.end_tokens import hold_own_token
from application.ports.notifications import Notification, PersonalWebhook, PushSubscription, WebhookShape
from application.ports.store import MatchSummary, Work
from application.words.texts import LANGUAGES
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.notifications.hours import warning_time
from domain.notifications.preferences import NotificationKind

LONGEST_URL: Final = 1_000
LONGEST_KEY: Final = 200


async def subscribe_to_push(
    desk: Desk, caller: Caller, endpoint: str, key: str, secret: str, label: str = "", language: str | None = None
) -> PushSubscription:
    """Subscribes the caller's browser.

    A browser that subscribes again keeps its id. A browser belongs to the player who subscribed last.
    """
    player = caller.player_with(Scope.ACCOUNT)
    _check_browser(desk, endpoint, key, secret)
    text_language = language if language in LANGUAGES else caller.language
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        by_endpoint = {each.endpoint: each for each in await work.push_subscriptions(player.id)}
        if endpoint not in by_endpoint and len(by_endpoint) >= desk.policy.push_subscriptions_per_player:
            most = desk.policy.push_subscriptions_per_player
            raise LimitReached("too-many-subscriptions", limit="push-subscriptions", value=most, retry_after=None)
        same, now = by_endpoint.get(endpoint), desk.clock.now()
        id, since = (same.id, same.created_at) if same else (desk.ids.fresh("psh"), now)
        subscription = PushSubscription(id, player.id, endpoint, key, secret, _label(desk, label), text_language, since)
        await work.keep_push_subscription(subscription)
        await _note_open_turns(desk, work, player, now)
        await work.commit()
    return subscription


async def unsubscribe_from_push(desk: Desk, caller: Caller, subscription: str) -> None:
    """NotFound for a subscription of another player."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await find_own_subscription(work, player, subscription)
        await work.drop_push_subscription(subscription)
        await work.commit()


async def find_subscription(desk: Desk, caller: Caller, subscription: str) -> PushSubscription:
    """NotFound for a subscription of another player."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        return await find_own_subscription(work, player, subscription)


async def find_own_subscription(work: Work, player: Player, subscription: str) -> PushSubscription:
    found = await work.push_subscription(subscription)
    if found is None or found.player != player.id:
        raise NotFound("unknown-subscription", what="subscription", id=subscription[:60])
    return found


async def set_personal_webhook(desk: Desk, caller: Caller, url: str, shape: WebhookShape) -> PersonalWebhook:
    """The webhook with a new secret, which is shown only this once."""
    player, now = caller.player_with(Scope.ACCOUNT), desk.clock.now()
    fault = f"has over {LONGEST_URL} characters" if len(url) > LONGEST_URL else desk.courier.fault_of(url)
    if fault is not None:
        raise Malformed("bad-webhook", path="url", fault=fault)
    webhook = PersonalWebhook(player.id, url, shape, desk.ids.token(), now)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.keep_personal_webhook(webhook)
        await _note_open_turns(desk, work, player, now)
        await work.commit()
    return webhook


async def remove_personal_webhook(desk: Desk, caller: Caller) -> None:
    """Safe to repeat."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.working() as work:
        await work.drop_personal_webhook(player.id)
        await work.commit()


def _check_browser(desk: Desk, endpoint: str, key: str, secret: str) -> None:
    too_long = len(endpoint) > LONGEST_URL or len(key) > LONGEST_KEY or len(secret) > LONGEST_KEY
    fault = "is too long" if too_long else desk.courier.fault_of(endpoint)
    if fault is not None:
        raise Malformed("bad-subscription", path="endpoint", fault=fault)
    fault = desk.push.key_fault(key, secret)
    if fault is not None:
        raise Malformed("bad-subscription", path="keys", fault=fault)


def _label(desk: Desk, label: str) -> str:
    return "".join(letter for letter in label if letter.isprintable())[: desk.policy.label]


async def _note_open_turns(desk: Desk, work: Work, player: Player, now: Moment) -> None:
    """Schedules only the warnings of turns that are already open: the player has seen those turns."""
    turns = await work.turns(player.id, desk.policy.running_matches)
    warnings = [each for summary in turns if (each := _warning(desk, player, summary, now))]
    if warnings:
        await work.add_notifications(warnings)


def _warning(desk: Desk, player: Player, summary: MatchSummary, now: Moment) -> Notification | None:
    due = warning_time(now, summary.deadline)
    if due is None or summary.deadline is None:
        return None
    kind, lead = NotificationKind.TIME_IS_SHORT, summary.deadline - due
    return new_notification(desk, player.id, kind, summary.id, summary.version, now, {"lead": lead}, due)
