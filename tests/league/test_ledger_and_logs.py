"""The ledger against the matches' own logs: what is invented, moved or taken away is found and named."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from application.desk import Desk
from application.hosting.terms import Terms
from application.leagues.rulings import Ruling, annul_table
from application.matches.open_match import open_match
from application.ratings.rate_match import rate_match
from application.ratings.verify_ratings import verify_ratings
from domain.hosting.entries import Resigned, TakenOver
from domain.hosting.match import Match, fold, outline
from domain.hosting.terms import MatchId, Moment, Status
from domain.league.ratings import parts
from tests.cli.commands import run
from tests.league.hamlets import me, play_out, table_of
from tests.league.test_ratings import GAME, RATER, executed, finished, rate
from tests.league.test_rulings import rated_season
from tests.workers.desks import desk_on, somebody

TWO = ["ann", "bob"]


async def faults_of(desk: Desk) -> tuple[str, ...]:
    return (await verify_ratings(desk, RATER, GAME)).faults


async def two_rated(desk: Desk) -> tuple[Match, Match]:
    """The second match is of two others: their strengths are nobody else's beginning."""
    first, second = await finished(desk, TWO, (1, 2)), await finished(desk, ["cid", "dan"], (1, 2), 2)
    await rate(desk, first, 1_000)
    await rate(desk, second, 2_000)
    assert await faults_of(desk) == ()
    return first, second


async def test_an_entry_for_a_match_that_was_never_played_is_found(desk: Desk) -> None:
    """Everything about it is in order, arithmetic and numbers and where everyone stands, but nobody played."""
    unclosed = await finished(desk, TWO, (1, 2))
    who = await somebody(desk)
    opened = (await open_match(desk, who, Terms(GAME, 2, rated=True))).view.match
    running = replace(opened, seats=unclosed.seats, status=Status.FINISHED, ranks=(1, 2))
    async with desk.store.working() as work:
        for match in (replace(unclosed, id=MatchId("mat_none")), running, unclosed):
            await rate_match(work, RATER, match, Moment(1_000))
        await work.commit()
    assert await faults_of(desk) == (
        "entry 1: there is no match mat_none of this game",
        f"entry 2: match {running.id} is none that is rated",
        f"entry 3: match {unclosed.id} was not closed then",
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("update rating_changes set match = 'mat_none' where number = 2", "there is no match mat_none of this game"),
        ("update rating_changes set seat = 9 where subject = 'cid'", "has other seats, players or ranks than match"),
        ("update rating_changes set rank = 2 where subject = 'cid'", "has other seats, players or ranks than match"),
        ("delete from rating_changes where subject = 'cid'", "has other seats, players or ranks than match"),
        ("update rating_changes set at = 86402000 where number = 2", "was not closed then"),
        ("update rating_changes set at = 86402000 where subject = 'cid'", "its lines are not of one match, kind and"),
        ("update rating_changes set subject = 'ai:king' where subject = 'cid'", "has other seats, players or ranks"),
        ("update entries set data = replace(data, '[1,2]', '[2,1]') where kind = 'finished'", "has other seats,"),
        ("update entries set data = replace(data, 'true', 'false') where kind = 'opened'", "is none that is rated"),
    ],
)
async def test_a_line_that_says_otherwise_than_its_match_is_found(database: str, change: str, fault: str) -> None:
    async with desk_on(database) as desk:
        await two_rated(desk)
        await executed(database, change)
        told = [each for each in await faults_of(desk) if each.startswith("entry 2: ")]
    assert len(told) == 1
    assert fault in told[0]


async def test_a_match_whose_entry_is_another_matchs_is_missed_itself(database: str) -> None:
    async with desk_on(database) as desk:
        first, second = await two_rated(desk)
        await executed(database, f"update rating_changes set match = '{first.id}' where number = 2")
        faults = await faults_of(desk)
    assert faults[0] == f"entry 2: match {first.id} is entered twice, or annulled without having been rated"
    assert f"match {second.id}: is finished and rated, but not entered" in faults


async def test_ratings_that_nothing_can_be_computed_from_are_named(database: str) -> None:
    async with desk_on(database) as desk:
        await two_rated(desk)
        await executed(database, "update rating_changes set doubt_before = 0, mean_before = 1e308 where number = 2")
        assert any(fault.startswith("entry 2: begins from") for fault in await faults_of(desk))


async def test_a_line_of_no_kind_is_told_in_one_sentence(sqlite_url: str) -> None:
    async with desk_on(sqlite_url) as desk:
        await two_rated(desk)
    await executed(sqlite_url, "update rating_changes set kind = 'gift' where number = 2")
    told = await asyncio.to_thread(run, "ratings", "verify", "--database", sqlite_url)
    assert (told.code, told.out) == (1, "")
    assert told.err.endswith("entry 2 of the ledger of the-river is of no kind that there is: gift\n")


async def test_an_annulment_is_found_without_its_ruling_and_a_ruling_without_its_annulment(database: str) -> None:
    async with desk_on(database) as desk:
        _, ground, people = await rated_season(desk)
        place, match = await table_of(ground, me(people[0]))
        await play_out(ground.desk, match, people)
        await annul_table(ground.desk, ground.owner, Ruling(ground.id, place, "the wrong day"))
        assert await faults_of(desk) == ()
        await executed(database, "update rating_changes set at = at + 1 where kind = 'annulled'")
        assert f"entry 2: no referee has ruled on match {match} then" in await faults_of(desk)
        await executed(database, "delete from rating_changes where kind = 'annulled'")
        await executed(database, "update rating_ledgers set number = 1")
        assert (await faults_of(desk))[-1] == f"match {match}: a referee has ruled on it, but it is still rated"


async def test_matches_of_machines_alone_are_not_missed(desk: Desk) -> None:
    machines = await finished(desk, ["ai:hand", "ai:hand"], (1, 2))
    assert await rate(desk, machines) == []
    assert await faults_of(desk) == ()


async def test_the_outline_of_a_match_tells_what_is_rated_as_the_whole_log_does(desk: Desk) -> None:
    match = await finished(desk, [*TWO, "ai:hand"], (1, 2, 3), before=[Resigned(1), TakenOver(1, "legend")])
    async with desk.store.reading() as reading:
        [entries] = (await reading.outlines([match.id])).values()
        whole = fold(match.id, await reading.log(match.id))
        assert await reading.outlines([MatchId("mat_none")]) == {}
    assert parts(outline(match.id, entries)) == parts(whole) == parts(match)
