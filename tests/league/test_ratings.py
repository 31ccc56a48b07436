"""Ratings: a ledger that only grows, computed again from its beginning, whole under concurrent ends."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from adapters.persistence.engines import database_url
from adapters.ratings import PlackettLuceRater
from application.desk import Desk
from application.hosting.commit import logged_after
from application.hosting.terms import Terms
from application.matches.open_match import open_match
from application.ports.ratings import RankingFilter, RankingPlace, Rating
from application.ports.store import summary_of
from application.ports.upkeep import Closing
from application.ratings.annul_match import annul_rating
from application.ratings.rate_match import rate_match
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.entries import AiSeated, Entry, Finished, Joined, Resigned, Returned, TakenOver
from domain.hosting.match import Match, SeatState, after
from domain.hosting.terms import Absence, Access, MatchId, Moment, PlayerId, Status, Timing
from domain.league.ratings import (
    ANCHORS,
    Change,
    ChangeKind,
    Kind,
    Strength,
    nearest_level,
    newcomer,
    parts,
)
from tests.workers.desks import desk_on, somebody

RATER = PlackettLuceRater()
GAME = "the-river"


async def finished(
    desk: Desk, names: list[str], ranks: tuple[int, ...], number: int = 1, before: Sequence[Entry] = ()
) -> Match:
    """A finished rated match of these players in the store, as the hook of its closing gets it."""
    who = await somebody(desk, f"Opener{number}")
    opened = (await open_match(desk, who, Terms(GAME, len(names), rated=True))).view.match
    seats = [
        AiSeated(seat, name[3:]) if name.startswith("ai:") else Joined(seat, PlayerId(name))
        for seat, name in enumerate(names, 1)
    ]
    logged = logged_after(opened.version, Moment(500), [*seats, *before, Finished("game", {}, ranks)])
    match = reduce(after, logged, opened)
    async with desk.store.working() as work:
        await work.append(summary_of(match, Moment(500)), logged)
        await work.await_closing(Closing(match.id, match.version, Moment(500)))
        await work.commit()
    return match


async def rate(desk: Desk, match: Match, at: int = 1_000) -> list[Change]:
    """Closes a match, which rates it."""
    async with desk.store.working() as work:
        assert await work.close_match(match.id, Moment(at), None)
        changes = await rate_match(work, RATER, match, Moment(at))
        await work.commit()
    return list(changes)


def unruled(number: int, match: Match) -> str:
    """The fault of an annulment that was made without a referee."""
    return f"entry {number}: no referee has ruled on match {match.id} then"


async def annul(desk: Desk, match: Match) -> int:
    async with desk.store.working() as work:
        taken = await annul_rating(work, match.game, match.id, Moment(2_000))
        await work.commit()
    return len(taken)


async def ratings(desk: Desk, *subjects: str) -> list[Rating]:
    async with desk.store.reading() as reading:
        return list(await reading.ratings(GAME, subjects))


async def executed(database: str, statement: str) -> None:
    """Does behind everyone's back what no use case does."""
    engine = create_async_engine(database_url(database))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def test_the_winner_gains_what_is_shown_and_doubt_shrinks() -> None:
    """LG-57."""
    won, lost = RATER.strengths_after([Strength(), Strength()], [1, 2])
    assert won.shown > Strength().shown > lost.shown
    assert won.doubt < Strength().doubt
    assert Strength().shown == 1_000
    assert Strength().is_provisional


@given(st.lists(st.floats(0, 50), min_size=2, max_size=4), st.data())
def test_rating_is_the_same_for_the_same_input(means: list[float], data: st.DataObject) -> None:
    table = [Strength(mean, 5.0) for mean in means]
    ranks = data.draw(st.lists(st.integers(1, len(table)), min_size=len(table), max_size=len(table)))
    assert RATER.strengths_after(table, ranks) == PlackettLuceRater().strengths_after(table, ranks)


def test_a_machine_that_a_referee_put_there_is_rated_as_what_it_is() -> None:
    """LG-59."""
    away = SeatState(1, player=PlayerId("ann"), stand_in="hand", was_taken_over=True)
    back = replace(away, stand_in=None)
    bob = SeatState(2, player=PlayerId("bob"))
    for seat, subject in ((away, "ai:hand"), (back, "ann")):
        found = parts(_match((seat, bob), Status.FINISHED, rated=True))
        assert [(part.subject, part.rank) for part in found] == [(subject, 1), ("bob", 2)]


