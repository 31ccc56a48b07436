"""What breaks clients of the last release is found, and allowed only where it was announced."""

import copy
import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from headwater.compatibility import graphql_breaks, rest_breaks, unannounced

SCHEMA = """
enum Colour { RED BLUE @deprecated(reason: "until 2027-01-01: use RED") }
type Query { match: String game(key: String): Colour old: Int @deprecated(reason: "until 2027-01-01: use match") }
"""
ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("before", "after", "subject", "until"),
    [
        ("match: String", "", "Query.match", None),
        ("match: String", "match: Int", "Query.match", None),
        ("key: String", "key: String!", "Query.game", None),
        ('old: Int @deprecated(reason: "until 2027-01-01: use match")', "", "Query.old", date(2027, 1, 1)),
        ("match: String", "match: String more: Int", None, None),
    ],
)
def test_what_goes_from_graphql_is_found(before: str, after: str, subject: str | None, until: date | None) -> None:
    breaks = list(graphql_breaks(SCHEMA, SCHEMA.replace(before, after)))
    assert [(each.subject, each.until) for each in breaks] == ([] if subject is None else [(subject, until)])


OPENAPI: dict[str, Any] = {
    "paths": {
        "/v1/matches": {
            "post": {
                "parameters": [{"in": "header", "name": "Key", "required": False}],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Input"}}}},
                "responses": {
                    "201": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Match"}}}}
                },
            }
        }
    },
    "components": {
        "schemas": {
            "Input": {
                "type": "object",
                "required": ["game"],
                "properties": {"game": {"type": "string", "enum": ["a", "b"]}, "seats": {"type": "integer"}},
            },
            "Match": {
                "type": "object",
                "required": ["id"],
                "properties": {"id": {"type": "string"}, "next": {"$ref": "#/components/schemas/Match"}},
            },
        }
    },
}


def _changed(*path: str, value: object = None) -> dict[str, Any]:
    document = copy.deepcopy(OPENAPI)
    part: Any = document
    for key in path[:-1]:
        part = part[key]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return document


INPUT = ("components", "schemas", "Input")
MATCH = ("components", "schemas", "Match")
POST = ("paths", "/v1/matches", "post")


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (_changed(*POST), "is gone"),
        (_changed(*POST, "responses", value={"200": {}}), "no longer answers 201"),
        (_changed(*POST, "parameters", value=[{"in": "query", "name": "x", "required": True}]), "parameter x"),
        (_changed(*INPUT, "required", value=["game", "seats"]), "body.seats is needed now"),
        (_changed(*INPUT, "properties", "seats"), "body.seats is refused"),
        (_changed(*INPUT, "properties", "game", "enum", value=["a"]), "body.game refuses b"),
        (_changed(*MATCH, "properties", "id", "type", value="integer"), "answer.id was string and is integer"),
        (_changed(*MATCH, "properties", "id"), "answer.id is gone"),
        (_changed(*MATCH, "required", value=["none"]), "answer.id may be left out"),
    ],
)
def test_what_breaks_a_rest_client_is_found(document: dict[str, Any], fault: str) -> None:
    found = [each.says for each in rest_breaks(OPENAPI, document)]
    assert any(fault in says for says in found), found


def test_what_is_added_breaks_nobody() -> None:
    larger = _changed(*INPUT, "properties", "more", value={"type": "string"})
    larger["components"]["schemas"]["Match"]["properties"]["more"] = {"type": "string"}
    assert list(rest_breaks(OPENAPI, larger)) == []


@pytest.mark.parametrize(
    ("today", "changelog", "is_allowed"),
    [
        (date(2027, 2, 1), "- `Query.old` is gone.", True),
        (date(2026, 12, 1), "- `Query.old` is gone.", False),
        (date(2027, 2, 1), "- Nothing.", False),
    ],
)
def test_only_what_was_announced_in_time_may_go(tmp_path: Path, today: date, changelog: str, is_allowed: bool) -> None:
    released = tmp_path / "released"
    released.mkdir()
    (tmp_path / "CHANGELOG.md").write_text(changelog)
    gone = SCHEMA.replace('old: Int @deprecated(reason: "until 2027-01-01: use match")', "")
    for folder, schema in ((released, SCHEMA), (tmp_path, gone)):
        (folder / "schema.graphql").write_text(schema)
        (folder / "openapi.json").write_text(json.dumps(OPENAPI))
    assert (unannounced(tmp_path, today) == []) is is_allowed


def test_nothing_breaks_the_last_release() -> None:
    assert unannounced(ROOT, date.today()) == []
