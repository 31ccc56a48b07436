"""Challenges of a ladder until their round begins: told by both doors, and taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from application.callers import Caller, Scope
from application.errors import Conflict, LimitReached
from application.leagues.challenge import challenge, withdraw_challenge
from application.leagues.league_changes import append
from domain.league.entries import SeasonEnded
from domain.league.ladder import Challenge
from domain.league.terms import Calendar, Format, LeagueId, faults_of
from tests.houses import House, house
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, ladder, me, refused
from tests.league.towns import HOUR, Ground, quick_rules, with_hooks

RULES = quick_rules(format=Format.LADDER, reach=2, divisions=ONE_DIVISION)
FLAT = {"registration": HOUR, "roundLength": 24 * HOUR, "rounds": 2, "tableSize": 2, "format": "LADDER"}
CHANGED = "__typename ... on LeagueChanged { league { id } events { kind text } } ... on Refusal { code }"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def test_a_challenge_is_taken_back_until_its_round_begins(hamlet: Hamlet) -> None:
    """LG-26."""
    ground, people = await hamlet.started(3, RULES)
    order = await ladder(ground)
    first, second, third = [next(one for one in people if me(one) == player) for player in order]
    await refused(withdraw_challenge(hamlet.desk, third, ground.id), Conflict, "no-challenge-made")
    await challenge(hamlet.desk, third, ground.id, me(first))
    await refused(challenge(hamlet.desk, second, ground.id, me(first)), Conflict, "bad-challenge")
    await refused(withdraw_challenge(hamlet.desk, first, ground.id), Conflict, "no-challenge-made")
    await withdraw_challenge(hamlet.desk, third, ground.id)
    await challenge(hamlet.desk, second, ground.id, me(first))
    assert (await ground.season()).challenges == (Challenge(me(second), me(first)),)
    hamlet.town.clock.advance(24 * HOUR)
    await refused(withdraw_challenge(hamlet.desk, second, ground.id), Conflict, "no-challenge-made")
    await ground.advance()
    assert [set(table.players) for table in (await ground.season()).divisions[0].tables] == [{me(first), me(second)}]
    await refused(withdraw_challenge(hamlet.desk, second, ground.id), Conflict, "no-challenge-made")


async def test_challenges_for_one_round_are_taken_back_ten_times_at_most(hamlet: Hamlet) -> None:
    """LG-26."""
    ground, people = await hamlet.started(3, RULES)
    order = await ladder(ground)
    first, second, third = [next(one for one in people if me(one) == player) for player in order]
    for _ in range(10):
        await challenge(hamlet.desk, third, ground.id, me(first))
        await withdraw_challenge(hamlet.desk, third, ground.id)
    version = (await ground.league()).version
    await refused(challenge(hamlet.desk, third, ground.id, me(first)), LimitReached, "challenged-too-often")
    assert (await ground.league()).version == version
    await challenge(hamlet.desk, second, ground.id, me(first))
    hamlet.town.clock.advance(24 * HOUR)
    await ground.advance()
    assert not (await ground.season()).recanted, "each round is counted for itself"
    await challenge(hamlet.desk, third, ground.id, me(second))


async def test_the_next_season_begins_with_the_order_in_which_the_last_one_ended(hamlet: Hamlet) -> None:
    """LG-24."""
    ground, people = await hamlet.started(3, RULES)
    ended = (await ladder(ground))[::-1]
    hamlet.town.clock.advance(RULES.calendar.rounds * 24 * HOUR)
    await append(hamlet.desk, await ground.league(), [SeasonEnded((ended,))])
    await ground.advance()
    newcomer = await hamlet.town.human("Newcomer")
    await begun(hamlet.desk, hamlet.town.clock, ground, [newcomer, *people])
    assert (await ground.season()).number == 2
    assert await ladder(ground) == (*ended, me(newcomer))


async def test_both_doors_tell_and_take_back_challenges(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    wish = {"name": "Ladder", "game": "the-river", "rules": FLAT, "isSandbox": True}
    id = (await ada.do("createLeague", wish, CHANGED))["league"]["id"]
    for person in (ada, bea):
        await person.do("joinLeague", {"leagueId": id}, CHANGED)
    assert ada.player is not None
    ground = Ground(with_hooks(home.desk), Caller(ada.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    names = {ada.id: "Ada", bea.id: "Bea"}
    first, second = await ladder(ground)
    lower = ada if ada.id == second else bea
    await lower.do("challenge", {"leagueId": id, "challengedId": first}, CHANGED)
    query = "query ($id: ID!) { league(id: $id) { season { challenges { challenger { id } challenged { id } } } } }"
    [there] = (await ada.data(query, id=id))["league"]["season"]["challenges"]
    assert there == {"challenger": {"id": second}, "challenged": {"id": first}}
    [here] = (await home.http.get(f"/v1/leagues/{id}")).json()["season"]["challenges"]
    assert (here["challenger"]["name"], here["challenged"]["name"]) == (names[second], names[first])
    told = await lower.do("withdrawChallenge", {"leagueId": id}, CHANGED)
    assert told["events"] == [{"kind": "CHALLENGE_WITHDRAWN", "text": "A challenge is taken back."}]
    again = await home.http.delete(f"/v1/leagues/{id}/challenges", headers=lower.caller_headers)
    assert (again.status_code, again.json()["code"]) == (409, "no-challenge-made")
    assert (await home.http.get(f"/v1/leagues/{id}")).json()["season"]["challenges"] == []


@pytest.mark.parametrize(("rounds", "faults"), [(1, ["calendar.rounds"]), (2, [])])
def test_a_ladder_has_two_rounds_at_least(rounds: int, faults: list[str]) -> None:
    ladder = quick_rules(format=Format.LADDER, calendar=Calendar(HOUR, HOUR, rounds))
    assert [fault.path for fault in faults_of(ladder)] == faults
