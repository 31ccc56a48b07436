"""A vacation that begins at the moment in which a time runs out, on both databases: one of the two was first."""

import asyncio

import pytest

from application.accounts.pauses.plan_vacation import end_vacation, plan_vacation
from application.accounts.pauses.write_pauses import write_pauses
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.matches.expire import expire
from application.matches.open_match import open_match
from application.matches.verify_match import verify_match
from application.players.authenticate import authenticate
from application.players.sign_up import sign_up
from domain.hosting.clocks import deadline
from domain.hosting.match import Match
from domain.hosting.pauses import DAY
from domain.hosting.terms import Moment, Pace, Status, Timing
from domain.hosting.vacations import Vacation
from tests.workers.desks import desk_on

TERMS = Terms("moon-river", 2, timing=Timing(Pace.CORRESPONDENCE, per_turn=1_000))
SPREAD = (-15, -5, 0, 2, 5, 15)
"""How long after the end of the time, in milliseconds, the vacation is asked for."""


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


async def _own_turn(desk: Desk, caller: Caller) -> Match:
    while True:
        answer = await open_match(desk, caller, TERMS, OwnSeat(1), machines=[AiSeat("drifter")], starts=True)
        if answer.view.match.to_move == 1:
            return answer.view.match


def _end(match: Match) -> Moment:
    end = deadline(match.clock)
    assert end is not None
    return end


async def _sweep(desk: Desk, match: Match, end: Moment) -> None:
    while desk.clock.now() < end + 100:
        await expire(desk, match.id)
        await asyncio.sleep(0)


async def _go_away(desk: Desk, caller: Caller, at: int) -> Vacation:
    while desk.clock.now() < at:  # noqa: ASYNC110 - the moment itself is what is tried
        await asyncio.sleep(0.001)
    planned = await plan_vacation(desk, caller, None, Moment(desk.clock.now() + 2 * DAY))
    await write_pauses(desk, caller.required_player().id)
    return planned.vacations[0]


async def test_no_time_runs_out_in_a_vacation_that_began_before_its_end(database: str) -> None:
    async with desk_on(database) as desk, desk_on(database) as worker:
        ada = await authenticate(desk, (await sign_up(desk, NOBODY, "Ada", "moonlit river")).text)
        for late in SPREAD:
            match = await _own_turn(desk, ada)
            end = _end(match)
            vacation, _ = await asyncio.gather(_go_away(desk, ada, end + late), _sweep(worker, match, end))
            # The sweep comes again, as it does every second: one that met the vacation halfway has done nothing.
            await expire(desk, match.id)
            now = (await desk.matches.fresh(match.id)).match
            was_in_time = vacation.begins < end
            assert (now.status is Status.RUNNING) == was_in_time
            assert not was_in_time or _end(now) == end + vacation.ends - vacation.begins
            assert (await verify_match(desk, match.id)).is_sound
            await end_vacation(desk, ada, vacation.id)
            await write_pauses(desk, ada.required_player().id)
