"""Handlers of leagues: create, find, read, take part, referee."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

import orjson
from msgspec import Raw
from starlette.responses import Response

from api.calendars import season_calendar
from api.cancellation import cancel_on_disconnect
from api.cursors import league_cursor, league_place
from api.entrants import names_of
from api.events import league_event_json
from api.rest.headers import PRIVATE, known_versions, last_event_id
from api.rest.league_pages import standings_page
from api.rest.league_requests import (
    AdjustWish,
    ChallengeWish,
    ClockWish,
    CloseWish,
    ConfigureWish,
    DecideWish,
    ForecastWish,
    LeaguesQuery,
    LeagueWish,
    MachinesWish,
    ReplaceWish,
    SeasonQuery,
    StandingsQuery,
    TablesQuery,
    TableWish,
)
from api.rest.league_responses import (
    forecast_shape,
    head_shape,
    league_shape,
    people_of,
    players_of,
    seated_in,
    standings_csv,
    standings_shape,
    table_shapes,
)
from api.rest.league_rules import domain_rules
from api.rest.league_shapes import LeagueEventList, LeagueList, TableList
from api.rest.match_shapes import EventsQuery
from api.rest.operation import JSON, Call, Nothing, json_response
from api.rest.responses import etag, timing_from
from api.rest.sse import EventStream, frame, wants_stream
from application.leagues.challenge import challenge, withdraw_challenge
from application.leagues.close_league import close_league
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.find_leagues import count_leagues, find_leagues
from application.leagues.follow import follow_league, league_sentence, read_league_events
from application.leagues.forecast import forecast
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.league_changes import LeagueChanged
from application.leagues.league_view import LeagueView, view_of_league, visit_league
from application.leagues.move_clock import move_clock
from application.leagues.register import register, register_machines
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.season_forecast import ForecastQuestion
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.ports.leagues import LeagueFilter
from domain.hosting.terms import Moment, PlayerId
from domain.kernel.plain import Plain
from domain.league.entries import LeagueLogged
from domain.league.season import Season
from domain.league.terms import Entrant, LeagueId

CSV = "text/csv"
ICALENDAR = "text/calendar"


def league_id(call: Call) -> LeagueId:
    return LeagueId(call.path("league"))


async def create_league(call: Call, body: LeagueWish) -> Response:
    terms = LeagueTerms(
        name=body.name,
        game=body.game,
        rules=domain_rules(body.rules),
        options=body.options,
        edition=body.edition,
        timing=timing_from(body.timing),
        rated=body.is_rated,
        sandbox=body.is_sandbox,
        seed=body.seed,
    )
    changed = await found_league(call.desk, call.caller, terms)
    return await _change_response(call, changed, 201, {"Location": f"/v1/leagues/{changed.league.id}"})


async def forecast_league(call: Call, body: ForecastWish) -> Response:
    people = body.people
    about = domain_rules(body.rules), timing_from(body.timing)
    question = ForecastQuestion(*about, people.players, people.drop_out, people.per_turn, people.stall)
    work = forecast(call.desk, call.caller, question)
    return json_response(forecast_shape(await cancel_on_disconnect(call.request, work)))


async def list_leagues(call: Call, query: LeaguesQuery) -> Response:
    owner, player = _player_id(call, query.owner_id), _player_id(call, query.player_id)
    league_filter = LeagueFilter(query.game, query.status, owner, player, query.is_sandbox, query.is_closed)
    page = await find_leagues(call.desk, league_filter, league_place(query.after), query.limit)
    more = None if page.after is None else league_cursor(page.after)
    total = await count_leagues(call.desk, league_filter)
    return json_response(LeagueList([head_shape(head) for head in page.heads], total, more))


def _player_id(call: Call, player: str | None) -> PlayerId | None:
    if player is None:
        return None
    return call.caller.required_player().id if player == "me" else PlayerId(player)


async def read_league(call: Call, _: Nothing) -> Response:
    look = await visit_league(call.desk, call.caller, league_id(call))
    return _not_modified_response(call, look) or await _league_response(call, look, headers=PRIVATE)


def _not_modified_response(call: Call, look: LeagueView) -> Response | None:
    """A 304 if the client already has this version, else None."""
    if str(look.league.version) not in known_versions(call):
        return None
    return Response(status_code=304, headers={**etag(look.league.version), **PRIVATE})


async def change_rules(call: Call, body: ConfigureWish) -> Response:
    rules = None if body.rules is None else domain_rules(body.rules)
    timing = None if body.timing is None else timing_from(body.timing)
    return await _change_response(call, await configure(call.desk, call.caller, league_id(call), rules, timing))


async def end_league(call: Call, body: CloseWish) -> Response:
    return await _change_response(call, await close_league(call.desk, call.caller, league_id(call), body.reason))


async def add_referee(call: Call, _: Nothing) -> Response:
    player = PlayerId(call.path("player"))
    return await _change_response(call, await give_role(call.desk, call.caller, league_id(call), player, referee=True))


async def remove_referee(call: Call, _: Nothing) -> Response:
    player = PlayerId(call.path("player"))
    return await _change_response(call, await give_role(call.desk, call.caller, league_id(call), player, referee=False))


async def join_league(call: Call, _: Nothing) -> Response:
    return await _change_response(call, await register(call.desk, call.caller, league_id(call)))


async def leave_league(call: Call, _: Nothing) -> Response:
    return await _change_response(call, await withdraw(call.desk, call.caller, league_id(call)))


async def come_back(call: Call, _: Nothing) -> Response:
    return await _change_response(call, await return_to_season(call.desk, call.caller, league_id(call)))


async def add_machines(call: Call, body: MachinesWish) -> Response:
    return await _change_response(
        call, await register_machines(call.desk, call.caller, league_id(call), body.level, body.count)
    )


async def make_challenge(call: Call, body: ChallengeWish) -> Response:
    return await _change_response(
        call, await challenge(call.desk, call.caller, league_id(call), Entrant(body.challenged_id))
    )


async def take_challenge_back(call: Call, _: Nothing) -> Response:
    return await _change_response(call, await withdraw_challenge(call.desk, call.caller, league_id(call)))


async def set_clock(call: Call, body: ClockWish) -> Response:
    return await _change_response(call, await move_clock(call.desk, call.caller, league_id(call), Moment(body.to)))


def _ruling(call: Call, body: TableWish | DecideWish | ReplaceWish | AdjustWish) -> Ruling:
    return Ruling(league_id(call), Place(body.division, body.round, body.table), body.reason, body.season)


async def annul(call: Call, body: TableWish) -> Response:
    return await _change_response(call, await annul_table(call.desk, call.caller, _ruling(call, body)))


async def decide(call: Call, body: DecideWish) -> Response:
    return await _change_response(call, await decide_table(call.desk, call.caller, _ruling(call, body), body.ranks))


async def substitute(call: Call, body: ReplaceWish) -> Response:
    ruling, player = _ruling(call, body), Entrant(body.player_id)
    substitute = None if body.substitute_id is None else Entrant(body.substitute_id)
    return await _change_response(
        call, await replace_player(call.desk, call.caller, ruling, player, body.level, substitute)
    )


async def change_clock(call: Call, body: AdjustWish) -> Response:
    ruling, player = _ruling(call, body), Entrant(body.player_id)
    return await _change_response(
        call, await adjust_clock(call.desk, call.caller, ruling, player, body.more - body.less)
    )


async def read_standings(call: Call, query: StandingsQuery) -> Response:
    look, season = await _requested_season(call, query)
    if not_modified := _not_modified_response(call, look):
        return not_modified
    page = await standings_page(call, look, season, query.division)
    return Response(page, headers={**etag(look.league.version), **PRIVATE}, media_type=JSON)


async def export_standings(call: Call, query: StandingsQuery) -> Response:
    look, season = await _requested_season(call, query)
    names = await names_of(call.desk, call.caller, players_of(season, query.division))
    return Response(standings_csv(standings_shape(look, season, names, query.division)), media_type=CSV)


async def _requested_season(call: Call, query: StandingsQuery) -> tuple[LeagueView, Season]:
    """The season of the query; refuses a division that it does not have."""
    look = await visit_league(call.desk, call.caller, league_id(call))
    season = look.season(query.season)
    if query.division is not None:
        look.division(season, query.division)
    return look, season


async def read_tables(call: Call, query: TablesQuery) -> Response:
    look = await visit_league(call.desk, call.caller, league_id(call))
    season = look.season(query.season)
    if not_modified := _not_modified_response(call, look):
        return not_modified
    names = await names_of(call.desk, call.caller, seated_in(season))
    rounds = range(1, season.paired + 1) if query.round is None else [query.round]
    tables = TableList(table_shapes(look, season, names, rounds))
    return json_response(tables, headers={**etag(look.league.version), **PRIVATE})


async def export_calendar(call: Call, query: SeasonQuery) -> Response:
    look = await visit_league(call.desk, call.caller, league_id(call))
    return Response(season_calendar(look.league, look.season(query.season)), media_type=ICALENDAR)


async def read_events(call: Call, query: EventsQuery) -> Response:
    league, last = league_id(call), last_event_id(call)
    after = query.after if last is None else last
    if wants_stream(call):
        return EventStream(call, _frames(call, league, await follow_league(call.desk, call.caller, league, after)))
    entries, version = await read_league_events(call.desk, league, after, query.limit)
    events = Raw(orjson.dumps([_event(call, league, each) for each in entries]))
    return json_response(LeagueEventList(events, version, after + len(entries) < version), headers=etag(version))


def _event(call: Call, league: LeagueId, logged: LeagueLogged) -> dict[str, Plain]:
    data = league_event_json(league, logged)
    return {**data, "text": league_sentence(logged, call.caller.language)}


async def _frames(
    call: Call, league: LeagueId, source: AsyncGenerator[LeagueLogged, None]
) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for logged in source:
            event = _event(call, league, logged)
            yield frame(str(event["kind"]), orjson.dumps(event), logged.version)


async def _change_response(
    call: Call, changed: LeagueChanged, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    return await _league_response(call, view_of_league(call.desk, call.caller, changed.league), status, headers)


async def _league_response(
    call: Call, look: LeagueView, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    names = await names_of(call.desk, call.caller, people_of(look.league))
    return json_response(league_shape(look, names), status, {**etag(look.league.version), **(headers or {})})
