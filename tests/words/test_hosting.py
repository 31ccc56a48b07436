"""What a match can be, and what its log and a league's can hold, has a text in four languages."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from application.words import LANGUAGES, words
from application.words.texts import placeholders
from domain.ai.levels import LEVELS
from domain.hosting.entries import Entry
from domain.hosting.players import PlayerKind
from domain.hosting.terms import Leaving, Pace, Status
from domain.kernel.plain import kind_of
from domain.league.entries import LEAGUE_CLOSED, TOO_FEW, LeagueEntry

TABLES = {"status": Status, "pace": Pace, "leaving": Leaving, "player-kind": PlayerKind, "level": LEVELS}
CAUSES = (TOO_FEW, LEAGUE_CLOSED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_match_has_a_name(language: str) -> None:
    texts = words(language).texts
    named = {key for key in texts if key.split(".", 1)[0] in TABLES}
    assert named == {f"{table}.{value}" for table, values in TABLES.items() for value in values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_log_is_told_with_data_it_has(language: str) -> None:
    texts = words(language).texts
    for cls in get_args(Entry):
        assert placeholders(texts[f"entry.{kind_of(cls)}"]) <= {field.name for field in fields(cls)}, cls


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_leagues_log_is_told_with_data_it_has(language: str) -> None:
    texts = words(language).texts
    for cls in get_args(LeagueEntry):
        assert placeholders(texts[f"league-entry.{kind_of(cls)}"]) <= {field.name for field in fields(cls)}, cls
    assert {key for key in texts if key.startswith("cause.")} == {f"cause.{cause}" for cause in CAUSES}
