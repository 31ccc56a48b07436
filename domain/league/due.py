"""When something is next due in a league."""

from __future__ import annotations

from domain.hosting.terms import Moment
from domain.league.league import League
from domain.league.season import Season, SeasonStatus

LONGEST_LULL = 28 * 86_400_000
_DOUBLINGS = 32
"""More than lead from a millisecond to the longest lull."""


def next_due(league: League) -> Moment | None:
    """By the league's own clock; None once it is closed and its last season over."""
    season = league.season
    if league.is_done:
        return None
    if season is None:
        return league.founded_at
    match season.status:
        case SeasonStatus.REGISTRATION:
            return season.starts_at
        case SeasonStatus.RUNNING:
            return _next_round(season)
        case SeasonStatus.ENDED | SeasonStatus.CANCELLED:
            return Moment((season.ended_at or season.ends_at) + season.rules.calendar.pause + _lull(league, season))


def _lull(league: League, season: Season) -> int:
    """The pause grows with each season in a row that too few came to (LG-6): an abandoned league costs little."""
    if league.lapsed < 2:
        return 0
    return min(season.rules.calendar.registration << min(league.lapsed - 2, _DOUBLINGS), LONGEST_LULL)


def _next_round(season: Season) -> Moment:
    """A round that is under way is due at its deadline, otherwise the next one at its beginning."""
    if season.closed < season.paired:
        return season.round_ends(season.paired)
    if season.paired < season.rules.calendar.rounds:
        return season.round_begins(season.paired + 1)
    return season.ends_at


def due_at(league: League) -> Moment | None:
    """By the world's clock: a sandbox is due at once or, until its owner moves the clock, never."""
    due = next_due(league)
    if league.test_clock is None or due is None:
        return due
    return Moment(0) if league.test_clock >= due else None
