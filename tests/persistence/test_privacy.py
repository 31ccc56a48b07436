"""The store's contract about archives and erasures, and about where sessions began."""

from dataclasses import replace

from application.ports.privacy import Archive, Erasure
from application.ports.store import Store
from tests.persistence.rows import ADA, BEA, at, player, token, work

ARCHIVE = Archive("arc_a", ADA, at(0), at(1))


async def with_people(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        await working.add_player(player("Bea"))


async def test_an_archive_is_taken_filled_and_finished_by_one_attempt(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        await working.ask_for_archive(ARCHIVE)
    async with work(store) as working:
        assert await working.due_archives(at(0), 5) == []
        assert await working.due_archives(at(1), 5) == [ARCHIVE]
        assert [await working.take_archive("arc_a", 0, at(9)) for _ in range(2)] == [True, False]
        assert await working.keep_chunk("arc_a", 1, 0, b"half")
        assert await working.take_archive("arc_a", 1, at(19))
        assert await working.archive_chunk("arc_a", 0) is None
        assert not await working.keep_chunk("arc_a", 1, 0, b"late")
        assert await working.keep_chunk("arc_a", 2, 0, b"whole")
        assert not await working.finish_archive("arc_a", 1, at(20), at(30), 5)
        assert await working.finish_archive("arc_a", 2, at(20), at(30), 5)
        assert not await working.take_archive("arc_a", 2, at(40))
    async with store.reading() as reading:
        ready = replace(ARCHIVE, due_at=None, attempts=2, ready_at=at(20), expires_at=at(30), size=5)
        assert await reading.archive_of(ADA) == await reading.archive("arc_a") == ready
        assert [await reading.archive_chunk("arc_a", number) for number in (0, 1)] == [b"whole", None]
        assert await reading.due_archives(at(99), 5) == []


async def test_a_player_has_one_archive_and_an_old_one_goes_with_its_chunks(store: Store) -> None:
    await with_people(store)
    newer = replace(ARCHIVE, id="arc_b")
    async with work(store) as working:
        await working.ask_for_archive(ARCHIVE)
        await working.take_archive("arc_a", 0, at(9))
        await working.keep_chunk("arc_a", 1, 0, b"old")
        await working.ask_for_archive(newer)
        assert await working.archive_of(ADA) == newer
        assert await working.archive_chunk("arc_a", 0) is None
    async with work(store) as working:
        await working.take_archive("arc_b", 0, at(9))
        await working.finish_archive("arc_b", 1, at(9), at(20), 0)
        assert await working.forget_archives(at(20), 5) == 0
        assert await working.forget_archives(at(21), 5) == 1
        assert await working.archive("arc_b") is None


async def test_an_erasure_is_asked_for_once_and_called_off_until_it_begins(store: Store) -> None:
    await with_people(store)
    wish, other = Erasure(ADA, at(0), at(5)), Erasure(BEA, at(1), at(4))
    async with work(store) as working:
        for each in (wish, other, replace(wish, due_at=at(99))):
            await working.ask_for_erasure(each)
        assert await working.due_erasures(at(5), 9) == [other, wish]
        assert [await working.call_off_erasure(BEA) for _ in range(2)] == [True, False]
        await working.begin_erasure(ADA, at(6))
        await working.begin_erasure(ADA, at(7))
        assert not await working.call_off_erasure(ADA)
        assert await working.erasure(ADA) == replace(wish, begun_at=at(6))
        await working.end_erasure(ADA)
        assert await working.erasure(ADA) is None


async def test_erasing_a_player_takes_archive_and_wish(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        await working.ask_for_archive(ARCHIVE)
        await working.ask_for_erasure(Erasure(ADA, at(0), at(5)))
        await working.erase_player(ADA)
        assert await working.archive_of(ADA) is None
        assert await working.erasure(ADA) is None


async def test_where_a_session_began_is_forgotten_a_few_at_a_time(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        for name, seconds in (("a", 1), ("b", 2), ("c", 3)):
            begun = token(name, created_at=at(seconds), origin=name.encode(), device="Firefox", is_session=True)
            await working.add_token(begun)
    async with work(store) as working:
        assert [await working.forget_origins(at(3), 1) for _ in range(3)] == [1, 1, 0]
        assert [(each.origin, each.device) for each in await working.tokens_of(ADA)] == [
            (None, None),
            (None, None),
            (b"c", "Firefox"),
        ]
