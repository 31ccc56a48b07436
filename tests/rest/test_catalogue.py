"""What can be played, in the reader's language."""

from __future__ import annotations

import pytest

from application.components import component_lists
from application.words import rule_texts, words
from domain.catalog import standard
from tests.rest.people import Town, refused


def test_both_games_are_listed_with_their_options_and_the_ai_levels(town: Town) -> None:
    told = town.stranger.reads("/v1/games")
    assert [game["key"] for game in told["games"]] == ["moon-river", "the-river"]
    moon = told["games"][0]
    assert moon["seats"] == [2, 3, 4]
    assert {option["key"] for option in moon["options"]} == {"variant", "scenario"}
    assert "drifter" in {level["key"] for level in told["levels"]}


def test_a_list_leaves_the_components_out_and_a_game_carries_them(town: Town) -> None:
    assert town.stranger.reads("/v1/games")["games"][0]["editions"][0].keys() == {"id", "rules"}
    edition = town.stranger.reads("/v1/games/the-river")["editions"][0]
    assert edition["id"] == "reconstructed-1"
    assert edition["components"]


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_component_lists_are_named_in_the_readers_language_as_graphql_names_them(town: Town, game: str) -> None:
    (edition,) = town.stranger.reads(f"/v1/games/{game}", Accept_Language="it")["editions"]
    lists = component_lists(standard(game), "it")
    assert [(part["key"], part["name"]) for part in edition["lists"]] == [(part.key, part.name) for part in lists]
    told = [(kind["id"], kind["name"], kind["count"]) for part in edition["lists"] for kind in part["components"]]
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
    assert town.stranger.asks("GET", "/v1/games").headers["vary"] == "Accept-Language"


def test_an_unknown_game_is_named(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/games/chess"), 404, "unknown-game")["id"] == "chess"


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_the_rules_of_a_game_are_listed_in_the_readers_language(town: Town, game: str) -> None:
    answer = town.stranger.asks("GET", f"/v1/games/{game}/rules", Accept_Language="pt-BR")
    assert answer.headers["vary"] == "Accept-Language"
    assert answer.headers["cache-control"] == town.stranger.asks("GET", "/v1/games").headers["cache-control"]
    rules = [(rule["number"], rule["section"], rule["text"]) for rule in answer.json()["rules"]]
    assert rules == [(rule.number, rule.section, rule.text) for rule in rule_texts(words("pt"), game)]


def test_the_rules_of_an_unknown_game_are_refused(town: Town) -> None:
    assert refused(town.stranger.asks("GET", "/v1/games/chess/rules"), 404, "unknown-game")["id"] == "chess"
