"""Mails, webhooks and browsers: what each gets, what becomes of failures, and that one that hangs holds up nobody."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from adapters.mail import server_of
from adapters.mail.smtp import SmtpCarrier
from application.errors import NotFound
from application.hosting.match_news import new_notification
from application.notifications.deliver import PAUSES, deliver
from application.notifications.envelopes import delivery_to
from application.notifications.keys import stop_token
from application.notifications.notify import notify
from application.notifications.send_due_notifications import send_due_notifications
from application.notifications.settings import stop_mails
from application.policy import Policy
from application.ports.courier import Undelivered
from application.ports.mail import Unsent
from application.ports.notifications import Means, WebhookShape
from application.ports.queue import NotificationAt
from application.upkeep.dead_tasks import list_dead
from domain.hosting.profiles import Profile
from domain.hosting.terms import PlayerId
from domain.notifications.preferences import NotificationKind
from tests import houses
from tests.fakes.mail import FakeMailCarrier
from tests.mail.servers import mail_server
from tests.notifications.people import DELAY, HOUR, LIVE, MINUTE, Club, id_of

SENDER = "Headwater <post@river.example>"


async def reach_by_mail(club: Club, *callers: Any, language: str = "it") -> None:
    async with club.store.working() as work:
        for caller in callers:
            player, now = id_of(caller), club.clock.now()
            name = caller.required_player().name.lower()
            await work.keep_profile(Profile(player, "", language, "Europe/Rome", f"{name}@example.org", now))
        await work.commit()


async def test_a_slow_turn_is_mailed_soon_in_the_players_language_with_a_link_that_stops_it() -> None:
    async with mail_server() as inbox:
        carrier = SmtpCarrier(server_of(inbox.url), SENDER)
        club = Club(Policy(public_url="https://river.example"), mail=cast(FakeMailCarrier, carrier))
        ada, bea = await club.human("Ada"), await club.human("Bea")
        await reach_by_mail(club, ada, bea)
        match, mover, _ = await club.duel(ada, bea)
        await club.later()
        [mail] = inbox.mails
        name, token = mover.required_player().name.lower(), await stop_token(club.desk, id_of(mover))
        assert (mail["To"], mail["Subject"]) == (f"{name}@example.org", "Tocca a te: The River")
        assert f"https://river.example/match/{match}" in mail.get_content()
        assert f"https://river.example/stop-mails/{token}" in mail.get_content()
        assert mail["List-Unsubscribe"] == f"<https://river.example/v1/notification-stops/{token}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await stop_mails(club.desk, token)
        await club.later(18 * HOUR)
        assert len(inbox.mails) == 1


async def test_a_link_that_was_not_signed_stops_nothing() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    token = await stop_token(club.desk, id_of(ada))
    for forged in (token[:-1], token.replace(id_of(ada), id_of(bea)), f"{id_of(bea)}.", "", "é.ü"):
        with pytest.raises(NotFound, match="unknown-stop"):
            await stop_mails(club.desk, forged)


async def test_a_live_turn_is_not_mailed_and_its_end_is() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    await reach_by_mail(club, ada, bea, language="en")
    await club.duel(ada, bea, terms=LIVE)
    await club.later()
    assert club.mail.sent == []


async def test_a_mail_that_has_not_left_stays_here_once_the_move_is_made() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    await reach_by_mail(club, ada, bea, language="en")
    match, mover, _ = await club.duel(ada, bea)
    club.mail.fault = Unsent("the mail server answered 451")
    await club.later()
    await club.move_on(match, ada, bea)
    club.mail.fault = None
    await club.later(MINUTE)
    assert [mail.to for mail in club.mail.sent if mail.to.startswith(mover.required_player().name.lower())] == []


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (WebhookShape.DISCORD, lambda body: body["content"]),
        (WebhookShape.SLACK, lambda body: body["text"]),
        (WebhookShape.JSON, lambda body: body["title"]),
    ],
)
async def test_a_webhook_gets_its_shape(shape: WebhookShape, said: Any) -> None:
    club = Club(Policy(public_url="https://river.example"))
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.webhook(each, shape)
    match, mover, _ = await club.duel(ada, bea)
    await club.later()
    [(_, _, headers)] = club.post.posted
    [body] = club.told(mover)
    assert "Your turn: The River" in said(body)
    assert f"https://river.example/match/{match}" in str(body)
    assert ("Headwater-Signature" in headers) == (shape is WebhookShape.JSON)


async def test_no_name_speaks_to_a_channel() -> None:
    club = Club()
    ada, bea = await club.human("Ada_"), await club.human("B_e_a")
    for each in (ada, bea):
        await club.webhook(each, WebhookShape.DISCORD)
    _, mover, _ = await club.duel(ada, bea)
    await club.later()
    [body] = club.told(mover)
    other = {"Ada_": r"B\_e\_a", "B_e_a": r"Ada\_"}[mover.required_player().name]
    assert other in body["content"]
    assert body["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten_and_others_are_told(status: int) -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        gone, _ = await club.browser(each, "old"), await club.browser(each, "new")
        club.post.faults[gone.endpoint] = Undelivered("gone", status)
    _, mover, _ = await club.duel(ada, bea)
    await club.later()
    assert len(club.told(mover)) == 1
    assert [each.label for each in await club.subscriptions(mover)] == ["new"]
    assert await list_dead(club.desk) == []


async def test_a_provider_that_is_away_is_tried_for_hours_and_then_is_a_dead_task() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    phones = {each: await club.browser(each) for each in (ada, bea)}
    _, mover, _ = await club.duel(ada, bea)
    club.post.faults[phones[mover].endpoint] = Undelivered("answered with status 503", 503)
    await club.later()
    for pause in PAUSES:
        assert await list_dead(club.desk) == []
        await club.later(pause)
    [dead] = await list_dead(club.desk)
    assert (dead.task.name, dead.fault, dead.attempts) == ("deliver", "answered with status 503", len(PAUSES) + 1)
    assert mover.required_player().id not in dead.fault


async def test_a_message_that_is_refused_for_good_is_a_dead_task_at_once() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    phones = {each: await club.browser(each) for each in (ada, bea)}
    _, mover, _ = await club.duel(ada, bea)
    club.post.faults[phones[mover].endpoint] = Undelivered("answered with status 403", 403)
    await club.later()
    assert [dead.attempts for dead in await list_dead(club.desk)] == [1]


async def test_a_webhook_that_fails_tells_its_player_and_no_operator() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        club.post.faults[await club.webhook(each)] = Undelivered("answered with status 401", 401)
    _, mover, _ = await club.duel(ada, bea)
    await club.later()
    assert await list_dead(club.desk) == []
    async with club.store.reading() as reading:
        webhook = await reading.personal_webhook(id_of(mover))
    assert webhook is not None
    assert webhook.fault == "answered with status 401"


async def test_two_workers_with_the_same_tasks_tell_once() -> None:
    club = Club()
    ada, bea = await club.human("Ada"), await club.human("Bea")
    for each in (ada, bea):
        await club.browser(each)
    _, mover, _ = await club.duel(ada, bea)
    club.clock.advance(DELAY)
    await send_due_notifications(club.desk)
    [task] = club.queue.tasks
    assert isinstance(task.subject, NotificationAt)
    subject = task.subject
    other = club.another_desk()
    results = await asyncio.gather(*(notify(desk, subject.notification, subject.due) for desk in (club.desk, other)))
    assert sorted(results) == [False, True]
    [delivery] = club.store._shelves.deliveries.values()
    sent = await asyncio.gather(*(deliver(desk, delivery.id, 0) for desk in (club.desk, other, club.desk)))
    assert sorted(sent) == [False, False, True]
    assert len(club.told(mover)) == 1


class HangingPost:
    """A courier whose one provider never answers."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.hanging = 0
        self.begun = asyncio.Semaphore(0)

    def fault_of(self, url: str) -> str | None:
        return None

    async def deliver(self, url: str, body: bytes, headers: Any) -> bytes:
        if "hangs" in url:
            self.hanging += 1
            self.begun.release()
            await asyncio.Event().wait()
        return await self._club.post.deliver(url, body, headers)

    async def close(self) -> None:
        """There is nothing to let go of."""


