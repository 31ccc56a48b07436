"""Who leaves a season and comes back before anybody has seen to it: it is as if somebody had."""

from __future__ import annotations

from typing import Any

import pytest

from application.callers import Caller
from application.errors import Conflict, WrongStatus
from application.hosting.commit import commit
from application.leagues import absence
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, replace_player
from application.leagues.take_back_seat import take_back_seat
from application.leagues.withdraw import withdraw
from application.matches.resign import resign
from domain.hosting.entries import Resigned, Returned, TakenOver
from domain.hosting.terms import Status
from domain.league.terms import Calendar, Departure
from tests.league.hamlets import Hamlet, me, refused, table_of
from tests.league.test_coming_back import assert_is_back, gone, seat_at
from tests.league.test_deadlines import DAY, Scene, entries_of, scene
from tests.league.test_held_up import rated
from tests.league.towns import HOUR, close_all

DOORS = ("seat", "season")


async def come_back(here: Scene, person: Caller, door: str) -> None:
    if door == "seat":
        await take_back_seat(here.desk, person, here.match)
    else:
        await return_to_season(here.desk, person, here.ground.id)


@pytest.mark.parametrize("is_seen", [True, False])
@pytest.mark.parametrize("door", DOORS)
async def test_with_a_stand_in_one_has_given_up_and_is_back(hamlet: Hamlet, door: str, is_seen: bool) -> None:
    """LG-32."""
    here = await scene(hamlet)
    await withdraw(here.desk, here.mover, here.ground.id)
    if is_seen:
        await here.ground.advance()
    await come_back(here, here.mover, door)
    await assert_is_back(here.ground, here.mover, here.match)
    seat = await seat_at(here.desk, here.match, here.mover)
    assert (seat.gave_up, seat.was_taken_over) == (True, True)
    made = [Resigned(seat.number, season=True), TakenOver(seat.number, "hand"), Returned(seat.number)]
    assert (await entries_of(here))[-3:] == made


@pytest.mark.parametrize("is_seen", [True, False])
async def test_where_leaving_is_losing_the_match_is_lost(hamlet: Hamlet, is_seen: bool) -> None:
    """LG-32."""
    here = await scene(hamlet, departure=Departure.FORFEIT)
    await withdraw(here.desk, here.mover, here.ground.id)
    if is_seen:
        await here.ground.advance()
    before = await here.version()
    await refused(take_back_seat(here.desk, here.mover, here.match), WrongStatus, "match-not-running")
    assert await here.version() == before
    assert await gone(here.ground) == {me(here.mover)}
    await return_to_season(here.desk, here.mover, here.ground.id)
    await close_all(here.desk)
    assert await gone(here.ground) == frozenset()
    assert (await hamlet.town.match(here.match)).reason == "resignation"
    assert await rated(hamlet, here.match) == {me(here.mover): 2, me(here.other): 1}


@pytest.mark.parametrize("is_seen", [True, False])
async def test_and_at_a_larger_table_the_seat(hamlet: Hamlet, is_seen: bool) -> None:
    here = await scene(hamlet, size=3, departure=Departure.FORFEIT)
    await withdraw(here.desk, here.mover, here.ground.id)
    if is_seen:
        await here.ground.advance()
    await refused(take_back_seat(here.desk, here.mover, here.match), Conflict, "seat-lost")
    await return_to_season(here.desk, here.mover, here.ground.id)
    await refused(take_back_seat(here.desk, here.mover, here.match), Conflict, "seat-lost")
    state = await hamlet.town.match(here.match)
    assert state.status is Status.RUNNING
    assert state.lost_seats == {(await seat_at(here.desk, here.match, here.mover)).number}


@pytest.mark.parametrize("turn", [1, -1])
async def test_who_left_first_has_lost_whoever_comes_back(hamlet: Hamlet, turn: int) -> None:
    here = await scene(hamlet, departure=Departure.FORFEIT)
    first, last = here.people[::turn]
    for one in (first, last):
        await withdraw(here.desk, one, here.ground.id)
    await return_to_season(here.desk, last, here.ground.id)
    await here.ground.advance()
    await close_all(here.desk)
    assert await rated(hamlet, here.match) == {me(last): 1, me(first): 2}