@pytest.mark.parametrize("stand_in", ["legend", None], ids=["gone", "returned"])
def test_who_gave_up_and_let_a_machine_play_is_rated_as_last(stand_in: str | None) -> None:
    """LG-58."""
    ann = SeatState(1, player=PlayerId("ann"), stand_in=stand_in, was_taken_over=True, gave_up=True)
    bob, dan = SeatState(2, player=PlayerId("bob")), SeatState(4, ai="hand")
    cyd = SeatState(3, player=PlayerId("cyd"), was_taken_over=True, gave_up=True)
    both = replace(_match((ann, bob, cyd, dan), Status.FINISHED, rated=True), ranks=(1, 4, 2, 3))
    found = parts(both)
    assert [(part.seat, part.subject, part.rank) for part in found] == [
        (1, "ann", 3),
        (2, "bob", 2),
        (3, "cyd", 3),
        (4, "ai:hand", 1),
    ]


def test_what_is_unrated_aborted_or_among_machines_changes_nothing() -> None:
    """LG-60."""
    people = (SeatState(1, player=PlayerId("ann")), SeatState(2, player=PlayerId("bob")))
    machines = (SeatState(1, ai="hand"), SeatState(2, ai="drifter"))
    assert parts(_match(people, Status.FINISHED, rated=False)) == ()
    assert parts(_match(people, Status.ABORTED, rated=True)) == ()
    assert parts(_match(machines, Status.FINISHED, rated=True)) == ()


def _match(seats: tuple[SeatState, ...], status: Status, rated: bool) -> Match:
    return Match(
        MatchId("m"), GAME, "base", 1, {}, Timing(), Absence(), Access(), rated, PlayerId("x"), "", seats, Moment(0),
        status=status, ranks=(1, 2),
    )  # fmt: skip


def test_every_level_is_anchored_and_the_nearest_plays_for_an_absent_player() -> None:
    assert nearest_level(Strength(ANCHORS["legend"] + 9, 2.0)) == "legend"
    assert nearest_level(Strength(ANCHORS["drifter"] - 1, 2.0)) == "drifter"
    assert newcomer("ai:hand:3").mean == ANCHORS["hand"]


async def test_each_change_says_match_inputs_before_and_after(desk: Desk) -> None:
    """LG-61."""
    match = await finished(desk, ["ann", "bob", "ai:hand"], (2, 1, 3))
    await rate(desk, match)
    async with desk.store.reading() as reading:
        lines = await reading.ledger(GAME)
        assert await reading.changes_of(match.id) == lines
        assert [line.subject for line in await reading.rating_history(GAME, "bob", 0, 10)] == ["bob"]
    assert [(line.number, line.match, line.seat, line.subject, line.rank) for line in lines] == [
        (1, match.id, 1, "ann", 2),
        (1, match.id, 2, "bob", 1),
        (1, match.id, 3, "ai:hand", 3),
    ]
    assert lines[2].before == lines[2].after == newcomer("ai:hand")
    now = {rating.subject: rating.strength for rating in await ratings(desk, "ann", "bob")}
    assert now == {"ann": lines[0].after, "bob": lines[1].after}


async def test_the_ledger_keeps_the_rank_that_was_rated(desk: Desk) -> None:
    left: list[Entry] = [Resigned(1), TakenOver(1, "hand"), Returned(1)]
    match = await finished(desk, ["ann", "bob", "cyd"], (1, 2, 3), before=left)
    ann, bob, cyd = await rate(desk, match)
    assert [line.rank for line in (ann, bob, cyd)] == [3, 1, 2]
    assert ann.after.mean < ann.before.mean < bob.after.mean
    check = await verify_ratings(desk, RATER, GAME)
    assert (check.entries, check.faults) == (1, ())


async def test_an_annulled_match_is_a_new_entry_and_only_once(desk: Desk) -> None:
    match = await finished(desk, ["ann", "bob"], (1, 2))
    await rate(desk, match)
    assert [await annul(desk, match) for _ in range(2)] == [2, 0]
    check = await verify_ratings(desk, RATER, GAME)
    assert (check.entries, check.faults) == (2, (unruled(2, match),))
    for rating in await ratings(desk, "ann", "bob"):
        assert rating.strength.mean == pytest.approx(25.0)
        assert rating.games == 0


async def test_annulling_again_however_often_at_once_leaves_no_gap_in_the_ledger(desk: Desk) -> None:
    match = await finished(desk, ["ann", "bob"], (1, 2))
    await rate(desk, match)
    assert sorted(await asyncio.gather(*(annul(desk, match) for _ in range(8)))) == [0] * 7 + [2]
    assert await annul(desk, match) == 0
    await rate(desk, await finished(desk, ["ann", "bob"], (2, 1), 2))
    check = await verify_ratings(desk, RATER, GAME)
    assert (check.entries, check.faults) == (3, (unruled(2, match),))


async def ranked(desk: Desk, since: int | None = None) -> set[str]:
    async with desk.store.reading() as reading:
        wanted = RankingFilter(GAME, tuple(Kind), None if since is None else Moment(since))
        found = {rating.subject for rating in await reading.ranking(wanted, None, 10)}
        assert await reading.count_ranking(wanted) == len(found)
    return found


