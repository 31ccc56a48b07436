"""A match that has ended is closed exactly once, with everything that follows from its end."""

import asyncio
from collections.abc import Sequence

import pytest

from application.desk import Desk
from application.hosting.terms import Terms
from application.matches.abort import abort
from application.matches.close_match import close_match
from application.matches.export_record import export_record
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.matches.verify_match import Unsound, verify_match
from application.ports.closing import Ended
from application.ports.store import Notice, Work
from application.ports.upkeep import Closing
from domain.hosting.match import Match
from domain.hosting.terms import Moment, Status
from tests.workers.desks import desk_on, execute, machines_table, played_out, somebody, table_for


class Ratings:
    """Stands for what leagues do at the end of a match: a write in the closing's transaction."""

    def __init__(self, faults: int = 0) -> None:
        self.faults = faults
        self.ended: list[Ended] = []

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        self.ended.append(ended)
        if self.faults:
            self.faults -= 1
            raise RuntimeError("the ratings are out of order")
        return [Notice(f"not_{ended.match.id}", "ratings", None, ended.at)]


async def closing_of(desk: Desk, match: Match) -> Closing:
    async with desk.store.reading() as reading:
        closing = await reading.closing(match.id)
    assert closing is not None
    return closing


async def posted_topics(desk: Desk) -> list[str]:
    async with desk.store.reading() as reading:
        return [notice.topic for notice in await reading.unsent_notices(Moment(desk.clock.now() + 1), 1_000)]


async def test_closing_writes_the_record_with_the_secret_revealed(database: str) -> None:
    async with desk_on(database) as desk:
        ada = await somebody(desk)
        match = await played_out(desk, await machines_table(desk, ada))
        assert not (await closing_of(desk, match)).is_done
        assert await close_match(desk, match.id, match.version)
        closing = await closing_of(desk, match)
        assert closing.is_done
        assert closing.record == await export_record(desk, ada, match.id)
        assert isinstance(closing.record, dict)
        assert closing.record["dealing"]
        assert closing.record["result"] == match.result
        assert (await verify_match(desk, match.id)).is_sound


async def test_a_match_is_closed_once_however_many_try_at_once(database: str) -> None:
    ratings = Ratings()
    async with desk_on(database, [ratings]) as desk, desk_on(database, [ratings]) as other:
        match = await played_out(desk, await machines_table(desk, await somebody(desk)))
        tries = [close_match(each, match.id, match.version) for each in (desk, other) * 4]
        assert sorted(await asyncio.gather(*tries)) == [False] * 7 + [True]
        assert (await posted_topics(desk)).count("ratings") == 1


async def test_what_follows_from_the_end_is_kept_with_the_closing_or_not_at_all(database: str) -> None:
    ratings = Ratings(faults=1)
    async with desk_on(database, [ratings]) as desk:
        match = await played_out(desk, await machines_table(desk, await somebody(desk)))
        with pytest.raises(RuntimeError, match="out of order"):
            await close_match(desk, match.id, match.version)
        assert not (await closing_of(desk, match)).is_done
        assert "ratings" not in await posted_topics(desk)
        assert await close_match(desk, match.id, match.version)
        assert "ratings" in await posted_topics(desk)
        assert [ended.match.ranks for ended in ratings.ended] == [match.ranks] * 2


async def test_a_closing_of_another_version_is_stale(desk: Desk) -> None:
    match = await played_out(desk, await machines_table(desk, await somebody(desk)))
    assert not await close_match(desk, match.id, match.version - 1)
    assert not await close_match(desk, match.id, match.version + 1)
    assert await close_match(desk, match.id, match.version)


async def test_a_running_match_is_not_closed(desk: Desk) -> None:
    match = await machines_table(desk, await somebody(desk))
    assert not await close_match(desk, match.id, match.version)


async def test_a_resigned_match_is_closed_with_its_ranks(sqlite_url: str) -> None:
    ratings = Ratings()
    async with desk_on(sqlite_url, [ratings]) as desk:
        ada = await somebody(desk)
        match = await table_for(desk, ada, Terms("the-river", 2))
        ended = (await resign(desk, ada, match.id)).view.match
        assert await close_match(desk, match.id, ended.version)
        assert [(each.match.status, each.match.ranks) for each in ratings.ended] == [(Status.FINISHED, (2, 1))]


async def test_an_aborted_match_is_closed_without_a_record_if_it_never_started(sqlite_url: str) -> None:
    ratings = Ratings()
    async with desk_on(sqlite_url, [ratings]) as desk:
        ada = await somebody(desk)
        match = (await open_match(desk, ada, Terms("the-river", 2))).view.match
        ended = (await abort(desk, ada, match.id)).view.match
        assert await close_match(desk, match.id, ended.version)
        assert (await closing_of(desk, match)).record is None
        assert [each.match.status for each in ratings.ended] == [Status.ABORTED]


async def test_a_match_that_its_log_contradicts_is_not_closed(desk: Desk, sqlite_url: str) -> None:
    match = await played_out(desk, await machines_table(desk, await somebody(desk)))
    execute(
        sqlite_url, """UPDATE entries SET data = replace(data, '"ranks":[', '"ranks":[9,') WHERE kind = 'finished'"""
    )
    with pytest.raises(Unsound, match="the result differs"):
        await close_match(desk, match.id, match.version)
    assert not (await closing_of(desk, match)).is_done


async def test_verify_finds_a_record_that_was_changed_after_the_closing(desk: Desk, sqlite_url: str) -> None:
    match = await played_out(desk, await machines_table(desk, await somebody(desk)))
    await close_match(desk, match.id, match.version)
    execute(sqlite_url, """UPDATE closings SET record = replace(record, '"moves":[', '"moves":["?",')""")
    assert (await verify_match(desk, match.id)).faults == (
        "the record differs from the one written when the match was closed",
    )


async def test_verify_misses_the_closing_of_a_match_that_has_ended(desk: Desk, sqlite_url: str) -> None:
    match = await played_out(desk, await machines_table(desk, await somebody(desk)))
    execute(sqlite_url, "DELETE FROM closings")
    assert (await verify_match(desk, match.id)).faults == ("an end without its closing",)
