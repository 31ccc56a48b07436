"""From its deadline on nobody but the league changes a match: table and ratings are as it stood then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from json import dumps

import pytest

from application.bots.acquire_work import acquire_work
from application.bots.set_webhook import set_webhook
from application.bots.tell_bot import tell_bot
from application.callers import Caller
from application.errors import Conflict, WrongStatus
from application.leagues.advance import advance_league
from application.leagues.endings import end_late
from application.leagues.move_clock import move_clock
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, adjust_clock, annul_table, replace_player
from application.leagues.take_back_seat import take_back_seat
from application.leagues.withdraw import withdraw
from application.matches.claim_timeout import claim_timeout
from application.matches.expire import expire
from application.matches.legal_moves import legal_texts_in
from application.matches.play import play
from application.matches.resign import resign
from application.matches.take_ai_turn import take_ai_turn
from application.matches.undo import undo
from application.matches.view_match import view_match
from domain.hosting import entries as log
from domain.hosting.entries import Logged, Opened, Resigned, entry_data
from domain.hosting.match import fold
from domain.hosting.terms import MatchId, Moment, Pace, Status, Timing
from domain.league.entries import TableEnded
from domain.league.results import How
from domain.league.terms import Calendar, Departure
from tests.fakes.courier import FakeCourier
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, refused, table_of
from tests.league.test_held_up import (
    departures,
    last_ended,
    mover_of,
    next_round,
    play_some,
    play_until_it_waits_for,
    rated,
)
from tests.league.towns import HOUR, Ground, close_all, quick_rules, sandbox

DAY = 24 * HOUR
SLOW = Timing(Pace.CORRESPONDENCE, per_turn=23 * HOUR)


class Scene:
    """Two at a table that was played for a while; one of them is to move."""

    def __init__(self, hamlet: Hamlet, ground: Ground, people: list[Caller], match: MatchId, mover: Caller) -> None:
        self.hamlet, self.desk, self.ground = hamlet, hamlet.desk, ground
        self.people, self.match = people, match
        self.mover = mover
        self.other = next(person for person in people if person is not mover)

    async def until(self, before: int) -> None:
        """The time comes to so many milliseconds before the deadline, or after it."""
        deadline = (await self.ground.season()).round_ends(1)
        self.hamlet.town.clock.advance(deadline - before - self.hamlet.town.clock.now())

    async def move(self) -> None:
        seen = await view_match(self.desk, self.mover, self.match)
        move = next(iter(legal_texts_in(seen)), "done")
        await play(self.desk, self.mover, self.match, seen.version, move)

    async def version(self) -> int:
        return (await self.hamlet.town.match(self.match)).version


async def scene(
    hamlet: Hamlet, size: int = 2, timing: Timing | None = None, game: str = "the-river", **rules: object
) -> Scene:
    wanted = quick_rules(divisions=ONE_DIVISION, table_size=size, **rules)
    ground, people = await hamlet.started(size, wanted, timing=timing or Timing(), game=game)
    _, match = await table_of(ground, me(people[0]))
    await play_some(hamlet, match, people, 5)
    return Scene(hamlet, ground, people, match, await mover_of(hamlet, match, people))


Act = Callable[[Scene], Awaitable[object]]
ACTS: dict[str, Act] = {
    "move": Scene.move,
    "resign": lambda here: resign(here.desk, here.mover, here.match),
    "the other resigns": lambda here: resign(here.desk, here.other, here.match),
    "claim": lambda here: claim_timeout(here.desk, here.other, here.match),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("late_by", [0, 1, HOUR])
async def test_after_the_deadline_nobody_changes_the_match(hamlet: Hamlet, act: str, late_by: int) -> None:
    """LG-35."""
    here = await scene(hamlet, timing=SLOW if act == "claim" else None)
    await here.until(-late_by)
    before = await here.version()
    await refused(ACTS[act](here), Conflict, "deadline-passed")
    assert await here.version() == before
    await here.ground.advance()
    await refused(ACTS[act](here), WrongStatus, "match-not-running")


@pytest.mark.parametrize("act", ["move", "resign", "the other resigns"])
async def test_until_the_deadline_everybody_does(hamlet: Hamlet, act: str) -> None:
    here = await scene(hamlet)
    await here.until(1)
    before = await here.version()
    await ACTS[act](here)
    assert await here.version() > before


async def test_neither_a_move_nor_a_seat_is_taken_back_then(hamlet: Hamlet) -> None:
    here = await scene(hamlet, game="moon-river")
    while not (
        await view_match(here.desk, mover := await mover_of(hamlet, here.match, here.people), here.match)
    ).can_undo:
        await play_some(hamlet, here.match, here.people)
    other = next(person for person in here.people if person is not mover)
    await resign(here.desk, other, here.match)
    await here.until(0)
    await refused(undo(here.desk, mover, here.match), Conflict, "deadline-passed")
    await refused(take_back_seat(here.desk, other, here.match), Conflict, "deadline-passed")


async def test_neither_do_machines_nor_clocks(hamlet: Hamlet) -> None:
    here = await scene(hamlet, timing=SLOW)
    await here.until(-HOUR)
    assert await expire(here.desk, here.match) is None
    hamlet.town.clock.advance(-2 * HOUR)
    await resign(here.desk, here.mover, here.match)
    hamlet.town.clock.advance(2 * HOUR)
    before = await here.version()
    assert await take_ai_turn(here.desk, here.match, before) is None
    assert await here.version() == before


async def test_a_referee_can_rule_on_the_table_only(hamlet: Hamlet) -> None:
    here = await scene(hamlet, timing=SLOW)
    place, _ = await table_of(here.ground, me(here.mover))
    ruling, owner = Ruling(here.ground.id, place, "a broken line"), here.ground.owner
    await here.until(0)
    before = (await here.ground.league()).version, await here.version()
    await refused(adjust_clock(here.desk, owner, ruling, me(here.mover), HOUR), Conflict, "deadline-passed")
    await refused(replace_player(here.desk, owner, ruling, me(here.mover)), Conflict, "deadline-passed")
    assert before == ((await here.ground.league()).version, await here.version())
    await annul_table(here.desk, owner, ruling)
    assert (await hamlet.town.match(here.match)).reason == "referee"


async def test_more_time_on_a_clock_is_no_later_deadline(hamlet: Hamlet) -> None:
    """LG-35."""
    here = await scene(hamlet, timing=SLOW)
    place, _ = await table_of(here.ground, me(here.mover))
    await adjust_clock(here.desk, here.ground.owner, Ruling(here.ground.id, place, "ill"), me(here.mover), 40 * HOUR)
    await here.until(0)
    await refused(here.move(), Conflict, "deadline-passed")


@pytest.mark.parametrize("departure", Departure)
async def test_workers_that_come_back_after_an_hour_find_the_table_as_it_stood(
    hamlet: Hamlet, departure: Departure
) -> None:
    here = await scene(hamlet, departure=departure)
    scores = tuple(score.total for score in (await here.desk.matches.fresh(here.match)).standing())
    await here.until(-HOUR)
    for act in ("move", "the other resigns"):
        await refused(ACTS[act](here), Conflict, "deadline-passed")
    await here.ground.advance()
    await close_all(here.desk)
    ended, over = await last_ended(here.ground), await hamlet.town.match(here.match)
    assert (ended.how, ended.scores, ended.left) == (How.HELD_UP.value, scores, (me(here.mover),))
    assert over.ranks == ended.ranks
    assert await rated(hamlet, here.match) == {me(here.mover): 2, me(here.other): 1}


@pytest.mark.parametrize("departure", Departure)
async def test_leaving_the_season_after_the_deadline_is_for_the_rounds_to_come(
    hamlet: Hamlet, departure: Departure
) -> None:
    """LG-39."""
    here = await scene(hamlet, departure=departure)
    await here.until(0)
    await withdraw(here.desk, here.other, here.ground.id)
    await here.ground.advance()
    await close_all(here.desk)
    ended = await last_ended(here.ground)
    assert (ended.how, ended.left) == (How.HELD_UP.value, (me(here.mover),))
    assert await rated(hamlet, here.match) == {me(here.mover): 2, me(here.other): 1}
    assert not [each for each in await entries_of(here) if isinstance(each, Resigned)]
    assert [await departures(hamlet, one) for one in (here.mover, here.other)] == [1, 1]
    assert me(here.other) in (await here.ground.season()).divisions[0].gone


async def entries_of(here: Scene) -> list[log.Entry]:
    async with here.desk.store.reading() as reading:
        return [logged.entry for logged in await reading.log(here.match)]


@pytest.mark.parametrize("late_by", [0, 1, HOUR])
@pytest.mark.parametrize("size", [2, 4])
async def test_who_left_the_season_in_time_is_last_however_late_that_is_seen_to(
    hamlet: Hamlet, size: int, late_by: int
) -> None:
    here = await scene(hamlet, size=size, departure=Departure.FORFEIT)
    await here.until(1)
    await withdraw(here.desk, here.other, here.ground.id)
    await here.until(-late_by)
    await here.ground.advance()
    await close_all(here.desk)
    ended, over = (await here.ground.entries(TableEnded))[0], await hamlet.town.match(here.match)
    assert isinstance(ended, TableEnded)
    seat = over.seat_of(here.other.required_player().id)
    assert seat is not None
    assert ended.ranks[seat.number - 1] == size, "last, as who held it up is"
    ranks = await rated(hamlet, here.match)
    assert [ranks[me(one)] for one in (here.mover, here.other)] == ([1, 2] if size == 2 else [3, 3]), "tied as last"


@pytest.mark.parametrize("turn", [1, -1])
async def test_of_two_who_leave_before_anybody_sees_to_it_the_first_has_lost(hamlet: Hamlet, turn: int) -> None:
    here = await scene(hamlet, departure=Departure.FORFEIT)
    first, last = here.people[::turn]
    for one in (first, last):
        await withdraw(here.desk, one, here.ground.id)
    await here.ground.advance()
    await close_all(here.desk)
    assert await rated(hamlet, here.match) == {me(last): 1, me(first): 2}


async def test_who_had_left_and_comes_back_after_the_deadline_had_still_left(hamlet: Hamlet) -> None:
    here = await scene(hamlet, departure=Departure.FORFEIT)
    await here.until(1)
    await withdraw(here.desk, here.other, here.ground.id)
    await here.until(-HOUR)
    await return_to_season(here.desk, here.other, here.ground.id)
    await here.ground.advance()
    await close_all(here.desk)
    assert await rated(hamlet, here.match) == {me(here.mover): 1, me(here.other): 2}
    season = await here.ground.season()
    assert season.divisions[0].gone == frozenset()
    assert season.divisions[0].at_deadline is None


async def test_who_is_replaced_after_the_deadline_was_there(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    waiting = await hamlet.town.human("Wanda")
    await register(here.desk, waiting, here.ground.id)
    place, _ = await table_of(here.ground, me(here.mover))
    ruling = Ruling(here.ground.id, place, "does not answer")
    await here.until(0)
    await replace_player(here.desk, here.ground.owner, ruling, me(here.mover), None, me(waiting))
    await here.ground.advance()
    ended = await last_ended(here.ground)
    assert (ended.how, ended.left) == (How.HELD_UP.value, (me(here.mover),))


async def test_nobody_was_waited_for_after_the_deadline(hamlet: Hamlet) -> None:
    """Whose departure is seen to late has not held the table up meanwhile."""
    here = await scene(hamlet)
    await here.until(12 * HOUR)
    await play_until_it_waits_for(hamlet, here.match, here.people, here.other)
    await here.until(1)
    await withdraw(here.desk, here.other, here.ground.id)
    await here.until(-100 * HOUR)
    await here.ground.advance()
    ended = (await here.ground.entries(TableEnded))[0]
    assert isinstance(ended, TableEnded)
    assert (ended.how, ended.left) == (How.DEADLINE.value, ())


@pytest.mark.parametrize("leaves", [True, False])
@pytest.mark.parametrize("departure", Departure)
async def test_at_a_table_whose_match_was_made_too_late_nobody_has_lost(
    hamlet: Hamlet, departure: Departure, leaves: bool
) -> None:
    ground, people = await hamlet.paired(2, quick_rules(divisions=ONE_DIVISION, departure=departure))
    hamlet.town.clock.advance(DAY + HOUR)
    if leaves:
        await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    ended = (await ground.entries(TableEnded))[0]
    assert isinstance(ended, TableEnded)
    assert (ended.how, ended.ranks, ended.left) == (How.DEADLINE.value, (1, 1), ())


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("departure", [Departure.FORFEIT, Departure.EXPUNGE])
async def test_nor_has_anybody_but_the_leaver_after_an_outage_over_a_whole_round(
    hamlet: Hamlet, departure: Departure, size: int
) -> None:
    here = await scene(hamlet, size=size, departure=departure, calendar=Calendar(HOUR, DAY, 3))
    await withdraw(here.desk, here.other, here.ground.id)
    await here.ground.advance()
    hamlet.town.clock.advance(2 * DAY + HOUR)
    await here.ground.advance()
    table = next(each for each in (await here.ground.season()).divisions[0].tables if each.round == 2)
    assert table.ending is not None
    assert {player: table.rank_of(player) for player in table.players} == {
        me(one): size if one is here.other else 1 for one in here.people
    }
    assert (table.ending.how, table.absent) == (How.DEADLINE, (me(here.other),))


async def test_the_first_who_looks_ends_it_whoever_that_is(hamlet: Hamlet) -> None:
    """A move that was made in time is in the log before the end, or not at all."""
    here = await scene(hamlet)
    deadline = (await here.ground.season()).round_ends(1)
    await here.until(1)
    await here.move()
    await here.until(0)
    moves = len((await hamlet.town.match(here.match)).moves)
    await end_late(here.desk, here.match, deadline)
    await refused(here.move(), WrongStatus, "match-not-running")
    assert len((await hamlet.town.match(here.match)).moves) == moves


async def test_bots_are_not_asked_then_nor_blamed_for_an_answer_that_comes_too_late(hamlet: Hamlet) -> None:
    courier = FakeCourier()
    hamlet.desk = replace(hamlet.desk, courier=courier)
    owners = [await hamlet.town.human(name) for name in ("Owner", "Other")]
    bots = [await hamlet.town.bot(owner, name) for owner, name in zip(owners, ("Robo", "Tik"), strict=True)]
    ground = await hamlet.found(owners[0], quick_rules(divisions=ONE_DIVISION))
    await begun(hamlet.desk, hamlet.town.clock, ground, bots)
    for owner, bot in zip(owners, bots, strict=True):
        await set_webhook(hamlet.desk, owner, bot.required_player().id, "https://bot.example/turn")
    _, match = await table_of(ground, me(bots[0]))
    mover = await mover_of(hamlet, match, bots)
    seen = await view_match(hamlet.desk, mover, match)
    courier.answer = dumps({"move": legal_texts_in(seen)[0]}).encode()
    courier.goes_on.clear()
    telling = asyncio.create_task(tell_bot(hamlet.desk, match, seen.version))
    await courier.has_begun(1)
    hamlet.town.clock.advance(DAY)
    courier.goes_on.set()
    assert await telling
    assert not await tell_bot(hamlet.desk, match, seen.version)
    assert await acquire_work(hamlet.desk, mover) is None
    async with hamlet.desk.store.reading() as reading:
        webhook = await reading.webhook(mover.required_player().id)
    assert webhook is not None
    assert (webhook.fault, (await hamlet.town.match(match)).version) == (None, seen.version)


async def trial(hamlet: Hamlet) -> tuple[Ground, Caller, MatchId]:
    """A sandbox with a person and a machine, in its first round."""
    owner, person = await hamlet.town.human("Owner"), await hamlet.town.human("Person")
    ground = await sandbox(hamlet.desk, owner, quick_rules(divisions=ONE_DIVISION), 1)
    await register(hamlet.desk, person, ground.id)
    await ground.move_to((await ground.season()).starts_at)
    return ground, person, (await table_of(ground, me(person)))[1]


async def test_a_sandbox_goes_by_its_own_clock(hamlet: Hamlet) -> None:
    ground, person, match = await trial(hamlet)
    season = await ground.season()
    hamlet.town.clock.advance(30 * DAY)
    version = (await hamlet.town.match(match)).version
    if (await hamlet.town.match(match)).to_move != 1:
        assert await take_ai_turn(hamlet.desk, match, version) is not None
    await move_clock(hamlet.desk, ground.owner, ground.id, Moment(season.round_ends(1) - 1))
    await resign(hamlet.desk, person, match)
    await take_back_seat(hamlet.desk, person, match)
    await move_clock(hamlet.desk, ground.owner, ground.id, season.round_ends(1))
    await refused(resign(hamlet.desk, person, match), Conflict, "deadline-passed")
    await refused(take_back_seat(hamlet.desk, person, match), Conflict, "not-taken-over")
    assert await take_ai_turn(hamlet.desk, match, (await hamlet.town.match(match)).version) is None
    await withdraw(hamlet.desk, person, ground.id)
    await advance_league(hamlet.desk, ground.id)
    over = await hamlet.town.match(match)
    assert over.status in (Status.FINISHED, Status.ABORTED)
    assert over.reason == "deadline"
    assert not any(seat.left == "withdrawn" for seat in over.seats)


async def test_a_match_tells_its_deadline_and_those_of_earlier_times_have_none(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    state = await hamlet.town.match(here.match)
    assert (state.deadline, state.sandbox) == ((await here.ground.season()).round_ends(1), None)
    ground, _, match = await trial(Hamlet())
    tried = (await ground.desk.matches.fresh(match)).match
    assert (tried.deadline, tried.sandbox) == ((await ground.season()).round_ends(1), ground.id)
    opened = (await entries_of(here))[0]
    kind, told = entry_data(opened)
    early = {key: value for key, value in told.items() if key not in ("deadline", "sandbox")}
    assert log.entry_from(kind, told) == opened
    assert isinstance(opened, Opened)
    assert log.entry_from(kind, early) == replace(opened, deadline=None)
    assert fold(here.match, [Logged(1, Moment(0), log.entry_from(kind, early))]).deadline is None


async def test_the_next_rounds_match_has_the_next_deadline(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    await next_round(hamlet, here.ground)
    _, match = await table_of(here.ground, me(here.mover))
    await play_until_it_waits_for(hamlet, match, here.people, here.other)
    assert (await hamlet.town.match(match)).deadline == (await here.ground.season()).round_ends(2)
