"""Notifications and where they go: the same on the fake and on both databases."""

from dataclasses import replace

from application.ports.notifications import (
    Delivery,
    Means,
    Notification,
    NotificationState,
    PersonalWebhook,
    PushSubscription,
    WebhookShape,
)
from application.ports.store import Store
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import MatchId, PlayerId
from domain.notifications.hours import QuietHours
from domain.notifications.preferences import Channel, NotificationKind, Preferences
from tests.persistence.rows import ADA, BEA, at

TURN, WAITING = NotificationKind.MY_TURN, NotificationState.WAITING
HOOK = PersonalWebhook(ADA, "https://hooks.example/a", WebhookShape.SLACK, "secret", at(0))


def browser(id: str = "psh_a", player: PlayerId = ADA, endpoint: str = "https://push.example/a") -> PushSubscription:
    return PushSubscription(id, player, endpoint, "key", "secret", "phone", "it", at(0))


def noted(id: str, version: int = 1, due: int | None = 10, player: PlayerId = ADA, **changes: object) -> Notification:
    due_at = None if due is None else at(due)
    made = Notification(id, player, TURN, "mat_a", version, at(version), due_at, {"pace": "none", "deadline": None})
    return replace(made, **changes)  # type: ignore[arg-type]


def sent(id: str, notification: str = "ntf_a", due: int | None = 10) -> Delivery:
    due_at = None if due is None else at(due)
    return Delivery(id, notification, ADA, Means.PUSH, "psh_a", "push.example", "{}", at(0), due_at, at(99))


async def arrived(store: Store) -> None:
    """Ada, whom a browser reaches, and Bea, whom nothing reaches."""
    async with store.working() as work:
        for id, name in ((ADA, "Ada"), (BEA, "Bea")):
            await work.add_player(Player(id, name, PlayerKind.HUMAN, at(0)))
        await work.keep_push_subscription(browser())
        await work.commit()


async def test_preferences_are_kept_whole_and_replaced(store: Store) -> None:
    await arrived(store)
    off = frozenset({(TURN, Channel.MAIL), (NotificationKind.RESULT, Channel.PUSH)})
    async with store.working() as work:
        assert await work.preferences(ADA) == Preferences()
        for kept in (Preferences(off, QuietHours(1_320, 420), 480), Preferences(digest_at=0)):
            await work.keep_preferences(ADA, kept)
            assert await work.preferences(ADA) == kept
        await work.commit()


