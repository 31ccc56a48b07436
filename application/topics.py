"""The topics of the bus and the names of the tasks."""

from __future__ import annotations

from domain.ai.levels import LEVELS
from domain.hosting.terms import MatchId, PlayerId
from domain.league.terms import LeagueId

AI_TURN = "ai-turn"
QUICK_TURN = "quick-turn"
LONE_AI_TURN = "lone-ai-turn"
LONE_QUICK_TURN = "lone-quick-turn"
CLOSE = "close"
EXPIRE = "expire"
VERIFY = "verify"
TELL_BOT = "tell-bot"
RELAY = "relay"
SWEEP = "sweep"
CLOCKS = "clocks"
SAMPLE = "sample"
RECOVER = "recover"
PRUNE = "prune"

LOBBY = "lobby"

ADVANCE = "advance-league"
ADVANCE_SANDBOX = "advance-sandbox"
LEAGUES = "leagues"


def turn_task(level: str, has_people: bool = True) -> str:
    """The task that plays for a level: quick ones do not queue behind searches, nor people behind lone machines."""
    if LEVELS[level].is_quick:
        return QUICK_TURN if has_people else LONE_QUICK_TURN
    return AI_TURN if has_people else LONE_AI_TURN


def advance_task(is_sandbox: bool) -> str:
    """The task that looks after a league: no other waits for those that are tried out."""
    return ADVANCE_SANDBOX if is_sandbox else ADVANCE


def match_topic(match: MatchId) -> str:
    return f"match:{match}"


def league_topic(league: LeagueId) -> str:
    return f"league:{league}"


def token_topic(token: str) -> str:
    return f"token:{token}"


def player_topic(player: PlayerId) -> str:
    return f"player:{player}"


def own_matches_topic(player: PlayerId) -> str:
    """Woken by every change of a match that the player sits at."""
    return f"matches-of:{player}"
