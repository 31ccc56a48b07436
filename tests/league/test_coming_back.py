"""One act brings a player back everywhere: to the season, and to the seat that a machine has meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached
from application.leagues import absence
from application.leagues.found_league import found_league
from application.leagues.register import register
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, replace_player
from application.leagues.take_back_seat import take_back_seat
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.matches.resign import resign
from domain.hosting.match import SeatState
from domain.hosting.terms import MatchId
from domain.league.entries import PlayerReturned
from domain.league.terms import Departure, Entrant, LeagueId
from tests.fakes.clock import FakeClock
from tests.houses import Guest, House, house
from tests.league.hamlets import ONE_DIVISION, Hamlet, begun, me, refused, table_of
from tests.league.towns import HOUR, Ground, quick_rules, with_hooks
from tests.workers.desks import somebody

DAY = 24 * HOUR


async def seat_at(desk: Desk, match: MatchId, person: Caller) -> SeatState:
    seat = (await desk.matches.fresh(match)).match.seat_of(person.required_player().id)
    assert seat is not None
    return seat


async def gone(ground: Ground) -> frozenset[Entrant]:
    return (await ground.season()).divisions[0].gone


async def left(hamlet: Hamlet, **rules: Any) -> tuple[Ground, Caller, MatchId]:
    """Somebody has left the season, which was seen to."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION, **rules))
    _, match = await table_of(ground, me(people[0]))
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    return ground, people[0], match


async def assert_is_back(ground: Ground, person: Caller, match: MatchId) -> None:
    """For good: whoever looks after the league finds nothing to do."""
    for _ in range(2):
        seat = await seat_at(ground.desk, match, person)
        assert (seat.machine, seat.left) == (None, None)
        assert await gone(ground) == frozenset()
        assert await ground.entries(PlayerReturned) == [PlayerReturned(me(person))]
        await ground.advance()


async def test_who_takes_his_seat_back_is_back_in_the_season(hamlet: Hamlet) -> None:
    """LG-31."""
    ground, person, match = await left(hamlet)
    told = await take_back_seat(hamlet.desk, person, match)
    assert [logged.version for logged in told.entries] == [told.view.version]
    await assert_is_back(ground, person, match)
    await refused(return_to_season(hamlet.desk, person, ground.id), Conflict, "not-away")


async def test_who_comes_back_to_the_season_has_his_seat_back(hamlet: Hamlet) -> None:
    """LG-31."""
    ground, person, match = await left(hamlet)
    await return_to_season(hamlet.desk, person, ground.id)
    await assert_is_back(ground, person, match)


async def test_who_only_resigned_his_match_never_left_the_season(hamlet: Hamlet) -> None:
    """LG-31."""
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    _, match = await table_of(ground, me(people[0]))
    await resign(hamlet.desk, people[0], match)
    await take_back_seat(hamlet.desk, people[0], match)
    assert await ground.entries(PlayerReturned) == []


async def test_a_seat_that_is_lost_is_not_given_back_by_either(hamlet: Hamlet) -> None:
    rules = quick_rules(divisions=ONE_DIVISION, departure=Departure.FORFEIT, table_size=3)
    ground, people = await hamlet.started(3, rules)
    _, match = await table_of(ground, me(people[0]))
    await withdraw(hamlet.desk, people[0], ground.id)
    await ground.advance()
    await refused(take_back_seat(hamlet.desk, people[0], match), Conflict, "seat-lost")
    assert await gone(ground) == {me(people[0])}
    await return_to_season(hamlet.desk, people[0], ground.id)
    assert await gone(ground) == frozenset()
    assert (await seat_at(hamlet.desk, match, people[0])).machine is not None


async def test_who_has_come_and_gone_too_often_gets_neither(hamlet: Hamlet) -> None:
    policy = replace(hamlet.desk.policy, registrations_per_season=1)
    hamlet.desk = replace(hamlet.desk, policy=policy)
    ground, person, match = await left(hamlet)
    for doing in (take_back_seat(hamlet.desk, person, match), return_to_season(hamlet.desk, person, ground.id)):
        await refused(doing, LimitReached, "registered-too-often")
    assert (await seat_at(hamlet.desk, match, person)).machine is not None
    assert await gone(ground) == {me(person)}


