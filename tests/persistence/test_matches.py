"""The store's contract about matches: logs without gaps, one winner, lists and sweeps."""

import asyncio
from dataclasses import replace

import pytest

from application.ports.leagues import LeagueSummary
from application.ports.store import MatchFilter, MatchSummary, Place, SeatRow, Snapshot, Store, StoreFault, VersionTaken
from domain.hosting import entries as log
from domain.hosting.entries import Entry
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.entries import LeagueLogged, RoleTaken
from domain.league.terms import LeagueId
from tests.hosting.test_match import EVERY_ENTRY
from tests.persistence.rows import ADA, BEA, OPENED, SECRET, at, head, logged, move, opened, running, work

A = MatchId("mat_a")


async def appended(store: Store, version: int) -> bool:
    """Whether the entry of this version could be added."""
    async with store.working() as working:
        try:
            await working.append(head("a", version), [move(version)])
        except VersionTaken:
            return False
        await working.commit()
        return True


async def test_a_match_is_found_as_it_was_opened(store: Store) -> None:
    await opened(store, head("a"))
    async with store.reading() as reading:
        assert await reading.match_summary(A) == head("a")
        assert await reading.log(A) == logged(1, OPENED)
        assert await reading.secret(A) == SECRET
        assert await reading.snapshot(A) is None


async def test_what_does_not_exist_is_not_found(store: Store) -> None:
    async with store.reading() as reading:
        assert await reading.match_summary(A) is None
        assert list(await reading.log(A)) == []
        assert await reading.secret(A) is None
        assert list(await reading.match_summaries([A])) == []
        assert await reading.count(MatchFilter()) == 0
        assert [match async for match in reading.every_match()] == []


async def test_entries_of_every_kind_come_back_as_they_were(store: Store) -> None:
    entries: tuple[Entry, ...] = (OPENED, *EVERY_ENTRY[1:], log.Joined(1, ADA, None, "ünï ✓ \U0001f404 'quoted' \\ \n"))
    await opened(store, head("a", len(entries)), entries=entries[1:])
    async with store.reading() as reading:
        assert [each.entry for each in await reading.log(A)] == list(entries)


async def test_the_log_is_read_behind_a_version_and_in_parts(store: Store) -> None:
    await opened(store, head("a", 6))
    async with store.reading() as reading:
        assert [each.version for each in await reading.log(A, 2)] == [3, 4, 5, 6]
        assert [each.version for each in await reading.log(A, 2, 2)] == [3, 4]
        assert list(await reading.log(A, 6)) == []
        assert [each.version for each in await reading.news(A, 4, 10)] == [5, 6]
        assert list(await reading.news(A, 6, 10)) == []


async def test_an_entry_follows_the_stored_version(store: Store) -> None:
    await opened(store, head("a"))
    assert await appended(store, 2)
    async with store.reading() as reading:
        found = await reading.match_summary(A)
        assert found is not None
        assert found.version == 2
        assert [each.version for each in await reading.log(A)] == [1, 2]


@pytest.mark.parametrize("version", [2, 4])
async def test_a_version_that_is_taken_or_skipped_is_refused_and_nothing_of_it_kept(store: Store, version: int) -> None:
    await opened(store, head("a", 2))
    assert not await appended(store, version)
    async with store.reading() as reading:
        assert [each.version for each in await reading.log(A)] == [1, 2]


async def test_a_refused_entry_leaves_the_transaction_usable(store: Store) -> None:
    await opened(store, head("a", 2), head("b"))
    async with work(store) as working:
        with pytest.raises(VersionTaken):
            await working.append(head("a", 2), [move(2)])
        await working.append(head("b", 2), [move(2)])
    async with store.reading() as reading:
        assert len(await reading.log(MatchId("mat_b"))) == 2


async def test_an_unknown_match_takes_no_entries(store: Store) -> None:
    assert not await appended(store, 2)


