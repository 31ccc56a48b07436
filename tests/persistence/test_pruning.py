"""What is kept for a time only: found by its age, deleted a few rows at a time, and nothing else with it."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from adapters.persistence import pruning
from adapters.persistence import store as sql_store
from adapters.persistence.drivers.compiled_statements import Compiled
from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.league_tables import league_entries, leagues
from adapters.persistence.rows import player_values, token_values
from adapters.persistence.sessions import Statement
from adapters.persistence.tables import entries, metadata, players, tokens
from application.ports.leagues import LeagueSummary
from application.ports.pruning import GuestPlace
from application.ports.queue import MatchAt, Task
from application.ports.store import SeatRow, Store
from application.ports.upkeep import Closing, DeadTask
from application.tasks import stored_form
from domain.hosting.players import PlayerKind
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.entries import ClockMoved, LeagueLogged
from domain.league.terms import LeagueId
from tests.persistence.rows import ADA, BEA, OPENED, SECRET, answer, at, head, logged, opened, player, token, work

GUEST = PlayerKind.GUEST


def sandbox(name: str, seconds: int = 0, **changes: object) -> LeagueSummary:
    made = LeagueSummary(LeagueId(f"lge_{name}"), name, ADA, "the-river", "running", True, 1, at(0), at(seconds))
    return replace(made, **changes)  # type: ignore[arg-type]  # members of LeagueSummary


async def found(store: Store, *heads: LeagueSummary) -> None:
    async with work(store) as working:
        for each in heads:
            await working.found_league(each, SECRET, [LeagueLogged(1, at(0), ClockMoved(ADA, at(0)))])
            await working.note_members(each.id, [ADA])


async def test_answers_go_oldest_first_and_no_more_than_asked_for(store: Store) -> None:
    async with work(store) as working:
        for number in range(5):
            await working.keep_answer(answer(f"k{number}", seconds=number))
        assert [await working.forget_answers(at(4), 3), await working.forget_answers(at(4), 3)] == [3, 1]
    async with store.reading() as reading:
        assert await reading.answer(ADA, "k4") is not None
        assert await reading.answer(ADA, "k3") is None


async def test_tokens_that_expired_or_were_revoked_long_ago_go(store: Store) -> None:
    async with work(store) as working:
        for name in ("ADA", "BEA"):
            await working.add_player(player(name))
        await working.add_token(token("good"))
        await working.add_token(token("later", expires_at=at(50)))
        await working.add_token(token("expired", expires_at=at(5)))
        await working.add_token(token("revoked", expires_at=at(50), revoked_at=at(5)))
        assert await working.forget_tokens(at(5), 10) == 0
        assert await working.forget_tokens(at(6), 10) == 2
        assert [each.label for each in await working.tokens_of(ADA)] == ["good", "later"]


async def test_old_dead_tasks_are_forgotten(store: Store) -> None:
    async with work(store) as working:
        for number in range(3):
            await working.bury(DeadTask(Task("close", MatchAt(MatchId("mat_a"), number)), "fault", 5, at(number)))
        assert await working.forget_dead(at(2), 10) == 2
        assert [stored_form(each.task)[1] for each in await working.dead_tasks(10)] == [2]


async def test_only_guests_who_left_no_trace_go(store: Store) -> None:
    guests = [player(name, GUEST) for name in ("Seated", "Creator", "Member", "Signed", "Gone")]
    seated, creator, member, signed, gone = (each.id for each in guests)
    async with work(store) as working:
        for each in (*guests, player("Human")):
            await working.add_player(each)
        await working.add_token(token("t", signed))
        await working.open_match(head("a", seats=(SeatRow(1, seated, None),)), SECRET, logged(1, OPENED))
        await working.open_match(head("b", creator=creator), SECRET, logged(1, OPENED))
        await working.found_league(sandbox("a"), SECRET, [LeagueLogged(1, at(0), ClockMoved(ADA, at(0)))])
        await working.note_members(LeagueId("lge_a"), [member])
    async with work(store) as working:
        page = await working.guests_after(None, at(1), 10)
        assert {place.id for place in page} == {each.id for each in guests}
        assert await working.forget_guests([*(place.id for place in page), player("Human").id]) == 1
        assert await working.player(gone) is None
        assert await working.player(player("Human").id) is not None


async def test_guests_are_looked_at_page_by_page(store: Store) -> None:
    async with work(store) as working:
        for number in range(5):
            await working.add_player(player(f"Guest{'abcde'[number]}", GUEST, created_at=at(number // 2)))
    async with store.reading() as reading:
        first = await reading.guests_after(None, at(2), 3)
        rest = await reading.guests_after(first[-1], at(2), 3)
    assert [place.id for place in (*first, *rest)] == [PlayerId(f"ply_guest{letter}") for letter in "abcd"]
    assert isinstance(first[0], GuestPlace)


async def test_open_matches_are_found_by_their_age_except_those_of_leagues(store: Store) -> None:
    heads = [head(f"{number}", opened_at=at(number)) for number in range(4)]
    await opened(store, *heads, head("running", status=Status.RUNNING))
    await found(store, sandbox("a"))
    async with work(store) as working:
        await working.note_league_matches(LeagueId("lge_a"), [MatchId("mat_1")])
    async with store.reading() as reading:
        assert await reading.unstarted_matches(at(3), 10) == ["mat_0", "mat_2"]
        assert await reading.unstarted_matches(at(3), 1) == ["mat_0"]


async def test_matches_that_ended_before_they_started_are_found_once_they_are_closed(store: Store) -> None:
    await opened(store, *(head(name, status=Status.ABORTED) for name in ("waiting", "unplayed", "played")))
    async with work(store) as working:
        for name in ("waiting", "unplayed", "played"):
            await working.await_closing(Closing(MatchId(f"mat_{name}"), 1, at(0)))
        await working.close_match(MatchId("mat_unplayed"), at(5), None)
        await working.close_match(MatchId("mat_played"), at(5), {"moves": []})
    async with work(store) as working:
        assert await working.unplayed_matches(at(5), 10) == []
        assert await working.unplayed_matches(at(6), 10) == ["mat_unplayed"]
        assert await working.forget_matches([MatchId("mat_unplayed")]) == 1
        assert await working.forget_matches([MatchId("mat_unplayed")]) == 0
        assert await working.match_summary(MatchId("mat_unplayed")) is None
        assert await working.log(MatchId("mat_unplayed")) == []
        assert len(await working.log(MatchId("mat_played"))) == 1


async def test_a_sandbox_is_due_only_while_somebody_looks_at_it(store: Store) -> None:
    await found(store, sandbox("a"), sandbox("b", sandbox=False))

    async def due(since: int) -> list[str]:
        async with store.reading() as reading:
            heads = await reading.due_leagues(at(100), at(since), 10)
            for name in (LeagueId("lge_a"), LeagueId("lge_b")):
                calls = await reading.due_calls(name, at(100), at(since))
                assert (calls is not None) == any(each.id == name for each in heads)
            return [each.id for each in heads]

    assert await due(0) == ["lge_a", "lge_b"]
    assert await due(1) == ["lge_b"]
    async with work(store) as working:
        assert not await working.attend_league(LeagueId("lge_a"), at(50), at(0))
        assert await working.attend_league(LeagueId("lge_a"), at(50), at(40))
        assert not await working.attend_league(LeagueId("lge_b"), at(50), at(40))
    assert await due(50) == ["lge_a", "lge_b"]


async def test_a_condemned_sandbox_goes_match_by_match(store: Store) -> None:
    await found(store, sandbox("old"), sandbox("new", 50), sandbox("closed", 20, closed=True))
    await opened(store, head("a"), head("b"), head("kept"))
    async with work(store) as working:
        await working.note_league_matches(LeagueId("lge_old"), [MatchId(f"mat_{name}") for name in ("a", "b", "never")])
        await working.note_league_matches(LeagueId("lge_new"), [MatchId("mat_kept")])
        assert await working.condemn_sandboxes(at(10), at(30), 10) == 2
        assert await working.condemn_sandboxes(at(10), at(30), 10) == 0
        assert not await working.attend_league(LeagueId("lge_old"), at(99), at(98))
        assert await working.forget_sandboxes(10) == 1
        assert set(await working.condemned_matches(10)) == {"mat_a", "mat_b", "mat_never"}
        assert await working.forget_matches(await working.condemned_matches(10)) == 2
        assert await working.condemned_matches(10) == []
        assert await working.forget_sandboxes(10) == 1
    async with store.reading() as reading:
        assert await reading.league_summary(LeagueId("lge_old")) is None
        assert await reading.league_log(LeagueId("lge_old")) == []
        assert await reading.league_summary(LeagueId("lge_new")) is not None
        assert await reading.match_summary(MatchId("mat_kept")) is not None


async def test_two_that_prune_at_once_delete_each_row_once(store: Store) -> None:
    async with work(store) as working:
        for number in range(40):
            await working.keep_answer(answer(f"k{number}", BEA))

    async def pruned() -> int:
        total = 0
        while True:
            async with work(store) as working:
                gone = await working.forget_answers(at(1), 5)
            total += gone
            if not gone:
                return total

    assert sum(await asyncio.gather(pruned(), pruned())) == 40


OLD: dict[str, object] = {"before": at(1), "limit": 5}
CHEAP: dict[str, tuple[Statement, dict[str, object], str]] = {
    "answers": (pruning.FORGET_ANSWERS, OLD, "answers_by_at"),
    "expired": (pruning.FORGET_EXPIRED, OLD, "tokens_by_expiry"),
    "revoked": (pruning.FORGET_REVOKED, OLD, "tokens_by_revocation"),
    "dead": (pruning.FORGET_DEAD, OLD, "dead_tasks_by_at"),
    "open": (pruning.UNSTARTED, OLD, "matches_by_status"),
    "unplayed": (pruning.UNPLAYED, OLD, "closings_unplayed"),
    "guests": (pruning.guests_after(is_first=True), OLD, "guests_by_age"),
    "more guests": (pruning.guests_after(is_first=False), OLD | {"after_at": 0, "after_id": ""}, "guests_by_age"),
    "unused guests": (pruning.forget_guests_among(1), {"id0": "ply_1"}, "matches_by_creator"),
    "sandboxes": (pruning.CONDEMN, OLD | {"closed_before": at(1)}, "sandboxes_by_attention"),
    "their matches": (pruning.CONDEMNED_MATCHES, {"limit": 5}, "league_matches_by_league"),
}


async def fill(connection: AsyncConnection) -> None:
    some = [player(f"Human{number}", id=PlayerId(f"ply_{number}")) for number in range(2_000)]
    await connection.execute(players.insert(), [player_values(each) for each in some])
    many = [token(f"t{number}", expires_at=at(number), revoked_at=None) for number in range(2_000)]
    await connection.execute(tokens.insert(), [token_values(each) for each in many])


@pytest.mark.parametrize("what", sorted(CHEAP))
async def test_what_is_old_is_found_by_an_index(database: str, what: str) -> None:
    statement, values, index = CHEAP[what]
    engine = engine_of(database_url(database))
    is_sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        await fill(connection)
        await connection.exec_driver_sql("ANALYZE")
        if not is_sqlite:
            # Small tables are read whole, whatever there is: what matters is that the index can be used.
            await connection.exec_driver_sql("SET enable_seqscan = off")
        compiled = Compiled(statement, engine.dialect.name)
        explain = "EXPLAIN QUERY PLAN" if is_sqlite else "EXPLAIN"
        plan = await connection.exec_driver_sql(f"{explain} {compiled.text}", compiled.parameters(values))
        lines = [str(line[-1]) for line in plan]
    await engine.dispose()
    assert index in "\n".join(lines), lines


async def test_nothing_of_a_deleted_match_or_league_stays_in_any_table(database: str) -> None:
    made = sql_store(database, 4)
    await opened(made, head("a", version=3))
    await found(made, sandbox("a"))
    async with work(made) as working:
        await working.note_league_matches(LeagueId("lge_a"), [MatchId("mat_a")])
        await working.condemn_sandboxes(at(9), at(9), 1)
        await working.forget_matches(await working.condemned_matches(9))
        await working.forget_sandboxes(9)
    await made.close()
    engine = engine_of(database_url(database))
    async with engine.connect() as connection:
        counted = {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in metadata.tables.values()
        }
    await engine.dispose()
    assert {name: number for name, number in counted.items() if number} == {}
    assert {entries.name, leagues.name, league_entries.name} <= set(counted)
