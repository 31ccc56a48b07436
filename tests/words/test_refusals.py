"""Every refusal has a text in every language, and whoever refuses gives what the text needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from application import errors
from application.codes import CODES
from application.words import LANGUAGES, words
from application.words.texts import placeholders

ROOT = Path(__file__).parents[2]
KINDS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.Refusal)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    spoken = words(language).texts
    assert [code for code in CODES if f"refusal.{code}" not in spoken] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_needs_more_than_the_english_one(language: str) -> None:
    ours, english = words(language).texts, words("en").texts
    for code in CODES:
        key = f"refusal.{code}"
        assert placeholders(ours[key]) == placeholders(english[key]), code


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_texts_are_translated(language: str) -> None:
    ours, english = words(language).texts, words("en").texts
    same = [code for code in CODES if ours[f"refusal.{code}"] == english[f"refusal.{code}"]]
    assert same == [code for code in same if "{fault}" in english[f"refusal.{code}"]]


def _raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where in the sources a refusal is made, its code and what it carries."""
    for folder in ("application", "api"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        where = f"{file.relative_to(ROOT)}:{node.lineno}"
                        yield where, first.value, {str(keyword.arg) for keyword in node.keywords}


def test_whoever_refuses_gives_what_the_text_needs() -> None:
    english = words("en").texts
    found = list(_raised())
    assert len(found) > 60
    for where, code, given in found:
        assert code in CODES or code == "unreadable-move", where
        assert placeholders(english[f"refusal.{code}"]) <= given, f"{where}: {code} is given {sorted(given)}"


def test_a_limit_says_which_its_value_and_when_to_retry() -> None:
    limits = [
        (where, given) for where, code, given in _raised() if code in CODES and CODES[code].kind == "LimitReached"
    ]
    assert len(limits) > 10
    for where, given in limits:
        assert {"limit", "value", "retry_after"} <= given, where
