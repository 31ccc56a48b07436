"""Every rule of both games has a text for players in four languages, so that a refusal can show its rule."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from application.words import LANGUAGES, rule_texts, words
from application.words.texts import Words
from domain.moonriver.options import TABLE_REFUSALS
from domain.moonriver.refusals import REFUSALS as MOON_REFUSALS
from domain.theriver.refusals import REFUSALS as RIVER_REFUSALS

DOMAIN = Path(__file__).parents[2] / "domain"
REFUSED_BY = {
    "moon-river": {*MOON_REFUSALS.values(), *TABLE_REFUSALS.values()},
    "the-river": {*RIVER_REFUSALS.values()},
}
FOLDERS = {"moon-river": "moonriver", "the-river": "theriver"}
COUNTS = {
    "moon-river": {1: 7, 2: 5, 3: 5, 4: 5, 5: 4, 6: 5, 7: 8, 8: 3, 9: 4, 10: 1, 11: 1},
    "the-river": {1: 6, 2: 6, 3: 4, 4: 7, 5: 6, 6: 8, 7: 4, 8: 1, 9: 1},
}
"""How many texts each section has. MR-9 is cited itself, so it has one beside those of its rules."""
GAMES = tuple(COUNTS)
_CITED = re.compile(r'"([MT]R-\d+(?:\.\d+)?)"')


def numbers(language: str, game: str) -> list[str]:
    return [rule.number for rule in rule_texts(words(language), game)]


def cited_in_code(game: str) -> set[str]:
    """The numbers that the sources of a game hand out as data, in tables of special cases too."""
    files = (DOMAIN / FOLDERS[game]).rglob("*.py")
    return {number for file in files for number in _CITED.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_cites_has_a_text(game: str, language: str) -> None:
    cited = cited_in_code(game)
    assert cited >= REFUSED_BY[game]
    assert cited - {*numbers(language, game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_rules(game: str) -> None:
    for language in LANGUAGES:
        assert numbers(language, game) == numbers("en", game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_section_is_there(game: str) -> None:
    counts: dict[int, int] = {}
    for number in numbers("en", game):
        section = int(re.split(r"[-.]", number)[1])
        counts[section] = counts.get(section, 0) + 1
    assert counts == COUNTS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_has_a_title_has_rules(game: str) -> None:
    for language in LANGUAGES:
        prefix = f"{game}.rules.section."
        titles = {text for key, text in words(language).texts.items() if key.startswith(prefix)}
        assert titles == {rule.section for rule in rule_texts(words(language), game)}
        assert len(titles) == len(COUNTS[game])


def test_rules_are_in_the_order_of_their_numbers() -> None:
    ordered = ["XR-1.2", "XR-1.10", "XR-2.0", "XR-9", "XR-9.1", "XR-10"]
    texts = {f"x.rules.text.{number}": "So." for number in reversed(ordered)}
    titles = {f"x.rules.section.XR-{section}": "Title" for section in (1, 2, 9, 10)}
    assert [rule.number for rule in rule_texts(Words("en", texts | titles), "x")] == ordered


@pytest.mark.parametrize(("one", "other"), [*combinations(LANGUAGES, 2)])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_or_title_is_the_same_in_two_languages(game: str, one: str, other: str) -> None:
    for ours, theirs in zip(rule_texts(words(one), game), rule_texts(words(other), game), strict=True):
        assert ours.text != theirs.text, ours.number
        assert ours.section != theirs.section, ours.number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_told_in_sentences_without_placeholders(game: str, language: str) -> None:
    for rule in rule_texts(words(language), game):
        assert re.fullmatch(r"[^{}]+\.", rule.text), rule.number
        assert rule.text[0].isupper() or rule.text[0].isdigit(), rule.number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_the_same_figures_in_every_language(game: str, language: str) -> None:
    for ours, english in zip(rule_texts(words(language), game), rule_texts(words("en"), game), strict=True):
        assert _figures(ours.text) == _figures(english.text), ours.number


def _figures(text: str) -> list[str]:
    return sorted(re.findall(r"\w*\d+", text))


def test_a_game_without_rule_texts_has_none() -> None:
    assert rule_texts(words("en"), "chess") == []
