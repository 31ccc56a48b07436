"""Refusals as types, each with its code, rule, text in the caller's language, and data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import strawberry

from api.graphql.context import Context, Info
from api.graphql.schema.events import MatchEvent
from api.graphql.schema.match_parts import MatchStatus
from api.graphql.schema.scalars import JSON
from api.graphql.schema.visible_events import VisibleEvent
from api.names import with_graphql_path
from api.problems import refusal_text
from api.request_metrics import count_refusal
from application import errors
from application.hosting.match_view import seat_number
from domain.hosting.entries import Logged
from domain.hosting.match import Match
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain

T = TypeVar("T")
R = TypeVar("R")


@strawberry.interface(description="Why something was not done. Nothing was changed.")
class Refusal:
    code: str = strawberry.field(description="A stable code; docs/errors.md lists them all.")
    rule: str | None = strawberry.field(description="The number of the rule that forbids it, where one does.")
    text: str = strawberry.field(description="The reason in the caller's language.")
    data: JSON = strawberry.field(description="What it is about, as plain data.")


@strawberry.type(description="What was named does not exist, or may not be seen.")
class NotFound(Refusal):
    what: str = strawberry.field(description="What sort of thing was looked for.")
    given: str = strawberry.field(description="The id or name that was given.")


@strawberry.type(description="Known who asks, but this is not theirs to do.")
class NotAllowed(Refusal):
    pass


@strawberry.type(description="The name or the password is wrong; which one is not told.")
class WrongCredentials(Refusal):
    pass


@strawberry.type(description="A value that cannot be used.")
class InvalidInput(Refusal):
    path: str = strawberry.field(description="Which value.")
    fault: str = strawberry.field(description="What is wrong with it.")


@strawberry.type(description="A published limit was reached.")
class LimitReached(Refusal):
    limit: str = strawberry.field(description="Which limit.")
    value: int = strawberry.field(description="Its value.")
    retry_after: float | None = strawberry.field(description="Seconds to wait, where waiting helps.")


@strawberry.type(description="The rules do not allow the move, or it is no move of this game.")
class IllegalMove(Refusal):
    move: str = strawberry.field(description="The move, perhaps shortened.")


@strawberry.type(description="Another seat is to move.")
class NotYourTurn(Refusal):
    to_move: int | None = strawberry.field(description="The seat whose turn it is.")


@strawberry.type(description="The match has moved on since the expected version.")
class StaleVersion(Refusal):
    expected: int = strawberry.field(description="The version that was expected.")
    version: int = strawberry.field(description="The version the match has.")
    missed: list[MatchEvent] = strawberry.field(description="What happened in between, oldest first.")


@strawberry.type(description="The match is not in a state for this: not open, not running, ended already.")
class WrongStatus(Refusal):
    status: MatchStatus = strawberry.field(description="What the match is.")


@strawberry.type(description="Something else has the place: a name, a seat, a key, a turn that cannot be undone.")
class Conflict(Refusal):
    pass


Make = Callable[[Any, dict[str, Any]], Refusal]


def _text(data: Any, key: str) -> str:
    return str(data.get(key, ""))


def _whole(value: Plain) -> int:
    return value if isinstance(value, int) else 0


def _limit(refusal: errors.LimitReached, common: dict[str, Any]) -> Refusal:
    data, wait = refusal.data, refusal.data.get("retry_after")
    return LimitReached(
        **common,
        limit=_text(data, "limit"),
        value=_whole(data.get("value")),
        retry_after=float(wait) if isinstance(wait, int | float) else None,
    )


def _turn(refusal: errors.NotYourTurn, common: dict[str, Any]) -> Refusal:
    seat = refusal.data.get("to_move")
    return NotYourTurn(**common, to_move=seat if isinstance(seat, int) else None)


_MAKERS: dict[type[errors.Refusal], Make] = {
    errors.NotFound: lambda r, common: NotFound(**common, what=_text(r.data, "what"), given=_text(r.data, "id")),
    errors.Forbidden: lambda r, common: NotAllowed(**common),
    errors.Unauthenticated: lambda r, common: WrongCredentials(**common),
    errors.Malformed: lambda r, common: InvalidInput(
        **common, path=_text(r.data, "path"), fault=_text(r.data, "fault")
    ),
    errors.LimitReached: _limit,
    errors.RuledOut: lambda r, common: IllegalMove(**common, move=_text(r.data, "move")),
    errors.NotYourTurn: _turn,
    errors.WrongStatus: lambda r, common: WrongStatus(**common, status=MatchStatus(_text(r.data, "match_status"))),
    errors.Conflict: lambda r, common: Conflict(**common),
}

PERMISSION = frozenset({"scope-missing", "sign-in-needed", "token-revoked"})
"""Codes of missing permission. They go to `errors[]`, because the client is at fault and not its input."""


def refusal_of(refusal: errors.Refusal, context: Context, match: MatchId | None) -> Refusal:
    refusal = with_graphql_path(refusal)
    data = {key: value for key, value in refusal.data.items() if value is not None}
    common = {
        "code": refusal.code,
        "rule": refusal.rule or None,
        "text": refusal_text(refusal, context.caller.language),
        "data": JSON(data),
    }
    if isinstance(refusal, errors.StaleVersion):
        return _stale(refusal, common, context, match)
    return _MAKERS[type(refusal)](refusal, common)


def _stale(refusal: errors.StaleVersion, common: dict[str, Any], context: Context, match: MatchId | None) -> Refusal:
    board = None if match is None else context.desk.matches.cached_state(match)
    missed: list[Any] = [] if board is None else [_event(board.match, logged, context) for logged in refusal.missed]
    expected, version = _whole(refusal.data["expected"]), _whole(refusal.data["version"])
    return StaleVersion(**common, expected=expected, version=version, missed=missed)


def _event(match: Match, logged: Logged, context: Context) -> VisibleEvent:
    return VisibleEvent(match, seat_number(match, context.caller), logged, context.caller.language)


async def attempt(info: Info, work: Awaitable[T], make: Callable[[T], R], match: MatchId | None = None) -> R | Refusal:
    """The success of the work, or its refusal. Missing permission is raised again."""
    try:
        return make(await work)
    except errors.Refusal as refusal:
        if refusal.code in PERMISSION:
            raise
        count_refusal(info.context.desk.metrics, refusal, info.context.caller.door, "/graphql")
        return refusal_of(refusal, info.context, match)
