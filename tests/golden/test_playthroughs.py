"""Whole games of fixed deals tell the same events and end with the same result as when they were written down."""

from __future__ import annotations

import pytest

from domain.moonriver import meta as moon
from domain.theriver import meta as river
from tests.golden.playthrough import FOLDER, SETTINGS, Setting, read_moves, written

DECISIONS = {moon.KEY: moon.DECISIONS, river.KEY: river.DECISIONS}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: str(setting.file.relative_to(FOLDER)))
def test_a_golden_game_is_told_as_it_was_written(setting: Setting) -> None:
    text = setting.file.read_text("utf-8")
    assert written(setting, read_moves(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", sorted({setting.game for setting in SETTINGS}))
def test_golden_games_meet_every_kind_of_decision(game: str) -> None:
    met = set()
    for setting in SETTINGS:
        if setting.game == game:
            rules, position = setting.plays, setting.begun().position
            for text in read_moves(setting.file.read_text("utf-8")):
                met.add(rules.decision(position).kind)
                position = rules.advance(position, rules.notation.parse(text))
    assert met == set(DECISIONS[game])
