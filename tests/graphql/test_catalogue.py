"""The catalogue: games, options and component lists in four languages."""

from typing import Any

import pytest

from application.words import LANGUAGES, rule_texts, words
from tests.houses import House

CATALOGUE = """{ games { id key name about seatCounts rulesVersion edition { key }
  colours { key name } levels { key name }
  options { key name default values { value name } }
  editions { id key rulesVersion data lists { key name components { id key name count data } } } } }"""


async def _catalogue(house: House, language: str) -> dict[str, Any]:
    games = (await house.guest(language).data(CATALOGUE))["games"]
    return {game["key"]: game for game in games}


def _names(game: dict[str, Any]) -> list[str]:
    """Everything of a game that is said in the reader's language."""
    lists = [part for edition in game["editions"] for part in edition["lists"]]
    named = [*game["colours"], *game["levels"], *game["options"], *lists]
    values = [value for option in game["options"] for value in option["values"]]
    kinds = [kind for part in lists for kind in part["components"]]
    return [game["name"], game["about"], *(one["name"] for one in (*named, *values, *kinds))]


async def test_both_games_are_there_with_all_their_components(house: House) -> None:
    games = await _catalogue(house, "en")
    assert list(games) == ["moon-river", "the-river"]
    parts = {key: {part["key"]: part for part in game["editions"][0]["lists"]} for key, game in games.items()}
    assert sum(kind["count"] for kind in parts["moon-river"]["plots"]["components"]) == 96
    assert sum(kind["count"] for kind in parts["moon-river"]["partners"]["components"]) == 20
    assert parts["moon-river"]["cows"]["components"][0]["count"] == 32
    assert len(parts["the-river"]["tiles"]["components"]) == 65
    assert len(parts["the-river"]["buildings"]["components"]) == 33
    assert parts["the-river"]["tiles"]["components"][3]["name"] == "desert (1 wood, 1 warehouse)"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_is_said_in_the_reader_s_language(house: House, language: str) -> None:
    for key, game in (await _catalogue(house, language)).items():
        english = (await _catalogue(house, "en"))[key]
        ours, theirs = _names(game), _names(english)
        assert len(ours) == len(theirs)
        assert all(ours)
        if language != "en":
            same = [name for name, other in zip(ours, theirs, strict=True) if name == other]
            assert len(same) < len(ours) / 2, same


async def test_the_whole_edition_is_plain_data_too(house: House) -> None:
    for key, game in (await _catalogue(house, "pt")).items():
        for edition in game["editions"]:
            assert edition["data"]["game"] == key
            for part in edition["lists"]:
                assert part["key"] in edition["data"]


async def test_one_game_is_found_by_its_key_and_by_its_id(house: House) -> None:
    guest = house.guest()
    both = '{ game(key: "the-river") { id name } node(id: "game:the-river") { id ... on Game { name } } }'
    found = await guest.data(both)
    assert found["game"] == found["node"] == {"id": "game:the-river", "name": "The River"}
    nothing = await guest.data('{ game(key: "chess") { id } node(id: "game:chess") { id } }')
    assert nothing == {"game": None, "node": None}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_tells_every_rule_in_the_readers_language(house: House, language: str) -> None:
    games = (await house.guest(language).data("{ games { key ruleTexts { number section text } } }"))["games"]
    for game in games:
        rules = [(rule["number"], rule["section"], rule["text"]) for rule in game["ruleTexts"]]
        assert rules == [(rule.number, rule.section, rule.text) for rule in rule_texts(words(language), game["key"])]
        assert "4.4" in {number.removeprefix("MR-").removeprefix("TR-") for number, _, _ in rules}


GEOMETRY = """{ games { key editions { geometry { __typename
  ... on MoonRiverGeometry { ranches { seats goalRow cells { cell x y isOpen isAtRiver neighbours }
    boards { key slots bridges } } }
  ... on TheRiverGeometry { spaces { number x y next isFramed } columns { number spaces }
    boards { colour printed { space symbol } } tables { seats supply { wood food }
    places { key capacity isPerSeat firstPioneerBonus } } } } } } }"""


async def test_boards_can_be_drawn_from_an_edition(house: House) -> None:
    games = {game["key"]: game["editions"][0]["geometry"] for game in (await house.guest().data(GEOMETRY))["games"]}
    ranch = games["moon-river"]["ranches"][0]
    assert (ranch["seats"], ranch["goalRow"], len(ranch["cells"])) == (2, 10, 50)
    assert ranch["cells"][2] == {
        "cell": "c1", "x": 2, "y": 0, "isOpen": False, "isAtRiver": False, "neighbours": ["b1", "d1", "c2"],
    }  # fmt: skip
    assert {"key": "camp", "slots": 3, "bridges": ["a1", "c2", "e1"]} in ranch["boards"]
    river = games["the-river"]
    assert river["spaces"][4] == {"number": 5, "x": 3, "y": 1, "next": 6, "isFramed": True}
    assert river["tables"][2]["places"][0] == {
        "key": "claim", "capacity": 2, "isPerSeat": True, "firstPioneerBonus": 0,
    }  # fmt: skip


EFFECTS = """{ games { key editions { sources { path source note } lists { key components { key
  effects { key when rule amount of most side text } } } } } }"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_components_say_what_they_do_in_words_and_data(house: House, language: str) -> None:
    games = {game["key"]: game["editions"][0] for game in (await house.guest(language).data(EFFECTS))["games"]}
    for key, edition in games.items():
        rules = {rule.number for rule in rule_texts(words(language), key)}
        kinds = {kind["key"]: kind["effects"] for part in edition["lists"] for kind in part["components"]}
        effects = [effect for kind in kinds.values() for effect in kind]
        assert {effect["rule"] for effect in effects} <= rules
        assert all(effect["text"] != effect["key"] and "{" not in effect["text"] for effect in effects)
        assert {value["source"] for value in edition["sources"]} <= {"RULEBOOK", "REVIEW", "INFERENCE", "CHOICE"}
    meadows = {kind["key"]: kind["effects"] for kind in games["the-river"]["lists"][0]["components"]}
    assert [(one["key"], one["when"], one["amount"], one["of"]) for one in meadows["T53"]] == [
        ("income", "CLEANUP", 1, "wood"),
        ("points", "END", 2, None),
    ]
    assert meadows["T50"][1]["most"] == 3
