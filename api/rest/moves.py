"""Moves: list, explain, play, undo, hint and analyse."""

from __future__ import annotations

from starlette.responses import Response

from api.cancellation import cancel_on_disconnect
from api.rest.advice_shapes import AnalysisQuery, AnalysisShape, ChosenShape, DecisionReview, HintShape, VerdictShape
from api.rest.headers import (
    ANY_VERSION,
    ETAG,
    IDEMPOTENCY_KEY,
    IF_MATCH,
    IF_MATCH_NEEDED,
    expected_version,
    idempotency_key,
)
from api.rest.match_shapes import ChangeShape, ExplainQuery, MoveList, MovesQuery, MoveWish, UndoWish
from api.rest.matches import change_response, match_id
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import etag, move_details, move_texts
from application.callers import Scope
from application.errors import Malformed
from application.hosting.match_view import MatchView
from application.matches.analyse import analyse
from application.matches.explain import explain
from application.matches.hint import hint
from application.matches.legal_moves import legal_moves_in
from application.matches.play import play
from application.matches.undo import undo
from application.matches.view_match import view_match
from application.words import Words, words

_TAG = "moves"
_PLAY_CODES = (
    "unknown-match",
    "stale-version",
    "version-needed",
    "not-your-turn",
    "match-not-running",
    "deadline-passed",
    "key-reused",
    "sign-in-needed",
    "scope-missing",
    "not-seated",
)


async def list_moves(call: Call, query: MovesQuery) -> Response:
    match_view = await view_match(call.desk, call.caller, match_id(call))
    moves = _move_texts(match_view) if query.brief else _move_details(match_view, words(call.caller.language))
    return json_response(moves, headers=etag(match_view.version))


def _move_texts(match_view: MatchView) -> MoveList:
    return MoveList(match_view.version, match_view.match.to_move, move_texts(match_view))


def _move_details(match_view: MatchView, sentences: Words) -> MoveList:
    seat = legal_moves_in(match_view).seat
    return MoveList(match_view.version, seat, move_details(match_view, sentences))


async def explain_move(call: Call, query: ExplainQuery) -> Response:
    verdict = await explain(call.desk, call.caller, match_id(call), query.move)
    detail = None
    if verdict.code is not None:
        detail = words(call.caller.language).refusal(verdict.code, verdict.data, verdict.game)
    shape = VerdictShape(verdict.version, verdict.move, verdict.is_legal, verdict.code, verdict.rule, detail)
    return json_response(shape, headers=etag(verdict.version))


async def give_hint(call: Call, _: Nothing) -> Response:
    result = await cancel_on_disconnect(call.request, hint(call.desk, call.caller, match_id(call)))
    options = [ChosenShape(one.move, one.chance, one.points, one.simulations) for one in result.options]
    shape = HintShape(result.version, result.seat, result.level, result.move, options)
    return json_response(shape, headers=etag(result.version))


async def analyse_match(call: Call, query: AnalysisQuery) -> Response:
    work = analyse(call.desk, call.caller, match_id(call), query.after, query.limit)
    result = await cancel_on_disconnect(call.request, work)
    reviews = [
        DecisionReview(
            one.ply,
            one.seat,
            one.move,
            one.best,
            one.cost,
            one.chance_lost,
            one.points,
            None if one.luck is None else list(one.luck),
        )
        for one in result.decisions
    ]
    return json_response(AnalysisShape(result.level, result.plies, reviews, result.has_more))


async def play_path_move(call: Call, _: Nothing) -> Response:
    return await _play(call, call.path("move"))


async def play_move(call: Call, body: MoveWish) -> Response:
    return await _play(call, body.move)


async def _play(call: Call, move: str) -> Response:
    match, key = match_id(call), idempotency_key(call)
    version = await _version(call, key)
    return await change_response(call, await play(call.desk, call.caller, match, version, move, key))


async def _version(call: Call, key: str | None) -> int:
    """The expected version. With a key it may not be `*`, which would mean another version in a repeated request."""
    version = expected_version(call)
    if version is None:
        raise Malformed("version-needed", path="If-Match", fault="is missing")
    if version != ANY_VERSION:
        return int(version)
    if key is not None:
        raise Malformed("malformed", path="If-Match", fault="must be a version where an Idempotency-Key is given")
    return (await view_match(call.desk, call.caller, match_id(call))).version


async def take_back(call: Call, body: UndoWish) -> Response:
    version = expected_version(call)
    expected = version if isinstance(version, int) else None
    return await change_response(call, await undo(call.desk, call.caller, match_id(call), expected, body.moves))


OPERATIONS = (
    operation(
        "GET /v1/matches/{match}/moves",
        "listMoves",
        list_moves,
        MovesQuery,
        MoveList,
        tag=_TAG,
        says="The legal moves of the seat to move",
        codes=("unknown-match",),
        writes=(ETAG,),
    ),
    operation(
        "POST /v1/matches/{match}/moves",
        "playMove",
        play_move,
        MoveWish,
        ChangeShape,
        tag=_TAG,
        says="Play a move that the body names",
        scope=Scope.PLAY,
        codes=_PLAY_CODES,
        reads=(IF_MATCH_NEEDED, IDEMPOTENCY_KEY),
        writes=(ETAG,),
    ),
    operation(
        "POST /v1/matches/{match}/moves/{move}",
        "playNamedMove",
        play_path_move,
        Nothing,
        ChangeShape,
        tag=_TAG,
        says="Play a move that the path names",
        scope=Scope.PLAY,
        codes=_PLAY_CODES,
        reads=(IF_MATCH_NEEDED, IDEMPOTENCY_KEY),
        writes=(ETAG,),
        details="A refused move answers 422 with the game's own code and the number of the rule.",
    ),
    operation(
        "GET /v1/matches/{match}/explain",
        "explainMove",
        explain_move,
        ExplainQuery,
        VerdictShape,
        tag=_TAG,
        says="Whether a move is legal, and if not, why",
        codes=("unknown-match", "match-not-running"),
        writes=(ETAG,),
    ),
    operation(
        "GET /v1/matches/{match}/hint",
        "giveHint",
        give_hint,
        Nothing,
        HintShape,
        tag=_TAG,
        says="What a machine would play in the caller's place",
        scope=Scope.PLAY,
        codes=(
            "unknown-match",
            "sign-in-needed",
            "scope-missing",
            "not-seated",
            "match-not-running",
            "not-your-turn",
            "no-hints-when-rated",
            "no-hints-in-leagues",
            "too-much-advice",
        ),
        writes=(ETAG,),
    ),
    operation(
        "GET /v1/matches/{match}/analysis",
        "analyseMatch",
        analyse_match,
        AnalysisQuery,
        AnalysisShape,
        tag=_TAG,
        says="What each decision of an ended match cost, and what was luck",
        codes=("unknown-match", "not-over-yet", "page-too-large", "too-much-advice"),
    ),
    operation(
        "POST /v1/matches/{match}/undo",
        "undo",
        take_back,
        UndoWish,
        ChangeShape,
        tag=_TAG,
        says="Take back moves of one's own turn",
        scope=Scope.PLAY,
        codes=(
            "unknown-match",
            "sign-in-needed",
            "scope-missing",
            "match-not-running",
            "stale-version",
            "undo-barrier",
            "too-many-undos",
            "log-full",
            "deadline-passed",
        ),
        reads=(IF_MATCH,),
        writes=(ETAG,),
        optional_body=True,
    ),
)
