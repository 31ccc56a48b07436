"""Effects as data agree with the components and with the rules that work them."""

from __future__ import annotations

from typing import Any

import pytest

from application.components import component_lists
from domain.catalog import CATALOG, standard
from domain.kernel.effects import TIMES
from domain.moonriver import effects as moon
from domain.theriver import effects as river

KEYS = {"moon-river": moon.KEYS, "the-river": river.KEYS}


@pytest.mark.parametrize("game", CATALOG)
def test_every_effect_is_one_of_the_game_s_and_each_is_met(game: str) -> None:
    kinds = [kind for part in component_lists(standard(game), "en") for kind in part.components]
    effects = [told.effect for kind in kinds for told in kind.effects]
    assert {effect.key for effect in effects} == set(KEYS[game])
    assert {effect.when for effect in effects} <= set(TIMES)


def test_mr_5_a_plot_does_what_its_symbols_say() -> None:
    game: Any = standard("moon-river")
    for plot in game.edition.plots:
        told = {effect.key: effect.amount for effect in game.effects("plots", plot.id) if effect.key != "points"}
        shown = {"cows-arrive": plot.cows, "drought": plot.skulls, "recruit": plot.circles}
        assert told == {key: amount for key, amount in shown.items() if amount}
        points = sum(effect.amount for effect in game.effects("plots", plot.id) if effect.key == "points")
        assert points == plot.nuggets + plot.beavers + plot.cobs


def test_tr_6_the_effect_of_a_meadow_cites_its_rule() -> None:
    game = standard("the-river")
    cited = {f"T{tile}": [effect.rule for effect in game.effects("tiles", f"T{tile}")] for tile in range(45, 62)}
    assert cited["T45"] == ["TR-6.1"]
    assert cited["T50"] == ["TR-4.2", "TR-6.2"]
    assert cited["T56"] == ["TR-6.4"]
    assert [cited[f"T{tile}"] for tile in (59, 60, 61)] == [["TR-6.5"], ["TR-6.6"], ["TR-6.7"]]
