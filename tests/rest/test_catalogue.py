"""What can be played, in the reader's language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from application.components import component_lists
from application.words import rule_texts, words
from domain.catalog import standard
from domain.kernel.confidence import value_sources
from domain.kernel.plain import plain
from tests.rest.people import Town, refused


def test_both_games_are_listed_with_their_options_and_the_ai_levels(town: Town) -> None:
    told = town.stranger.reads("/v1/games")
    assert [game["key"] for game in told["games"]] == ["moon-river", "the-river"]
    moon = told["games"][0]
    assert moon["seat_counts"] == [2, 3, 4]
    assert {option["key"] for option in moon["options"]} == {"variant", "scenario"}
    assert "drifter" in {level["key"] for level in told["levels"]}


def test_a_list_leaves_the_components_out_and_a_game_carries_them(town: Town) -> None:
    assert town.stranger.reads("/v1/games")["games"][0]["editions"][0].keys() == {"key", "rules_version"}
    edition = town.stranger.reads("/v1/games/the-river")["editions"][0]
    assert edition["key"] == "reconstructed-1"
    assert edition["data"]


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_component_lists_are_named_in_the_readers_language_as_graphql_names_them(town: Town, game: str) -> None:
    edition = town.stranger.reads(f"/v1/games/{game}", Accept_Language="it")["editions"][0]
    lists = component_lists(standard(game), "it")
    assert [(part["key"], part["name"]) for part in edition["lists"]] == [(part.key, part.name) for part in lists]
    told = [(kind["key"], kind["name"], kind["count"]) for part in edition["lists"] for kind in part["components"]]
    assert told == [(kind.id, kind.name, kind.count) for part in lists for kind in part.components]
    assert any(name != id for id, name, _ in told)


@pytest.mark.parametrize(
    ("wanted", "word"), [("it", "viola"), ("es-MX, en;q=0.5", "morado"), ("pt-BR", "roxo"), ("de", "purple")]
)
def test_names_speak_the_readers_language(town: Town, wanted: str, word: str) -> None:
    colours = town.stranger.reads("/v1/games/moon-river", Accept_Language=wanted)["colours"]
    assert colours[0]["key"] == "purple"
    assert colours[0]["name"].casefold() == word


def test_an_answer_says_that_it_depends_on_the_language(town: Town) -> None:
    assert "Accept-Language" in town.stranger.asks("GET", "/v1/games").headers["vary"].split(", ")


def test_an_unknown_game_is_named(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/games/chess"), 404, "unknown-game")["id"] == "chess"


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_the_rules_of_a_game_are_listed_in_the_readers_language(town: Town, game: str) -> None:
    answer = town.stranger.asks("GET", f"/v1/games/{game}/rules", Accept_Language="pt-BR")
    assert "Accept-Language" in answer.headers["vary"].split(", ")
    assert answer.headers["cache-control"] == town.stranger.asks("GET", "/v1/games").headers["cache-control"]
    rules = [(rule["number"], rule["section"], rule["text"]) for rule in answer.json()["items"]]
    assert rules == [(rule.number, rule.section, rule.text) for rule in rule_texts(words("pt"), game)]


def test_the_rules_of_an_unknown_game_are_refused(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/games/chess/rules"), 404, "unknown-game")["id"] == "chess"


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_an_edition_holds_what_its_boards_are_drawn_from_and_can_be_kept(town: Town, game: str) -> None:
    path = f"/v1/games/{game}/editions/reconstructed-1"
    answer = town.stranger.asks("GET", path)
    assert answer.json()["geometry"] == json.loads(json.dumps(plain(standard(game).geometry)))
    edition = answer.json()
    sources = [(value["path"], value["source"]) for value in edition.pop("sources")]
    assert sources == [(value.path, value.source) for value in value_sources(standard(game).components)]
    assert edition == town.stranger.reads(f"/v1/games/{game}")["editions"][0]
    again = town.stranger.asks("GET", path, If_None_Match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    elsewhere = {"If_None_Match": answer.headers["etag"], "Accept_Language": "it"}
    assert town.stranger.asks("GET", path, **elsewhere).status_code == 200


def test_an_unknown_edition_is_named(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/games/moon-river/editions/x"), 404, "unknown-edition")["id"] == "x"
    assert refused(town.stranger.asks("GET", "/v1/games/chess/editions/x"), 404, "unknown-game")["id"] == "chess"


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_the_document_describes_the_geometry_of_each_game(town: Town, game: str) -> None:
    title = standard(game).info.title.replace(" ", "")
    schemas: dict[str, Any] = town.stranger.reads("/openapi.json")["components"]["schemas"]
    shape = schemas["Edition"]["properties"]["geometry"]
    assert {"$ref": f"#/components/schemas/{title}Geometry"} in shape["anyOf"]
    assert schemas[f"{title}Geometry"]["properties"].keys() == plain(standard(game).geometry).keys()  # type: ignore[union-attr]


def test_components_say_what_they_do(town: Town) -> None:
    lists = town.stranger.reads("/v1/games/moon-river", Accept_Language="es")["editions"][0]["lists"]
    partners = next(part for part in lists if part["key"] == "partners")["components"]
    trapper = next(partner for partner in partners if partner["key"] == "trapper")
    assert [(effect["key"], effect["when"], effect["rule"]) for effect in trapper["effects"]] == [
        ("points-per-resource", "end", "MR-7.5"),
        ("move-cows", "at-once", "MR-6.2"),
        ("protect-cows", "always", "MR-6.1"),
    ]
    assert "castores" in trapper["effects"][0]["text"]
