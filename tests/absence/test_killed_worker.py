"""A worker that is killed while it writes a vacation into many matches, on both databases: the next one finishes it."""

import asyncio
import multiprocessing
import os
import signal

import pytest

from application.accounts.pauses import write_pauses as writing
from application.accounts.pauses.plan_vacation import plan_vacation
from application.accounts.pauses.send_due_pauses import send_due_pauses
from application.accounts.pauses.write_pauses import write_pauses
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.hosting.learn_pauses import learn_pauses
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.matches.open_match import open_match
from application.matches.verify_match import verify_match
from application.players.authenticate import authenticate
from application.players.sign_up import sign_up
from domain.hosting.clocks import deadline
from domain.hosting.match import Match
from domain.hosting.pauses import DAY
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Timing
from tests.workers.desks import desk_on

TERMS = Terms("moon-river", 2, timing=Timing(Pace.CORRESPONDENCE, per_turn=DAY))
MATCHES = 12
DONE = 5


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


def _write_and_die(database: str, player: str) -> None:
    """Writes into some matches and kills its own process without a warning, as the kernel would."""
    left = DONE

    async def learn_some(desk: Desk, match: MatchId) -> bool:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        return await learn_pauses(desk, match)

    vars(writing)["learn_pauses"] = learn_some

    async def run() -> None:
        async with desk_on(database) as desk:
            await write_pauses(desk, PlayerId(player))

    asyncio.run(run())


async def _matches(desk: Desk, caller: Caller) -> list[Match]:
    """Running ones; in some of them it is the caller's turn."""
    found: list[Match] = []
    while len(found) < MATCHES or not any(match.to_move == 1 for match in found):
        answer = await open_match(desk, caller, TERMS, OwnSeat(1), machines=[AiSeat("drifter")], starts=True)
        found.append(answer.view.match)
    return found


async def test_clocks_are_right_after_a_worker_was_killed_halfway(database: str) -> None:
    async with desk_on(database) as desk:
        ada = await authenticate(desk, (await sign_up(desk, NOBODY, "Ada", "moonlit river")).text)
        matches = await _matches(desk, ada)
        pauses = await plan_vacation(desk, ada, None, Moment(desk.clock.now() + 3 * DAY))
    me, begun = ada.required_player().id, pauses.vacations[0]
    child = multiprocessing.get_context("spawn").Process(target=_write_and_die, args=(database, me))
    child.start()
    await asyncio.to_thread(child.join, 120)
    assert child.exitcode == -signal.SIGKILL
    async with desk_on(database) as desk:
        assert sum([(await _now(desk, match)).version > match.version for match in matches]) == DONE
        assert await send_due_pauses(desk) == 1
        # It counts what it writes anew: nothing is written twice.
        assert await write_pauses(desk, me) == len(matches) - DONE
        assert await write_pauses(desk, me) == 0
        assert await send_due_pauses(desk) == 0
        for match in matches:
            length = begun.ends - begun.begins if match.to_move == 1 else 0
            assert _end(await _now(desk, match)) == _end(match) + length
            assert (await verify_match(desk, match.id)).is_sound


async def _now(desk: Desk, match: Match) -> Match:
    return (await desk.matches.fresh(match.id)).match


def _end(match: Match) -> Moment:
    end = deadline(match.clock)
    assert end is not None
    return end
