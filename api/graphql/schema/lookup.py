"""Whatever has an id, found again by it with the caller's permissions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from api.graphql.context import Info
from api.graphql.schema.catalogue import Component, Edition, Game, edition_of, game_of
from api.graphql.schema.league_divisions import (
    LeagueDivision,
    LeagueTable,
    Standing,
    division_of,
    standing_of,
    table_of,
)
from api.graphql.schema.leagues import League, LeagueSeason, league_of, season_of
from api.graphql.schema.matches import Match, Seat, match_of, seat_of
from api.graphql.schema.nodes import Node
from api.graphql.schema.players import Machine, Player, Token, load_player, machine_of, token_of
from api.graphql.schema.rankings import Rating, rating_of
from application.errors import Forbidden, NotFound, Unauthenticated
from application.leagues.look import LeagueLook, look_at_league
from application.players.find_token import find_token
from application.ratings.find_rankings import ratings_of
from domain.hosting.terms import MatchId, PlayerId
from domain.league.season import Division, Season
from domain.league.terms import LeagueId

Find = Callable[[Info, str], Awaitable[Node | None]]
LONGEST_ID = 300


async def find_node(info: Info, id: str) -> Node | None:
    """None where there is no such thing, or the caller may not see it."""
    kind = id[:4] if id[3:4] == "_" else id.partition(":")[0]
    find = _FINDERS.get(kind)
    if find is None or len(id) > LONGEST_ID or "\0" in id:
        return None
    try:
        return await find(info, id)
    except (NotFound, Forbidden, Unauthenticated):
        return None


async def find_match(info: Info, id: str) -> Match | None:
    look = await info.context.look(MatchId(id))
    return None if look is None else match_of(look)


def find_game(info: Info, key: str) -> Game | None:
    try:
        return game_of(info.context.desk.games.for_new_match(key), info.context.words)
    except NotFound:
        return None


async def find_league(info: Info, id: str) -> League | None:
    try:
        return league_of(await _league(info, id))
    except NotFound:
        return None


async def _league(info: Info, id: str) -> LeagueLook:
    return await look_at_league(info.context.desk, info.context.caller, LeagueId(id))


async def _player(info: Info, id: str) -> Player | None:
    return await load_player(info, PlayerId(id))


async def _token(info: Info, id: str) -> Token:
    return token_of(await find_token(info.context.desk, info.context.caller, id))


async def _machine(info: Info, id: str) -> Machine | None:
    return machine_of(info, id)


async def _game(info: Info, id: str) -> Game | None:
    return find_game(info, _parts(id, 1)[0])


async def _edition(info: Info, id: str) -> Edition:
    game, edition, rules = _parts(id, 3)
    return edition_of(info.context.desk.games.exact_version(game, edition, _number(rules)))


async def _component(info: Info, id: str) -> Component | None:
    game, edition, rules, _, _ = _parts(id, 5)
    owner = edition_of(info.context.desk.games.exact_version(game, edition, _number(rules)))
    components = (each for part in owner.lists(info) for each in part.components)
    return next((each for each in components if each.id == id), None)


async def _seat(info: Info, id: str) -> Seat | None:
    match, number = _parts(id, 2)
    look = await info.context.look(MatchId(match))
    seats = () if look is None else look.match.seats
    return next((seat_of(look, state) for state in seats if look and state.number == _number(number)), None)


async def _season(info: Info, id: str) -> LeagueSeason:
    league, season = _parts(id, 2)
    look = await _league(info, league)
    return season_of(look, look.season(_number(season)))


async def _division(info: Info, id: str) -> LeagueDivision:
    return division_of(*await _place(info, *_parts(id, 3)))


async def _table(info: Info, id: str) -> LeagueTable | None:
    league, season, division, round, number = _parts(id, 5)
    place = await _place(info, league, season, division)
    wanted = _number(round), _number(number)
    tables = (table for table in place[2].tables if (table.round, table.number) == wanted)
    return next((table_of(*place, table) for table in tables), None)


async def _standing(info: Info, id: str) -> Standing | None:
    league, season, division, player = _parts(id, 4)
    place = look, at, part = await _place(info, league, season, division)
    return next((standing_of(*place, row) for row in look.standings(at, part) if row.player == player), None)


async def _place(info: Info, league: str, season: str, division: str) -> tuple[LeagueLook, Season, Division]:
    look = await _league(info, league)
    at = look.season(_number(season))
    return look, at, look.division(at, _number(division))


async def _rating(info: Info, id: str) -> Rating | None:
    game, entrant = _parts(id, 2)
    ratings = await ratings_of(info.context.desk, entrant)
    return next((rating_of(each) for each in ratings if each.game == game), None)


def _parts(id: str, count: int) -> list[str]:
    """The parts behind the kind; the last one may hold a slash."""
    parts = id.partition(":")[2].split("/", count - 1)
    if len(parts) != count:
        raise NotFound("unknown-node", what="node", id=id[:60])
    return parts


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


_FINDERS: Mapping[str, Find] = {
    "mat_": find_match,
    "ply_": _player,
    "lge_": find_league,
    "tok_": _token,
    "ai": _machine,
    "game": _game,
    "edition": _edition,
    "component": _component,
    "seat": _seat,
    "season": _season,
    "division": _division,
    "table": _table,
    "standing": _standing,
    "rating": _rating,
}
