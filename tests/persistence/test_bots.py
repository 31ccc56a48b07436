"""The store's contract about webhooks and leases."""

import asyncio
from dataclasses import replace

from application.ports.bots import Lease, Webhook
from application.ports.store import Store
from domain.hosting.terms import MatchId
from tests.persistence.rows import ADA, BEA, OPENED, SECRET, at, head, logged, player, work

HOOK = Webhook(ADA, "https://bot.example", "hush", at(1))
LEASE = Lease("lea_1", ADA, MatchId("mat_a"), 3, at(60))


async def with_match(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        await working.open_match(head("a"), SECRET, logged(1, OPENED))


async def test_a_webhook_is_replaced_noted_and_dropped(store: Store) -> None:
    await with_match(store)
    async with work(store) as working:
        await working.keep_webhook(HOOK)
        await working.keep_webhook(replace(HOOK, url="https://other.example"))
        await working.note_delivery(ADA, "status 500", at(2))
    async with store.reading() as reading:
        assert await reading.bots_with_webhook() == {ADA}
        found = await reading.webhook(ADA)
        assert found == replace(HOOK, url="https://other.example", fault="status 500", failed_at=at(2))
        assert await reading.webhook(BEA) is None
    async with work(store) as working:
        await working.note_delivery(ADA, None, at(3))
        again = await working.webhook(ADA)
        assert again is not None
        assert (again.fault, again.failed_at) == (None, None)
        assert [await working.drop_webhook(ADA), await working.drop_webhook(ADA)] == [True, False]
        assert await working.bots_with_webhook() == set()


async def test_a_turn_is_leased_once_until_its_time_is_over_or_the_match_moves_on(store: Store) -> None:
    await with_match(store)
    async with work(store) as working:
        assert await working.take_lease(LEASE, at(0))
        assert not await working.take_lease(replace(LEASE, id="lea_2"), at(59))
        assert await working.lease("lea_1") == LEASE
        assert await working.take_lease(replace(LEASE, id="lea_3"), at(60))
        assert await working.lease("lea_1") is None
        assert await working.take_lease(replace(LEASE, id="lea_4", version=4, until=at(90)), at(1))
        assert not await working.take_lease(replace(LEASE, id="lea_5"), at(2))


async def test_a_lease_is_extended_listed_dropped_and_forgotten(store: Store) -> None:
    await with_match(store)
    async with work(store) as working:
        await working.take_lease(LEASE, at(0))
        await working.extend_lease("lea_1", at(120))
    async with store.reading() as reading:
        assert await reading.leases_of(ADA, at(119)) == [replace(LEASE, until=at(120))]
        assert await reading.leases_of(ADA, at(120)) == []
        assert await reading.leases_of(BEA, at(0)) == []
    async with work(store) as working:
        assert [await working.forget_leases(at(120)), await working.forget_leases(at(121))] == [0, 1]
        await working.take_lease(LEASE, at(0))
        await working.drop_lease("lea_1")
        assert await working.lease("lea_1") is None


async def test_of_two_that_take_a_turn_at_once_one_gets_it(store: Store) -> None:
    await with_match(store)

    async def took(name: str) -> bool:
        async with store.working() as working:
            taken = await working.take_lease(replace(LEASE, id=name), at(0))
            await working.commit()
        return taken

    assert sorted(await asyncio.gather(*(took(f"lea_{number}") for number in range(4)))) == [False] * 3 + [True]
