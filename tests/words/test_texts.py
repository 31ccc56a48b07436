"""The four languages say the same things, and a text never fails."""

from __future__ import annotations

import re

import pytest

from application.words import LANGUAGES, words
from application.words.texts import Words, placeholders, tables
from domain.kernel.plain import Plain

ENGLISH, OTHERS = LANGUAGES[0], LANGUAGES[1:]
SILENT = {"false"}
"""What may be empty: a remark that is left out."""
_CHOICE = re.compile(r"\{\w+:([^{}]*\|[^{}]*)\}")
STRANGE = {
    "it": r"\b(?:lei può|la sua password|il suo (?:account|nome|indirizzo))\b",
    "es": r"\b(?:usted(?:es)?|vosotros|su (?:cuenta|contraseña|nombre|dirección))\b",
    "pt": r"\b(?:você|vós|registrad\w+|temporadas?|links?|senha|tela|s(?:eu|ua) (?:conta|nome|endereço))\b",
}
"""What says you to a reader in another way, or belongs to another kind of the language, than all other texts do."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_text_and_no_other(language: str) -> None:
    assert sorted(words(language).texts) == sorted(words(ENGLISH).texts)


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_tells_the_same_data_in_every_language(language: str) -> None:
    ours, english = words(language).texts, words(ENGLISH).texts
    assert {key: placeholders(text) for key, text in ours.items()} == {
        key: placeholders(text) for key, text in english.items()
    }
    assert {key: tables(text) for key, text in ours.items()} == {key: tables(text) for key, text in english.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_says_you_to_a_reader_in_one_way(language: str) -> None:
    strange = re.compile(STRANGE[language], re.IGNORECASE)
    assert [key for key, text in words(language).texts.items() if strange.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_well_formed(language: str) -> None:
    for key, text in words(language).texts.items():
        assert text or key.rsplit(".", 1)[-1] in SILENT, key
        assert "  " not in text, key
        assert text.count("{") == text.count("}") == len(re.findall(r"\{\w+(?::[^{}]+)?\}", text)), key
        assert all(choice.count("|") == 1 for choice in _CHOICE.findall(text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_events_are_sentences(language: str) -> None:
    for key, text in words(language).texts.items():
        if re.search(r"(^|\.)(refusal|event|entry)\.", key):
            assert text.endswith((".", "}")), key
            assert text[0].isupper() or text[0] == "{", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_a_text_looks_into_exists(language: str) -> None:
    texts = words(language).texts
    for key, text in texts.items():
        for table in tables(text) - {"player"}:  # players bring their names with the match
            own, common = f"{key.split('.', 1)[0]}.{table}.", f"{table}."
            assert any(name.startswith((own, common)) for name in texts), key


def test_an_unknown_language_is_answered_in_english() -> None:
    assert words("fi").language == "en"


def test_a_text_without_its_data_or_without_an_entry_is_its_code() -> None:
    speech = Words("en", {"refusal.far": "It is {distance} away.", "g.refusal.far": "Too far."})
    assert speech.refusal("far", {"distance": 3}) == "It is 3 away."
    assert speech.refusal("far", {}) == "far"
    assert speech.refusal("far", {}, "g") == "Too far."
    assert speech.refusal("near", {"distance": 3}, "g") == "near"


def test_placeholders_count_choose_and_name() -> None:
    speech = Words(
        "en",
        {
            "nothing": "nothing",
            "g.goods.w": "{count} wood",
            "g.terrain.a": "alps",
            "seat.1": "Seat 1",
            "g.event.x": "{n} {n:cow|cows}, {t:@terrain}, {s:@seat}, {p:#goods}, {l}, {e}, {b}, {o}",
        },
    )
    goods: dict[str, Plain] = {"kind": "x", "n": 1, "t": "a", "s": 1, "p": "www"}
    event: dict[str, Plain] = {**goods, "l": ["a", "b"], "e": [], "b": True, "o": None}
    assert speech.event("g", event) == "1 cow, alps, Seat 1, 3 wood, a, b, nothing, true, none"
    assert speech.event("g", {**event, "n": 2, "t": "z", "p": ""}).startswith("2 cows, z, Seat 1, nothing")


def test_data_is_shown_as_it_is_and_never_read_as_a_text() -> None:
    speech = Words("en", {"refusal.odd": "No: {what}.", "secret": "hidden"})
    assert speech.refusal("odd", {"what": "{secret}"}) == "No: {secret}."
