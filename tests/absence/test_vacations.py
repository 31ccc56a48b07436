"""Vacations: planning and ending them, and what they do to the clocks of all one's matches."""

from dataclasses import replace

import pytest

from application.accounts.pauses.own_pauses import read_own_pauses
from application.accounts.pauses.plan_vacation import end_vacation, plan_vacation
from application.accounts.pauses.read_away import away_by_player, read_away
from application.accounts.pauses.send_due_pauses import send_due_pauses
from application.accounts.pauses.write_pauses import write_pauses
from application.callers import NOBODY, Caller, Scope
from application.errors import NotFound, StaleVersion
from application.matches.claim_timeout import claim_timeout
from application.matches.expire import expire
from application.matches.play import play
from application.matches.verify_match import verify_match
from application.matches.view_match import view_match
from application.policy import Policy
from application.ports.store import MatchSummary
from domain.hosting.clocks import deadline
from domain.hosting.entries import PausesChanged
from domain.hosting.pauses import DAY
from domain.hosting.terms import MatchId, Moment, Status
from domain.hosting.vacations import VacationId
from tests.application.tables import LIVE, POST, TWO, mover, moves_of, refused, without
from tests.fakes.desk import Town

SLOW = replace(TWO, timing=POST)
HOUR = DAY // 24


async def begin(town: Town, caller: Caller, days: float = 3) -> VacationId:
    pauses = await plan_vacation(town.desk, caller, None, Moment(town.clock.now() + round(days * DAY)))
    return pauses.vacations[0].id


async def written(town: Town, caller: Caller) -> int:
    return await write_pauses(town.desk, caller.required_player().id)


async def end_of(town: Town, match: MatchId) -> Moment | None:
    return deadline((await town.match(match)).clock)


async def summary(town: Town, match: MatchId) -> MatchSummary:
    async with town.store.reading() as reading:
        found = await reading.match_summary(match)
    assert found is not None
    return found


async def pair(town: Town) -> tuple[Caller, Caller, MatchId]:
    """The one to move, the other, and their match."""
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=SLOW)
    first = await mover(town, match, ada, bea)
    return first, bea if first is ada else ada, match


async def test_a_vacation_moves_the_deadline_of_a_turn_by_as_long_as_it_lasts() -> None:
    town = Town()
    me, _, match = await pair(town)
    before = await end_of(town, match)
    assert before is not None
    town.clock.advance(HOUR)
    await begin(town, me)
    assert await written(town, me) == 1
    assert await end_of(town, match) == before + 3 * DAY
    assert (await summary(town, match)).deadline == before + 3 * DAY
    town.clock.advance(3 * DAY + 22 * HOUR)
    assert await expire(town.desk, match) is None
    town.clock.advance(HOUR)
    assert await expire(town.desk, match) is not None
    assert (await town.match(match)).status is Status.FINISHED


async def test_a_vacation_that_ends_early_counts_as_long_as_it_lasted() -> None:
    town = Town()
    me, _, match = await pair(town)
    before = await end_of(town, match)
    assert before is not None
    vacation = await begin(town, me, 20)
    await written(town, me)
    town.clock.advance(2 * DAY)
    left = (await end_vacation(town.desk, me, vacation)).left
    await written(town, me)
    assert await end_of(town, match) == before + 2 * DAY
    assert left == 28 * DAY
    assert (await read_own_pauses(town.desk, me)).vacations == ()


async def test_only_the_player_who_is_away_stops() -> None:
    town = Town()
    _, other, match = await pair(town)
    before = await end_of(town, match)
    await begin(town, other)
    await written(town, other)
    assert await end_of(town, match) == before


async def test_no_time_is_taken_for_over_while_a_vacation_is_not_written_into_the_match_yet() -> None:
    town = Town()
    me, other, match = await pair(town)
    town.clock.advance(POST.per_turn - 1)
    await begin(town, me)
    town.clock.advance(HOUR)
    with refused("time-left"):
        await claim_timeout(town.desk, other, match)
    assert await expire(town.desk, match) is None
    assert (await town.match(match)).status is Status.RUNNING
    assert await written(town, me) == 0, "the claim has written it"


