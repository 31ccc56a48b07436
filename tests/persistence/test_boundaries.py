"""The store's contract about blocks and mutes."""

from dataclasses import replace

from application.ports.boundaries import BoundaryPlace
from application.ports.store import Store
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import PlayerId
from tests.persistence.rows import ADA, BEA, at, player, work

BLOCK, MUTE = BoundaryKind.BLOCK, BoundaryKind.MUTE
CAL, DAN = PlayerId("ply_cal"), PlayerId("ply_dan")


async def with_people(store: Store, *boundaries: Boundary) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea", "Cal", "Dan"):
            await working.add_player(player(name))
        for each in boundaries:
            assert await working.set_boundary(each)


async def test_a_boundary_is_set_once_found_and_dropped(store: Store) -> None:
    await with_people(store, Boundary(ADA, BEA, BLOCK, at(1)))
    async with work(store) as working:
        assert not await working.set_boundary(Boundary(ADA, BEA, BLOCK, at(2)))
        assert await working.boundary(ADA, BEA, BLOCK) == Boundary(ADA, BEA, BLOCK, at(1))
        assert await working.boundary(ADA, BEA, MUTE) is None
        assert await working.boundary(BEA, ADA, BLOCK) is None
        assert [await working.drop_boundary(ADA, BEA, BLOCK) for _ in range(2)] == [True, False]
        assert [await working.drop_boundary(ADA, PlayerId(name), BLOCK) for name in ("\0", "\ud800")] == [False, False]
        assert await working.boundary(ADA, BEA, BLOCK) is None


async def test_boundaries_are_listed_newest_first_in_both_directions(store: Store) -> None:
    own = [Boundary(ADA, BEA, MUTE, at(1)), Boundary(ADA, CAL, MUTE, at(2)), Boundary(ADA, DAN, MUTE, at(2))]
    await with_people(store, *own, Boundary(ADA, BEA, BLOCK, at(3)), Boundary(BEA, ADA, MUTE, at(3)))
    oldest, middle, newest = own
    place = BoundaryPlace(middle.at, middle.other)
    async with store.reading() as reading:
        assert await reading.boundaries(ADA, MUTE, None, 9) == [newest, middle, oldest]
        assert await reading.boundaries(ADA, MUTE, None, 2) == [newest, middle]
        assert await reading.boundaries(ADA, MUTE, place, 9) == [oldest]
        assert await reading.boundaries(ADA, MUTE, place, 9, is_backward=True) == [newest]
        assert await reading.count_boundaries(ADA, MUTE) == 3
        assert await reading.unread_by(ADA) == {BEA, CAL, DAN}
        assert await reading.unread_by(CAL) == frozenset()


async def test_blocked_pairs_hold_in_both_directions_and_among_those_asked_for_only(store: Store) -> None:
    blocks = [Boundary(ADA, BEA, BLOCK, at(1)), Boundary(CAL, ADA, BLOCK, at(1)), Boundary(ADA, DAN, MUTE, at(1))]
    await with_people(store, *blocks, Boundary(BEA, ADA, BLOCK, at(2)))
    async with store.reading() as reading:
        ab, ac = frozenset((ADA, BEA)), frozenset((ADA, CAL))
        assert await reading.blocked_pairs([ADA, BEA, CAL, DAN]) == {ab, ac}
        assert await reading.blocked_pairs([BEA, ADA]) == {ab}
        assert await reading.blocked_pairs([BEA, CAL, DAN]) == set()
        assert await reading.blocked_pairs([]) == set()


async def test_erasing_a_player_takes_the_boundaries_on_both_sides(store: Store) -> None:
    kept = Boundary(BEA, CAL, BLOCK, at(1))
    await with_people(store, Boundary(ADA, BEA, BLOCK, at(1)), replace(kept, other=ADA), kept)
    async with work(store) as working:
        await working.erase_player(ADA)
        assert await working.boundaries(ADA, BLOCK, None, 9) == []
        assert await working.boundaries(BEA, BLOCK, None, 9) == [kept]
