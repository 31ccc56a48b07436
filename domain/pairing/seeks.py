"""Seeks: players who look for opponents, and the match that each of them wants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from json import dumps
from math import inf
from typing import Final, NewType

from domain.hosting.match import timing_of
from domain.hosting.terms import MatchId, Moment, Pace, PlayerId, Timing
from domain.kernel.plain import Plain, plain

SeekId = NewType("SeekId", str)
SECOND: Final = 1_000
FIRST_REACH: Final = 200
"""The distance in points of the shown rating at which two players meet at once. Machine levels are 300 to 500 apart."""
GROWTH: Final = 10
"""Points by which the reach grows each second."""
PATIENCE: Final = 120 * SECOND
"""A seek that has waited this long accepts any opponent, and is paired before the others."""


class SeekStatus(StrEnum):
    """PAIRED while its match is being started, SEATED once the match exists.

    AWAY ends a live seek whose client has disconnected. ELSEWHERE ends the seek of a player who sat down at another
    live match.
    """

    WAITING = "waiting"
    PAIRED = "paired"
    SEATED = "seated"
    CANCELLED = "cancelled"
    AWAY = "away"
    ELSEWHERE = "elsewhere"
    EXPIRED = "expired"


UNSETTLED: Final = frozenset({SeekStatus.WAITING, SeekStatus.PAIRED})


@dataclass(frozen=True, slots=True)
class Wanted:
    """The match that a player wants. Only players with equal wishes meet."""

    game: str
    seats: int
    timing: Timing
    options: Mapping[str, str | None] = field(default_factory=dict)
    rated: bool = False

    @property
    def pool(self) -> str:
        """A key that is equal for equal wishes, whatever the order of their options."""
        return sha256(dumps(plain(self), sort_keys=True).encode()).hexdigest()[:32]

    @property
    def is_live(self) -> bool:
        return self.timing.pace is Pace.LIVE


def wanted_from(data: Mapping[str, Plain]) -> Wanted:
    """The inverse of `plain`."""
    timing, options, seats = data["timing"], data["options"], data["seats"]
    assert isinstance(timing, dict)
    assert isinstance(options, dict)
    assert isinstance(seats, int)
    values = {key: None if value is None else str(value) for key, value in options.items()}
    return Wanted(str(data["game"]), seats, timing_of(timing), values, bool(data["rated"]))


@dataclass(frozen=True, slots=True)
class Seek:
    """A player's request for opponents. `points` is the estimated strength at the start.

    When the player has waited for `machines_after`, machines complete the table.
    """

    id: SeekId
    player: PlayerId
    wanted: Wanted
    points: int
    since: Moment
    seen_at: Moment
    machines_after: int | None = None
    rating: int | None = None
    """The shown rating at the start, None before the first rated match."""
    status: SeekStatus = SeekStatus.WAITING
    match: MatchId | None = None
    ended_at: Moment | None = None

    @property
    def is_unsettled(self) -> bool:
        return self.status in UNSETTLED

    def wait(self, now: Moment) -> int:
        """Milliseconds from the start until now, or until the seek ended."""
        return max(0, (now if self.ended_at is None else self.ended_at) - self.since)


def reach(wait: int) -> float:
    """The largest distance in points of an opponent after this wait."""
    return inf if wait >= PATIENCE else FIRST_REACH + GROWTH * wait // SECOND
