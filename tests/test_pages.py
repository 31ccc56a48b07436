"""What the pages in `docs/` list is what the code has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from domain.moonriver.refusing import REFUSALS as MOON_RIVER
from domain.moonriver.table import TABLE_REFUSALS
from domain.theriver.refusing import REFUSALS as THE_RIVER

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
_ROW = re.compile(r"^\| `([a-z-]+)` \| ((?:MR|TR)-[0-9.]+)", re.MULTILINE)
_FILE = re.compile(r"`([a-z]+/[a-z_./-]+\.(?:py|md|toml|txt|graphql))`")


@pytest.mark.parametrize(
    ("page", "refusals"),
    [("moon-river.md", {**MOON_RIVER, **TABLE_REFUSALS}), ("the-river.md", THE_RIVER)],
)
def test_the_page_of_a_game_lists_every_refusal_with_its_rule(page: str, refusals: Mapping[str, str]) -> None:
    assert dict(_ROW.findall((DOCS / page).read_text("utf-8"))) == refusals


@pytest.mark.parametrize("page", ["adding-a-game.md", "testing.md", "moon-river.md", "the-river.md"])
def test_the_files_a_page_names_exist(page: str) -> None:
    named = _FILE.findall((DOCS / page).read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_guide_to_a_new_game_names_every_file_that_knows_the_river() -> None:
    """A file outside the game's own folder that comes to know it must be in the list, or lose that knowledge."""
    guide = (DOCS / "adding-a-game.md").read_text("utf-8")
    knowing = [
        path.relative_to(ROOT).as_posix()
        for folder in ("domain", "application", "adapters", "api", "workers", "headwater")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if "theriver" not in path.relative_to(ROOT).parts and _knows(path.read_text("utf-8"))
    ]
    assert [name for name in knowing if f"`{name}`" not in guide] == []


def _knows(source: str) -> bool:
    return re.search(r"theriver|the-river|\bTheRiver", source) is not None
