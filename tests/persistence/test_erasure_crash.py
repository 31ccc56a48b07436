"""An erasure whose process is killed in the middle, on both databases: the next one finishes it."""

import asyncio
import multiprocessing
import os
import signal

import pytest

from application.accounts.send_due_accounts import send_due_accounts
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.errors import Forbidden
from application.hosting.terms import Terms
from application.matches.abort import abort
from application.matches.open_match import open_match
from application.players.authenticate import authenticate
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.ports.store import MatchFilter
from application.privacy import remove_player as leaving
from application.privacy.erase_due import erase_due
from application.privacy.request_erasure import request_erasure
from domain.hosting.terms import MatchId, PlayerId, Status
from tests.workers.desks import desk_on

PASSWORD = "moonlit river"
TABLES = 4


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


def _erase_and_die(database: str, player: str) -> None:
    """Leaves one table and kills its own process without a warning, as the kernel would."""
    left = 0

    async def abort_once(desk: Desk, caller: Caller, match: MatchId) -> object:
        nonlocal left
        if left:
            os.kill(os.getpid(), signal.SIGKILL)
        left += 1
        return await abort(desk, caller, match)

    vars(leaving)["abort"] = abort_once

    async def run() -> None:
        async with desk_on(database) as desk:
            await erase_due(desk, PlayerId(player))

    asyncio.run(run())


async def _person(database: str) -> Caller:
    async with desk_on(database) as desk:
        ada = await authenticate(desk, (await sign_up(desk, NOBODY, "Ada", PASSWORD)).text)
        for _ in range(TABLES):
            await open_match(desk, ada, Terms("moon-river", 2))
        await request_erasure(desk, ada, PASSWORD)
        return ada


async def _make_due(database: str, player: PlayerId) -> None:
    async with desk_on(database) as desk, desk.store.working() as work:
        erasure = await work.erasure(player)
        assert erasure is not None
        await work.call_off_erasure(player)
        await work.ask_for_erasure(type(erasure)(player, erasure.asked_at, desk.clock.now()))
        await work.commit()


async def test_an_erasure_that_is_killed_halfway_is_finished_by_the_next_process(database: str) -> None:
    me = (await _person(database)).required_player().id
    await _make_due(database, me)
    child = multiprocessing.get_context("spawn").Process(target=_erase_and_die, args=(database, me))
    child.start()
    await asyncio.to_thread(child.join, 120)
    assert child.exitcode == -signal.SIGKILL
    async with desk_on(database) as desk:
        async with desk.store.reading() as reading:
            assert await reading.count(MatchFilter(creator=me, status=Status.OPEN)) == TABLES - 1
            assert await reading.due_erasures(desk.clock.now(), 5)
        with pytest.raises(Forbidden, match="player-banned"):
            await sign_in(desk, NOBODY, "Ada", PASSWORD)
        assert await send_due_accounts(desk) == 1
        assert [await erase_due(desk, me) for _ in range(2)] == [True, False]
        async with desk.store.reading() as reading:
            known = await reading.player(me)
            assert known is not None
            assert known.name.startswith("Deleted-")
            assert await reading.count(MatchFilter(creator=me, status=Status.OPEN)) == 0
            assert await reading.password_of(me) is None
            assert await reading.due_erasures(desk.clock.now(), 5) == []
