"""Whose rating a league's match changes when somebody leaves it: nobody is spared a loss by leaving."""

from __future__ import annotations

import pytest

from application.callers import Caller
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, replace_player
from application.leagues.take_back_seat import take_back_seat
from application.leagues.withdraw import withdraw
from application.matches.resign import resign
from domain.hosting.terms import MatchId, Pace, Status, Timing
from domain.league.ratings import machine
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, play_out, table_of
from tests.league.towns import HOUR, Ground, play_machines, quick_rules

STAND_IN = "hand"
"""Of a newcomer's strength."""


async def rated(hamlet: Hamlet, match: MatchId) -> dict[str, int]:
    """Who was rated and with which rank."""
    async with hamlet.desk.store.reading() as reading:
        return {change.subject: change.rank for change in await reading.changes_of(match)}


async def duel(hamlet: Hamlet) -> tuple[Ground, list[Caller], MatchId]:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    return ground, people, match


@pytest.mark.parametrize("way", ["season", "match"])
@pytest.mark.parametrize("comes_back", [False, True], ids=["gone", "returned"])
async def test_who_leaves_to_a_stand_in_is_rated_as_last_himself(hamlet: Hamlet, way: str, comes_back: bool) -> None:
    """LG-58."""
    ground, people, match = await duel(hamlet)
    leaver, other = people
    if way == "season":
        await withdraw(hamlet.desk, leaver, ground.id)
        await ground.advance()
    else:
        await resign(hamlet.desk, leaver, match)
    await play_machines(hamlet.desk)
    if comes_back:
        await take_back_seat(hamlet.desk, leaver, match)
    await play_out(hamlet.desk, match, people)
    ended = await hamlet.town.match(match)
    assert ended.status is Status.FINISHED
    assert await rated(hamlet, match) == {me(leaver): 2, me(other): 1}
    await ground.advance()
    table = (await ground.season()).divisions[0].tables[0]
    assert table.ending is not None
    assert table.ending.ranks == ended.ranks, "the points stay as they were played"


async def test_a_machine_by_a_referees_ruling_is_rated_as_the_machine(hamlet: Hamlet) -> None:
    ground, people, match = await duel(hamlet)
    place, _ = await table_of(ground, me(people[0]))
    await replace_player(hamlet.desk, ground.owner, Ruling(ground.id, place, "a broken line"), me(people[0]), "drifter")
    await play_out(hamlet.desk, match, people)
    assert (await rated(hamlet, match)).keys() == {machine("drifter"), me(people[1])}


async def test_who_is_replaced_by_somebody_is_not_rated_for_the_table_under_way(hamlet: Hamlet) -> None:
    ground, people, match = await duel(hamlet)
    waiting = await hamlet.town.human("Wanda")
    await register(hamlet.desk, waiting, ground.id)
    place, _ = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "does not answer")
    await replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), None, me(waiting))
    await ground.advance()
    await play_out(hamlet.desk, match, people)
    assert (await rated(hamlet, match)).keys() == {machine(STAND_IN), me(people[1])}


async def test_a_match_made_after_he_left_is_the_machines(hamlet: Hamlet) -> None:
    """LG-59."""
    ground, people, _ = await duel(hamlet)
    await withdraw(hamlet.desk, people[0], ground.id)
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    _, match = await table_of(ground, me(people[0]))
    await play_out(hamlet.desk, match, people)
    assert (await rated(hamlet, match)).keys() == {machine(STAND_IN), me(people[1])}


async def test_who_leaves_and_returns_does_not_gain_time(hamlet: Hamlet) -> None:
    timing = Timing(Pace.LIVE, bank=10 * HOUR)
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION), timing=timing)
    _, match = await table_of(ground, me(people[0]))
    began = await hamlet.town.match(match)
    number = began.to_move
    assert number is not None
    mover = next(person for person in people if person.required_player().id == began.seat(number).player)
    hamlet.town.clock.advance(9 * HOUR)
    await withdraw(hamlet.desk, mover, ground.id)
    await ground.advance()
    assert (await hamlet.town.match(match)).seat(number).left == "withdrawn"
    await return_to_season(hamlet.desk, mover, ground.id)
    back = await hamlet.town.match(match)
    assert back.seat(number).left is None
    assert back.clock is not None
    assert back.clock.banks[number - 1] == HOUR
