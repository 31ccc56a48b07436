"""Seeks, challenges and links that invite: the same on the fake and on both databases."""

from dataclasses import replace

from application.ports.pairing import SeekCrowd, SeekPlace
from application.ports.store import Store
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import MatchId, Pace, PlayerId, Timing
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus, Invite, InviteId
from domain.pairing.seeks import Seek, SeekId, SeekStatus, Wanted
from tests.persistence.rows import ADA, BEA, at, head, opened, player, work

LIVE = Wanted("moon-river", 2, Timing(Pace.LIVE, 600_000, 10_000), {"variant": "base", "token": None})
SLOW = Wanted("the-river", 3, Timing(Pace.CORRESPONDENCE, per_turn=86_400_000), rated=True)
CAL = PlayerId("ply_cal")
TABLE = MatchId("mat_t")


def seek(name: str, owner: PlayerId = ADA, second: int = 0, wanted: Wanted = LIVE, **changes: object) -> Seek:
    made = Seek(SeekId(f"sek_{name}"), owner, wanted, 1_200, at(second), at(second), 30_000, 1_240)
    return replace(made, **changes)  # type: ignore[arg-type]  # members of Seek


async def with_seeks(store: Store, *seeks: Seek) -> None:
    async with work(store) as working:
        for name in ("Ada", "Bea", "Cal"):
            await working.add_player(player(name))
        for each in seeks:
            await working.add_seek(each)


async def test_a_seek_is_kept_whole(store: Store) -> None:
    made = [seek("a"), seek("b", BEA, 1, SLOW, machines_after=None, rating=None)]
    await with_seeks(store, *made)
    async with store.reading() as reading:
        assert [await reading.seek(each.id) for each in made] == made
        assert await reading.seek(SeekId("sek_z")) is None
        assert await reading.unsettled_seeks(9) == made
        assert await reading.unsettled_seeks(1) == made[:1]
        assert await reading.crowd() == SeekCrowd(2, at(0))


async def test_those_that_wait_are_listed_newest_first_in_both_directions(store: Store) -> None:
    made = [seek("a"), seek("b", BEA, 1, SLOW), seek("c", CAL, 1)]
    await with_seeks(store, *made, seek("d", CAL, 2, status=SeekStatus.CANCELLED, ended_at=at(3)))
    first, second, third = made
    place = SeekPlace(second.since, second.id)
    async with store.reading() as reading:
        assert await reading.waiting_seeks(None, None, 9) == [third, second, first]
        assert await reading.waiting_seeks("moon-river", None, 9) == [third, first]
        assert await reading.waiting_seeks(None, place, 9) == [first]
        assert await reading.waiting_seeks(None, place, 9, is_backward=True) == [third]
        assert await reading.waiting_seeks(None, None, 9, reader=ADA) == [third, second, first]
    async with work(store) as working:
        for by, other, kind in (
            (ADA, BEA, BoundaryKind.BLOCK),
            (CAL, ADA, BoundaryKind.BLOCK),
            (BEA, CAL, BoundaryKind.MUTE),
        ):
            await working.set_boundary(Boundary(by, other, kind, at(4)))
    async with store.reading() as reading:
        for reader, seen in ((ADA, [first]), (BEA, [third, second]), (CAL, [third, second]), (None, made[::-1])):
            assert await reading.waiting_seeks(None, None, 9, reader=reader) == seen
        assert await reading.waiting_seeks("moon-river", None, 1, reader=ADA) == [first]
        assert await reading.seeks_of(CAL, at(2), 9) == [
            seek("d", CAL, 2, status=SeekStatus.CANCELLED, ended_at=at(3)),
            third,
        ]
        assert await reading.seeks_of(CAL, at(3), 9) == [third]


async def test_seeks_are_held_paired_and_seated_once(store: Store) -> None:
    a, b = seek("a"), seek("b", BEA, 1)
    await with_seeks(store, a, b, seek("c", CAL, status=SeekStatus.AWAY, ended_at=at(1)))
    async with work(store) as working:
        assert await working.hold_waiting([b.id, a.id, SeekId("sek_c"), SeekId("sek_z")]) == {a.id, b.id}
        await working.pair_seeks({a.id: TABLE, b.id: TABLE})
        assert await working.hold_waiting([a.id, b.id]) == set()
        assert await working.unset_tables(at(1), 9) == [TABLE]
        assert await working.unset_tables(at(0), 9) == []
    async with work(store) as working:
        assert [each.status for each in await working.seeks_at(TABLE)] == [SeekStatus.PAIRED] * 2
        assert await working.waits(LIVE.pool, 9) == []
        assert [await working.seat_seeks(TABLE, at(9)) for _ in range(2)] == [2, 0]
        assert await working.release_seeks(TABLE) == 0
        assert await working.waits(LIVE.pool, 9) in ([9_000, 8_000], [8_000, 9_000])
        assert not await working.end_seek(a.id, SeekStatus.CANCELLED, at(10))
    async with store.reading() as reading:
        assert await reading.seek(a.id) == replace(a, status=SeekStatus.SEATED, match=TABLE, ended_at=at(9))


