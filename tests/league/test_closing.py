"""Leagues that are closed: nothing opens in them any more, what runs ends, and all of it stays readable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached, Malformed
from application.leagues.advance import advance_league
from application.leagues.close_league import close_league
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.find_leagues import count_leagues, find_leagues
from application.leagues.follow import follow_league, league_event
from application.leagues.found_league import found_league, season_opening
from application.leagues.give_role import give_role
from application.leagues.league_changes import append
from application.leagues.register import register, register_machines
from application.leagues.rulings import Ruling, decide_table
from application.leagues.terms import LeagueTerms
from application.ports.leagues import LeagueFilter
from application.ports.store import VersionTaken
from domain.hosting.terms import Moment
from domain.league.entries import (
    LEAGUE_CLOSED,
    TOO_FEW,
    Closed,
    LeagueLogged,
    SeasonCancelled,
    TableEnded,
    read,
    written,
)
from domain.league.season import SeasonStatus
from domain.league.standings import Relegation
from domain.league.terms import Calendar, Divisions, Role
from tests.fakes.clock import FakeClock
from tests.houses import House, house
from tests.league.hamlets import ONE_DIVISION, Hamlet, me, refused, standings
from tests.league.test_doors import CREATED, founded, played
from tests.league.towns import HOUR, Ground, quick_rules, sandbox
from tests.workers.desks import desk_on, somebody

DAY = 24 * HOUR
YEAR = 365 * DAY
WHY = "the organiser moves away"
RULES = quick_rules(divisions=ONE_DIVISION)


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def closed(ground: Ground) -> None:
    await close_league(ground.desk, ground.owner, ground.id, WHY)


async def statuses(ground: Ground) -> list[SeasonStatus]:
    return [season.status for season in (await ground.league()).seasons]


async def test_nobody_moves_up_or_down_from_a_season_that_none_follows(hamlet: Hamlet) -> None:
    ground, _ = await hamlet.started(8, quick_rules(divisions=Divisions(2, 2, 4)))
    assert {row.relegation for row in await standings(ground)} == {Relegation.POSSIBLE}
    await closed(ground)
    assert {row.relegation for row in await standings(ground)} == {Relegation.NONE}


async def test_a_season_that_has_not_begun_is_called_off_and_releases_who_registered(desk: Desk) -> None:
    """LG-48."""
    clock = FakeClock(desk.clock.now())
    here = replace(desk, clock=clock)
    owner, ada, bea = [await somebody(here, name) for name in ("Owner", "Ada", "Bea")]
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("Cup", "the-river", RULES))).league.id)
    for person in (ada, bea):
        await register(here, person, ground.id)
    await closed(ground)
    league, season = await ground.league(), await ground.season()
    assert (league.closed_at, season.status, season.registered) == (clock.now(), SeasonStatus.CANCELLED, ())
    assert league.role_of(ada.required_player().id) is Role.SPECTATOR
    assert await ground.entries(Closed) == [Closed(owner.required_player().id, WHY)]
    assert await ground.entries(SeasonCancelled) == [SeasonCancelled(LEAGUE_CLOSED)]
    clock.advance(YEAR)
    async with here.store.reading() as reading:
        assert await reading.due_leagues(clock.now(), Moment(1), 10) == []
    assert await ground.advance() == 0
    assert await statuses(ground) == [SeasonStatus.CANCELLED]
    await refused(register(here, ada, ground.id), Conflict, "league-closed")
    await refused(configure(here, owner, ground.id), Conflict, "league-closed")


async def test_a_season_that_runs_ends_on_its_date_and_none_follows(hamlet: Hamlet) -> None:
    """LG-48."""
    ground, people = await hamlet.started(4, RULES)
    late = await hamlet.town.human("Late")
    await closed(ground)
    await refused(register(hamlet.desk, late, ground.id), Conflict, "league-closed")
    await decide_table(hamlet.desk, ground.owner, Ruling(ground.id, Place(1, 1, 1), "one did not come"), [2, 1])
    for _ in range(3):
        assert await statuses(ground) == [SeasonStatus.RUNNING]
        hamlet.town.clock.advance(DAY)
        await ground.advance()
    season = await ground.season()
    assert (season.status, season.ended_at, season.closed) == (SeasonStatus.ENDED, season.ends_at, 3)
    assert {row.player for row in await standings(ground)} == {me(person) for person in people}
    hamlet.town.clock.advance(YEAR)
    assert await ground.advance() == 0
    assert await statuses(ground) == [SeasonStatus.ENDED]


async def test_a_season_whose_start_has_come_is_played_though_no_worker_has_begun_it(hamlet: Hamlet) -> None:
    owner, *people = [await hamlet.town.human(name) for name in ("Owner", "Ada", "Bea")]
    ground = await hamlet.found(owner, RULES)
    for person in people:
        await register(hamlet.desk, person, ground.id)
    hamlet.town.clock.advance(HOUR)
    await closed(ground)
    await ground.advance()
    assert await statuses(ground) == [SeasonStatus.RUNNING]
    hamlet.town.clock.advance(3 * DAY)
    await ground.advance()
    assert await statuses(ground) == [SeasonStatus.ENDED]
    hamlet.town.clock.advance(YEAR)
    assert await ground.advance() == 0


async def test_a_season_whose_start_has_come_with_too_few_releases_them_where_none_follows(desk: Desk) -> None:
    clock = FakeClock(desk.clock.now())
    here = replace(desk, clock=clock)
    owner, ada = await somebody(here, "Owner"), await somebody(here, "Ada")
    ground = Ground(here, owner, (await found_league(here, owner, LeagueTerms("Cup", "the-river", RULES))).league.id)
    await register(here, ada, ground.id)
    clock.advance(HOUR)
    await closed(ground)
    await ground.advance()
    assert await ground.entries(SeasonCancelled) == [SeasonCancelled(LEAGUE_CLOSED)]
    assert await count_leagues(here, LeagueFilter(player=ada.required_player().id)) == 0
    async with here.store.reading() as reading:
        assert await reading.due_leagues(Moment(clock.now() + YEAR), Moment(1), 10) == []


async def test_none_opens_after_the_pause_either(hamlet: Hamlet) -> None:
    rules = quick_rules(calendar=Calendar(HOUR, DAY, 1, pause=DAY), divisions=ONE_DIVISION)
    ground, _ = await hamlet.started(2, rules)
    hamlet.town.clock.advance(DAY)
    await ground.advance()
    assert await statuses(ground) == [SeasonStatus.ENDED]
    await closed(ground)
    hamlet.town.clock.advance(YEAR)
    assert await ground.advance() == 0
    assert await statuses(ground) == [SeasonStatus.ENDED]


async def test_a_closed_sandbox_is_played_to_its_end(hamlet: Hamlet) -> None:
    ground = await sandbox(hamlet.desk, await hamlet.town.human("Owner"), RULES, 4)
    season = await ground.season()
    await ground.move_to(season.starts_at)
    await closed(ground)
    await refused(register_machines(hamlet.desk, ground.owner, ground.id, "drifter", 1), Conflict, "league-closed")
    await ground.move_to(season.ends_at + YEAR)
    assert await statuses(ground) == [SeasonStatus.ENDED]


async def test_only_the_owner_closes_and_only_once(hamlet: Hamlet) -> None:
    ground, people = await hamlet.started(2, RULES)
    referee, stranger, admin = [await hamlet.town.human(name) for name in ("Referee", "Stranger", "Admin")]
    await give_role(hamlet.desk, ground.owner, ground.id, referee.required_player().id, referee=True)

    for one in (referee, people[0], stranger):
        await refused(close_league(hamlet.desk, one, ground.id, WHY), Forbidden, "owner-only")
    await refused(close_league(hamlet.desk, await hamlet.town.guest(), ground.id, WHY), Forbidden, "scope-missing")
    for reason in (" ", "x" * 501):
        await refused(close_league(hamlet.desk, ground.owner, ground.id, reason), Malformed, "bad-reason")
    assert (await ground.league()).closed_at is None
    await closed(ground)
    before = (await ground.league()).version
    everybody = replace(admin, scopes=admin.scopes | {Scope.ADMIN})
    for one in (ground.owner, everybody):
        await refused(close_league(hamlet.desk, one, ground.id, "again"), Conflict, "league-closed")
    await refused(close_league(hamlet.desk, stranger, ground.id, "again"), Forbidden, "owner-only")
    assert (await ground.league()).version == before


async def closed_after(ground: Ground, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await closed(ground)


async def between_seasons(desk: Desk, owner: Caller, clock: FakeClock) -> Ground:
    """A league nobody came to, whose next season is due."""
    terms = LeagueTerms("Cup", "the-river", quick_rules(calendar=Calendar(HOUR, DAY, 1, pause=HOUR)))
    ground = Ground(desk, owner, (await found_league(desk, owner, terms)).league.id)
    clock.advance(HOUR)
    await ground.advance()
    clock.advance(HOUR)
    return ground


async def test_a_worker_that_decided_before_the_closing_opens_nothing(desk: Desk) -> None:
    clock = FakeClock(desk.clock.now())
    ground = await between_seasons(replace(desk, clock=clock), await somebody(desk), clock)
    before = await ground.league()
    await closed(ground)
    with pytest.raises(VersionTaken):
        await append(ground.desk, before, [season_opening(2, clock.now(), before.rules, before.timing)])
    await ground.advance()
    assert await statuses(ground) == [SeasonStatus.CANCELLED]


async def test_a_season_that_a_worker_has_just_opened_is_called_off_too(database: str) -> None:
    clock = FakeClock()
    async with desk_on(database) as here, desk_on(database) as there:
        ground = await between_seasons(replace(here, clock=clock), await somebody(here), clock)
        await advance_league(replace(there, clock=clock), ground.id)
        assert (await here.leagues.cached_or_fresh(ground.id)).seasons[1:] == ()
        await closed(ground)
        assert await statuses(ground) == [SeasonStatus.CANCELLED, SeasonStatus.CANCELLED]


async def test_whoever_is_first_no_season_is_open_in_a_closed_league(database: str) -> None:
    """The owner and two workers, each at a desk that knows nothing of the others, at about the same moment."""
    clock = FakeClock()
    async with desk_on(database) as one, desk_on(database) as two, desk_on(database) as three:
        desks = [replace(each, clock=clock) for each in (one, two, three)]
        owner = await somebody(one)
        grounds = [await between_seasons(desks[0], owner, clock) for _ in range(12)]
        for number, ground in enumerate(grounds):
            await asyncio.gather(
                advance_league(desks[1], ground.id),
                closed_after(ground, number / 1_000),
                advance_league(desks[2], ground.id),
            )
            await advance_league(desks[1], ground.id)
        for ground in grounds:
            league = await ground.league()
            assert league.closed_at is not None
            assert all(season.is_over for season in league.seasons)
        async with one.store.reading() as reading:
            heads = [await reading.league_summary(ground.id) for ground in grounds]
        assert {head and (head.closed, head.status, head.due_at) for head in heads} == {(True, "cancelled", None)}


async def test_what_is_closed_and_over_makes_room_for_another(hamlet: Hamlet) -> None:
    desk = replace(hamlet.desk, policy=replace(hamlet.desk.policy, leagues_per_player=1))
    ground, _ = await hamlet.started(2, RULES)
    another = LeagueTerms("Another", "the-river", RULES)
    await refused(found_league(desk, ground.owner, another), LimitReached, "too-many-leagues")
    await closed(ground)
    await refused(found_league(desk, ground.owner, another), LimitReached, "too-many-leagues")
    for _ in range(3):
        hamlet.town.clock.advance(DAY)
        await ground.advance()
    assert (await found_league(desk, ground.owner, another)).league.name == "Another"


async def test_closed_leagues_are_found_apart(desk: Desk) -> None:
    owner = await somebody(desk)
    grounds = [await sandbox(desk, owner, RULES, 0) for _ in range(2)]
    await closed(grounds[0])
    for wanted, found in ((True, {grounds[0].id}), (False, {grounds[1].id}), (None, {each.id for each in grounds})):
        asked = LeagueFilter(closed=wanted)
        assert {head.id for head in (await find_leagues(desk, asked)).heads} == found
        assert await count_leagues(desk, asked) == len(found)


async def test_a_stream_tells_the_closing_and_why(hamlet: Hamlet) -> None:
    ground = await hamlet.found(await hamlet.town.human("Owner"), RULES)
    stream = await follow_league(hamlet.desk, ground.owner, ground.id, 2)
    listening = asyncio.ensure_future(anext(stream))
    await closed(ground)
    told = [await asyncio.wait_for(each, 60) for each in (listening, anext(stream))]
    await stream.aclose()
    assert [written(logged.entry) for logged in told] == [
        ("closed", {"by": ground.owner.required_player().id, "reason": WHY}),
        ("season-cancelled", {"cause": "league-closed"}),
    ]


def test_a_season_that_was_cancelled_before_causes_were_named_had_too_few() -> None:
    assert read("season-cancelled", {}) == SeasonCancelled(TOO_FEW)


def test_what_has_its_default_is_not_stored_so_that_earlier_versions_read_it_but_is_told() -> None:
    ended = TableEnded(1, 2, 3, (1, 2), (9, 5), "played")
    kind, stored = written(ended)
    assert stored == {"division": 1, "round": 2, "table": 3, "ranks": [1, 2], "scores": [9, 5], "how": "played"}
    whole = {**stored, "left": [], "absent": []}
    assert read(kind, stored) == read(kind, whole) == ended
    assert league_event(LeagueLogged(4, Moment(5), ended)) == {"version": 4, "at": 5, "kind": kind, **whole}


async def test_both_doors_close_and_tell_it(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    one, other = await founded(ada), await founded(ada)
    told = await ada.do("closeLeague", {"leagueId": one, "reason": WHY}, CREATED)
    assert [(event["kind"], event["text"]) for event in told["events"]] == [
        ("CLOSED", f"The league is closed: {WHY}"),
        ("SEASON_CANCELLED", "The season is cancelled: the league was closed."),
    ]
    shown = await home.http.post(f"/v1/leagues/{other}/close", json={"reason": WHY}, headers=ada.caller_headers)
    assert (shown.status_code, shown.json()["season"]["status"]) == (200, "cancelled")
    assert shown.json()["closed_at"] >= shown.json()["founded_at"]
    again = await home.http.post(f"/v1/leagues/{one}/close", json={"reason": WHY}, headers=ada.caller_headers)
    assert (again.status_code, again.json()["code"]) == (409, "league-closed")
    assert (await ada.do("closeLeague", {"leagueId": other, "reason": WHY}, CREATED))["code"] == "league-closed"
    assert (await bea.do("joinLeague", {"leagueId": other}, CREATED))["code"] == "league-closed"


async def test_lists_tell_closed_leagues_and_leave_them_out_at_will(home: House) -> None:
    ada = await home.human("Ada")
    gone, going = await founded(ada), await founded(ada)
    await ada.do("closeLeague", {"leagueId": gone, "reason": WHY}, CREATED)
    query = """query ($closed: Boolean) { leagues(filter: { isClosed: $closed }) { totalCount
      edges { node { id closedAt } } } }"""
    for closed, ids in ((True, [gone]), (False, [going]), (None, [going, gone])):
        page = (await ada.data(query, closed=closed))["leagues"]
        nodes = [edge["node"] for edge in page["edges"]]
        assert [(node["id"], node["closedAt"] is not None) for node in nodes] == [(id, id == gone) for id in ids]
        wanted = "" if closed is None else f"?is_closed={str(closed).lower()}"
        listed = (await ada.get(f"/v1/leagues{wanted}")).json()
        assert [(item["id"], item["is_closed"]) for item in listed["items"]] == [(id, id == gone) for id in ids]
    shown = await ada.data("query ($id: ID!) { league(id: $id) { closedAt } }", id=going)
    assert shown == {"league": {"closedAt": None}}


async def test_everything_of_a_closed_league_stays_readable(home: House) -> None:
    ada = await home.human("Ada")
    id = await played(home, ada)
    before = {path: (await home.http.get(f"/v1/leagues/{id}{path}")).text for path in PATHS}
    await ada.do("closeLeague", {"leagueId": id, "reason": WHY}, CREATED)
    for path in PATHS:
        answer = await home.http.get(f"/v1/leagues/{id}{path}")
        assert answer.status_code == 200
        assert path.startswith("/standings?") or answer.text == before[path]
    events = (await home.http.get(f"/v1/leagues/{id}/events")).json()["items"]
    assert [event["kind"] for event in events][-2:] == ["closed", "season-cancelled"]
    assert events[-2]["reason"] == WHY


PATHS = ("/standings?season=1", "/standings.csv?season=1", "/tables?season=1", "/calendar.ics?season=1")
