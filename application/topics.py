"""The topics of the bus and the names of the tasks."""

from __future__ import annotations

from domain.ai.levels import LEVELS
from domain.hosting.terms import MatchId, PlayerId
from domain.league.terms import LeagueId

AI_TURN = "ai-turn"
QUICK_TURN = "quick-turn"
CLOSE = "close"
EXPIRE = "expire"
VERIFY = "verify"
TELL_BOT = "tell-bot"
RELAY = "relay"
SWEEP = "sweep"
CLOCKS = "clocks"
SAMPLE = "sample"

ADVANCE = "advance-league"
LEAGUES = "leagues"


def turn_task(level: str) -> str:
    """The task that plays for a level: quick ones do not queue behind searches."""
    return QUICK_TURN if LEVELS[level].is_quick else AI_TURN


def match_topic(match: MatchId) -> str:
    return f"match:{match}"


def league_topic(league: LeagueId) -> str:
    return f"league:{league}"


def player_topic(player: PlayerId) -> str:
    return f"player:{player}"
