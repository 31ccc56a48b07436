"""Ladders whose leader has left: his place can be won, as the league's policy says."""

from __future__ import annotations

from application.errors import Conflict
from application.leagues.challenge import challenge
from application.leagues.rulings import Ruling, decide_table
from application.leagues.withdraw import withdraw
from domain.league.results import How
from domain.league.terms import Departure, Entrant, Format
from tests.league.hamlets import ONE_DIVISION, Hamlet, ladder, me, refused, table_of
from tests.league.towns import HOUR, Ground, quick_rules


async def leaderless(hamlet: Hamlet, departure: Departure) -> tuple[Ground, tuple[Entrant, ...]]:
    """A ladder of three after its leader has left, and its order before that; the second challenges him if he can."""
    rules = quick_rules(format=Format.LADDER, departure=departure, divisions=ONE_DIVISION)
    ground, people = await hamlet.started(3, rules)
    order = await ladder(ground)
    by_id = {me(person): person for person in people}
    await withdraw(hamlet.desk, by_id[order[0]], ground.id)
    second, leader = by_id[order[1]], order[0]
    if departure is Departure.EXPUNGE:
        await refused(challenge(hamlet.desk, second, ground.id, leader), Conflict, "bad-challenge")
    else:
        await challenge(hamlet.desk, second, ground.id, leader)
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    return ground, order


async def test_a_stand_in_defends_the_place_of_who_left(hamlet: Hamlet) -> None:
    """LG-28."""
    ground, (leader, second, third) = await leaderless(hamlet, Departure.STAND_IN)
    place, match = await table_of(ground, second)
    seats = (await hamlet.desk.matches.fresh(match)).match.seats
    assert {str(seat.player): bool(seat.stand_in) for seat in seats} == {str(leader): True, str(second): False}
    table = (await ground.season()).divisions[0].table(place.round, place.table)
    assert table is not None
    ranks = [1 if player == second else 2 for player in table.players]
    await decide_table(hamlet.desk, ground.owner, Ruling(ground.id, place, "a trial"), ranks)
    await ground.advance()
    assert await ladder(ground) == (second, leader, third)


async def test_who_left_loses_his_place_to_a_challenger_where_leaving_is_losing(hamlet: Hamlet) -> None:
    """LG-28."""
    ground, (leader, second, third) = await leaderless(hamlet, Departure.FORFEIT)
    [table] = (await ground.season()).divisions[0].tables
    assert table.ending is not None
    assert table.ending.how is How.FORFEIT
    assert await ladder(ground) == (second, leader, third)


async def test_who_is_expunged_is_off_the_ladder(hamlet: Hamlet) -> None:
    """LG-28."""
    ground, (_, second, third) = await leaderless(hamlet, Departure.EXPUNGE)
    assert await ladder(ground) == (second, third)


async def test_who_has_left_challenges_nobody(hamlet: Hamlet) -> None:
    """LG-28."""
    ground, people = await hamlet.started(3, quick_rules(format=Format.LADDER, divisions=ONE_DIVISION))
    order = await ladder(ground)
    last = next(person for person in people if me(person) == order[2])
    await withdraw(hamlet.desk, last, ground.id)
    await refused(challenge(hamlet.desk, last, ground.id, order[0]), Conflict, "bad-challenge")