async def test_a_sweep_that_comes_before_the_task_writes_the_vacation_down_and_ends_nothing() -> None:
    town = Town()
    me, _, match = await pair(town)
    version = (await town.match(match)).version
    town.clock.advance(POST.per_turn - 1)
    await begin(town, me)
    town.clock.advance(HOUR)
    assert await expire(town.desk, match, version) is None
    assert (await town.match(match)).status is Status.RUNNING
    assert await end_of(town, match) == town.clock.now() - HOUR + 3 * DAY + 1


async def test_a_vacation_does_not_undo_a_clock_that_has_run_out() -> None:
    town = Town()
    me, other, match = await pair(town)
    town.clock.advance(POST.per_turn)
    await begin(town, me)
    await written(town, me)
    assert await end_of(town, match) == town.clock.now()
    await claim_timeout(town.desk, other, match)
    assert (await town.match(match)).status is Status.FINISHED


async def test_the_player_may_move_during_a_vacation_that_is_not_written_down() -> None:
    town = Town()
    me, _, match = await pair(town)
    version, moves = (await town.match(match)).version, await moves_of(town, match)
    town.clock.advance(POST.per_turn - 1)
    await begin(town, me)
    town.clock.advance(HOUR)
    with pytest.raises(StaleVersion):
        await play(town.desk, me, match, version, moves[0])
    await play(town.desk, me, match, (await town.match(match)).version, moves[0])


async def test_a_vacation_holds_for_matches_that_begin_while_it_lasts() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    for caller in (ada, bea):
        await begin(town, caller)
        await written(town, caller)
    town.clock.advance(DAY)
    match = await town.started(ada, bea, terms=SLOW)
    start = town.clock.now()
    async with town.store.reading() as reading:
        assert {each.player for each in await reading.due_pauses(start, 9)} == {
            ada.required_player().id,
            bea.required_player().id,
        }
    assert await send_due_pauses(town.desk) == 2
    assert [await written(town, ada), await written(town, bea)] == [1, 0], "one writes for both"
    assert await end_of(town, match) == start + 2 * DAY + POST.per_turn


async def test_a_vacation_that_is_planned_begins_by_itself() -> None:
    town = Town()
    me, _, match = await pair(town)
    before = await end_of(town, match)
    assert before is not None
    begins = Moment(town.clock.now() + 6 * HOUR)
    await plan_vacation(town.desk, me, begins, Moment(begins + 2 * DAY))
    assert await send_due_pauses(town.desk) == 0
    assert await written(town, me) == 0
    assert await end_of(town, match) == before
    town.clock.advance(7 * HOUR)
    assert await send_due_pauses(town.desk) == 1
    assert await written(town, me) == 1
    assert await end_of(town, match) == before + 2 * DAY
    assert await written(town, me) == 0


async def test_a_plan_can_be_taken_back_at_no_cost() -> None:
    town = Town()
    ada = await town.human("Ada")
    begins = Moment(town.clock.now() + DAY)
    planned = await plan_vacation(town.desk, ada, begins, Moment(begins + 9 * DAY))
    assert planned.left == 21 * DAY
    assert (await end_vacation(town.desk, ada, planned.vacations[0].id)).left == 30 * DAY
    with refused("unknown-vacation"):
        await end_vacation(town.desk, ada, planned.vacations[0].id)


async def test_live_clocks_never_stop() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.started(ada, bea, terms=replace(TWO, timing=LIVE))
    await begin(town, await mover(town, match, ada, bea))
    assert await written(town, ada) + await written(town, bea) == 0
    town.clock.advance(LIVE.bank)
    assert await expire(town.desk, match) is not None


async def test_a_vacation_costs_a_day_at_least_however_soon_it_ends() -> None:
    town = Town()
    ada = await town.human("Ada")
    for day in range(1, 31):
        await end_vacation(town.desk, ada, await begin(town, ada, 1))
        assert (await read_own_pauses(town.desk, ada)).left == (30 - day) * DAY
        town.clock.advance(1)
    with refused("vacation-used-up", limit="vacation-budget", value=30 * DAY, left=0):
        await begin(town, ada, 1)
    town.clock.advance(365 * DAY)
    await begin(town, replace(ada, token=None), 1)


