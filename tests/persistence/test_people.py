"""The store's contract about players, tokens, kept answers and the outbox."""

import asyncio
import time

import pytest

from adapters.persistence import store as sql_store
from application.callers import Scope
from application.errors import LimitReached
from application.players.create_bot import create_bot
from application.players.create_token import create_token
from application.policy import Policy
from application.ports.store import KeyTaken, NameTaken, Store, StoreFault
from domain.hosting.players import PlayerKind, PlayerRole
from domain.hosting.terms import PlayerId
from tests.persistence.rows import ADA, BEA, answer, at, notice, player, token, work
from tests.workers.desks import desk_on, somebody


async def test_a_player_is_found_by_id_and_by_name_without_regard_to_case(store: Store) -> None:
    ada = player("Ada")
    async with work(store) as working:
        await working.add_player(ada, "hash")
    async with store.reading() as reading:
        assert await reading.player(ada.id) == ada
        assert [await reading.player_by_name(name) for name in ("Ada", "aDA")] == [ada, ada]
        assert [await reading.player_by_name(name) for name in ("Adá", "A-da", "nul\0", "\ud800")] == [None] * 4
        assert await reading.password_of(ada.id) == "hash"
        assert await reading.player(PlayerId("nobody")) is None
        assert await reading.password_of(PlayerId("nobody")) is None


@pytest.mark.parametrize("name", ["Ada", "ADA", "Adá", "A.d-a"])
async def test_a_name_that_looks_like_anothers_is_taken_and_the_transaction_stays_usable(
    store: Store, name: str
) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        await working.add_player(player("Bea"))
    async with work(store) as working:
        with pytest.raises(NameTaken):
            await working.add_player(player(name, id=PlayerId("ply_other")))
        with pytest.raises(NameTaken):
            await working.change_player(player(name, id=BEA))
        await working.add_player(player("Cleo"))
    async with store.reading() as reading:
        assert await reading.player(PlayerId("ply_other")) is None
        assert await reading.player(BEA) == player("Bea")
        assert await reading.player(PlayerId("ply_cleo")) == player("Cleo")


async def test_of_those_who_want_one_name_at_once_exactly_one_gets_it(store: Store) -> None:
    async def wanted(number: int) -> bool:
        try:
            async with work(store) as working:
                await working.add_player(player("Ada", id=PlayerId(f"ply_{number}")))
        except NameTaken:
            return False
        return True

    assert (await asyncio.gather(*(wanted(number) for number in range(6)))).count(True) == 1


async def test_a_player_may_change_name_kind_and_password(store: Store) -> None:
    guest = player("Passing", PlayerKind.GUEST)
    human = player("Ada", id=guest.id)
    async with work(store) as working:
        await working.add_player(guest)
    async with work(store) as working:
        await working.change_player(human, "hash")
        await working.change_player(human)
    async with store.reading() as reading:
        assert await reading.player(guest.id) == human
        assert await reading.player_by_name("passing") is None
        assert await reading.password_of(guest.id) == "hash"


