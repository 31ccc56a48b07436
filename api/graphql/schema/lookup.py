"""Finds any object by its id, with the caller's permissions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from api.graphql.context import Info
from api.graphql.schema.accounts import Account, account_of
from api.graphql.schema.apps import App, Grant, app_of, grant_of
from api.graphql.schema.boundaries import Block, Mute, block_of, mute_of
from api.graphql.schema.catalogue import Component, Edition, Game, edition_of, game_of
from api.graphql.schema.challenges import Challenge, challenge_of
from api.graphql.schema.invites import Invite, invite_of
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
from api.graphql.schema.moderation import (
    SavedMessage,
    find_appeal_node,
    find_case_node,
    find_report_node,
    find_sanction_node,
    find_saved,
)
from api.graphql.schema.nodes import Node
from api.graphql.schema.notifications import (
    NotificationSettings,
    NotificationWebhook,
    PushSubscription,
    settings_of,
    subscription_of,
    webhook_of,
)
from api.graphql.schema.pauses import OwnPauses, own_pauses_of
from api.graphql.schema.players import Machine, Player, Token, load_player, machine_of, token_of
from api.graphql.schema.privacy import Archive, archive_of
from api.graphql.schema.rankings import Rating, rating_of
from api.graphql.schema.seeks import Seek, seek_of
from api.graphql.schema.talk import Message, Room, find_room, message_of
from application.accounts.pauses.own_pauses import read_own_pauses
from application.accounts.read_account import read_account
from application.apps.find_apps import find_app, find_grant
from application.conduct.list_boundaries import find_boundary
from application.errors import Forbidden, NotFound, Unauthenticated
from application.leagues.league_view import LeagueView, visit_league
from application.notifications.reach import find_subscription
from application.notifications.settings import read_notification_settings
from application.pairing.challenges import own_challenge
from application.pairing.invites import find_invite
from application.pairing.search import find_seek
from application.players.find_token import find_token
from application.privacy.request_archive import find_archive
from application.ratings.find_rankings import ratings_of
from application.talk.read_room import find_message
from domain.apps.apps import AppId, GrantId
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import MatchId, PlayerId
from domain.league.season import Division, Season
from domain.league.terms import LeagueId
from domain.pairing.offers import ChallengeId, InviteId
from domain.pairing.seeks import SeekId

Find = Callable[[Info, str], Awaitable[Node | None]]
LONGEST_ID = 300


async def find_node(info: Info, id: str) -> Node | None:
    """None when the object does not exist, or when the caller may not see it."""
    find = FINDERS.get(kind_of_id(id))
    if find is None or len(id) > LONGEST_ID or "\0" in id:
        return None
    try:
        return await find(info, id)
    except (NotFound, Forbidden, Unauthenticated):
        return None


def kind_of_id(id: str) -> str:
    """The kind of an id: the prefix of a random id, such as `mat_`, or the word before the colon."""
    return id[:4] if id[3:4] == "_" else id.partition(":")[0]


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


async def _league(info: Info, id: str) -> LeagueView:
    return await visit_league(info.context.desk, info.context.caller, LeagueId(id))


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


async def _place(info: Info, league: str, season: str, division: str) -> tuple[LeagueView, Season, Division]:
    look = await _league(info, league)
    at = look.season(_number(season))
    return look, at, look.division(at, _number(division))


async def _rating(info: Info, id: str) -> Rating | None:
    game, entrant = _parts(id, 2)
    ratings = await ratings_of(info.context.desk, entrant)
    return next((rating_of(each) for each in ratings if each.game == game), None)


async def _app(info: Info, id: str) -> App:
    return app_of(await find_app(info.context.desk, info.context.caller, AppId(id)))


async def _grant(info: Info, id: str) -> Grant:
    return grant_of(await find_grant(info.context.desk, info.context.caller, GrantId(id)))


async def _block(info: Info, id: str) -> Block:
    return block_of(await _boundary(info, id, BoundaryKind.BLOCK))


async def _mute(info: Info, id: str) -> Mute:
    return mute_of(await _boundary(info, id, BoundaryKind.MUTE))


async def _archive(info: Info, id: str) -> Archive:
    return archive_of(await find_archive(info.context.desk, info.context.caller, id))


async def _account(info: Info, id: str) -> Account | None:
    (player,) = _parts(id, 1)
    account = await read_account(info.context.desk, info.context.caller)
    return account_of(account) if account.player.id == player else None


async def _room(info: Info, id: str) -> Room:
    return await find_room(info, id.partition(":")[2])


async def _message(info: Info, id: str) -> Message:
    return message_of(await find_message(info.context.desk, info.context.caller, id))


async def _saved_message(info: Info, id: str) -> SavedMessage:
    report, number = _parts(id, 2)
    return await find_saved(info, report, _number(number))


async def _boundary(info: Info, id: str, kind: BoundaryKind) -> Boundary:
    player, other = map(PlayerId, _parts(id, 2))
    return await find_boundary(info.context.desk, info.context.caller, player, other, kind)


async def _seek(info: Info, id: str) -> Seek:
    return seek_of(await find_seek(info.context.desk, info.context.caller, SeekId(id)))


async def _challenge(info: Info, id: str) -> Challenge:
    player = info.context.caller.required_player()
    return challenge_of(await own_challenge(info.context.desk, player, ChallengeId(id)))


async def _invite(info: Info, id: str) -> Invite:
    return invite_of(await find_invite(info.context.desk, info.context.caller, InviteId(id)))


async def _pauses(info: Info, id: str) -> OwnPauses | None:
    pauses = await read_own_pauses(info.context.desk, info.context.caller)
    return own_pauses_of(pauses) if pauses.player == _parts(id, 1)[0] else None


async def _notification_settings(info: Info, id: str) -> NotificationSettings | None:
    settings = await read_notification_settings(info.context.desk, info.context.caller)
    return settings_of(settings) if settings.player == _parts(id, 1)[0] else None


async def _notification_webhook(info: Info, id: str) -> NotificationWebhook | None:
    settings = await read_notification_settings(info.context.desk, info.context.caller)
    is_own = settings.player == _parts(id, 1)[0]
    return webhook_of(settings.webhook) if is_own and settings.webhook else None


async def _push_subscription(info: Info, id: str) -> PushSubscription:
    return subscription_of(await find_subscription(info.context.desk, info.context.caller, id))


def _parts(id: str, count: int) -> list[str]:
    """The parts after the kind. Only the last one may contain a slash."""
    parts = id.partition(":")[2].split("/", count - 1)
    if len(parts) != count:
        raise NotFound("unknown-node", what="node", id=id[:60])
    return parts


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


FINDERS: Mapping[str, Find] = {
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
    "app_": _app,
    "grt_": _grant,
    "block": _block,
    "mute": _mute,
    "account": _account,
    "room": _room,
    "msg_": _message,
    "sek_": _seek,
    "chl_": _challenge,
    "inv_": _invite,
    "psh_": _push_subscription,
    "pauses": _pauses,
    "notification-settings": _notification_settings,
    "notification-webhook": _notification_webhook,
    "arc_": _archive,
    "cas_": find_case_node,
    "rep_": find_report_node,
    "san_": find_sanction_node,
    "apl_": find_appeal_node,
    "saved": _saved_message,
}
