"""What the use cases refuse, the same for every edge: a code and data; texts are made in the reader's language.

Refusal
├── NotFound            what was named does not exist, or may not be seen
├── Unauthenticated     the caller must sign in first, or the token is no longer good
├── Forbidden           known, but not allowed
├── Malformed           an input that cannot be understood; `path` says which
├── LimitReached        a published limit; says which, its value, when to retry
├── RuledOut            the rules refuse the move: the game's code and rule number
├── NotYourTurn
├── StaleVersion        the match has moved on; carries what was missed
├── WrongStatus         the match is not open, not running, ...
├── Conflict            a name taken, a seat taken, an idempotency key used for something else, ...
├── Unavailable         the store is away for now; says when to retry
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.hosting.entries import Logged
from domain.kernel.plain import Plain


class Refusal(Exception):
    """`code` is stable and in `application.codes`; `rule` is a rule number where the rules refuse."""

    def __init__(self, code: str, rule: str | None = None, **data: Plain) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.data: Mapping[str, Plain] = data


class NotFound(Refusal):
    """`data["what"]` and `data["id"]`."""


class Unauthenticated(Refusal):
    """No token, or one that is unknown, expired or revoked."""


class Forbidden(Refusal):
    """`data["scope"]` where a scope is missing."""


class Malformed(Refusal):
    """`data["path"]` names the input, `data["fault"]` what is wrong with it."""


class LimitReached(Refusal):
    """`data["limit"]`, `data["value"]`, and `data["retry_after"]` in seconds where waiting helps."""


class RuledOut(Refusal):
    """An illegal or unreadable move: code and rule of the game, `data["move"]`, `data["game"]`."""


class NotYourTurn(Refusal):
    """`data["to_move"]` is the seat whose turn it is."""


class StaleVersion(Refusal):
    """`missed` is what was logged after the version that was expected."""

    def __init__(self, expected: int, version: int, missed: Sequence[Logged]) -> None:
        super().__init__("stale-version", expected=expected, version=version)
        self.missed = tuple(missed)


class WrongStatus(Refusal):
    """`data["match_status"]` is what the match is."""


class Conflict(Refusal):
    """Something else has the place; the code says what."""


class Unavailable(Refusal):
    """`data["retry_after"]` in seconds."""
