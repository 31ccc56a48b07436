"""Leagues and ratings through both doors: the same facts, as JSON, CSV, iCalendar, SVG and GraphQL."""

from __future__ import annotations

import csv
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from graphql import GraphQLInputObjectType
from icalendar import Calendar

from api.graphql.schema.build import CORE
from api.names import camel_case
from api.rest.league_rules import rules_shape
from api.rule_names import RULE_NAMES
from application.callers import Caller, Scope
from application.leagues.advance import advance_league
from application.ports.ratings import Rating
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league import terms
from domain.league.ratings import Change, ChangeKind, Kind, Strength
from domain.league.terms import LONGEST, MOST, LeagueId, Rules
from tests.houses import Guest, House, house
from tests.league.towns import HOUR, Ground, with_hooks

RULES = {
    "registration": HOUR,
    "roundLength": 24 * HOUR,
    "rounds": 2,
    "tableSize": 2,
    "divisions": 2,
    "smallestDivision": 2,
    "largestDivision": 3,
}
HISTORY = 'ratingHistory(game: "the-river", entrantId: $id) { edges { cursor } }'
CREATED = "__typename ... on LeagueChanged { version league { id role } events { kind text } } ... on Refusal { code }"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as made:
        yield made


async def founded(owner: Guest, **more: object) -> str:
    wish = {"name": "Doors", "game": "the-river", "rules": RULES, "isSandbox": True, **more}
    told = await owner.do("createLeague", wish, CREATED)
    assert told["__typename"] == "LeagueChanged", told
    return str(told["league"]["id"])


async def played(home: House, owner: Guest) -> str:
    """A season of four machines that has ended."""
    id = await founded(owner)
    await owner.do("registerMachines", {"leagueId": id, "level": "DRIFTER", "count": 4}, CREATED)
    assert owner.player is not None
    ground = Ground(with_hooks(home.desk), Caller(owner.player, frozenset(Scope)), LeagueId(id))
    await ground.play_season()
    return id


async def test_a_match_leads_to_its_league_season_round_and_table(home: House) -> None:
    owner = await home.human("Ada")
    league = await played(home, owner)
    tables = "league(id: $id) { season(number: 1) { divisions { number tables(round: 2) { id number matchId } } } }"
    told = (await home.guest().data(f"query ($id: ID!) {{ {tables} }}", id=league))["league"]["season"]["divisions"]
    for division in told:
        for table in division["tables"]:
            if table["matchId"] is None:
                continue
            place = "leaguePlace { league { id } season { number } division { number } round table { id } }"
            match = f"query ($id: ID!) {{ match(id: $id) {{ {place} }} }}"
            assert (await home.guest().data(match, id=table["matchId"]))["match"]["leaguePlace"] == {
                "league": {"id": league},
                "season": {"number": 1},
                "division": {"number": division["number"]},
                "round": 2,
                "table": {"id": table["id"]},
            }
            rest = (await home.http.get(f"/v1/matches/{table['matchId']}")).json()["league_place"]
            assert rest == {
                "league_id": league,
                "league_name": "Doors",
                "season": 1,
                "division": division["number"],
                "round": 2,
                "table": table["number"],
            }


async def test_both_doors_tell_the_same_standings(home: House) -> None:
    owner = await home.human("Ada")
    id = await played(home, owner)
    told = await home.guest().data(
        """query ($id: ID!) { league(id: $id) { season(number: 1) { status divisions { number goingUp goingDown
          standings { rank points best worst promotion entrant { id name ... on Machine { level } }
            tieBreaks { tieBreak value } }
          tables(round: 1) { matchId ranks how players { id } } } } } }""",
        id=id,
    )
    season = told["league"]["season"]
    assert season["status"] == "ENDED"
    rest = (await home.http.get(f"/v1/leagues/{id}/standings?season=1")).json()
    for one, other in zip(season["divisions"], rest["divisions"], strict=True):
        assert [row["entrant"]["id"] for row in one["standings"]] == [row["entrant"]["id"] for row in other["rows"]]
        assert [row["points"] for row in one["standings"]] == [row["points"] for row in other["rows"]]
    only = (await home.http.get(f"/v1/leagues/{id}/standings?season=1&division=2")).json()
    assert [division["number"] for division in only["divisions"]] == [2]
    lines = list(csv.DictReader(StringIO((await home.http.get(f"/v1/leagues/{id}/standings.csv?season=1")).text)))
    assert [line["id"] for line in lines] == [row["entrant"]["id"] for d in rest["divisions"] for row in d["rows"]]
    tables = (await home.http.get(f"/v1/leagues/{id}/tables?season=1&round=1")).json()["items"]
    assert [table["match_id"] for table in tables] == [t["matchId"] for d in season["divisions"] for t in d["tables"]]