@pytest.mark.parametrize("door", DOORS)
async def test_who_comes_back_while_a_worker_writes_that_he_left_keeps_his_seat(
    hamlet: Hamlet, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    here = await scene(hamlet)
    await withdraw(here.desk, here.mover, here.ground.id)

    async def overtaken(*given: Any, **named: Any) -> Any:
        monkeypatch.setattr(absence, "commit", commit)
        await come_back(here, here.mover, door)
        return await commit(*given, **named)

    monkeypatch.setattr(absence, "commit", overtaken)
    await here.ground.advance()
    await assert_is_back(here.ground, here.mover, here.match)


async def replaced(here: Scene, absent: Caller, substitute: Caller) -> None:
    place, _ = await table_of(here.ground, me(absent))
    ruling = Ruling(here.ground.id, place, "does not answer")
    await replace_player(here.desk, here.ground.owner, ruling, me(absent), None, me(substitute))


async def substituted(hamlet: Hamlet, resigns: bool = False, leaves: bool = True) -> tuple[Scene, Caller, Caller]:
    """Somebody plays for one of two in the second round, and leaves it; who is absent, and who played for him."""
    here = await scene(hamlet, calendar=Calendar(HOUR, DAY, 3))
    absent, waiting = here.mover, await hamlet.town.human("Wanda")
    await register(here.desk, waiting, here.ground.id)
    await replaced(here, absent, waiting)
    await here.until(0)
    await here.ground.advance()
    _, here.match = await table_of(here.ground, me(absent))
    if resigns:
        await resign(here.desk, waiting, here.match)
    if leaves:
        await withdraw(here.desk, waiting, here.ground.id)
    return here, absent, waiting


async def test_a_substitute_who_left_has_left_though_the_absent_player_comes_back(hamlet: Hamlet) -> None:
    here, absent, waiting = await substituted(hamlet)
    await return_to_season(here.desk, absent, here.ground.id)
    await here.ground.advance()
    seat = await seat_at(here.desk, here.match, waiting)
    assert (seat.left, seat.machine) == ("withdrawn", "hand")


@pytest.mark.parametrize("is_seen", [True, False])
@pytest.mark.parametrize("first", ["leaves", "resigns"])
async def test_nor_does_he_take_the_seat_back_then(hamlet: Hamlet, first: str, is_seen: bool) -> None:
    here, absent, waiting = await substituted(hamlet, resigns=first == "resigns")
    if is_seen:
        await here.ground.advance()
    await return_to_season(here.desk, absent, here.ground.id)
    await refused(take_back_seat(here.desk, waiting, here.match), Conflict, "not-registered")
    await register(here.desk, waiting, here.ground.id)
    await refused(take_back_seat(here.desk, waiting, here.match), Conflict, "not-registered")
    assert (await seat_at(here.desk, here.match, waiting)).machine is not None


async def test_a_substitute_who_did_not_leave_takes_it_back_and_so_does_who_plays_again(hamlet: Hamlet) -> None:
    here, absent, waiting = await substituted(hamlet)
    await register(here.desk, waiting, here.ground.id)
    await replaced(here, absent, waiting)
    await here.until(-DAY)
    await here.ground.advance()
    _, match = await table_of(here.ground, me(absent))
    await resign(here.desk, waiting, match)
    await return_to_season(here.desk, absent, here.ground.id)
    await take_back_seat(here.desk, waiting, match)
    assert (await seat_at(here.desk, match, waiting)).machine is None


async def test_a_substitute_keeps_his_seat_though_the_absent_player_comes_and_goes(hamlet: Hamlet) -> None:
    here, absent, waiting = await substituted(hamlet, leaves=False)
    await return_to_season(here.desk, absent, here.ground.id)
    await withdraw(here.desk, absent, here.ground.id)
    await here.ground.advance()
    assert (await seat_at(here.desk, here.match, waiting)).machine is None


async def test_who_left_and_is_replaced_then_has_given_up(hamlet: Hamlet) -> None:
    here = await scene(hamlet)
    waiting = await hamlet.town.human("Wanda")
    await register(here.desk, waiting, here.ground.id)
    await withdraw(here.desk, here.mover, here.ground.id)
    await replaced(here, here.mover, waiting)
    await here.ground.advance()
    assert (await seat_at(here.desk, here.match, here.mover)).gave_up
