"""Moves: what is legal, why something is not, playing and taking back."""

from __future__ import annotations

from starlette.responses import Response

from api.presence import while_connected
from api.rest.headers import (
    ANY_VERSION,
    ETAG,
    IDEMPOTENCY_KEY,
    IF_MATCH,
    IF_MATCH_NEEDED,
    expected_version,
    idempotency_key,
)
from api.rest.match_shapes import (
    AnalysisQuery,
    AnalysisShape,
    ChangeShape,
    ChosenShape,
    DecisionReview,
    ExplainQuery,
    HintShape,
    LegalMoveShape,
    MoveList,
    MovesQuery,
    MoveWish,
    UndoWish,
    VerdictShape,
)
from api.rest.matches import match_id, told
from api.rest.operation import Ask, Nothing, answer, operation
from api.rest.telling import etag
from application.callers import Scope
from application.errors import Malformed
from application.hosting.match_view import MatchView
from application.matches.analyse import analyse
from application.matches.explain import explain
from application.matches.hint import hint
from application.matches.legal_moves import LegalMove, legal_moves_in, legal_texts_in
from application.matches.play import play
from application.matches.undo import undo
from application.matches.view_match import view_match
from application.words import Words, words
from domain.kernel.plain import tagged_object

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


async def list_moves(ask: Ask, query: MovesQuery) -> Response:
    seen = await view_match(ask.desk, ask.caller, match_id(ask))
    told_moves = _briefly(seen) if query.brief else _fully(seen, words(ask.caller.language))
    return answer(told_moves, headers=etag(seen.version))


def _briefly(seen: MatchView) -> MoveList:
    return MoveList(seen.version, seen.match.to_move, [LegalMoveShape(text) for text in legal_texts_in(seen)])


def _fully(seen: MatchView, spoken: Words) -> MoveList:
    legal = legal_moves_in(seen)
    return MoveList(legal.version, legal.seat, [_legal(seen.match.game, move, spoken) for move in legal.moves])


def _legal(game: str, legal: LegalMove, spoken: Words) -> LegalMoveShape:
    data = tagged_object(legal.move)
    return LegalMoveShape(legal.text, spoken.move(game, data), data, legal.delta, legal.can_undo)


async def explain_move(ask: Ask, query: ExplainQuery) -> Response:
    verdict = await explain(ask.desk, ask.caller, match_id(ask), query.move)
    detail = None
    if verdict.code is not None:
        detail = words(ask.caller.language).refusal(verdict.code, verdict.data, verdict.game)
    shape = VerdictShape(verdict.version, verdict.move, verdict.is_legal, verdict.code, verdict.rule, detail)
    return answer(shape, headers=etag(verdict.version))


async def give_hint(ask: Ask, _: Nothing) -> Response:
    found = await while_connected(ask.request, hint(ask.desk, ask.caller, match_id(ask)))
    options = [ChosenShape(one.move, one.chance, one.points, one.simulations) for one in found.options]
    shape = HintShape(found.version, found.seat, found.level, found.move, options)
    return answer(shape, headers=etag(found.version))


async def analyse_match(ask: Ask, query: AnalysisQuery) -> Response:
    asked = analyse(ask.desk, ask.caller, match_id(ask), query.after, query.limit)
    found = await while_connected(ask.request, asked)
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
        for one in found.decisions
    ]
    return answer(AnalysisShape(found.level, found.plies, reviews, found.has_more))


async def play_named(ask: Ask, _: Nothing) -> Response:
    return await _played(ask, ask.path("move"))


async def play_move(ask: Ask, wish: MoveWish) -> Response:
    return await _played(ask, wish.move)


async def _played(ask: Ask, move: str) -> Response:
    match, key = match_id(ask), idempotency_key(ask)
    version = await _version(ask, key)
    return told(await play(ask.desk, ask.caller, match, version, move, key))


async def _version(ask: Ask, key: str | None) -> int:
    """A key stands for one request, so it needs the version too: `*` would mean something else the second time."""
    version = expected_version(ask)
    if version is None:
        raise Malformed("version-needed", path="If-Match", fault="is missing")
    if version != ANY_VERSION:
        return int(version)
    if key is not None:
        raise Malformed("malformed", path="If-Match", fault="must be a version where an Idempotency-Key is given")
    return (await view_match(ask.desk, ask.caller, match_id(ask))).version


async def take_back(ask: Ask, wish: UndoWish) -> Response:
    version = expected_version(ask)
    expected = version if isinstance(version, int) else None
    return told(await undo(ask.desk, ask.caller, match_id(ask), expected, wish.moves))


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
        play_named,
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
