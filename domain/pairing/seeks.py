"""Seeks: players who look for opponents, and what each of them wants to play."""

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
"""How far apart, in points of the shown ratings, two players meet at once. Levels of machines are 300 to 500 apart."""
GROWTH: Final = 10
"""Points by which the reach grows each second."""
PATIENCE: Final = 120 * SECOND
"""From then on any opponent will do, and those who have waited so long are served first."""


class SeekStatus(StrEnum):
    """Where a seek is in its life; PAIRED while its table is set, SEATED when the match is there.

    AWAY is the end of a live seek whose client went away, ELSEWHERE of one whose player sat down at a live table.
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
    """What somebody wants to play. Only players who want the same meet."""

    game: str
    seats: int
    timing: Timing
    options: Mapping[str, str | None] = field(default_factory=dict)
    rated: bool = False

    @property
    def pool(self) -> str:
        """The same for equal wishes, however their options are ordered."""
        return sha256(dumps(plain(self), sort_keys=True).encode()).hexdigest()[:32]

    @property
    def is_live(self) -> bool:
        return self.timing.pace is Pace.LIVE


def wanted_from(data: Mapping[str, Plain]) -> Wanted:
    """The wish that `plain` wrote."""
    timing, options, seats = data["timing"], data["options"], data["seats"]
    assert isinstance(timing, dict)
    assert isinstance(options, dict)
    assert isinstance(seats, int)
    values = {key: None if value is None else str(value) for key, value in options.items()}
    return Wanted(str(data["game"]), seats, timing_of(timing), values, bool(data["rated"]))


@dataclass(frozen=True, slots=True)
class Seek:
    """A player waiting since a moment. `points` is the best guess of their strength when they came.

    With `machines_after` machines fill the table when the player has waited so long.
    """

    id: SeekId
    player: PlayerId
    wanted: Wanted
    points: int
    since: Moment
    seen_at: Moment
    machines_after: int | None = None
    rating: int | None = None
    """The shown rating that they came with, None before the first rated match."""
    status: SeekStatus = SeekStatus.WAITING
    match: MatchId | None = None
    ended_at: Moment | None = None

    @property
    def is_unsettled(self) -> bool:
        return self.status in UNSETTLED

    def waited(self, now: Moment) -> int:
        """Milliseconds until now, or until the seek ended."""
        return max(0, (now if self.ended_at is None else self.ended_at) - self.since)


def reach(waited: int) -> float:
    """How far from a player of this patience opponents may be."""
    return inf if waited >= PATIENCE else FIRST_REACH + GROWTH * waited // SECOND