async def test_released_seeks_wait_again_where_they_were(store: Store) -> None:
    a, b = seek("a"), seek("b", BEA, 1)
    await with_seeks(store, a, b)
    async with work(store) as working:
        await working.pair_seeks({a.id: TABLE, b.id: TABLE})
        assert await working.end_seek(b.id, SeekStatus.CANCELLED, at(2))
        assert await working.release_seeks(TABLE) == 1
        assert await working.unsettled_seeks(9) == [a]


async def test_live_seeks_end_together_and_others_stay(store: Store) -> None:
    live, slow, other = seek("a"), seek("b", wanted=SLOW), seek("c", BEA)
    await with_seeks(store, live, slow, other)
    async with work(store) as working:
        assert await working.end_live_seeks([ADA, CAL], SeekStatus.ELSEWHERE, at(5)) == [ADA]
        assert await working.end_live_seeks([ADA, CAL], SeekStatus.ELSEWHERE, at(6)) == []
        assert await working.unsettled_seeks(9) == [slow, other]
        assert await working.seek(live.id) == replace(live, status=SeekStatus.ELSEWHERE, ended_at=at(5))


async def test_seeks_without_a_sign_of_life_end(store: Store) -> None:
    await with_seeks(store, seek("a"), seek("b", BEA), seek("c", wanted=SLOW), seek("d", CAL, wanted=SLOW))
    async with work(store) as working:
        await working.see_seeks(ADA, at(50))
        assert sorted(await working.end_absent_seeks(at(40), at(0), at(60))) == [BEA]
        assert sorted(await working.end_absent_seeks(at(40), at(1), at(60))) == [CAL]
        found = {name: await working.seek(SeekId(f"sek_{name}")) for name in "abcd"}
        assert {name: each and each.status for name, each in found.items()} == {
            "a": SeekStatus.WAITING,
            "b": SeekStatus.AWAY,
            "c": SeekStatus.WAITING,
            "d": SeekStatus.EXPIRED,
        }
        assert [await working.forget_seeks(at(60), 9), await working.forget_seeks(at(61), 9)] == [0, 2]


def challenge(name: str, one: PlayerId = ADA, other: PlayerId = BEA, second: int = 0) -> Challenge:
    return Challenge(ChallengeId(f"chl_{name}"), one, other, LIVE, at(second), at(second + 60))


async def test_a_challenge_is_answered_once(store: Store) -> None:
    await with_seeks(store)
    made = challenge("a")
    accepted = replace(made, status=ChallengeStatus.ACCEPTED, match=TABLE, ended_at=at(5))
    async with work(store) as working:
        await working.add_challenge(made)
        assert await working.challenge(made.id) == made
        assert await working.answer_challenge(accepted)
        assert not await working.answer_challenge(replace(made, status=ChallengeStatus.DECLINED))
        assert await working.challenge(made.id) == accepted


async def test_challenges_are_listed_for_both_newest_first(store: Store) -> None:
    await with_seeks(store)
    a, b, c = challenge("a"), challenge("b", CAL, ADA, 1), challenge("c", BEA, CAL, 2)
    async with work(store) as working:
        for each in (a, b, c):
            await working.add_challenge(each)
        place = SeekPlace(a.at, a.id)
        assert await working.challenges_of(ADA, True, None, 9) == [b, a]
        assert await working.challenges_of(ADA, True, place, 9, is_backward=True) == [b]
        assert await working.challenges_of(ADA, True, SeekPlace(b.at, b.id), 9) == [a]
        await working.withdraw_challenges(BEA, ADA, at(3))
        assert await working.challenges_of(ADA, True, None, 9) == [b]
        assert len(await working.challenges_of(ADA, False, None, 9)) == 2
        assert [await working.forget_challenges(at(60), 9), await working.forget_challenges(at(62), 9)] == [0, 2]


async def test_a_link_is_found_by_its_hash_and_revoked_once(store: Store) -> None:
    await with_seeks(store)
    await opened(store, head("a"))
    made = Invite(InviteId("inv_a"), MatchId("mat_a"), ADA, 2, b"h" * 32, at(0), at(60))
    other = replace(made, id=InviteId("inv_b"), seat=None, hash=b"i" * 32, at=at(1))
    async with work(store) as working:
        for each in (made, other):
            await working.add_invite(each)
        assert await working.invite_by_hash(b"h" * 32) == made
        assert await working.invite_by_hash(b"x" * 32) is None
        assert await working.invites_to(MatchId("mat_a")) == [other, made]
        assert [await working.revoke_invite(made.id, at(2)) for _ in range(2)] == [True, False]
        assert await working.invites_to(MatchId("mat_a")) == [other]
        assert await working.invite(made.id) == replace(made, revoked_at=at(2))
        assert [await working.forget_invites(at(60), 9), await working.forget_invites(at(61), 9)] == [0, 2]


async def test_erasing_a_player_takes_their_search(store: Store) -> None:
    await with_seeks(store, seek("a"), seek("b", BEA))
    async with work(store) as working:
        await working.add_challenge(challenge("a", BEA, ADA))
        await working.add_challenge(challenge("b", BEA, CAL))
        await working.erase_player(ADA)
        assert [each.player for each in await working.unsettled_seeks(9)] == [BEA]
        assert [each.id for each in await working.challenges_of(BEA, True, None, 9)] == ["chl_b"]
