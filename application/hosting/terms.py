"""The terms of a new match, and the checks that they pass first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from application.errors import Malformed
from application.policy import Policy
from domain.ai.levels import LEVELS
from domain.hosting.terms import Absence, Access, Pace, Timing
from domain.kernel.game import Options
from domain.kernel.records import AnyGame
from domain.kernel.refusals import BadTable

NO_CLOCK = Timing()
USUAL_ABSENCE = Absence()
IN_PUBLIC = Access()


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """Where and how the one who opens or joins wants to sit; None leaves the choice to the table."""

    seat: int | None = None
    colour: str | None = None
    words: str = ""


ANY_SEAT = OwnSeat()


@dataclass(frozen=True, slots=True)
class AiSeat:
    """An AI of a level for a seat; None leaves the choice to the table."""

    level: str
    seat: int | None = None
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What is to be played: options may be left out (default) or be `random`; edition None is the standard one."""

    game: str
    seats: int
    options: Mapping[str, str | None] = field(default_factory=dict)
    edition: str | None = None
    timing: Timing = NO_CLOCK
    absence: Absence = USUAL_ABSENCE
    access: Access = IN_PUBLIC
    rated: bool = False


def settled_options(game: AnyGame, terms: Terms) -> Options:
    """Every option with a value, `random` left for the deal."""
    if terms.seats not in game.info.seats:
        raise Malformed("bad-seats", path="seats", fault=f"must be one of {', '.join(map(str, game.info.seats))}")
    try:
        return game.table(game.info.colours[: terms.seats], terms.options).options
    except BadTable as fault:
        raise Malformed("bad-options", path="options", fault=str(fault)) from None


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise Malformed("unknown-level", path="level", fault=f"must be one of {', '.join(LEVELS)}")
    return level


def fair_timing(timing: Timing, policy: Policy) -> Timing:
    """A clock that can be played with; numbers that do not belong to the pace must be 0."""
    wanted = {
        Pace.NONE: (),
        Pace.LIVE: ("bank",),
        Pace.CORRESPONDENCE: ("per_turn",),
    }[timing.pace]
    allowed = (*wanted, "increment") if timing.pace is Pace.LIVE else wanted
    for name in ("bank", "increment", "per_turn"):
        least = policy.shortest_time if name in wanted else 0
        most = policy.longest_time if name in allowed else 0
        if not least <= getattr(timing, name) <= most:
            raise Malformed("bad-timing", path=f"timing.{name}", fault=f"must be from {least} to {most} milliseconds")
    return timing