async def test_a_player_may_change_the_case_of_his_own_name(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        await working.change_player(player("ADA", id=ADA))
    async with store.reading() as reading:
        assert await reading.player(ADA) == player("ADA", id=ADA)


async def test_players_are_given_in_the_order_asked_for_however_many(store: Store) -> None:
    async with work(store) as working:
        for number in range(140):
            await working.add_player(player(f"Person{number}x", id=PlayerId(f"ply_{number}")))
    wanted = [PlayerId(f"ply_{number}") for number in (139, 5, 999, *range(10, 138))]
    async with store.reading() as reading:
        assert [each.id for each in await reading.players(wanted)] == [one for one in wanted if one != "ply_999"]
        assert list(await reading.players([])) == []


async def test_bots_are_listed_by_owner(store: Store) -> None:
    later = player("Robin", PlayerKind.BOT, owner=ADA, created_at=at(5))
    early = player("Zed", PlayerKind.BOT, owner=ADA)
    async with work(store) as working:
        for each in (player("Ada"), later, early, player("Other", PlayerKind.BOT, owner=BEA)):
            await working.add_player(each)
    async with store.reading() as reading:
        assert list(await reading.bots_of(ADA)) == [early, later]
        assert list(await reading.bots_of(PlayerId("nobody"))) == []


async def test_a_token_is_found_by_its_hash_also_when_it_is_over(store: Store) -> None:
    old = token("old", expires_at=at(1))
    async with work(store) as working:
        await working.add_token(old)
        await working.add_token(token("new", created_at=at(2)))
    async with store.reading() as reading:
        assert await reading.token(old.hash) == old
        assert await reading.token(b"unknown") is None
        assert [each.id for each in await reading.tokens_of(ADA)] == ["tok_old", "tok_new"]
        assert list(await reading.tokens_of(BEA)) == []


async def test_a_token_is_revoked_once_and_for_all(store: Store) -> None:
    async with work(store) as working:
        await working.add_token(token("one"))
    async with work(store) as working:
        assert list(await working.revoke_token("tok_none", at(1))) == []
        assert list(await working.revoke_token("tok_one", at(2))) == ["tok_one"]
        assert list(await working.revoke_token("tok_one", at(3))) == []
    async with store.reading() as reading:
        found = await reading.token(token("one").hash)
    assert found is not None
    assert found.revoked_at == at(2)


async def test_a_revocation_reaches_all_that_were_made_with_a_token_and_no_others(store: Store) -> None:
    line = [token("a"), token("b", parent="tok_a"), token("c", BEA, parent="tok_b"), token("d", parent="tok_c")]
    async with work(store) as working:
        for each in (*line, token("other"), token("bea", BEA)):
            await working.add_token(each)
        await working.revoke_token("tok_c", at(1))
    async with work(store) as working:
        assert sorted(await working.revoke_token("tok_a", at(2))) == ["tok_a", "tok_b"]
    async with store.reading() as reading:
        ended = {each.id: (await reading.token_by_id(each.id) or each).revoked_at for each in (*line, token("other"))}
    assert ended == {"tok_a": at(2), "tok_b": at(2), "tok_c": at(1), "tok_d": at(1), "tok_other": None}


async def test_all_tokens_of_a_player_are_revoked_with_what_was_made_with_them(store: Store) -> None:
    async with work(store) as working:
        for each in (token("a"), token("b"), token("bot", BEA, parent="tok_a"), token("bea", BEA)):
            await working.add_token(each)
        assert sorted(await working.revoke_tokens_of(ADA, at(1))) == ["tok_a", "tok_b", "tok_bot"]


async def test_a_session_is_found_as_it_was_stored(store: Store) -> None:
    session = token("session", is_session=True, parent="tok_x", origin=b"digest")
    async with work(store) as working:
        await working.add_token(session)
    async with store.reading() as reading:
        assert await reading.token(session.hash) == session
        assert await reading.token_by_id(session.id) == session
        assert await reading.token_by_id("tok_none") is None
        assert await reading.has_session_from(ADA, b"digest")
        assert not await reading.has_session_from(ADA, b"another")
        assert not await reading.has_session_from(BEA, b"digest")


async def test_a_role_is_given_and_taken_and_outlasts_a_change_of_name(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        assert await working.give_role(ADA, PlayerRole.ADMIN)
        assert not await working.give_role(PlayerId("nobody"), PlayerRole.ADMIN)
        await working.change_player(player("Adela", id=ADA))
    async with work(store) as working:
        assert await working.player(ADA) == player("Adela", id=ADA, role=PlayerRole.ADMIN)
        await working.give_role(ADA, None)
    async with store.reading() as reading:
        assert await reading.player(ADA) == player("Adela", id=ADA)


async def test_of_two_upgrades_at_once_exactly_one_succeeds(store: Store) -> None:
    guest = player("Passing", PlayerKind.GUEST)
    async with work(store) as working:
        await working.add_player(guest)

    async def upgraded(name: str) -> bool:
        async with work(store) as working:
            return await working.upgrade_player(player(name, id=guest.id), f"hash of {name}")

    names = ["Zoe", "Kim", "Lou", "Max"]
    done = await asyncio.gather(*map(upgraded, names))
    assert done.count(True) == 1
    winner = names[done.index(True)]
    async with store.reading() as reading:
        assert await reading.player(guest.id) == player(winner, id=guest.id)
        assert await reading.password_of(guest.id) == f"hash of {winner}"


async def test_a_namesake_is_another_player_whose_name_looks_alike(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
    async with store.reading() as reading:
        assert await reading.has_namesake(player("Adá", id=BEA))
        assert not await reading.has_namesake(player("ADA", id=ADA))
        assert not await reading.has_namesake(player("Bea"))


async def test_an_answer_is_kept_under_its_players_key_once(store: Store) -> None:
    async with work(store) as working:
        await working.keep_answer(answer("k"))
        await working.keep_answer(answer("k", BEA))
        with pytest.raises(KeyTaken):
            await working.keep_answer(answer("k"))
        await working.keep_answer(answer("K"))
    async with store.reading() as reading:
        assert await reading.answer(ADA, "k") == answer("k")
        assert await reading.answer(BEA, "k") == answer("k", BEA)
        assert await reading.answer(ADA, "other") is None
        assert await reading.answer(ADA, "nul\0") is None


async def test_old_answers_are_forgotten_and_counted(store: Store) -> None:
    async with work(store) as working:
        for second in range(5):
            await working.keep_answer(answer(f"k{second}", seconds=second))
    async with work(store) as working:
        assert await working.forget_answers(at(2), 10) == 2
        assert await working.forget_answers(at(2), 10) == 0
    async with store.reading() as reading:
        assert await reading.answer(ADA, "k1") is None
        assert await reading.answer(ADA, "k2") == answer("k2", seconds=2)


async def test_notices_wait_in_the_outbox_until_they_are_discarded(store: Store) -> None:
    async with work(store) as working:
        for name, second in (("c", 3), ("a", 1), ("b", 1), ("d", 9)):
            await working.post(notice(name, second, task="ai-turn" if name == "a" else None))
    async with store.reading() as reading:
        assert list(await reading.unsent_notices(at(9), 10)) == [
            notice("a", 1, "ai-turn"),
            notice("b", 1),
            notice("c", 3),
        ]
        assert [each.id for each in await reading.unsent_notices(at(9), 2)] == ["not_a", "not_b"]
    async with work(store) as working:
        await working.discard_notices(["not_a", "not_c", "not_unknown"])
        await working.discard_notices([])
    async with store.reading() as reading:
        assert [each.id for each in await reading.unsent_notices(at(10), 10)] == ["not_b", "not_d"]


async def test_only_a_server_has_a_clock_of_its_own(database: str) -> None:
    made = sql_store(database)
    before = time.time_ns() // 1_000_000
    shown = await made.time()
    after = time.time_ns() // 1_000_000
    await made.close()
    assert shown is None if database.startswith("sqlite") else shown is not None and before <= shown <= after


async def test_a_store_is_up_while_it_answers(store: Store) -> None:
    assert await store.is_up()


@pytest.mark.parametrize("name", ["nul\0", "half \ud800"])
async def test_a_text_that_no_database_can_hold_is_refused_as_a_fault(database: str, name: str) -> None:
    made = sql_store(database, 2)
    try:
        if "postgresql" in database or "\ud800" in name:
            with pytest.raises(StoreFault):
                async with work(made) as working:
                    await working.add_player(player(name, id=PlayerId("ply_x")))
        assert await made.is_up()
    finally:
        await made.close()


async def test_a_player_is_held_by_one_at_a_time(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
    order: list[str] = []

    async def second() -> None:
        async with store.working() as working:
            await working.hold_player(ADA)
            order.append("second")

    async with store.working() as working:
        await working.hold_player(ADA)
        waiting = asyncio.create_task(second())
        await asyncio.sleep(0.1)
        order.append("first")
    await waiting
    assert order == ["first", "second"]


async def test_whoever_asks_at_once_gets_no_more_tokens_and_bots_than_allowed(migrated_postgres_url: str) -> None:
    async with desk_on(migrated_postgres_url, policy=Policy(tokens_per_player=2, bots_per_player=3)) as desk:
        ada = await somebody(desk)
        tokens = (create_token(desk, ada, f"number {number}", [Scope.PLAY]) for number in range(8))
        bots = (create_bot(desk, ada, f"Robot{letter}") for letter in "ABCDEFGH")
        for asked, most in ((tokens, 2), (bots, 3)):
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(each, LimitReached) for each in told) == 8 - most
