"""One name for one thing: what REST and GraphQL call the members of the same object."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from graphql import GraphQLInputObjectType, GraphQLInterfaceType, GraphQLObjectType, get_named_type, is_enum_type

from api.graphql.schema.build import CORE
from api.rest.openapi import document

DOCUMENT: Any = document()
SCHEMAS: Mapping[str, Any] = DOCUMENT["components"]["schemas"]

PAIRS = {
    "Absence": "Absence",
    "AiSeatInput": "AiSeatInput",
    "Change": "MatchChanged",
    "Clock": "Clock",
    "Component": "Component",
    "ComponentList": "ComponentList",
    "Decision": "Decision",
    "DecisionReview": "DecisionReview",
    "Departure": "OwnDeparture",
    "Edition": "Edition",
    "Entrant": "Machine",
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
    "LeaguePlace": "LeaguePlace",
    "Lease": "Lease",
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
    "Source": "ValueSource",
    "Table": "LeagueTable",
    "TableInput": "TableInput",
    "Timing": "Timing",
    "Turn": "TurnNotice",
    "UndoInput": "UndoInput",
    "Verdict": "Verdict",
    "Webhook": "Webhook",
    # Accounts, apps and privacy.
    "Account": "Account",
    "AddressInput": "SetAddressInput",
    "App": "App",
    "AppChange": "ChangeAppInput",
    "AppInput": "RegisterAppInput",
    "Archive": "Archive",
    "Confirmation": "ConfirmedInput",
    "Grant": "Grant",
    "OwnApp": "App",
    "PasswordChange": "ChangePasswordInput",
    "Profile": "ChangeProfileInput",
    "ResetChoice": "ResetPasswordInput",
    "ResetInput": "RequestPasswordResetInput",
    "StoredData": "StoredData",
    "OwnPauses": "OwnPauses",
    "PlayingHours": "PlayingHours",
    "Token": "Token",
    "TokenInput": "CreateTokenInput",
    "Vacation": "Vacation",
    "Wish": "AuthorizationWish",
    # Finding a table, and being told.
    "DirectChallenge": "Challenge",
    "DirectChallengeInput": "ChallengePlayerInput",
    "Invitation": "Invitation",
    "Invite": "Invite",
    "InviteInput": "CreateInviteInput",
    "KindPreference": "NotificationPreference",
    "NotificationSettings": "NotificationSettings",
    "PersonalWebhook": "NotificationWebhook",
    "PersonalWebhookInput": "SetNotificationWebhookInput",
    "PreferencesBody": "ConfigureNotificationsInput",
    "PushSubscription": "PushSubscription",
    "QuietHours": "QuietHours",
    "Search": "Search",
    "Seek": "Seek",
    "SeekInput": "FindTableInput",
    # Talk and moderation.
    "Appeal": "Appeal",
    "AppealDecision": "DecideAppealInput",
    "AppealInput": "AppealSanctionInput",
    "Case": "Case",
    "Evidence": "Evidence",
    "HistoryLine": "HistoryLine",
    "Message": "Message",
    "PlayerReport": "ReportPlayerInput",
    "PlayerSanction": "SanctionPlayerInput",
    "Report": "Report",
    "Room": "Room",
    "RoomEvent": "RoomEvent",
    "Sanction": "Sanction",
    "SavedMessage": "SavedMessage",
}

OTHERS = {
    "Appeal": {"player_id"},
    "Evidence": {"report"},
    "LeaguePlace": {"league_name"},
    "Message": {"author_name"},
    "Change": {"status", "to_move"},
    "LeagueEvent": None,
    "LeagueHead": {"status", "is_closed"},
    "Match": {"taken_over"},
    "MatchEvent": None,
    "Season": {"division_sizes"},
    "State": {"moves"},
    "Turn": {"game"},
    "Verdict": {"version"},
    "Vacation": {"id"},
    "Webhook": {"bot_id"},
}
"""Members of REST without a field in GraphQL, where the object is linked or told elsewhere; None: any, for entries."""


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found[1].lower(), name)


def names_in_graphql(title: str) -> set[str]:
    """Its fields in snake_case, and those that link an object also with `_id`."""
    names = {snake_case(name) for name in fields_of(title)}
    return names | {f"{name}_id" for name in names}


@pytest.mark.parametrize(("rest", "graphql"), PAIRS.items())
def test_members_have_the_names_of_graphql(rest: str, graphql: str) -> None:
    others = OTHERS.get(rest, set())
    if others is None:
        return
    assert set(SCHEMAS[rest]["properties"]) - names_in_graphql(graphql) <= others


GAME_PARTS = ("MoonRiver", "TheRiver")


def test_every_object_that_both_doors_know_is_compared() -> None:
    shared = {title for title in SCHEMAS if title in CORE.type_map and not title.startswith(GAME_PARTS)}
    assert shared - set(PAIRS) - ALIKE_BY_NAME_ONLY == set()


ALIKE_BY_NAME_ONLY = {"Challenge", "ChallengeInput", "BotInput", "MoveInput", "SeekList", "Source", "Work"}
"""Ladders' challenges, and what a route gives or takes otherwise than a mutation of that name."""


@pytest.mark.parametrize(("rest", "graphql"), PAIRS.items())
def test_closed_lists_of_words_are_enums_in_both_doors(rest: str, graphql: str) -> None:
    fields = {snake_case(name): get_named_type(field.type) for name, field in fields_of(graphql).items()}
    members = SCHEMAS[rest]["properties"]
    closed = {name: kind for name, kind in fields.items() if is_enum_type(kind) and name in members}
    for name, kind in closed.items():
        words = {word for word in words_in(members[name]) if word is not None}
        assert words, f"{rest}.{name} takes any text"
        assert words <= {value.value for value in kind.values.values()}, f"{rest}.{name}"
    for name in set(members) & set(fields) - set(closed):
        is_text = getattr(fields[name], "name", "") in ("String", "ID")
        assert not (is_text and words_in(members[name])), f"{graphql}.{name} takes any text"


@pytest.mark.parametrize(("rest", "graphql"), PAIRS.items())
def test_the_id_of_a_linked_object_says_that_it_is_one(rest: str, graphql: str) -> None:
    for name, field in fields_of(graphql).items():
        member = SCHEMAS[rest]["properties"].get(snake_case(name), {})
        if "id" in getattr(get_named_type(field.type), "fields", {}) and name not in BY_KEY:
            assert member.get("type") != "string", f"{rest}.{snake_case(name)} is an id"


BY_KEY = ("game", "edition")


def fields_of(title: str) -> Mapping[str, Any]:
    kind = CORE.get_type(title)
    assert isinstance(kind, GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType)
    fields: Mapping[str, Any] = kind.fields
    return fields


def words_in(member: Any) -> list[Any]:
    """The words that a member may have, also in lists and beside null; none for other types."""
    if "enum" in member:
        return list(member["enum"])
    if "const" in member:
        return [member["const"]]
    if "$ref" in member:
        return words_in(SCHEMAS[member["$ref"].rpartition("/")[2]])
    return [
        word
        for part in [*member.get("anyOf", []), member.get("items", {})]
        for word in (words_in(part) if part else [])
    ]


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
    *(("MatchInput", "start"), ("ForkInput", "start"), ("Rules", "clocks_stop")),
    *(("KindPreference", "push"), ("KindPreference", "mail"), ("KindPreference", "webhook")),
}
"""What shall be done, or by which way."""
