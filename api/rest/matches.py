"""Matches: open, find, read, and everything about the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from api.rest.headers import ETAG, IDEMPOTENCY_KEY, IF_NONE_MATCH, LOCATION, PRIVATE, idempotency_key, known_versions
from api.rest.match_shapes import (
    ChangeShape,
    MatchesQuery,
    MatchList,
    MatchQuery,
    MatchShape,
    MatchWish,
    OwnSeatWish,
    RecordShape,
    SeatWish,
)
from api.rest.operation import Ask, Nothing, Operation, answer, operation
from api.rest.telling import changed_shape, etag, match_line, match_shape, players_in, players_of
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed
from application.hosting.change import ChangeResult
from application.hosting.match_view import MatchView, view_from_seat
from application.hosting.terms import AiSeat, OwnSeat, Terms
from application.leagues.take_back_seat import take_back_seat
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.claim_timeout import claim_timeout
from application.matches.export_record import export_record
from application.matches.find_matches import find_matches
from application.matches.join import join
from application.matches.leave import leave
from application.matches.offer_rematch import offer_rematch
from application.matches.open_match import open_match
from application.matches.resign import resign
from application.matches.start import start
from application.matches.view_match import connected_players, view_match
from application.players.find_players import players_by_id
from application.ports.store import MatchFilter, Place
from domain.hosting.terms import Absence, Access, Leaving, MatchId, Moment, Pace, PlayerId, Status, Timing

_TAG = "matches"
_ONE = ("unknown-match", "sign-in-needed", "scope-missing")
_OPEN = "match-not-open"
_RUNNING = "match-not-running"
_LATE = "deadline-passed"

Verb = Callable[[Desk, Caller, MatchId], Awaitable[ChangeResult]]


def match_id(ask: Ask) -> MatchId:
    return MatchId(ask.path("match"))


async def create_match(ask: Ask, wish: MatchWish) -> Response:
    machines = [AiSeat(each.level, each.seat, each.colour) for each in wish.ai_seats]
    key = idempotency_key(ask)
    changed = await open_match(ask.desk, ask.caller, _terms(wish), _own(wish.own), key, machines, wish.start)
    return await _created(ask, changed)


def _terms(wish: MatchWish) -> Terms:
    timing, absence = wish.timing, wish.absence
    return Terms(
        game=wish.game,
        seats=wish.seats,
        options=wish.options,
        edition=wish.edition,
        timing=Timing(Pace(timing.pace), timing.bank, timing.increment, timing.per_turn),
        absence=Absence(Leaving(absence.on_timeout), Leaving(absence.on_resign), absence.level),
        access=Access(wish.access.listed, wish.access.spectators),
        rated=wish.rated,
    )


def _own(wish: OwnSeatWish | SeatWish | None) -> OwnSeat | None:
    return None if wish is None else OwnSeat(wish.seat, wish.colour, wish.words)


async def _created(ask: Ask, changed: ChangeResult) -> Response:
    seen = changed.view
    headers = {**etag(seen.version), "Location": f"/v1/matches/{seen.match.id}"}
    return answer(await _shape(ask, seen), 200 if changed.is_repeated else 201, headers)


async def _shape(ask: Ask, seen: MatchView, with_connected: bool = False) -> MatchShape:
    people = await players_by_id(ask.desk, ask.caller, players_of(seen))
    return match_shape(seen, people, await connected_players(ask.desk, seen) if with_connected else None)


async def list_matches(ask: Ask, query: MatchesQuery) -> Response:
    wanted = MatchFilter(
        game=query.game,
        status=None if query.status is None else Status(query.status),
        player=_somebody(ask, query.player),
        creator=_somebody(ask, query.creator),
        has_free_seat=query.free,
        rated=query.rated,
    )
    page = await find_matches(ask.desk, ask.caller, wanted, _place(query.after), query.limit)
    people = await players_by_id(ask.desk, ask.caller, players_in(page.summaries))
    after = None if page.after is None else f"{page.after.opened_at}.{page.after.id}"
    return answer(MatchList([match_line(head, people) for head in page.summaries], after, page.total), headers=PRIVATE)


def _somebody(ask: Ask, player: str | None) -> PlayerId | None:
    if player is None:
        return None
    return ask.caller.required_player().id if player == "me" else PlayerId(player)


def _place(cursor: str | None) -> Place | None:
    if cursor is None:
        return None
    at, _, match = cursor.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and match):
        raise Malformed("malformed", path="after", fault="must be `next` of a page")
    return Place(Moment(int(at)), MatchId(match))


async def read_match(ask: Ask, query: MatchQuery) -> Response:
    seen = await view_match(ask.desk, ask.caller, match_id(ask))
    if query.as_spectator:
        seen = view_from_seat(seen, None)
    headers = {**etag(seen.version), **PRIVATE}
    if str(seen.version) in known_versions(ask):
        return Response(status_code=304, headers=headers)
    return answer(await _shape(ask, seen, query.connected), headers=headers)


async def take_seat(ask: Ask, wish: SeatWish) -> Response:
    match = match_id(ask)
    if wish.ai is None:
        changed = await join(ask.desk, ask.caller, match, OwnSeat(wish.seat, wish.colour, wish.words))
    else:
        changed = await add_ai_seat(ask.desk, ask.caller, match, wish.ai, wish.seat, wish.colour)
    return told(changed, 201)


async def vacate_seat(ask: Ask, _: Nothing) -> Response:
    named = ask.path("seat")
    if named != "mine" and not (named.isascii() and named.isdigit() and len(named) < 3):
        raise Malformed("malformed", path="seat", fault="must be a seat's number, or `mine`")
    return told(await leave(ask.desk, ask.caller, match_id(ask), None if named == "mine" else int(named)))


async def create_rematch(ask: Ask, _: Nothing) -> Response:
    return await _created(ask, await offer_rematch(ask.desk, ask.caller, match_id(ask)))


async def read_record(ask: Ask, _: Nothing) -> Response:
    record = await export_record(ask.desk, ask.caller, match_id(ask))
    return answer(record, headers={"Cache-Control": "private, max-age=300"})


def told(changed: ChangeResult, status: int = 200) -> Response:
    return answer(changed_shape(changed), status, etag(changed.version))


def _verb(word: str, verb: Verb, name: str, says: str, scope: Scope, *codes: str) -> Operation:
    """An operation that needs nothing but the match."""

    async def handler(ask: Ask, _: Nothing) -> Response:
        return told(await verb(ask.desk, ask.caller, match_id(ask)))

    return operation(
        f"POST /v1/matches/{{match}}/{word}",
        name,
        handler,
        Nothing,
        ChangeShape,
        tag=_TAG,
        says=says,
        scope=scope,
        codes=(*_ONE, "creator-only", "not-seated", *codes),
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
        codes=_ONE,
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
        codes=(*_ONE, "creator-only", "seat-taken", "log-full", _OPEN),
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
        codes=(*_ONE, "creator-only", _OPEN),
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
        codes=(*_ONE, "not-seated", "match-not-finished"),
        writes=(ETAG, LOCATION),
    ),
    operation(
        "GET /v1/matches/{match}/record",
        "readRecord",
        read_record,
        Nothing,
        RecordShape,
        tag=_TAG,
        says="The record of a match that has ended",
        codes=(*_ONE, "no-record-yet", "never-started"),
    ),
)
