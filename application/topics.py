"""The topics of the bus and the tasks of the outbox."""

from __future__ import annotations

from domain.hosting.terms import MatchId, PlayerId

AI_TURN = "ai-turn"
CLOSE = "close"


def match_topic(match: MatchId) -> str:
    return f"match:{match}"


def player_topic(player: PlayerId) -> str:
    return f"player:{player}"


def task_topic(task: str) -> str:
    """Woken along with a notice that carries a task: whoever does such tasks looks for work."""
    return f"task:{task}"
