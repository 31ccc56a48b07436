"""Matches: open, find, read, seats, and verbs such as start and resign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from api.rest.headers import ETAG, IDEMPOTENCY_KEY, IF_NONE_MATCH, LOCATION, PRIVATE, idempotency_key, known_versions
from api.rest.match_shapes import (
    ChangeShape,
    ForkWish,
    MatchesQuery,
    MatchList,
    MatchQuery,
    MatchShape,
    MatchWish,
    OwnSeatWish,
    RecordShape,
    SeatWish,
)
from api.rest.operation import Call, Nothing, Operation, json_response, operation
from api.rest.responses import change_shape, etag, match_line, match_shape, players_in, players_of, timing_from
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.hosting.change import ChangeResult
from application.hosting.match_view import MatchView, view_from_seat
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.leagues.find_table import table_of_match
from application.leagues.take_back_seat import take_back_seat
from application.matches import fork_match as fork
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.claim_timeout import claim_timeout
from application.matches.export_record import export_record
from application.matches.find_matches import count_matches, find_matches
from application.matches.join import join
from application.matches.leave import leave
from application.matches.offer_rematch import offer_rematch
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.matches.start import start
from application.matches.view_match import connected_players, view_match
from application.players.find_players import players_by_id
from application.ports.store import MatchFilter, Place
from application.words import words
from domain.hosting.terms import Absence, Access, Leaving, MatchId, Moment, PlayerId, Status

_TAG = "matches"
_MATCH_CODES = ("unknown-match", "sign-in-needed", "scope-missing")
_OPEN = "match-not-open"
_RUNNING = "match-not-running"
_LATE = "deadline-passed"

Verb = Callable[[Desk, Caller, MatchId], Awaitable[ChangeResult]]


def match_id(call: Call) -> MatchId:
    return MatchId(call.path("match"))


async def create_match(call: Call, body: MatchWish) -> Response:
    machines = [AiSeat(each.level, each.seat, each.colour) for each in body.ai_seats]
    key = idempotency_key(call)
    changed = await open_match(call.desk, call.caller, _terms(body), _own(body.own), key, machines, body.start)
    return await _creation_response(call, changed)


def _terms(body: MatchWish) -> Terms:
    absence = body.absence
    return Terms(
        game=body.game,
        seats=body.seats,
        options=body.options,
        edition=body.edition,
        timing=timing_from(body.timing),
        absence=Absence(Leaving(absence.on_timeout), Leaving(absence.on_resign), absence.level),
        access=Access(body.is_listed, body.has_spectators),
        rated=body.is_rated,
    )


def _own(body: OwnSeatWish | SeatWish | None) -> OwnSeat | None:
    return None if body is None else OwnSeat(body.seat, body.colour, body.words)


async def _creation_response(call: Call, changed: ChangeResult) -> Response:
    match_view = changed.view
    headers = {**etag(match_view.version), "Location": f"/v1/matches/{match_view.match.id}"}
    return json_response(await visible_match_shape(call, match_view), 200 if changed.is_repeated else 201, headers)


async def visible_match_shape(call: Call, match_view: MatchView, with_connected: bool = False) -> MatchShape:
    people = await players_by_id(call.desk, call.caller, players_of(match_view))
    here = await connected_players(call.desk, match_view) if with_connected else None
    place = await table_of_match(call.desk, call.caller, match_view.match)
    return match_shape(match_view, people, words(call.caller.language), here, place)


async def list_matches(call: Call, query: MatchesQuery) -> Response:
    match_filter = MatchFilter(
        game=query.game,
        status=None if query.status is None else Status(query.status),
        player=_player_id(call, query.player_id),
        creator=_player_id(call, query.creator_id),
        has_free_seat=query.has_free_seat,
        rated=query.is_rated,
    )
    page = await find_matches(call.desk, call.caller, match_filter, _place(query.after), query.limit)
    people = await players_by_id(call.desk, call.caller, players_in(page.summaries))
    after = None if page.after is None else f"{page.after.opened_at}.{page.after.id}"
    total = await count_matches(call.desk, call.caller, match_filter)
    return json_response(
        MatchList([match_line(head, people) for head in page.summaries], after, total), headers=PRIVATE
    )


def _player_id(call: Call, player: str | None) -> PlayerId | None:
    if player is None:
        return None
    return call.caller.required_player().id if player == "me" else PlayerId(player)


def _place(cursor: str | None) -> Place | None:
    if cursor is None:
        return None
    at, _, match = cursor.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and match):
        raise Malformed("malformed", path="after", fault="must be `next` of a page")
    return Place(Moment(int(at)), MatchId(match))


async def read_match(call: Call, query: MatchQuery) -> Response:
    match_view = await view_match(call.desk, call.caller, match_id(call))
    if query.as_spectator:
        match_view = view_from_seat(match_view, None)
    headers = {**etag(match_view.version), **PRIVATE}
    if str(match_view.version) in known_versions(call):
        return Response(status_code=304, headers=headers)
    return json_response(await visible_match_shape(call, match_view, query.connected), headers=headers)


async def take_seat(call: Call, body: SeatWish) -> Response:
    match = match_id(call)
    if body.ai_level is None:
        changed = await join(call.desk, call.caller, match, OwnSeat(body.seat, body.colour, body.words))
    else:
        changed = await add_ai_seat(call.desk, call.caller, match, body.ai_level, body.seat, body.colour)
    return await change_response(call, changed, 201)


async def vacate_seat(call: Call, _: Nothing) -> Response:
    seat = call.path("seat")
    if seat != "mine" and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Malformed("malformed", path="seat", fault="must be a seat's number, or `mine`")
    number = None if seat == "mine" else int(seat)
    return await change_response(call, await leave(call.desk, call.caller, match_id(call), number))


async def create_rematch(call: Call, _: Nothing) -> Response:
    return await _creation_response(call, await offer_rematch(call.desk, call.caller, match_id(call)))


async def create_fork(call: Call, body: ForkWish) -> Response:
    machines = [AiSeat(each.level, each.seat) for each in body.ai_seats]
    wish = fork.ForkWish(body.version, body.ply, body.seat, machines, body.start)
    return await _creation_response(
        call, await fork.fork_match(call.desk, call.caller, match_id(call), wish, idempotency_key(call))
    )


async def read_record(call: Call, _: Nothing) -> Response:
    record = await export_record(call.desk, call.caller, match_id(call))
    return json_response(record, headers={"Cache-Control": "private, max-age=300"})


async def change_response(call: Call, changed: ChangeResult, status: int = 200) -> Response:
    return json_response(await change_shape(call.desk, call.caller, changed), status, etag(changed.version))


def _verb(word: str, verb: Verb, name: str, says: str, scope: Scope, *codes: str) -> Operation:
    """An operation whose only input is the match."""

    async def handler(call: Call, _: Nothing) -> Response:
        return await change_response(call, await verb(call.desk, call.caller, match_id(call)))

    return operation(
        f"POST /v1/matches/{{match}}/{word}",
        name,
        handler,
        Nothing,
        ChangeShape,
        tag=_TAG,
        says=says,
        scope=scope,
        codes=(*_MATCH_CODES, "creator-only", "not-seated", *codes),
        writes=(ETAG,),
    )


OPERATIONS = (
    operation(
        "POST /v1/matches",
        "createMatch",
        create_match,
        MatchWish,
        MatchShape,
        tag=_TAG,
        status=201,
        says="Open a match",
        scope=Scope.MATCHES,
        codes=(
            "sign-in-needed",
            "scope-missing",
            "unknown-game",
            "unknown-edition",
            "unknown-level",
            "match-full",
            "seat-taken",
            "colour-taken",
            "seats-free",
            "too-many-matches",
            "too-many-ai-seats",
            "key-reused",
        ),
        reads=(IDEMPOTENCY_KEY,),
        writes=(ETAG, LOCATION),
        may_repeat=True,
        details="The caller sits down too, unless `own` is null; with `ai_seats` and `start` play may begin at once. "
        "A repeated key answers 200 with the same match.",
    ),
    operation(
        "GET /v1/matches",
        "listMatches",
        list_matches,
        MatchesQuery,
        MatchList,
        tag=_TAG,
        says="Find matches, newest first",
    ),
    operation(
        "GET /v1/matches/{match}",
        "readMatch",
        read_match,
        MatchQuery,
        MatchShape,
        tag=_TAG,
        says="A match as the caller may see it",
        codes=_MATCH_CODES,
        reads=(IF_NONE_MATCH,),
        writes=(ETAG,),
        may_be_unchanged=True,
        details="Names and who is connected may change without a new version.",
    ),
    operation(
        "POST /v1/matches/{match}/seats",
        "takeSeat",
        take_seat,
        SeatWish,
        ChangeShape,
        tag=_TAG,
        status=201,
        says="Sit down, or let an AI sit down",
        details="For an AI the token needs the scope `matches:write` too.",
        scope=Scope.PLAY,
        codes=(*_MATCH_CODES, "creator-only", "seat-taken", "joined-too-often", "log-full", _OPEN),
        writes=(ETAG,),
        optional_body=True,
    ),
    operation(
        "DELETE /v1/matches/{match}/seats/{seat}",
        "vacateSeat",
        vacate_seat,
        Nothing,
        ChangeShape,
        tag=_TAG,
        says="Leave a match that has not started, or free a seat of one's own match",
        scope=Scope.PLAY,
        codes=(*_MATCH_CODES, "creator-only", _OPEN),
        writes=(ETAG,),
    ),
    _verb("start", start, "startMatch", "Start a match whose seats are all taken", Scope.MATCHES, _OPEN),
    _verb(
        "abort",
        abort,
        "abortMatch",
        "End a match without an outcome",
        Scope.MATCHES,
        "too-late-to-abort",
        "league-match",
    ),
    _verb("resign", resign, "resign", "Give up", Scope.PLAY, _RUNNING, _LATE),
    _verb("claim-timeout", claim_timeout, "claimTimeout", "Say that a seat's time is up", Scope.PLAY, _RUNNING, _LATE),
    _verb(
        "return",
        take_back_seat,
        "takeBackSeat",
        "Take one's seat back from the AI; who has left the league's season comes back to that too",
        Scope.PLAY,
        _RUNNING,
        _LATE,
        "not-taken-over",
        "seat-lost",
        "not-registered",
        "registered-too-often",
        "log-full",
        "too-busy",
    ),
    operation(
        "POST /v1/matches/{match}/rematch",
        "offerRematch",
        create_rematch,
        Nothing,
        MatchShape,
        tag=_TAG,
        status=201,
        says="Offer to play again, or accept",
        may_repeat=True,
        scope=Scope.MATCHES,
        codes=(*_MATCH_CODES, "not-seated", "match-not-finished"),
        writes=(ETAG, LOCATION),
    ),
    operation(
        "POST /v1/matches/{match}/fork",
        "forkMatch",
        create_fork,
        ForkWish,
        MatchShape,
        tag=_TAG,
        status=201,
        says="Go on from a position of an ended match, in a new one that is never rated",
        may_repeat=True,
        scope=Scope.MATCHES,
        codes=(*_MATCH_CODES, "not-over-yet", "bad-number", "too-many-matches", "seats-free", "key-reused"),
        reads=(IDEMPOTENCY_KEY,),
        writes=(ETAG, LOCATION),
    ),
    operation(
        "GET /v1/matches/{match}/record",
        "readRecord",
        read_record,
        Nothing,
        RecordShape,
        tag=_TAG,
        says="The record of a match: whole after the end, before that as you may know it",
        details="A partial record has no deal; `beginning` and `plies` hold what has come to light.",
        codes=(*_MATCH_CODES, "no-record-yet", "never-started"),
    ),
)