async def test_a_browser_belongs_to_the_player_who_asked_last(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.keep_push_subscription(browser("psh_b", BEA))
        await work.commit()
    async with store.reading() as reading:
        assert await reading.push_subscriptions(ADA) == []
        assert await reading.push_subscriptions(BEA) == [browser("psh_b", BEA)]
        assert await reading.push_subscription("psh_a") is None


async def test_a_browser_goes_with_the_deliveries_to_it(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.add_deliveries([sent("dlv_a"), replace(sent("dlv_b"), target="psh_other")])
        assert [await work.drop_push_subscription("psh_a") for _ in range(2)] == [True, False]
        assert [each.id for each in await work.deliveries_of("ntf_a")] == ["dlv_b"]
        await work.commit()


async def test_a_webhook_remembers_how_its_last_delivery_went(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.keep_personal_webhook(HOOK)
        await work.note_personal_delivery(ADA, "no answer in time", at(5))
        assert await work.personal_webhook(ADA) == replace(HOOK, fault="no answer in time", failed_at=at(5))
        await work.note_personal_delivery(ADA, None, at(6))
        assert await work.personal_webhook(ADA) == HOOK
        assert [await work.drop_personal_webhook(ADA) for _ in range(2)] == [True, False]
        await work.commit()


async def test_only_what_can_reach_its_player_is_noted_and_nothing_twice(store: Store) -> None:
    await arrived(store)
    same = noted("ntf_b")
    async with store.working() as work:
        await work.add_notifications([noted("ntf_a"), same, noted("ntf_c", player=BEA), noted("ntf_d", 2)])
        await work.commit()
    async with store.reading() as reading:
        assert await reading.notification("ntf_a") == noted("ntf_a")
        due = await reading.due_notifications(at(10), 9)
        assert [each.id for each in due] == ["ntf_a", "ntf_d"]
        assert await reading.due_notifications(at(9), 9) == []


async def test_a_notification_is_settled_once_and_not_after_its_turn_is_over(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.add_notifications([noted("ntf_a"), noted("ntf_b", 2)])
        assert await work.settle_notification(noted("ntf_a"), NotificationState.SETTLED, None)
        assert not await work.settle_notification(noted("ntf_a"), NotificationState.SETTLED, None)
        await work.end_turn(MatchId("mat_a"), ADA, at(7))
        assert not await work.settle_notification(noted("ntf_b", 2), NotificationState.SETTLED, None)
        over = [(each.id, each.state, each.due_at) for each in await work.due_notifications(at(7), 9)]
        assert over == [(id, NotificationState.OVER, at(7)) for id in ("ntf_a", "ntf_b")]
        assert [await work.forget_notification("ntf_a") for _ in range(2)] == [True, False]
        await work.commit()


async def test_the_end_of_a_turn_leaves_other_players_matches_and_kinds_alone(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        ending = noted("ntf_b", kind=NotificationKind.MATCH_OVER)
        await work.add_notifications([noted("ntf_a", about="mat_b"), ending])
        await work.end_turn(MatchId("mat_a"), ADA, at(7))
        await work.end_turn(MatchId("mat_b"), BEA, at(7))
        assert {each.state for each in await work.due_notifications(at(99), 9)} == {WAITING}
        await work.commit()


async def test_what_waits_for_a_digest_is_found_together_when_it_is_due(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.add_notifications([noted("ntf_a"), noted("ntf_b", 2), noted("ntf_c", 3)])
        for each in (noted("ntf_a"), noted("ntf_b", 2)):
            assert await work.settle_notification(each, WAITING, at(20), in_digest=True)
        assert [each.id for each in await work.digest_of(ADA, at(20), 9)] == ["ntf_a", "ntf_b"]
        assert [each.id for each in await work.digest_of(ADA, at(20), 1)] == ["ntf_a"]
        assert await work.digest_of(ADA, at(19), 9) == []
        await work.commit()


async def test_one_attempt_at_a_delivery_is_counted_once(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.add_deliveries([sent("dlv_a")])
        assert await work.take_delivery("dlv_a", 0, at(50))
        assert not await work.take_delivery("dlv_a", 0, at(60))
        await work.put_off_delivery("dlv_a", 0, at(1))
        assert await work.delivery("dlv_a") == replace(sent("dlv_a", due=50), attempts=1)
        await work.put_off_delivery("dlv_a", 1, None, is_sent=True)
        assert await work.delivery("dlv_a") == replace(sent("dlv_a", due=None), attempts=1, is_sent=True)
        assert await work.due_deliveries(at(99), 9) == []
        await work.forget_delivery("dlv_a")
        assert await work.delivery("dlv_a") is None
        await work.commit()


async def test_what_was_told_long_ago_is_deleted_a_little_at_a_time(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.add_notifications([noted("ntf_a", 1, None), noted("ntf_b", 2, None), noted("ntf_c", 3, 99)])
        await work.add_deliveries([sent("dlv_a"), sent("dlv_b")])
        assert [await work.forget_old_notifications(at(9), 1) for _ in range(3)] == [1, 1, 0]
        assert [await work.forget_old_deliveries(at(1), 1) for _ in range(3)] == [1, 1, 0]
        assert await work.notification("ntf_c") is not None
        await work.commit()


async def test_a_server_secret_is_the_first_one_that_was_kept(store: Store) -> None:
    async with store.working() as work:
        assert await work.server_secret("vapid") is None
        assert [await work.keep_server_secret("vapid", value) for value in ("one", "two")] == ["one", "one"]
        await work.commit()


async def test_an_erased_player_is_reached_no_more(store: Store) -> None:
    await arrived(store)
    async with store.working() as work:
        await work.keep_personal_webhook(HOOK)
        await work.keep_preferences(ADA, Preferences(digest_at=1))
        await work.add_notifications([noted("ntf_a")])
        await work.add_deliveries([sent("dlv_a")])
        await work.erase_player(ADA)
        assert (await work.preferences(ADA), await work.personal_webhook(ADA)) == (Preferences(), None)
        assert (await work.push_subscriptions(ADA), await work.delivery("dlv_a")) == ([], None)
        assert await work.notification("ntf_a") is None
        await work.commit()
