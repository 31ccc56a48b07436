"""Leagues: found, find, read, take part, referee."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
import orjson
from msgspec import Raw
from starlette.responses import Response

from api.calendars import season_calendar
from api.cursors import league_cursor, league_place
from api.entrants import names_of
from api.rest.headers import PRIVATE, known_versions, last_event_id
from api.rest.league_pages import standings_page
from api.rest.league_shapes import LeagueEventList, LeagueList, TableList
from api.rest.league_telling import (
    head_shape,
    league_shape,
    people_of,
    players_of,
    seated_in,
    standings_csv,
    standings_shape,
    table_shapes,
)
from api.rest.league_wishes import (
    AdjustWish,
    ChallengeWish,
    ClockWish,
    CloseWish,
    ConfigureWish,
    DecideWish,
    LeaguesQuery,
    LeagueWish,
    MachinesWish,
    ReplaceWish,
    RulesShape,
    SeasonQuery,
    StandingsQuery,
    TablesQuery,
    TableWish,
)
from api.rest.match_shapes import EventsQuery, TimingShape
from api.rest.operation import JSON, Ask, Nothing, answer
from api.rest.sse import EventStream, frame, wants_stream
from api.rest.telling import etag
from application.errors import Malformed
from application.leagues.challenge import challenge, withdraw_challenge
from application.leagues.close_league import close_league
from application.leagues.configure import configure
from application.leagues.endings import Place
from application.leagues.find_leagues import find_leagues
from application.leagues.follow import follow_league, league_event, read_league_events
from application.leagues.found_league import found_league
from application.leagues.give_role import give_role
from application.leagues.league_changes import LeagueChanged
from application.leagues.look import LeagueLook, look_at_league, looked
from application.leagues.move_clock import move_clock
from application.leagues.register import register, register_machines
from application.leagues.return_to_season import return_to_season
from application.leagues.rulings import Ruling, adjust_clock, annul_table, decide_table, replace_player
from application.leagues.terms import LeagueTerms
from application.leagues.withdraw import withdraw
from application.ports.leagues import LeagueFilter
from domain.hosting.terms import Moment, Pace, PlayerId, Timing
from domain.league.entries import LeagueLogged
from domain.league.rules_text import rules_of
from domain.league.season import Season
from domain.league.terms import Entrant, LeagueId, Rules

CSV = "text/csv"
ICALENDAR = "text/calendar"


def league_id(ask: Ask) -> LeagueId:
    return LeagueId(ask.path("league"))


async def create_league(ask: Ask, wish: LeagueWish) -> Response:
    terms = LeagueTerms(
        name=wish.name,
        game=wish.game,
        rules=_rules(wish.rules),
        options=wish.options,
        edition=wish.edition,
        timing=_timing(wish.timing),
        rated=wish.rated,
        sandbox=wish.sandbox,
        seed=wish.seed,
    )
    changed = await found_league(ask.desk, ask.caller, terms)
    return await _told(ask, changed, 201, {"Location": f"/v1/leagues/{changed.league.id}"})


def _rules(shape: RulesShape) -> Rules:
    try:
        return rules_of(msgspec.to_builtins(shape))
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None


def _timing(shape: TimingShape) -> Timing:
    return Timing(Pace(shape.pace), shape.bank, shape.increment, shape.per_turn)


async def list_leagues(ask: Ask, query: LeaguesQuery) -> Response:
    owner, player = _who(ask, query.owner), _who(ask, query.player)
    wanted = LeagueFilter(query.game, query.status, owner, player, query.sandbox, query.closed)
    page = await find_leagues(ask.desk, wanted, league_place(query.after), query.limit)
    more = None if page.after is None else league_cursor(page.after)
    return answer(LeagueList([head_shape(head) for head in page.heads], page.total, more))


def _who(ask: Ask, given: str | None) -> PlayerId | None:
    if given is None:
        return None
    return ask.caller.required_player().id if given == "me" else PlayerId(given)


async def read_league(ask: Ask, _: Nothing) -> Response:
    look = await look_at_league(ask.desk, ask.caller, league_id(ask))
    return _unchanged(ask, look) or await _shown(ask, look, headers=PRIVATE)


def _unchanged(ask: Ask, look: LeagueLook) -> Response | None:
    """An answer without content where the caller knows this version already."""
    if str(look.league.version) not in known_versions(ask):
        return None
    return Response(status_code=304, headers={**etag(look.league.version), **PRIVATE})


async def change_rules(ask: Ask, wish: ConfigureWish) -> Response:
    rules = None if wish.rules is None else _rules(wish.rules)
    timing = None if wish.timing is None else _timing(wish.timing)
    return await _told(ask, await configure(ask.desk, ask.caller, league_id(ask), rules, timing))


async def end_league(ask: Ask, wish: CloseWish) -> Response:
    return await _told(ask, await close_league(ask.desk, ask.caller, league_id(ask), wish.reason))


async def add_referee(ask: Ask, _: Nothing) -> Response:
    player = PlayerId(ask.path("player"))
    return await _told(ask, await give_role(ask.desk, ask.caller, league_id(ask), player, referee=True))


async def remove_referee(ask: Ask, _: Nothing) -> Response:
    player = PlayerId(ask.path("player"))
    return await _told(ask, await give_role(ask.desk, ask.caller, league_id(ask), player, referee=False))


async def join_league(ask: Ask, _: Nothing) -> Response:
    return await _told(ask, await register(ask.desk, ask.caller, league_id(ask)))


async def leave_league(ask: Ask, _: Nothing) -> Response:
    return await _told(ask, await withdraw(ask.desk, ask.caller, league_id(ask)))


async def come_back(ask: Ask, _: Nothing) -> Response:
    return await _told(ask, await return_to_season(ask.desk, ask.caller, league_id(ask)))


async def add_machines(ask: Ask, wish: MachinesWish) -> Response:
    return await _told(ask, await register_machines(ask.desk, ask.caller, league_id(ask), wish.level, wish.count))


async def make_challenge(ask: Ask, wish: ChallengeWish) -> Response:
    return await _told(ask, await challenge(ask.desk, ask.caller, league_id(ask), Entrant(wish.challenged)))


async def take_challenge_back(ask: Ask, _: Nothing) -> Response:
    return await _told(ask, await withdraw_challenge(ask.desk, ask.caller, league_id(ask)))


async def set_clock(ask: Ask, wish: ClockWish) -> Response:
    return await _told(ask, await move_clock(ask.desk, ask.caller, league_id(ask), Moment(wish.to)))


def _ruling(ask: Ask, wish: TableWish | DecideWish | ReplaceWish | AdjustWish) -> Ruling:
    return Ruling(league_id(ask), Place(wish.division, wish.round, wish.table), wish.reason, wish.season)


async def annul(ask: Ask, wish: TableWish) -> Response:
    return await _told(ask, await annul_table(ask.desk, ask.caller, _ruling(ask, wish)))


async def decide(ask: Ask, wish: DecideWish) -> Response:
    return await _told(ask, await decide_table(ask.desk, ask.caller, _ruling(ask, wish), wish.ranks))


async def substitute(ask: Ask, wish: ReplaceWish) -> Response:
    ruling, player = _ruling(ask, wish), Entrant(wish.player)
    substitute = None if wish.substitute is None else Entrant(wish.substitute)
    return await _told(ask, await replace_player(ask.desk, ask.caller, ruling, player, wish.level, substitute))


async def change_clock(ask: Ask, wish: AdjustWish) -> Response:
    ruling, player = _ruling(ask, wish), Entrant(wish.player)
    return await _told(ask, await adjust_clock(ask.desk, ask.caller, ruling, player, wish.milliseconds))


async def read_standings(ask: Ask, query: StandingsQuery) -> Response:
    look, season = await _wanted(ask, query)
    if unchanged := _unchanged(ask, look):
        return unchanged
    page = await standings_page(ask, look, season, query.division)
    return Response(page, headers={**etag(look.league.version), **PRIVATE}, media_type=JSON)


async def export_standings(ask: Ask, query: StandingsQuery) -> Response:
    look, season = await _wanted(ask, query)
    names = await names_of(ask.desk, ask.caller, players_of(season, query.division))
    return Response(standings_csv(standings_shape(look, season, names, query.division)), media_type=CSV)


async def _wanted(ask: Ask, query: StandingsQuery) -> tuple[LeagueLook, Season]:
    """The season that is asked for; the division must be one of it."""
    look = await look_at_league(ask.desk, ask.caller, league_id(ask))
    season = look.season(query.season)
    if query.division is not None:
        look.division(season, query.division)
    return look, season


async def read_tables(ask: Ask, query: TablesQuery) -> Response:
    look = await look_at_league(ask.desk, ask.caller, league_id(ask))
    season = look.season(query.season)
    if unchanged := _unchanged(ask, look):
        return unchanged
    names = await names_of(ask.desk, ask.caller, seated_in(season))
    rounds = range(1, season.paired + 1) if query.round is None else [query.round]
    told = TableList(table_shapes(look, season, names, rounds))
    return answer(told, headers={**etag(look.league.version), **PRIVATE})


async def export_calendar(ask: Ask, query: SeasonQuery) -> Response:
    look = await look_at_league(ask.desk, ask.caller, league_id(ask))
    return Response(season_calendar(look.league, look.season(query.season)), media_type=ICALENDAR)


async def read_events(ask: Ask, query: EventsQuery) -> Response:
    league, last = league_id(ask), last_event_id(ask)
    after = query.after if last is None else last
    if wants_stream(ask):
        return EventStream(ask, _frames(await follow_league(ask.desk, ask.caller, league, after)))
    entries, version = await read_league_events(ask.desk, league, after, query.limit)
    events = Raw(orjson.dumps([league_event(each) for each in entries]))
    return answer(LeagueEventList(events, version, after + len(entries) < version), headers=etag(version))


async def _frames(source: AsyncGenerator[LeagueLogged, None]) -> AsyncGenerator[bytes, None]:
    async with aclosing(source):
        async for logged in source:
            event = league_event(logged)
            yield frame(str(event["kind"]), orjson.dumps(event), logged.version)


async def _told(ask: Ask, changed: LeagueChanged, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return await _shown(ask, looked(ask.desk, ask.caller, changed.league), status, headers)


async def _shown(ask: Ask, look: LeagueLook, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    names = await names_of(ask.desk, ask.caller, people_of(look.league))
    return answer(league_shape(look, names), status, {**etag(look.league.version), **(headers or {})})