async def test_a_ranking_has_who_has_matches_and_since_asks_for_the_last_that_counts(desk: Desk) -> None:
    """LG-62."""
    first, second, third = [
        await finished(desk, names, (1, 2), number)
        for number, names in enumerate((["ann", "bob"], ["ann", "cyd"], ["dan", "cyd"]))
    ]
    for at, match in ((1_000, first), (1_500, second), (1_800, third)):
        await rate(desk, match, at)
    assert await ranked(desk) == {"ann", "bob", "cyd", "dan"}
    assert await ranked(desk, 1_500) == {"ann", "cyd", "dan"}
    await annul(desk, third)
    assert await ranked(desk) == {"ann", "bob", "cyd"}
    await annul(desk, second)
    assert await ranked(desk) == {"ann", "bob"}
    assert await ranked(desk, 1_001) == set()
    assert await ranked(desk, 1_000) == {"ann", "bob"}
    dates = {each.subject: (each.games, each.updated_at, each.played_at) for each in await ratings(desk, "ann", "cyd")}
    assert dates == {"ann": (1, 2_000, 1_000), "cyd": (0, 2_000, None)}
    assert (await verify_ratings(desk, RATER, GAME)).faults == (unruled(4, third), unruled(5, second))


async def test_concurrent_ends_neither_lose_nor_double_a_change(desk: Desk) -> None:
    """Everyone is at every table: each rating depends on all before it."""
    matches = [await finished(desk, ["ann", "bob", "cyd"], (1, 2, 3), number) for number in range(12)]
    await asyncio.gather(*(rate(desk, match) for match in matches))
    check = await verify_ratings(desk, RATER, GAME)
    assert (check.entries, check.faults) == (12, ())
    assert {rating.games for rating in await ratings(desk, "ann", "bob", "cyd")} == {12}


async def test_a_rating_that_was_tampered_with_is_found(desk: Desk) -> None:
    await rate(desk, await finished(desk, ["ann", "bob"], (1, 2)))
    [ann] = await ratings(desk, "ann")
    async with desk.store.working() as work:
        await work.keep_ratings([replace(ann, strength=Strength(40.0, 2.0))])
        await work.commit()
    check = await verify_ratings(desk, RATER, GAME)
    assert check.faults == ("ann: stands elsewhere than the ledger leads to",)


async def test_a_rating_without_a_line_in_the_ledger_is_found(desk: Desk) -> None:
    await rate(desk, await finished(desk, ["ann", "bob"], (1, 2)))
    async with desk.store.working() as work:
        zoe = Rating(GAME, "zoe", Kind.HUMAN, Strength(40.0, 2.0), 12, Moment(1_000), Moment(1_000))
        await work.keep_ratings([zoe])
        await work.commit()
    assert (await verify_ratings(desk, RATER, GAME)).faults == ("zoe: has a rating without a line in the ledger",)


async def test_games_kind_and_date_that_do_not_follow_from_the_ledger_are_found(desk: Desk) -> None:
    who = (await somebody(desk, "Zoe")).required_player().id
    await rate(desk, await finished(desk, [who, "ai:hand", "ai:hand"], (1, 2, 2)))
    assert (await verify_ratings(desk, RATER, GAME)).faults == ()
    kept, machine = await ratings(desk, who, "ai:hand")
    later = replace(kept, updated_at=Moment(9_000), played_at=Moment(8_000))
    forged = [replace(later, games=7_777, kind=Kind.BOT), replace(machine, kind=Kind.HUMAN)]
    async with desk.store.working() as work:
        await work.keep_ratings(forged)
        await work.commit()
    assert set((await verify_ratings(desk, RATER, GAME)).faults) == {
        f"{who}: has 7777 games, the ledger has 1",
        f"{who}: has another date than its last line in the ledger",
        f"{who}: has another date of its last match than the ledger",
        f"{who}: is no bot",
        "ai:hand: is no human",
    }


async def test_what_is_shown_and_does_not_follow_from_the_strength_is_found(database: str) -> None:
    async with desk_on(database) as desk:
        await rate(desk, await finished(desk, ["ann", "bob"], (1, 2)))
        await executed(database, "update ratings set shown = 9999, kind = 'king' where subject = 'bob'")
        faults = (await verify_ratings(desk, RATER, GAME)).faults
    assert [fault.partition(" where ")[0] for fault in faults] == ["bob: shows 9999", "bob: is no king"]


async def test_a_rating_that_is_missing_is_found(database: str) -> None:
    async with desk_on(database) as desk:
        await rate(desk, await finished(desk, ["ann", "bob"], (1, 2)))
        await executed(database, "delete from ratings where subject = 'bob'")
        assert (await verify_ratings(desk, RATER, GAME)).faults == ("bob: stands elsewhere than the ledger leads to",)