@pytest.mark.parametrize("versions", [[], [3], [2, 4], [2, 2]])
async def test_entries_that_leave_a_gap_are_never_stored(store: Store, versions: list[int]) -> None:
    await opened(store, head("a"))
    async with store.working() as working:
        with pytest.raises(StoreFault):
            await working.append(head("a", 3), [move(version) for version in versions])
    assert await appended(store, 2)


async def test_a_match_is_opened_once(store: Store) -> None:
    await opened(store, head("a"))
    with pytest.raises(StoreFault):
        await opened(store, head("a"))


async def test_nothing_is_kept_without_a_commit_or_after_a_fault(store: Store) -> None:
    async with store.working() as working:
        await working.open_match(head("a"), SECRET, logged(1, OPENED))
    async with store.working() as working:
        await working.open_match(head("a"), SECRET, logged(1, OPENED))
        with pytest.raises(VersionTaken):
            await working.append(head("b", 2), [move(2)])
    async with store.reading() as reading:
        assert await reading.match_summary(A) is None
    await opened(store, head("a"))


async def test_a_transaction_sees_what_it_wrote_and_nobody_else_does(store: Store) -> None:
    async with store.working() as working:
        await working.open_match(head("a"), SECRET, logged(1, OPENED))
        assert await working.match_summary(A) == head("a")
        async with store.reading() as reading:
            assert await reading.match_summary(A) is None


async def test_a_reading_does_not_see_what_is_committed_while_it_looks(store: Store) -> None:
    await opened(store, head("a"))
    async with store.reading() as reading:
        assert len(await reading.log(A)) == 1
        await appended(store, 2)
        found = await reading.match_summary(A)
        assert found is not None
        assert (found.version, len(await reading.log(A))) == (1, 1)


async def test_of_writers_at_once_exactly_one_wins_each_version(store: Store) -> None:
    await opened(store, head("a"))
    for version in range(2, 12):
        won = await asyncio.gather(*(appended(store, version) for _ in range(6)))
        assert won.count(True) == 1
    async with store.reading() as reading:
        assert [each.version for each in await reading.log(A)] == list(range(1, 12))


async def test_heads_are_given_in_the_order_asked_for_however_many(store: Store) -> None:
    await opened(store, *(head(f"{number:03}") for number in range(150)))
    wanted = [MatchId(f"mat_{number:03}") for number in (149, 3, 77, 400, 0, *range(10, 145))]
    async with store.reading() as reading:
        assert [each.id for each in await reading.match_summaries(wanted)] == [
            one for one in wanted if one != "mat_400"
        ]


def ids(heads: object) -> list[str]:
    return [each.id.removeprefix("mat_") for each in heads]  # type: ignore[attr-defined]  # heads


async def test_matches_are_found_newest_first_from_behind_a_place(store: Store) -> None:
    await opened(
        store, *(head(name, opened_at=at(second)) for name, second in zip("abcde", (1, 2, 2, 3, 0), strict=True))
    )
    async with store.reading() as reading:
        first = await reading.find(MatchFilter(), None, 2)
        rest = await reading.find(MatchFilter(), Place(first[-1].opened_at, first[-1].id), 10)
        back = await reading.find(MatchFilter(), Place(rest[0].opened_at, rest[0].id), 10, is_backward=True)
        end = await reading.find(MatchFilter(), None, 2, is_backward=True)
    assert ids([*first, *rest]) == ["d", "c", "b", "a", "e"]
    assert (ids(back), ids(end)) == (["c", "d"], ["e", "a"])


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (MatchFilter(), "abcd"),
        (MatchFilter(game="the-river"), "b"),
        (MatchFilter(status=Status.RUNNING), "c"),
        (MatchFilter(creator=BEA), "d"),
        (MatchFilter(player=BEA), "c"),
        (MatchFilter(player=ADA), "abcd"),
        (MatchFilter(listed=False), "d"),
        (MatchFilter(listed=True, has_free_seat=True), "ab"),
        (MatchFilter(has_free_seat=False), "c"),
        (MatchFilter(rated=True), "b"),
        (MatchFilter(in_league=True), "c"),
        (MatchFilter(in_league=False, creator=ADA), "ab"),
        (MatchFilter(game="the-river", rated=False), ""),
        (MatchFilter(creator=PlayerId("nobody")), ""),
        (MatchFilter(game="nul\0", player=PlayerId("\ud800")), ""),
    ],
    ids=str,
)
async def test_matches_are_filtered_and_counted_alike(store: Store, wanted: MatchFilter, found: str) -> None:
    await opened(
        store, head("a"), head("b", game="the-river", rated=True), running("c"), head("d", creator=BEA, listed=False)
    )
    await given_to_a_league(store, MatchId("mat_c"))
    async with store.reading() as reading:
        assert sorted(ids(await reading.find(wanted, None, 10))) == list(found)
        assert await reading.count(wanted) == len(found)
        assert await reading.count(wanted, 1) == min(1, len(found))


