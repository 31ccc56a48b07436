"""One name for one thing: what REST and GraphQL call the members of the same object."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from graphql import GraphQLInputObjectType, GraphQLInterfaceType, GraphQLObjectType

from api.graphql.schema.build import CORE
from api.rest.openapi import document

DOCUMENT: Any = document()
SCHEMAS: Mapping[str, Any] = DOCUMENT["components"]["schemas"]

PAIRS = {
    "AiSeatInput": "AiSeatInput",
    "Change": "MatchChanged",
    "Clock": "Clock",
    "Component": "Component",
    "ComponentList": "ComponentList",
    "Decision": "Decision",
    "DecisionReview": "DecisionReview",
    "Departure": "OwnDeparture",
    "Edition": "Edition",
    "Effect": "Effect",
    "Fork": "ForkOrigin",
    "ForkInput": "ForkMatchInput",
    "Game": "Game",
    "Gone": "GoneMatch",
    "Hint": "Hint",
    "League": "League",
    "LeagueHead": "League",
    "LeagueEvent": "LeagueEvent",
    "LeagueInput": "CreateLeagueInput",
    "LegalMove": "LegalMove",
    "ListChange": "MatchListChange",
    "Match": "Match",
    "MatchEvent": "MatchEvent",
    "MatchInput": "CreateMatchInput",
    "MatchLine": "Match",
    "Outcome": "Outcome",
    "OwnSeatInput": "OwnSeatInput",
    "Player": "Player",
    "Rating": "Rating",
    "RatingChange": "RatingChange",
    "Registration": "Registration",
    "Row": "Standing",
    "Rule": "RuleText",
    "Rules": "LeagueRules",
    "Season": "LeagueSeason",
    "Seat": "Seat",
    "SeatLine": "Seat",
    "SeatStanding": "SeatStanding",
    "State": "MatchState",
    "Table": "LeagueTable",
    "Timing": "Timing",
    "Turn": "TurnNotice",
    "Verdict": "Verdict",
    "Webhook": "Webhook",
}

OTHERS = {
    "Change": {"status", "to_move"},
    "LeagueEvent": None,
    "LeagueHead": {"status", "is_closed"},
    "Match": {"taken_over"},
    "MatchEvent": None,
    "Season": {"division_sizes"},
    "State": {"moves"},
    "Turn": {"game"},
    "Verdict": {"version"},
    "Webhook": {"bot_id"},
}
"""Members of REST without a field in GraphQL, where the object is linked or told elsewhere; None: any, for entries."""


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found[1].lower(), name)


def names_in_graphql(title: str) -> set[str]:
    """Its fields in snake_case, and those that link an object also with `_id`."""
    kind = CORE.get_type(title)
    assert isinstance(kind, GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType)
    names = {snake_case(name) for name in kind.fields}
    return names | {f"{name}_id" for name in names}


@pytest.mark.parametrize(("rest", "graphql"), PAIRS.items())
def test_members_have_the_names_of_graphql(rest: str, graphql: str) -> None:
    others = OTHERS.get(rest, set())
    if others is None:
        return
    assert set(SCHEMAS[rest]["properties"]) - names_in_graphql(graphql) <= others


@pytest.mark.parametrize("title", ["MatchEvent", "LeagueEvent"])
def test_events_have_what_graphql_selects(title: str) -> None:
    wanted = names_in_graphql(title) & {"version", "at", "kind", "match_id", "league_id", "player_id", "seat", "move"}
    typed = {"to_move", "restored_version", "undone_moves", "texts", "events"} if title == "MatchEvent" else {"text"}
    assert wanted | typed <= set(SCHEMAS[title]["properties"])


def test_what_is_true_or_false_says_so_by_its_name() -> None:
    """As in `isRated`, `hasMore`, `canUndo`, never bare adjectives."""
    for title, schema in SCHEMAS.items():
        if title.startswith(("MoonRiver", "TheRiver", "MatchEvent")):
            continue
        for name, member in schema.get("properties", {}).items():
            if member.get("type") == "boolean":
                assert name.startswith(("is_", "has_", "can_")) or (title, name) in INSTRUCTIONS, f"{title}.{name}"


INSTRUCTIONS = {
    *(("MatchInput", "start"), ("ForkInput", "start")),
    *(("KindPreference", "push"), ("KindPreference", "mail"), ("KindPreference", "webhook")),
}
"""What shall be done, or by which way."""