async def test_a_token_for_playing_alone_does_not_bring_back_to_a_season(hamlet: Hamlet) -> None:
    ground, person, match = await left(hamlet)
    player = replace(person, scopes=frozenset({Scope.PLAY}))
    await refused(take_back_seat(hamlet.desk, player, match), Forbidden, "scope-missing")
    assert (await seat_at(hamlet.desk, match, person)).machine is not None
    assert await gone(ground) == {me(person)}


async def test_who_was_replaced_comes_back_for_his_substitute_too(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    waiting = await hamlet.town.human("Wanda")
    await register(hamlet.desk, waiting, ground.id)
    place, match = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "does not answer")
    await replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), None, me(waiting))
    await ground.advance()
    assert (await seat_at(hamlet.desk, match, people[0])).machine is not None
    await take_back_seat(hamlet.desk, people[0], match)
    await assert_is_back(ground, people[0], match)
    season = await ground.season()
    assert (season.divisions[0].substitutes, season.waiting) == ({}, (me(waiting),))


async def test_a_substitute_who_has_left_does_not_take_the_seat_back(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, quick_rules(divisions=ONE_DIVISION))
    waiting = await hamlet.town.human("Wanda")
    await register(hamlet.desk, waiting, ground.id)
    place, _ = await table_of(ground, me(people[0]))
    ruling = Ruling(ground.id, place, "does not answer")
    await replace_player(hamlet.desk, ground.owner, ruling, me(people[0]), None, me(waiting))
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    _, match = await table_of(ground, me(people[0]))
    await withdraw(hamlet.desk, waiting, ground.id)
    await ground.advance()
    await refused(take_back_seat(hamlet.desk, waiting, match), Conflict, "not-registered")
    assert (await seat_at(hamlet.desk, match, waiting)).machine is not None


async def test_a_match_made_while_one_was_away_is_ones_own_again(hamlet: Hamlet) -> None:
    ground, person, _ = await left(hamlet)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    _, match = await table_of(ground, me(person))
    assert (await seat_at(hamlet.desk, match, person)).machine is not None
    await take_back_seat(hamlet.desk, person, match)
    await assert_is_back(ground, person, match)


@pytest.mark.parametrize("door", ["seat", "season"])
async def test_after_the_deadline_one_comes_back_for_the_rounds_to_come(hamlet: Hamlet, door: str) -> None:
    """LG-39."""
    ground, person, match = await left(hamlet)
    hamlet.town.clock.advance(DAY)
    if door == "seat":
        await refused(take_back_seat(hamlet.desk, person, match), Conflict, "deadline-passed")
        assert await gone(ground) == {me(person)}
    else:
        await return_to_season(hamlet.desk, person, ground.id)
        assert await gone(ground) == frozenset()
    assert (await seat_at(hamlet.desk, match, person)).machine is not None


