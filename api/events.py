"""Entries of logs as JSON, spelled alike in both doors: GraphQL's `data`, and the events of REST."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from api.rule_names import flat_rules
from application.hosting.visible_log import event_of
from application.leagues.follow import league_event
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId
from domain.kernel.plain import Plain
from domain.league.entries import LeagueLogged
from domain.league.terms import LeagueId

MATCH_NAMES: Final[Mapping[str, str]] = {
    "by": "player_id",
    "player": "player_id",
    "claimed_by": "claimed_by_id",
    "next": "to_move",
    "restored": "restored_version",
    "taken_back": "undone_moves",
    "rules": "rules_version",
    "rated": "is_rated",
    "sealed": "is_sealed",
    "season": "has_left_season",
    "match": "rematch_id",
    "rematch_of": "rematch_of_id",
    "fork": "fork_of",
}
"""Members of a match's entries that clients know by another name than the log. No entry has two of one name."""

LEAGUE_NAMES: Final[Mapping[str, str]] = {
    "by": "by_id",
    "player": "player_id",
    "challenger": "challenger_id",
    "challenged": "challenged_id",
    "substitute": "substitute_id",
    "rated": "is_rated",
    "sandbox": "is_sandbox",
}


def match_event_json(match: MatchId, shown: Logged) -> dict[str, Plain]:
    """A visible entry: match, version, at, kind, then the entry's own members."""
    named = _renamed(event_of(shown), MATCH_NAMES)
    access, fork = named.pop("access", None), named.get("fork_of")
    if isinstance(access, dict):
        named |= {"is_listed": access.get("listed"), "has_spectators": access.get("spectators")}
    if isinstance(fork, dict):
        named["fork_of"] = _renamed(fork, {"match": "match_id"})
    return {"match_id": match, **named}


def league_event_json(league: LeagueId, logged: LeagueLogged) -> dict[str, Plain]:
    named = _renamed(league_event(logged), LEAGUE_NAMES)
    rules = named.get("rules")
    if isinstance(rules, dict):
        named["rules"] = flat_rules(rules)
    return {"league_id": league, **named}


def _renamed(data: Mapping[str, Plain], names: Mapping[str, str]) -> dict[str, Plain]:
    return {names.get(key, key): value for key, value in data.items()}
