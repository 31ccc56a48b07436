"""The topics of the bus."""

from __future__ import annotations

from domain.conduct.talk import Room
from domain.hosting.terms import MatchId, PlayerId
from domain.league.terms import LeagueId

LOBBY = "lobby"
ACCOUNTS = "accounts"
MAILS = "mails"
DELIVERIES = "deliveries"
PAUSES = "pauses"
"""Nobody waits for these: the notices of accounts, mails, deliveries and pauses carry tasks only."""


SEEKS = "seeks"
"""The public list of seeks."""


def match_topic(match: MatchId) -> str:
    return f"match:{match}"


def league_topic(league: LeagueId) -> str:
    return f"league:{league}"


def room_topic(room: Room) -> str:
    return f"room:{room.key}"


def token_topic(token: str) -> str:
    return f"token:{token}"


def player_topic(player: PlayerId) -> str:
    return f"player:{player}"


def own_matches_topic(player: PlayerId) -> str:
    """Woken by every change of a match that the player sits at."""
    return f"matches-of:{player}"


def search_topic(player: PlayerId) -> str:
    """Woken by every change of the player's own seeks and challenges."""
    return f"search-of:{player}"