async def test_who_comes_back_while_the_league_is_looked_after_stays(
    hamlet: Hamlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looked after it had seen him away."""
    ground, person, match = await left(hamlet)
    leave = absence._leave

    async def overtaken(desk: Desk, league: LeagueId, match: MatchId) -> None:
        monkeypatch.setattr(absence, "_leave", leave)
        await take_back_seat(desk, person, match)
        await leave(desk, league, match)

    monkeypatch.setattr(absence, "_leave", overtaken)
    league = await ground.league()
    assert league.season is not None
    await absence.leave_for_absent(hamlet.desk, league, league.season)
    await assert_is_back(ground, person, match)


@pytest.mark.parametrize("is_seen", [True, False])
async def test_taking_back_and_looking_after_at_once_on_every_database(desk: Desk, is_seen: bool) -> None:
    clock = FakeClock(desk.clock.now())
    here = with_hooks(replace(desk, clock=clock))
    owner, *people = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    terms = LeagueTerms("One", "the-river", quick_rules(divisions=ONE_DIVISION))
    ground = Ground(here, owner, (await found_league(here, owner, terms)).league.id)
    await begun(here, clock, ground, people)
    _, match = await table_of(ground, me(people[0]))
    for _ in range(5):
        await withdraw(here, people[0], ground.id)
        if is_seen:
            await ground.advance()
        league = await ground.league()
        assert league.season is not None
        looking = (absence.leave_for_absent(here, league, league.season) for _ in range(3))
        await asyncio.gather(*looking, take_back_seat(here, people[0], match), ground.advance())
        await ground.advance()
        seat = await seat_at(here, match, people[0])
        assert (seat.machine, await gone(ground)) == (None, frozenset())


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


RULES = {"registration": HOUR, "roundLength": DAY, "rounds": 2, "tableSize": 2, "divisions": 1, "smallestDivision": 2}
LEAGUE = "__typename ... on LeagueChanged { league { id } events { kind } } ... on Refusal { code }"


class Doors:
    """A league of two on the world's clock, and who sits at its table."""

    def __init__(self, home: House, id: str, ground: Ground, ada: Guest, match: str) -> None:
        self.home, self.id, self.ground, self.ada, self.match = home, id, ground, ada, match

    async def post(self, path: str) -> tuple[int, Any]:
        answer = await self.home.http.post(path, headers=self.ada.caller_headers)
        return answer.status_code, answer.json()


async def doors(home: House) -> Doors:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    made = await ada.do("createLeague", {"name": "Doors", "game": "the-river", "rules": RULES}, LEAGUE)
    id = str(made["league"]["id"])
    for one in (ada, bea):
        await one.do("joinLeague", {"leagueId": id}, LEAGUE)
    assert ada.player is not None
    ground = Ground(with_hooks(home.desk), Caller(ada.player, frozenset(Scope)), LeagueId(id))
    home.clock.ahead += HOUR
    await ground.advance()
    return Doors(home, id, ground, ada, (await table_of(ground, Entrant(ada.id)))[1])


@pytest.mark.parametrize("door", ["graphql", "rest"])
async def test_one_act_brings_back_through_either_door(home: House, door: str) -> None:
    here = await doors(home)
    for act in ("seat", "season"):
        await here.ada.do("withdrawFromLeague", {"leagueId": here.id}, LEAGUE)
        await here.ground.advance()
        assert (await seat_at(home.desk, MatchId(here.match), here.ground.owner)).machine is not None
        if door == "graphql" and act == "seat":
            told = await here.ada.do("takeBackSeat", {"matchId": here.match})
            assert (told["__typename"], [each["kind"] for each in told["events"]]) == ("SeatTakenBack", ["RETURNED"])
        elif door == "graphql":
            told = await here.ada.do("returnToLeague", {"leagueId": here.id}, LEAGUE)
            assert [each["kind"] for each in told["events"]] == ["PLAYER_RETURNED"]
        else:
            path = f"matches/{here.match}" if act == "seat" else f"leagues/{here.id}"
            assert (await here.post(f"/v1/{path}/return"))[0] == 200
        await here.ground.advance()
        assert (await seat_at(home.desk, MatchId(here.match), here.ground.owner)).machine is None
        assert await gone(here.ground) == frozenset()


async def test_either_door_tells_the_deadline_and_refuses_after_it(home: House) -> None:
    here = await doors(home)
    ask = "query ($id: ID!) { match(id: $id) { leagueDeadline } }"
    told = (await here.ada.data(ask, id=here.match))["match"]["leagueDeadline"]
    shown = (await here.ada.get(f"/v1/matches/{here.match}")).json()["league_deadline"]
    assert told == shown == (await here.ground.season()).round_ends(1)
    home.clock.ahead += DAY
    refusal = await here.ada.do("resign", {"matchId": here.match})
    assert (refusal["__typename"], refusal["code"]) == ("Conflict", "deadline-passed")
    assert refusal["data"] == {"deadline": shown}
    status, problem = await here.post(f"/v1/matches/{here.match}/resign")
    assert (status, problem["code"], problem["deadline"]) == (409, "deadline-passed", shown)
