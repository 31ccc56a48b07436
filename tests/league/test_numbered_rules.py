"""The rules of leagues have numbers (docs/leagues.md): those that are cited exist, and each is cited by a test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
RULE = re.compile(r"^(?:\| )?LG-(\d+)(?: \||:)", re.MULTILINE)
CITED = re.compile(r"\bLG-(\d+)\b")
PRODUCT = ("domain", "application", "adapters", "api", "workers", "headwater")


def rules() -> list[int]:
    return [int(number) for number in RULE.findall((ROOT / "docs" / "leagues.md").read_text("utf-8"))]


def cited(folders: Iterable[str]) -> set[int]:
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.py") if file != Path(__file__))
    return {int(number) for file in files for number in CITED.findall(file.read_text("utf-8"))}


def test_rules_are_numbered_from_one_without_a_gap() -> None:
    assert sorted(rules()) == list(range(1, len(rules()) + 1))


def test_every_rule_that_is_cited_exists() -> None:
    assert cited([*PRODUCT, "tests"]) - set(rules()) == set()
    assert {int(number) for number in CITED.findall((ROOT / "docs" / "leagues.md").read_text("utf-8"))} <= set(rules())


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(rules()) - cited(["tests"]) == set()


def test_every_rule_is_cited_where_it_is_kept() -> None:
    assert set(rules()) - cited(PRODUCT) == set()