async def given_to_a_league(store: Store, match: MatchId) -> None:
    league = LeagueSummary(LeagueId("lge_1"), "Cup", ADA, "moon-river", "founded", False, 1, None, at(0))
    async with work(store) as working:
        await working.found_league(league, SECRET, [LeagueLogged(1, at(0), RoleTaken(ADA, BEA))])
        await working.note_league_matches(league.id, [match])


async def test_who_sits_where_follows_the_head(store: Store) -> None:
    await opened(store, head("a"))
    seats = (SeatRow(1, None, "drifter"), SeatRow(2, BEA, None))
    async with work(store) as working:
        await working.append(replace(head("a", 3), seats=seats), logged(2, log.Left(1), log.Joined(2, BEA)))
    async with store.reading() as reading:
        assert await reading.count(MatchFilter(player=ADA)) == 0
        assert ids(await reading.find(MatchFilter(player=BEA), None, 5)) == ["a"]
        assert ids(await reading.find(MatchFilter(has_free_seat=False), None, 5)) == ["a"]


async def test_turns_are_those_a_player_must_take_himself_the_longest_waiting_first(store: Store) -> None:
    def of(name: str, second: int, **changes: object) -> MatchSummary:
        return running(name, updated_at=at(second), **changes)

    ended = head("e", status=Status.FINISHED, to_move=1)
    await opened(store, of("a", 3), of("b", 1), of("c", 0, to_move=2), of("d", 0, machine="drifter"), ended, of("f", 2))
    async with store.reading() as reading:
        assert ids(await reading.turns(ADA, 10)) == ["b", "f", "a"]
        assert ids(await reading.turns(ADA, 2)) == ["b", "f"]
        assert ids(await reading.turns(BEA, 10)) == ["c"]
        assert ids(await reading.machines(10)) == ["d"]


async def test_a_deadline_has_passed_from_that_moment_on(store: Store) -> None:
    await opened(
        store,
        running("a", deadline=at(5)),
        running("b", deadline=at(4)),
        running("c"),
        head("d", status=Status.FINISHED, deadline=at(1)),
    )
    async with store.reading() as reading:
        assert ids(await reading.expired_matches(at(3), 10)) == []
        assert ids(await reading.expired_matches(at(4), 10)) == ["b"]
        assert ids(await reading.expired_matches(at(9), 10)) == ["b", "a"]
        assert ids(await reading.expired_matches(at(9), 1)) == ["b"]


async def test_every_match_is_named_once_in_order(store: Store) -> None:
    names = ["b", "Z", "a", "_", "0"]
    await opened(store, *map(head, names))
    async with store.reading() as reading:
        assert [match async for match in reading.every_match()] == sorted(f"mat_{name}" for name in names)


async def test_only_a_newer_snapshot_replaces_one(store: Store) -> None:
    await opened(store, head("a", 9))
    for version, kept in ((5, 5), (3, 5), (7, 7)):
        async with work(store) as working:
            await working.keep_snapshot(Snapshot(A, version, {"at": version, "deep": [1, None, "✓"]}))
        async with store.reading() as reading:
            assert await reading.snapshot(A) == Snapshot(A, kept, {"at": kept, "deep": [1, None, "✓"]})
