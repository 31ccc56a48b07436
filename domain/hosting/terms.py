"""The terms of a match: ids, time control, the policy for leavers, access."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

MatchId = NewType("MatchId", str)
PlayerId = NewType("PlayerId", str)
Moment = NewType("Moment", int)
"""Milliseconds since 1970, UTC."""


RESIGNED = "resigned"
TIMED_OUT = "timed-out"
WITHDRAWN = "withdrawn"
"""How a player left a seat; WITHDRAWN is leaving the league's season."""
DEPARTURES = (RESIGNED, TIMED_OUT, WITHDRAWN)


BY_GAME = "game"
"""Why a match is over that was played to its end."""
FINISHES = (BY_GAME, "resignation", "timeout", "deadline")
ABORTS = ("creator", "admin", "referee", "operator", "abandoned", "deadline")
END_REASONS = tuple(dict.fromkeys((*FINISHES, *ABORTS)))
"""Why matches end, with an outcome or without."""


class Status(StrEnum):
    """Where a match is in its life."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABORTED = "aborted"


class Pace(StrEnum):
    """How time runs: not at all, from a bank with an increment, or so much for each turn."""

    NONE = "none"
    LIVE = "live"
    CORRESPONDENCE = "correspondence"


@dataclass(frozen=True, slots=True)
class Timing:
    """The match's clock: `bank` and `increment` for live, `per_turn` for correspondence; all in milliseconds."""

    pace: Pace = Pace.NONE
    bank: int = 0
    increment: int = 0
    per_turn: int = 0


class Leaving(StrEnum):
    """What becomes of a seat whose player resigned or ran out of time."""

    TAKEOVER = "takeover"
    LOSE = "lose"


@dataclass(frozen=True, slots=True)
class Absence:
    """The policy as data: for time-outs, for resignations, and the level of the AI that takes over."""

    on_timeout: Leaving = Leaving.LOSE
    on_resign: Leaving = Leaving.LOSE
    level: str = "drifter"
    levels: tuple[str, ...] = ()
    """By seat, where each player has a stand-in of their own strength."""
    plays_on: bool = False
    """When a seat loses and at least two others remain, a machine plays it to the end so that they can play on."""

    def policy_for(self, left: str) -> Leaving:
        """By how somebody left."""
        return self.on_timeout if left == TIMED_OUT else self.on_resign

    def level_for(self, seat: int) -> str:
        return self.levels[seat - 1] if self.levels else self.level


@dataclass(frozen=True, slots=True)
class Access:
    """Access to a match: anyone can find a listed match, and watch one that allows spectators."""

    listed: bool = True
    spectators: bool = True