async def test_a_provider_that_hangs_holds_up_no_other() -> None:
    club = Club(Policy(delivery_slots=8))
    post, now = HangingPost(club), club.clock.now()
    desk = club.another_desk(courier=post)
    deliveries = []
    for number in range(10):
        person = await club.human(f"Person{'abcdefghkm'[number]}")
        host = "push.example" if number == 9 else "hangs.example"
        phone = replace(await club.browser(person), endpoint=f"https://{host}/{id_of(person)}")
        told = new_notification(desk, id_of(person), NotificationKind.MATCH_OVER, "mat_a", 1, now, {})
        deliveries.append(delivery_to(desk, told, Means.PUSH, phone.id, phone.endpoint, '{"id": "a"}'))
        async with club.store.working() as work:
            await work.keep_push_subscription(phone)
            await work.add_notifications([told])
            await work.add_deliveries(deliveries[-1:])
            await work.commit()
    hanging = [asyncio.create_task(deliver(desk, each.id, 0)) for each in deliveries[:9]]
    try:
        for _ in range(3):
            await post.begun.acquire()
        finishing = asyncio.as_completed(hanging)
        assert [await next(finishing) for _ in range(6)] == [False] * 6
        assert await deliver(desk, deliveries[9].id, 0)
        # Half of what is free, again and again: three of eight hang, the others are put off for some seconds.
        assert post.hanging == 3
        async with club.store.reading() as reading:
            waiting = [await reading.delivery(each.id) for each in deliveries[:9]]
        assert [each.attempts for each in waiting if each] == [1] * 3 + [0] * 6
    finally:
        for task in hanging:
            task.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)


async def test_a_link_that_stops_mails_stands_in_no_log(tmp_path: Path) -> None:
    """It works for ever, and for whoever has it."""
    with capture_logs() as logs:
        async with houses.house(tmp_path, options=replace(houses.AMPLE, access_log="all")) as house:
            await house.http.post("/v1/notification-stops/ply_ada.0123456789abcdef")
            await house.http.get("/stop-mails/ply_ada.0123456789abcdef")
    paths = [log["path"] for log in logs if log["event"] == "request"]
    assert paths == ["/v1/notification-stops/...", "/stop-mails/..."]
    assert "0123456789abcdef" not in str(logs)


async def test_a_mail_program_stops_all_mails_with_one_press(tmp_path: Path) -> None:
    """RFC 8058: it posts a form to the address of the header, and knows nobody's session."""
    async with houses.house(tmp_path) as house:
        ann = await house.human("Ann")
        token = await stop_token(house.desk, PlayerId(ann.id))
        pressed = await house.http.post(f"/v1/notification-stops/{token}", data={"List-Unsubscribe": "One-Click"})
        assert pressed.status_code == 204
        kinds = (await ann.get("/v1/me/notifications")).json()["kinds"]
        assert [kind["mail"] for kind in kinds] == [False] * len(kinds)