async def test_vacations_that_cannot_be_are_refused_by_name() -> None:
    town = Town(Policy(vacations_planned=2))
    ada, now = await town.human("Ada"), town.clock.now()

    async def plan(begins: float | None, ends: float) -> None:
        first = None if begins is None else Moment(now + round(begins * DAY))
        await plan_vacation(town.desk, ada, first, Moment(now + round(ends * DAY)))

    for begins, ends in ((-1, 2), (366, 368)):
        with refused("bad-vacation", path="begins_at"):
            await plan(begins, ends)
    for first, end in ((2, 2.5), (None, -1)):
        with refused("bad-vacation", path="ends_at"):
            await plan(first, end)
    with refused("vacation-used-up"):
        await plan(None, 31)
    await plan(5, 8)
    for begins, ends in ((4, 6), (7, 9), (4, 9), (6, 7)):
        with refused("vacations-overlap"):
            await plan(begins, ends)
    await plan(8, 9)
    with refused("too-many-vacations", limit="vacations-planned", value=2):
        await plan(20, 21)


async def test_only_people_with_an_account_and_its_scope_have_vacations() -> None:
    town = Town()
    ada = await town.human("Ada")
    ends = Moment(town.clock.now() + 2 * DAY)
    for caller, code in (
        (await town.guest(), "humans-only"),
        (await town.bot(ada, "Robo"), "scope-missing"),
        (NOBODY, "sign-in-needed"),
        (without(ada, Scope.ACCOUNT), "scope-missing"),
    ):
        with refused(code):
            await plan_vacation(town.desk, caller, None, ends)
        with refused(code):
            await read_own_pauses(town.desk, caller)
    vacation = await begin(town, ada)
    with refused("unknown-vacation"):
        await end_vacation(town.desk, await town.human("Bea"), vacation)


async def test_everybody_may_know_who_is_away() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    me = ada.required_player().id
    assert not (await read_away(town.desk, me)).is_on_vacation
    await begin(town, ada)
    away = await read_away(town.desk, me)
    assert away.is_on_vacation
    assert away.vacation is not None
    assert away.vacation.ends == town.clock.now() + 3 * DAY
    assert set(await away_by_player(town.desk, [me, bea.required_player().id])) == {me}
    with pytest.raises(NotFound, match="unknown-player"):
        await read_away(town.desk, type(me)("ply_nobody"))


async def test_the_log_alone_tells_how_the_clock_stands() -> None:
    town = Town()
    me, _, match = await pair(town)
    vacation = await begin(town, me)
    await written(town, me)
    town.clock.advance(DAY + HOUR)
    await end_vacation(town.desk, me, vacation)
    await written(town, me)
    kept = await town.match(match)
    fresh = (await town.another_desk().matches.fresh(match)).match
    assert fresh.clock == kept.clock
    assert (await verify_match(town.desk, match)).is_sound
    async with town.store.reading() as reading:
        entries = [logged.entry for logged in await reading.log(match)]
    assert sum(isinstance(entry, PausesChanged) for entry in entries) == 2


async def test_the_table_shows_until_when_the_clock_stands_still() -> None:
    town = Town()
    me, other, match = await pair(town)
    await begin(town, me)
    await written(town, me)
    seat = (await town.match(match)).to_move
    assert seat is not None
    clock = (await view_match(town.desk, other, match)).clock(seat)
    assert clock is not None
    assert (clock.is_running, clock.stopped_until) == (False, town.clock.now() + 3 * DAY)
    assert clock.remaining == POST.per_turn
    town.clock.advance(3 * DAY)
    clock = (await view_match(town.desk, other, match)).clock(seat)
    assert clock is not None
    assert (clock.is_running, clock.stopped_until, clock.stops_at) == (True, None, None)
