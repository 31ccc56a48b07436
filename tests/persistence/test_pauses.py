"""The store's contract about vacations and playing hours."""

from dataclasses import replace

from application.ports.store import Store
from domain.hosting.pauses import Offset, PlayingHours
from domain.hosting.vacations import PlayerPauses, Vacation, VacationId, ZonedHours
from tests.persistence.rows import ADA, BEA, at, player, work

HOURS = ZonedHours(PlayingHours(at(5), 480, 1_320, (Offset(at(5), 3_600), Offset(at(9), 7_200))), "Europe/Rome", at(99))
PLANNED = PlayerPauses(
    ADA, (Vacation(VacationId("vac_1"), at(1), at(3)), Vacation(VacationId("vac_2"), at(7), at(8))), (HOURS,), 0, at(4)
)


async def with_people(store: Store, *kept: PlayerPauses) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea"):
            await working.add_player(player(name))
        for each in kept:
            assert await working.keep_pauses(each)


async def test_pauses_are_read_as_they_were_kept_under_the_next_version(store: Store) -> None:
    await with_people(store, PLANNED, PlayerPauses(BEA))
    async with store.reading() as reading:
        known = await reading.pauses_of([ADA, BEA])
        assert known == {ADA: replace(PLANNED, version=1), BEA: PlayerPauses(BEA, version=1)}
        assert await reading.pauses_of([]) == {}


async def test_only_the_next_version_is_kept(store: Store) -> None:
    await with_people(store, PLANNED)
    async with work(store) as working:
        assert not await working.keep_pauses(replace(PLANNED, due_at=None))
        assert await working.keep_pauses(replace(PLANNED, version=1, due_at=None))
        known = await working.pauses_of([ADA])
        assert known[ADA] == replace(PLANNED, version=2, due_at=None)


async def test_pauses_that_are_due_are_found_longest_due_first(store: Store) -> None:
    await with_people(store, PLANNED, PlayerPauses(BEA, due_at=at(2)))
    async with store.reading() as reading:
        assert [each.player for each in await reading.due_pauses(at(4), 9)] == [BEA, ADA]
        assert [each.player for each in await reading.due_pauses(at(4), 1)] == [BEA]
        assert [each.player for each in await reading.due_pauses(at(3), 9)] == [BEA]


async def test_pauses_are_hastened_under_the_next_version(store: Store) -> None:
    await with_people(store, replace(PLANNED, due_at=None))
    async with work(store) as working:
        assert await working.hasten_pauses(ADA, at(6)) == replace(PLANNED, version=2, due_at=at(6))
        assert await working.hasten_pauses(BEA, at(6)) is None
        assert (await working.pauses_of([ADA]))[ADA].due_at == at(6)


async def test_erasing_a_player_takes_the_pauses(store: Store) -> None:
    await with_people(store, PLANNED, PlayerPauses(BEA))
    async with work(store) as working:
        await working.erase_player(ADA)
        assert set(await working.pauses_of([ADA, BEA])) == {BEA}
