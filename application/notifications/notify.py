"""Decide on a due notification: send it, postpone it, drop it, or withdraw it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias, assert_never

from application.desk import Desk
from application.hosting.commit import send_notices
from application.hosting.match_news import new_notification
from application.mails.queue_mail import queue_mail
from application.notifications.contact import Contact, contact_of
from application.notifications.envelopes import Envelopes, Speak, delivery_notice, envelopes, mail_delivery
from application.notifications.texts import digest_text, notification_text
from application.notifications.withdraw import withdraw
from application.policy import SECOND
from application.ports.notifications import Notification, NotificationState
from application.ports.queue import MailAt
from application.ports.store import MatchSummary, Notice, Work
from domain.hosting.pauses import stopped_until
from domain.hosting.terms import MatchId, Moment, Pace, Status
from domain.hosting.vacations import PlayerPauses
from domain.notifications.hours import next_time, quiet_end, warning_time
from domain.notifications.preferences import NotificationKind
from domain.pairing.offers import ChallengeId, ChallengeStatus

LARGEST_DIGEST: Final = 100


@dataclass(frozen=True, slots=True)
class Drop:
    """Nothing is sent: the turn is over, the player is watching the match, or wants no such notification."""

    outcome: str


@dataclass(frozen=True, slots=True)
class Postpone:
    until: Moment
    in_digest: bool


@dataclass(frozen=True, slots=True)
class Send:
    """Sends `items` in one message."""

    items: tuple[Notification, ...]
    envelopes: Envelopes


Decision: TypeAlias = Drop | Postpone | Send


@dataclass(frozen=True, slots=True)
class Occasion:
    """A notification with everything that the decision needs."""

    notification: Notification
    contact: Contact
    summary: MatchSummary | None
    is_current: bool
    is_looking: bool
    stopped_until: Moment | None = None
    """The player's clocks stand still until then, because of a vacation or outside the playing hours."""

    @property
    def is_live(self) -> bool:
        return self.notification.data.get("pace") == Pace.LIVE


async def notify(desk: Desk, notification: str, due: Moment) -> bool:
    """False when the notification was already decided on or postponed. Safe to repeat."""
    async with desk.store.reading() as reading:
        waiting = await reading.notification(notification)
    if waiting is None or waiting.due_at != due:
        return False
    if waiting.state is NotificationState.OVER:
        return await withdraw(desk, waiting)
    occasion = await _occasion(desk, waiting)
    return await _carry_out(desk, occasion, await _decision(desk, occasion))


async def _occasion(desk: Desk, notification: Notification) -> Occasion:
    async with desk.store.reading() as reading:
        summary = await reading.match_summary(_match_of(notification))
        contact = await contact_of(reading, notification.player)
        challenge = await reading.challenge(ChallengeId(notification.about))
        pauses = (await reading.pauses_of([notification.player])).get(notification.player)
    here = await desk.presence.connected_players(summary.id) if summary else frozenset()
    is_open = challenge is None or challenge.status_at(desk.clock.now()) is ChallengeStatus.OPEN
    is_worth_sending = is_open and is_current(notification, summary)
    stopped = _stopped_until(notification, pauses, desk.clock.now())
    return Occasion(notification, contact, summary, is_worth_sending, notification.player in here, stopped)


def _stopped_until(notification: Notification, pauses: PlayerPauses | None, now: Moment) -> Moment | None:
    """Only turns are postponed, and only while the match's clock stands still too."""
    data = notification.data
    has_pauses = data.get("pace") == Pace.CORRESPONDENCE and data.get("pauses") is True
    if pauses is None or not has_pauses or not notification.kind.is_of_turn:
        return None
    return stopped_until(pauses.in_force(now), now)


def _match_of(notification: Notification) -> MatchId:
    """The match of the notification, or of its league round."""
    match = notification.data.get("match")
    return MatchId(match if isinstance(match, str) else notification.about)


def is_current(notification: Notification, summary: MatchSummary | None) -> bool:
    """Whether the notification is still worth sending."""
    match notification.kind:
        case NotificationKind.MY_TURN | NotificationKind.TIME_IS_SHORT:
            if summary is None or summary.status is not Status.RUNNING or summary.to_move is None:
                return False
            return summary.machine is None and summary.seats[summary.to_move - 1].player == notification.player
        case NotificationKind.DEADLINE_NEAR:
            return summary is not None and summary.status in (Status.OPEN, Status.RUNNING)
        case NotificationKind.INVITATION if summary is not None:
            is_seated = any(seat.player == notification.player for seat in summary.seats)
            return summary.status is Status.OPEN and not is_seated
        case _:
            return True


async def _decision(desk: Desk, occasion: Occasion) -> Decision:
    notification, contact, now = occasion.notification, occasion.contact, desk.clock.now()
    if not occasion.is_current:
        return Drop("past")
    later = _later_warning(occasion, now)
    if later is not None:
        return Postpone(later, in_digest=False)
    if occasion.is_looking:
        return Drop("looking")
    if occasion.stopped_until is not None:
        return Postpone(occasion.stopped_until, notification.in_digest)
    if _is_warning_due(occasion, now):
        return Drop("warned")
    quiet = quiet_end(contact.preferences.quiet, contact.local(now))
    if quiet is not None:
        return Postpone(quiet, notification.in_digest)
    if notification.in_digest:
        return await _digest(desk, occasion)
    if _waits_for_digest(occasion):
        assert contact.preferences.digest_at is not None
        return Postpone(next_time(contact.preferences.digest_at, contact.local(now)), in_digest=True)
    return await _sending(
        desk, occasion, (notification,), partial(notification_text, desk, notification, occasion.summary)
    )


