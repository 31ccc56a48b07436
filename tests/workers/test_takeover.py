"""A seat whose player has gone is played on by an AI, as the match's policy says, until the player comes back."""

from collections.abc import AsyncIterator

import pytest

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict
from application.hosting.terms import ANY_SEAT, OwnSeat, Terms
from application.leagues.take_back_seat import take_back_seat
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.matches.start import start
from application.ports.queue import DueAt, Task
from application.tasks import CLOCKS
from application.upkeep.expire_clocks import expire_clocks
from domain.hosting.entries import entry_data
from domain.hosting.match import Match
from domain.hosting.terms import Absence, Leaving, MatchId, Pace, Timing
from tests.workers.crews import working_desk
from tests.workers.desks import closed, eventually, somebody

STAND_IN = Absence(Leaving.TAKEOVER, Leaving.TAKEOVER, "drifter")
LIVE = Timing(Pace.LIVE, bank=600_000)


@pytest.fixture
async def working(sqlite_url: str) -> AsyncIterator[Desk]:
    async with working_desk(sqlite_url) as desk:
        yield desk


async def table(desk: Desk, ada: Caller, bea: Caller, absence: Absence, timing: Timing | None = None) -> Match:
    terms = Terms("the-river", 2, timing=timing or Timing(), absence=absence)
    match = (await open_match(desk, ada, terms, OwnSeat(seat=1))).view.match.id
    await join(desk, bea, match, ANY_SEAT)
    return (await start(desk, ada, match)).view.match


async def kinds(desk: Desk, match: MatchId) -> list[str]:
    async with desk.store.reading() as reading:
        return [entry_data(logged.entry)[0] for logged in await reading.log(match)]


async def state(desk: Desk, match: MatchId) -> Match:
    return (await desk.matches.fresh(match)).match


async def test_when_both_resign_machines_play_to_an_outcome_that_tells_it(working: Desk) -> None:
    ada, bea = await somebody(working, "Ada"), await somebody(working, "Bea")
    match = await table(working, ada, bea, STAND_IN)
    await resign(working, ada, match.id)
    await resign(working, bea, match.id)
    ended = await closed(working, match.id)
    assert ended.reason == "game"
    assert ended.taken_over == (1, 2)
    assert [(seat.player, seat.stand_in, seat.left) for seat in ended.seats] == [
        (ada.required_player().id, "drifter", "resigned"),
        (bea.required_player().id, "drifter", "resigned"),
    ]
    told = await kinds(working, match.id)
    assert [kind for kind in told if kind in ("resigned", "taken-over")] == ["resigned", "taken-over"] * 2


async def test_a_player_who_comes_back_plays_again(working: Desk) -> None:
    ada, bea = await somebody(working, "Ada"), await somebody(working, "Bea")
    match = await table(working, ada, bea, STAND_IN)
    await resign(working, ada, match.id)
    await take_back_seat(working, ada, match.id)
    back = await state(working, match.id)
    assert back.taken_over == (1,)
    assert (back.seat(1).machine, back.seat(1).left) == (None, None)
    assert (await kinds(working, match.id))[-1] == "returned"
    with pytest.raises(Conflict, match="not-taken-over"):
        await take_back_seat(working, ada, match.id)


async def test_without_a_takeover_a_resignation_ends_the_match_with_the_leaver_last(working: Desk) -> None:
    ada, bea = await somebody(working, "Ada"), await somebody(working, "Bea")
    match = await table(working, ada, bea, Absence())
    await resign(working, ada, match.id)
    ended = await closed(working, match.id)
    assert (ended.reason, ended.ranks, ended.taken_over) == ("resignation", (2, 1), ())


async def test_a_clock_that_ran_out_hands_the_seat_over_without_anyone_asking(working: Desk, sqlite_url: str) -> None:
    ada, bea = await somebody(working, "Ada"), await somebody(working, "Bea")
    match = await table(working, ada, bea, STAND_IN, Timing(Pace.LIVE, bank=1_000))
    assert match.to_move is not None

    async def is_taken_over() -> bool:
        await working.queue.send([Task(CLOCKS, DueAt(working.clock.now()))])
        return "taken-over" in await kinds(working, match.id)

    await eventually(is_taken_over, "the clock of the seat to move runs out")
    told = await kinds(working, match.id)
    assert told[told.index("taken-over") - 1] == "timed-out"
    assert match.to_move in (await state(working, match.id)).taken_over


async def test_a_clock_is_expired_once_however_often_it_is_looked_at(working: Desk) -> None:
    ada, bea = await somebody(working, "Ada"), await somebody(working, "Bea")
    match = await table(working, ada, bea, Absence(), Timing(Pace.LIVE, bank=1_000))

    async def has_ended() -> bool:
        await expire_clocks(working)
        return (await state(working, match.id)).to_move is None

    await eventually(has_ended, "the clock of the seat to move runs out")
    ended = await closed(working, match.id)
    assert ended.reason == "timeout"
    assert (await kinds(working, match.id)).count("timed-out") == 1
