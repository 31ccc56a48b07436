"""What can go wrong.

HeadwaterError
├── Refusal              the server refused, and nothing has changed
│   ├── IllegalMove      the rules forbid the move; `rule` has the number of the rule
│   ├── NotYourTurn      another seat is to move
│   ├── StaleVersion     the match has moved on; `data["missed"]` has the events
│   ├── SignInNeeded     the token is missing, wrong or expired
│   ├── NotFound         no such thing, or the caller may not see it
│   └── LimitReached     a limit; `retry_after` says when to come back
├── SearchEnded          the search for a table is over without one; `status` says how
└── Unreachable          no answer within the patience of the client
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import httpx


class HeadwaterError(Exception):
    """The root of this library's errors."""


class Unreachable(HeadwaterError):
    """The server gave no answer, or said that it is unavailable, until patience ran out."""


class SearchEnded(HeadwaterError):
    """`status` is `cancelled`, `away`, `elsewhere` or `expired`."""

    def __init__(self, status: str) -> None:
        super().__init__(f"the search ended: {status}")
        self.status = status


class Refusal(HeadwaterError):
    """The server's problem document (RFC 9457). Programs go by `code`, people read the text."""

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        super().__init__(str(problem.get("detail") or problem.get("title") or f"status {status}"))
        self.status = status
        self.code = str(problem.get("code", "unknown"))
        self.rule: str | None = problem.get("rule")
        self.retry_after: float | None = problem.get("retry_after")
        self.data: dict[str, Any] = dict(problem)


class IllegalMove(Refusal):
    pass


class NotYourTurn(Refusal):
    pass


class StaleVersion(Refusal):
    pass


class SignInNeeded(Refusal):
    pass


class NotFound(Refusal):
    pass


class LimitReached(Refusal):
    pass


BY_CODE: Final[Mapping[str, type[Refusal]]] = {"not-your-turn": NotYourTurn, "stale-version": StaleVersion}
BY_STATUS: Final[Mapping[int, type[Refusal]]] = {
    401: SignInNeeded,
    404: NotFound,
    429: LimitReached,
}


def refusal(answer: httpx.Response) -> Refusal:
    """The error of an answer; one that holds no problem document came from something between us and the server."""
    try:
        problem = answer.json()
    except ValueError:
        problem = {}
    if not isinstance(problem, dict):
        problem = {}
    return _kind(answer.status_code, problem)(answer.status_code, problem)


def _kind(status: int, problem: Mapping[str, Any]) -> type[Refusal]:
    if status == httpx.codes.UNPROCESSABLE_ENTITY and "move" in problem:
        return IllegalMove
    return BY_CODE.get(str(problem.get("code"))) or BY_STATUS.get(status, Refusal)