async def test_a_last_entry_that_was_removed_with_all_its_traces_is_missed(database: str) -> None:
    async with desk_on(database) as desk:
        await rate(desk, await finished(desk, ["ann", "bob"], (1, 2)))
        second = await finished(desk, ["cid", "dan"], (1, 2), 2)
        await rate(desk, second)
        await executed(database, "delete from rating_changes where number = 2")
        await executed(database, "delete from ratings where subject in ('cid', 'dan')")
        missed = f"match {second.id}: is finished and rated, but not entered"
        assert (await verify_ratings(desk, RATER, GAME)).faults == ("ends with entry 1, but 2 were made", missed)
        await executed(database, "update rating_ledgers set number = 1")
        assert (await verify_ratings(desk, RATER, GAME)).faults == (missed,)


async def test_a_line_that_is_not_what_the_result_leads_to_is_found(desk: Desk) -> None:
    match = await finished(desk, ["ann", "bob"], (1, 2))
    line = Change(GAME, 1, ChangeKind.RATED, match.id, 1, "ann", 1, Strength(), Strength(30.0, 8.0), Moment(5))
    async with desk.store.working() as work:
        assert await work.close_match(match.id, Moment(5), None)
        assert await work.next_rating(GAME) == 1
        await work.enter_changes([line, replace(line, seat=2, subject="bob", rank=2, after=Strength(20.0, 8.0))])
        await work.commit()
    assert "entry 1: leads to other ratings than the ledger says" in (await verify_ratings(desk, RATER, GAME)).faults


async def test_no_page_of_a_machines_history_loses_a_line_of_one_of_its_seats(desk: Desk) -> None:
    for number in (1, 2, 3):
        await rate(desk, await finished(desk, ["ann", "ai:hand", "ai:hand"], (1, 2, 3), number))
    paged: list[Change] = []
    async with desk.store.reading() as reading:
        while page := await reading.rating_history(GAME, "ai:hand", paged[-1].number if paged else 0, 1):
            paged += page
        assert [len(await reading.rating_history(GAME, "ai:hand", 0, limit)) for limit in (2, 3, 9)] == [2, 4, 6]
        for limit, before, lines in ((1, 0, [3, 3]), (3, 3, [1, 1, 2, 2]), (1, 3, [2, 2]), (9, 1, [])):
            back = await reading.rating_history(GAME, "ai:hand", before, limit, is_backward=True)
            assert [line.number for line in back] == lines
    assert [(line.number, line.seat) for line in paged] == [(1, 2), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3)]


@pytest.mark.parametrize(("lines", "kept"), [(0, []), (1, [1]), (7, [1, 2, 3, 4, 5, 6, 7]), (8, [1, 3, 5, 7, 8])])
async def test_a_course_has_its_first_and_last_line_and_even_steps(desk: Desk, lines: int, kept: list[int]) -> None:
    line = Change(GAME, 0, ChangeKind.RATED, MatchId("m"), 1, "ann", 1, Strength(), Strength(), Moment(5))
    async with desk.store.working() as work:
        await work.enter_changes([replace(line, number=number + 1) for number in range(lines)])
        await work.enter_changes([replace(line, number=99, subject="bob"), replace(line, game="moon-river", number=99)])
        await work.commit()
    async with desk.store.reading() as reading:
        assert [line.number for line in await reading.rating_course(GAME, "ann", 7)] == kept


async def test_a_ranking_is_paged_without_gap_and_filtered(desk: Desk) -> None:
    kept = [
        Rating(
            GAME,
            f"p{number}",
            Kind.BOT if number % 3 == 0 else Kind.HUMAN,
            Strength(20.0 + number % 4, 1.0),
            5,
            Moment(number),
            Moment(number),
        )
        for number in range(9)
    ]
    async with desk.store.working() as work:
        await work.keep_ratings(kept)
        await work.commit()
    async with desk.store.reading() as reading:
        wanted = RankingFilter(GAME)
        whole = await reading.ranking(wanted, None, 100)
        paged: list[Rating] = []
        while page := await reading.ranking(
            wanted, RankingPlace(paged[-1].strength.shown, paged[-1].subject) if paged else None, 2
        ):
            paged += page
        place = RankingPlace(whole[5].strength.shown, whole[5].subject)
        assert await reading.ranking(wanted, place, 3, is_backward=True) == whole[4:1:-1]
        assert await reading.ranking(wanted, None, 2, is_backward=True) == whole[:-3:-1]
        humans = RankingFilter(GAME, (Kind.HUMAN,), Moment(4))
        assert await reading.count_ranking(humans) == len(await reading.ranking(humans, None, 100)) == 4
    assert paged == whole
    assert whole == sorted(kept, key=lambda rating: (-rating.strength.shown, rating.subject))