def _later_warning(occasion: Occasion, now: Moment) -> Moment | None:
    """The later time of the warning when the player has gained time, or None."""
    lead, deadline = occasion.notification.data.get("lead"), occasion.summary.deadline if occasion.summary else None
    if not isinstance(lead, int) or deadline is None or deadline - lead <= now + SECOND:
        return None
    return Moment(deadline - lead)


def _waits_for_digest(occasion: Occasion) -> bool:
    is_turn = occasion.notification.kind is NotificationKind.MY_TURN
    return is_turn and not occasion.is_live and occasion.contact.preferences.digest_at is not None


def _is_warning_due(occasion: Occasion, now: Moment) -> bool:
    """Whether the warning of the same turn is due by now: then only the warning is sent."""
    warning = _warning_moment(occasion)
    return warning is not None and warning <= now


def _warning_moment(occasion: Occasion) -> Moment | None:
    notification, summary = occasion.notification, occasion.summary
    if notification.kind is not NotificationKind.MY_TURN or summary is None or not occasion.is_current:
        return None
    return warning_time(notification.at, summary.deadline)


async def _digest(desk: Desk, occasion: Occasion) -> Decision:
    """Decides on all turns that wait for the player's next digest."""
    async with desk.store.reading() as reading:
        waiting = await reading.digest_of(occasion.contact.player, desk.clock.now(), LARGEST_DIGEST)
        summaries = {each.id: each for each in await reading.match_summaries([_match_of(each) for each in waiting])}
    turns = [(each, summary) for each in waiting if (summary := summaries.get(MatchId(each.about)))]
    current = [(each, summary) for each, summary in turns if is_current(each, summary)]
    items = tuple(each for each, _ in current)
    return await _sending(desk, occasion, items, partial(digest_text, desk, current))


async def _sending(desk: Desk, occasion: Occasion, items: tuple[Notification, ...], speak: Speak) -> Decision:
    notification = occasion.notification
    channels = occasion.contact.channels_for(notification.kind, occasion.is_live)
    messages = await envelopes(desk, notification, occasion.contact, channels, speak)
    return Drop("unwanted") if messages.is_empty else Send(items, messages)


async def _carry_out(desk: Desk, occasion: Occasion, decision: Decision) -> bool:
    """Sends nothing when the notification has changed since it was read: a move may have ended the turn."""
    notification = occasion.notification
    async with desk.store.working() as work:
        if not await _settle(work, notification, decision):
            return False
        warning = _warning(desk, occasion)
        if warning is not None:
            await work.add_notifications([warning])
        notices = await _post(desk, work, notification, decision.envelopes) if isinstance(decision, Send) else []
        await work.commit()
    await send_notices(desk, notices)
    desk.metrics.count("notifications", kind=notification.kind.value, outcome=_outcome(decision))
    return isinstance(decision, Send)


async def _settle(work: Work, notification: Notification, decision: Decision) -> bool:
    match decision:
        case Postpone(until, in_digest):
            return await work.settle_notification(notification, NotificationState.WAITING, until, in_digest)
        case Drop():
            return await work.settle_notification(notification, NotificationState.SETTLED, None)
        case Send(items):
            state = NotificationState.SETTLED
            return any([await work.settle_notification(each, state, None, each.in_digest) for each in items])
    assert_never(decision)


def _warning(desk: Desk, occasion: Occasion) -> Notification | None:
    """The later warning that time is short. Each turn has one, however often the turn is decided on."""
    notification, due = occasion.notification, _warning_moment(occasion)
    if due is None or occasion.summary is None or occasion.summary.deadline is None:
        return None
    data = {**notification.data, "lead": occasion.summary.deadline - due}
    kind = NotificationKind.TIME_IS_SHORT
    return new_notification(
        desk, notification.player, kind, notification.about, notification.version, notification.at, data, due
    )


async def _post(desk: Desk, work: Work, notification: Notification, messages: Envelopes) -> list[Notice]:
    """Queues everything that is sent after the commit."""
    notices = [delivery_notice(desk, each) for each in messages.deliveries]
    deliveries = list(messages.deliveries)
    await work.post(*notices)
    if messages.mail is not None:
        notice = await queue_mail(desk, work, messages.mail)
        assert notice.task is not None
        assert isinstance(notice.task.subject, MailAt)
        notices.append(notice)
        if not notification.in_digest:
            deliveries.append(mail_delivery(desk, notification, notice.task.subject.mail))
    await work.add_deliveries(deliveries)
    return notices


def _outcome(decision: Decision) -> str:
    match decision:
        case Drop(outcome):
            return outcome
        case Postpone():
            return "put-off"
        case Send():
            return "told"
    assert_never(decision)