async def test_both_doors_tell_everybody_his_own_departures_and_nobody_else_s(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    league, table, now = LeagueId(await founded(ada)), "mat_" + "2" * 24, home.desk.clock.now()
    async with home.desk.store.working() as work:
        for number in (1, 2, 3):
            await work.note_departures(league, f"season {number}, entry 9", [PlayerId(ada.id)], Moment(now - number))
        await work.note_departures(league, table, [PlayerId(ada.id)], Moment(now - 4))
        await work.forgive_departures(league, table, [PlayerId(ada.id)])
        await work.commit()
    query = """query ($league: ID, $id: ID!) { node(id: $id) { ... on Player {
      departures(leagueId: $league) { barredUntil items { leagueId matchId isForgiven } } } } }"""
    told = (await ada.data(query, league=league, id=ada.id))["node"]["departures"]
    here = (await ada.get(f"/v1/me/departures?league_id={league}")).json()
    assert [(item["leagueId"], item["matchId"], item["isForgiven"]) for item in told["items"]] == [
        *[(league, None, False)] * 3,
        (league, table, True),
    ]
    assert [(item["match_id"], item["is_forgiven"]) for item in here["items"]] == [*[(None, False)] * 3, (table, True)]
    assert here["barred_until"] == now - 1 + 30 * 24 * HOUR
    assert (await bea.get("/v1/me/departures")).json() == {"items": [], "barred_until": None}
    assert (await home.http.get("/v1/me/departures")).json()["code"] == "sign-in-needed"
    assert (await ada.get("/v1/me/departures?league_id=lge_none")).json()["code"] == "unknown-league"
    refused = await bea.ask(query, league=None, id=ada.id)
    assert refused["errors"][0]["extensions"]["code"] == "not-your-account"
    assert refused["data"] == {"node": {"departures": None}}


async def test_both_doors_tell_who_waits_before_and_after_the_start(home: House) -> None:
    ada = await home.human("Ada")
    id = await founded(ada, rules={**RULES, "divisions": 1, "largestDivision": 4})
    await ada.do("registerMachines", {"leagueId": id, "level": "DRIFTER", "count": 6}, CREATED)
    await home.http.post(f"/v1/leagues/{id}/registration", headers=ada.caller_headers)
    assert ada.player is not None
    machines = [f"ai:drifter:{number}" for number in range(1, 7)]
    expected = (machines[:4], [*machines[4:], ada.player.id])
    assert await _places(home, ada, id) == expected
    ground = Ground(with_hooks(home.desk), Caller(ada.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    assert await _places(home, ada, id) == expected
    await home.http.delete(f"/v1/leagues/{id}/registration", headers=ada.caller_headers)
    assert await _places(home, ada, id) == (machines[:4], machines[4:])


async def _places(home: House, asker: Guest, id: str) -> tuple[list[str], list[str]]:
    """Who has a place and who waits, which both doors tell alike."""
    read = (await home.http.get(f"/v1/leagues/{id}")).json()["season"]
    query = "query ($id: ID!) { league(id: $id) { season { registered { entrant { id } } waiting { id } } } }"
    told = (await asker.data(query, id=id))["league"]["season"]
    placed, waiting = [each["entrant"]["id"] for each in read["registered"]], [each["id"] for each in read["waiting"]]
    assert [each["entrant"]["id"] for each in told["registered"]] == placed
    assert [each["id"] for each in told["waiting"]] == waiting
    return placed, waiting


async def test_what_a_reader_knows_already_is_not_told_again(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner)
    for path in ("", "/standings", "/tables"):
        known = (await owner.get(f"/v1/leagues/{id}{path}")).headers["etag"]
        again = await owner.get(f"/v1/leagues/{id}{path}", **{"If-None-Match": f'"1", W/{known}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", known)
        assert (await owner.get(f"/v1/leagues/{id}{path}", **{"If-None-Match": '"1"'})).status_code == 200
        lost = await owner.get(f"/v1/leagues/{id}/standings?season=9", **{"If-None-Match": known})
        assert lost.json()["code"] == "unknown-season"
    await owner.do("joinLeague", {"leagueId": id}, CREATED)
    assert (await owner.get(f"/v1/leagues/{id}", **{"If-None-Match": known})).status_code == 200


async def test_a_division_that_is_none_is_not_found(home: House) -> None:
    owner = await home.human("Ada")
    id = await played(home, owner)
    for path in ("standings", "standings.csv"):
        for division, status in ((1, 200), (2, 200), (3, 404)):
            answer = await home.http.get(f"/v1/leagues/{id}/{path}?season=1&division={division}")
            assert answer.status_code == status
        assert answer.json()["code"] == "unknown-division"


async def test_a_substitute_is_shown_at_the_table_in_the_standings_and_in_the_log(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    id = await founded(ada)
    await ada.do("registerMachines", {"leagueId": id, "level": "DRIFTER", "count": 3}, CREATED)
    await ada.do("joinLeague", {"leagueId": id}, CREATED)
    assert ada.player is not None
    ground = Ground(with_hooks(home.desk), Caller(ada.player, frozenset(Scope)), LeagueId(id))
    season = await ground.season()
    await ground.move_to(season.starts_at)
    joined = await bea.do("joinLeague", {"leagueId": id}, CREATED)
    assert joined["league"]["role"] == "MEMBER"
    [table] = [t for t in await _tables(home, id, 1) if ada.id in [one["id"] for one in t["players"]]]
    at = {**_table(id), "division": table["division"], "table": table["number"]}
    told = await ada.do("replacePlayer", {"at": at, "playerId": ada.id, "substituteId": bea.id}, CREATED)
    assert [event["kind"] for event in told["events"]] == ["PLAYER_REPLACED"]
    assert told["events"][0]["text"].endswith("from the next round on: a trial")
    await ground.move_to(season.round_begins(2))
    [later] = [t for t in await _tables(home, id, 2) if ada.id in [one["id"] for one in t["players"]]]
    names = dict(zip([one["id"] for one in later["players"]], later["seated"], strict=True))
    assert names[ada.id]["name"] == "Bea"
    rows = [row for d in (await home.http.get(f"/v1/leagues/{id}/standings")).json()["divisions"] for row in d["rows"]]
    assert [row["substitute"]["name"] for row in rows if row["substitute"]] == ["Bea"]
    lines = csv.DictReader(StringIO((await home.http.get(f"/v1/leagues/{id}/standings.csv")).text))
    assert {line["id"]: line["substitute"] for line in lines}[ada.id] == bea.id
    query = """query ($id: ID!) { league(id: $id) { season { waiting { id } divisions {
      standings { entrant { id } substitute { name } } tables(round: 2) { seated { id } } } } } }"""
    shown = (await bea.data(query, id=id))["league"]["season"]
    assert shown["waiting"] == []
    standings = [row for division in shown["divisions"] for row in division["standings"]]
    assert {row["entrant"]["id"]: row["substitute"] for row in standings}[ada.id] == {"name": "Bea"}
    seated = [one["id"] for d in shown["divisions"] for t in d["tables"] for one in t["seated"]]
    assert bea.id in seated
    assert ada.id not in seated


async def _tables(home: House, id: str, round: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await home.http.get(f"/v1/leagues/{id}/tables?round={round}")).json()["items"]
    return found


async def test_the_calendar_holds_registration_every_round_and_the_end(home: House) -> None:
    id = await founded(await home.human("Ada"))
    answer = await home.http.get(f"/v1/leagues/{id}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    events = Calendar.from_ical(answer.text).walk("VEVENT")
    names = ("registration", "round 1", "round 2", "end")
    assert [str(event["summary"]) for event in events] == [f"Doors: {name}" for name in names]
    assert events[0].decoded("dtend") == events[1].decoded("dtstart")
    assert events[2].decoded("dtend") == events[3].decoded("dtstart")
    assert "dtend" not in events[3]


async def test_events_are_told_in_the_callers_language_and_by_page(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner)
    query = """query ($id: ID!) { league(id: $id) { events(first: 1) {
      pageInfo { hasNextPage } version edges { node { kind text } } } } }"""
    told = (await owner.speaking("it").data(query, id=id))["league"]["events"]
    assert (told["pageInfo"], told["version"]) == ({"hasNextPage": True}, 2)
    assert told["edges"] == [{"node": {"kind": "FOUNDED", "text": "Nasce la lega Doors."}}]
    rest = (await home.http.get(f"/v1/leagues/{id}/events?after=1")).json()
    assert [event["kind"] for event in rest["items"]] == ["season-opened"]


async def test_refusals_are_typed_and_roles_shown(home: House) -> None:
    owner, other = await home.human("Ada"), await home.human("Bea")
    id = await founded(owner)
    refused = await other.do("configureLeague", {"leagueId": id}, CREATED)
    assert (refused["__typename"], refused["code"]) == ("NotAllowed", "owner-only")
    query = "query ($id: ID!) { league(id: $id) { role } node(id: $id) { id } }"
    assert (await other.data(query, id=id)) == {"league": {"role": "SPECTATOR"}, "node": {"id": id}}
    joined = await other.do("joinLeague", {"leagueId": id}, CREATED)
    assert joined["league"]["role"] == "MEMBER"
    assert (await other.do("joinLeague", {"leagueId": id}, CREATED))["code"] == "already-registered"
    assert (await other.do("annulTable", _table(id), CREATED))["code"] == "referee-only"
    assert (await owner.do("annulTable", _table(id), CREATED))["code"] == "season-not-running"
    assert (await owner.do("setReferee", {"leagueId": id, "playerId": other.id}, CREATED))["events"][0]["kind"] == (
        "ROLE_GIVEN"
    )
    assert (await home.guest().data(query, id="lge_none")) == {"league": None, "node": None}


def _table(id: str) -> dict[str, Any]:
    return {"leagueId": id, "division": 1, "round": 1, "table": 1, "reason": "a trial"}


COUNTS = ("rest", "reach", "exchangeOneIn", "exchangeMost", "barredAfterLeaves")
LENGTHS = ("registration", "roundLength", "pause", "barredWithin", "barredFor")
GREATEST = {**dict.fromkeys(COUNTS, MOST), **dict.fromkeys(LENGTHS, LONGEST), "rounds": 100, "pointsSittingOut": 1_000}


async def test_rules_as_great_as_they_may_be_are_told_by_both_doors(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner, rules={**RULES, **GREATEST}, isSandbox=False)
    for path in ("", "/calendar.ics", "/standings"):
        assert (await home.http.get(f"/v1/leagues/{id}{path}")).status_code == 200
    joined = await home.http.post(f"/v1/leagues/{id}/registration", headers=owner.caller_headers)
    assert joined.status_code == 200
    assert joined.json()["rules"]["registration"] == LONGEST


@pytest.mark.parametrize("name", GREATEST)
async def test_what_one_door_would_not_take_the_other_refuses_too(home: House, name: str) -> None:
    owner = await home.human("Ada")
    wish = {"name": "Doors", "game": "the-river", "rules": {**RULES, name: GREATEST[name] + 1}}
    told = await owner.do("createLeague", wish, "__typename ... on InvalidInput { code fault }")
    assert (told["__typename"], told["code"]) == ("InvalidInput", "bad-rules")
    assert str(GREATEST[name]) in told["fault"]


@pytest.mark.parametrize(
    ("here", "there", "value"),
    [
        ("tableSize", "table_size", 3),
        ("pointsAtTwo", "points_at_two", [6, 6]),
        ("pointsSittingOut", "points_sitting_out", 1_001),
        ("smallestDivision", "smallest_division", 1),
        ("exchangeOneIn", "exchange_one_in", 1),
        ("barredAfterLeaves", "barred_after_leaves", 0),
        ("rest", "rest", MOST + 1),
    ],
)
async def test_each_door_tells_a_fault_in_rules_by_its_own_names(
    home: House, here: str, there: str, value: object
) -> None:
    owner = await home.human("Ada")
    bad = {**RULES, here: value, "format": "LADDER"}
    wish: dict[str, Any] = {"name": "Doors", "game": "the-river", "rules": bad}
    told = await owner.do("createLeague", wish, "__typename ... on InvalidInput { path }")
    assert told == {"__typename": "InvalidInput", "path": f"rules.{here}"}
    rules: dict[str, Any] = {"registration": HOUR, "round_length": HOUR, "rounds": 2, "format": "ladder"}
    rules = {**rules, "table_size": 2, there: value}
    answer = await home.http.post("/v1/leagues", json={**wish, "rules": rules}, headers=owner.caller_headers)
    assert (answer.status_code, answer.json()["path"]) == (422, f"rules.{there}")


@pytest.mark.parametrize(
    ("mutation", "input", "path"),
    [
        ("configureLeague", {"timing": {"pace": "CORRESPONDENCE"}}, "timing.perTurn"),
        ("configureLeague", {"timing": {"pace": "LIVE"}}, "timing.bank"),
        ("moveLeagueClock", {"to": 1}, "to"),
        ("closeLeague", {"reason": "a\u202ereason"}, "reason"),
        ("closeLeague", {"reason": "a\u0007 reason"}, "reason"),
    ],
)
async def test_graphql_tells_a_fault_by_the_names_it_has_itself(
    home: House, mutation: str, input: dict[str, Any], path: str
) -> None:
    owner = await home.human("Ada")
    wish = {"leagueId": await founded(owner), **input}
    told = await owner.do(mutation, wish, "__typename ... on InvalidInput { path }")
    assert told == {"__typename": "InvalidInput", "path": path}


async def test_both_doors_tell_a_fault_in_a_ruling_by_their_own_names(home: House) -> None:
    ada, bea = await home.human("Ada"), await home.human("Bea")
    id = await founded(ada)
    for person in (ada, bea):
        await person.do("joinLeague", {"leagueId": id}, CREATED)
    assert ada.player is not None
    ground = Ground(with_hooks(home.desk), Caller(ada.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    wish: dict[str, Any] = {"at": _table(id), "playerId": ada.id}
    selection = "__typename ... on InvalidInput { path }"
    assert await ada.do("adjustClock", wish, selection) == {"__typename": "InvalidInput", "path": "more"}
    both = {"level": "HAND", "substituteId": bea.id}
    told = await ada.do("replacePlayer", {**wish, **both}, selection)
    assert told == {"__typename": "InvalidInput", "path": "substituteId"}
    body = {"division": 1, "round": 1, "table": 1, "reason": "a trial", "player_id": ada.id, "more": 0}
    answer = await home.http.post(f"/v1/leagues/{id}/rulings/clock", json=body, headers=ada.caller_headers)
    assert (answer.status_code, answer.json()["path"]) == (422, "more")


def test_every_fault_in_rules_has_a_name_at_both_doors() -> None:
    """Everything is broken at once."""
    broken = Rules(
        terms.Calendar(-1, -1, 0, -1),
        table_size=9,
        points=terms.Points((), (), (), -1),
        divisions=terms.Divisions(0, 1, 0),
        exchange=terms.Exchange(0, -1, MOST + 1),
        discipline=terms.Discipline(0, LONGEST + 1, LONGEST + 1),
        reach=0,
        rest=-1,
    )
    paths = {fault.path for fault in terms.faults_of(broken)}
    assert len(paths) >= 20
    kind = CORE.get_type("LeagueRulesInput")
    assert isinstance(kind, GraphQLInputObjectType)
    names = {RULE_NAMES[path][0] for path in paths}
    assert {camel_case(name) for name in names} <= set(kind.fields)
    assert names <= set(msgspec.to_builtins(rules_shape(Rules(terms.Calendar(1, 1, 1)))))


async def test_both_doors_say_how_much_time_a_referee_may_take(home: House) -> None:
    owner, *people = [await home.human(name) for name in ("Ada", "Bea", "Cleo")]
    timing = {"pace": "CORRESPONDENCE", "perTurn": 24 * HOUR}
    id = await founded(owner, timing=timing, rules={**RULES, "divisions": 1})
    for person in people:
        await person.do("joinLeague", {"leagueId": id}, CREATED)
    assert owner.player is not None
    ground = Ground(with_hooks(home.desk), Caller(owner.player, frozenset(Scope)), LeagueId(id))
    await ground.move_to((await ground.season()).starts_at)
    at = {"division": 1, "round": 1, "table": 1, "reason": "a trial"}
    told = await owner.do(
        "adjustClock",
        {"at": {"leagueId": id, **at}, "playerId": people[0].id, "less": 1},
        "... on Refusal { code data }",
    )
    assert told == {"code": "time-not-given", "data": {"milliseconds": 0}}
    wish = {**at, "player_id": people[0].id, "less": 30 * 24 * HOUR}
    answer = await home.http.post(f"/v1/leagues/{id}/rulings/clock", json=wish, headers=owner.caller_headers)
    assert (answer.status_code, answer.json()["code"], answer.json()["milliseconds"]) == (409, "time-not-given", 0)


async def test_leagues_are_found_by_page_and_filter(home: House) -> None:
    owner = await home.human("Ada")
    ids = [await founded(owner, name=f"League {number}") for number in range(3)]
    query = """query ($filter: LeagueFilter, $after: String) { leagues(filter: $filter, first: 2, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { id name season { id status } } } } }"""
    first = (await owner.data(query, filter={"ownerId": owner.id}))["leagues"]
    rest = (await owner.data(query, filter={"ownerId": owner.id}, after=first["pageInfo"]["endCursor"]))["leagues"]
    found = [edge["node"]["id"] for page in (first, rest) for edge in page["edges"]]
    assert found == ids[::-1]
    assert first["totalCount"] == 3
    listed = (await owner.get("/v1/leagues?owner_id=me&limit=2")).json()
    more = (await owner.get(f"/v1/leagues?owner_id=me&limit=2&after={listed['next']}")).json()
    assert [item["id"] for page in (listed, more) for item in page["items"]] == found
    assert (await owner.get("/v1/leagues?game=moon-river")).json()["total_count"] == 0


async def test_rankings_and_histories_are_told_and_drawn(home: House) -> None:
    people = [await home.human(name) for name in ("Ada", "Bea", "Cleo")]
    async with home.desk.store.working() as work:
        for number, person in enumerate(people):
            at, strength = Moment(5_000), Strength(25.0 + number, 2.0)
            await work.keep_ratings([Rating("the-river", person.id, Kind.HUMAN, strength, 12, at, at)])
        number = await work.next_rating("the-river")
        after = Strength(25, 2)
        place = ("the-river", number, ChangeKind.RATED, MatchId("mat_x"), 1, people[0].id, 1)
        line = Change(*place, Strength(), after, Moment(5_000))
        await work.enter_changes([line])
        await work.commit()
    query = """query ($after: String) { rankings(game: "the-river", kinds: [HUMAN], first: 2, after: $after) {
      totalCount pageInfo { endCursor } edges { rank node { rating isProvisional entrant { name } } } } }"""
    first = (await home.guest().data(query))["rankings"]
    rest = (await home.guest().data(query, after=first["pageInfo"]["endCursor"]))["rankings"]
    edges = [*first["edges"], *rest["edges"]]
    assert [(edge["rank"], edge["node"]["entrant"]["name"]) for edge in edges] == [
        (1, "Cleo"),
        (2, "Bea"),
        (3, "Ada"),
    ]
    assert not any(edge["node"]["isProvisional"] for edge in edges)
    listed = (await home.http.get("/v1/rankings/the-river?kind=human&limit=2")).json()
    assert [item["rating"]["entrant"]["name"] for item in listed["items"]] == ["Cleo", "Bea"]
    assert (await home.http.get("/v1/rankings/the-river?kind=bot")).json()["total_count"] == 0
    assert (await home.http.get("/v1/rankings/the-river?since=6000")).json()["total_count"] == 0
    history = (await home.http.get(f"/v1/ratings/{people[0].id}/the-river")).json()
    assert [(item["match_id"], item["rating_after"]) for item in history["items"]] == [("mat_x", 1760)]
    drawn = await home.http.get(f"/v1/ratings/{people[0].id}/the-river/plot.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in drawn.content
    assert b"<script" not in drawn.content
    empty = await home.http.get("/v1/ratings/ai:hand/the-river/plot.svg")
    assert b"<svg" in empty.content


@pytest.mark.parametrize("subject", ["ply_none", "ai:", "ai:nobody", "ai:hand:", "ai:hand:x", "lge_1"])
async def test_who_is_neither_player_nor_machine_has_no_ratings(home: House, subject: str) -> None:
    for path in ("", "/the-river", "/the-river/plot.svg"):
        answer = await home.http.get(f"/v1/ratings/{subject}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-player")
    for field in ("ratings(entrantId: $id) { id }", HISTORY):
        told = await home.guest().ask(f"query ($id: ID!) {{ {field} }}", id=subject)
        assert [error["extensions"]["code"] for error in told["errors"]] == ["unknown-player"]


async def test_a_machine_has_its_fixed_rating_before_its_first_match(home: House) -> None:
    """LG-57."""
    for subject in ("ai:hand", "ai:hand:12"):
        told = (await home.http.get(f"/v1/ratings/{subject}")).json()["items"]
        assert [(each["game"], each["rating"], each["games"]) for each in told] == [
            ("moon-river", 1_760, 0),
            ("the-river", 1_760, 0),
        ]
        query = "query ($id: ID!) { ratings(entrantId: $id) { game { key } rating games isProvisional } }"
        assert (await home.guest().data(query, id=subject))["ratings"] == [
            {"game": {"key": each["game"]}, "rating": 1_760, "games": 0, "isProvisional": False} for each in told
        ]
        assert (await home.http.get(f"/v1/ratings/{subject}/the-river")).json()["items"] == []
    played = Rating("the-river", "ai:hand", Kind.AI, Strength(22.0, 1.0), 3, Moment(5_000), Moment(5_000))
    async with home.desk.store.working() as work:
        await work.keep_ratings([played])
        await work.commit()
    told = (await home.http.get("/v1/ratings/ai:hand")).json()["items"]
    assert [(each["game"], each["games"], each["updated_at"]) for each in told] == [
        ("moon-river", 0, 0),
        ("the-river", 3, 5_000),
    ]


async def test_who_has_not_played_yet_has_empty_ratings(home: House) -> None:
    for subject in ((await home.human("Ada")).id, (await home.visitor("Bea")).id):
        for path in ("", "/the-river"):
            assert (await home.http.get(f"/v1/ratings/{subject}{path}")).json()["items"] == []
        assert (await home.http.get(f"/v1/ratings/{subject}/the-river/plot.svg")).status_code == 200
        assert (await home.guest().data("query ($id: ID!) { ratings(entrantId: $id) { id } }", id=subject)) == {
            "ratings": []
        }


async def drawn(home: House, games: int, apart: int) -> str:
    """The plot of somebody whose rating rose by one with each game, from 1000."""
    ada = await home.human("Ada")
    course = [Strength(number / 40, 0.0) for number in range(games + 1)]
    async with home.desk.store.working() as work:
        for number in range(1, games + 1):
            place = ("the-river", number, ChangeKind.RATED, MatchId(f"mat_{number}"), 1, ada.id, 1)
            await work.enter_changes([Change(*place, course[number - 1], course[number], Moment(number * apart))])
        await work.commit()
    return (await home.http.get(f"/v1/ratings/{ada.id}/the-river/plot.svg")).text


@pytest.mark.parametrize("games", [119, 1_000])
async def test_a_plot_goes_from_before_the_first_game_to_the_newest(home: House, games: int) -> None:
    plot = await drawn(home, games, HOUR)
    ratings = [int(text) for text in re.findall(r'class="value">[^<]*: (\d+)<', plot)]
    assert ratings[0] == 1_000
    assert ratings[-1] == 1_000 + games
    assert ratings == sorted(ratings)
    assert min(games, 300) < len(ratings) <= 402


@pytest.mark.parametrize(("apart", "is_by_the_hour"), [(HOUR, True), (24 * HOUR, False)])
async def test_a_plot_of_few_days_tells_the_time_of_day(home: House, apart: int, is_by_the_hour: bool) -> None:
    plot = await drawn(home, 20, apart)
    assert bool(re.search(r">\d\d-\d\d \d\d:\d\d<", plot)) == is_by_the_hour
    assert bool(re.search(r">\d{4}-\d\d-\d\d<", plot)) != is_by_the_hour


async def test_a_season_advances_when_its_clock_is_moved(home: House) -> None:
    owner = await home.human("Ada")
    id = await founded(owner)
    await owner.do("registerMachines", {"leagueId": id, "level": "DRIFTER", "count": 4}, CREATED)
    season = (await home.http.get(f"/v1/leagues/{id}")).json()["season"]
    await owner.do("moveLeagueClock", {"leagueId": id, "to": season["starts_at"]}, CREATED)
    await advance_league(replace(home.desk), LeagueId(id))
    shown = (await home.http.get(f"/v1/leagues/{id}")).json()
    assert shown["season"]["status"] == "running"
    assert shown["now"] == season["starts_at"]
