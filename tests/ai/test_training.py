"""Training: the same seed teaches the same, and what is taught wins against what it began with."""

from itertools import islice
from pathlib import Path
from runpy import run_path

import pytest
from typer.testing import CliRunner

from application.offline.training import first_places, lessons
from domain.catalog import pupils
from headwater.cli import app
from tests.ai.games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_teaches_the_same(key: str) -> None:
    game = GAMES[key]
    one, other, third = (list(islice(lessons(game, pupils(key)[-1], seed), 1)) for seed in (1, 1, 2))
    assert one == other
    assert one != third
    assert one[-1].numbers.keys() == pupils(key)[0].numbers.keys()
    assert one[-1].games == 12 * 16 - 4 * 8


@pytest.mark.parametrize("key", GAMES)
def test_a_quick_player_takes_half_of_the_first_places_against_itself(key: str) -> None:
    game = GAMES[key]
    assert first_places(game, pupils(key)[0], pupils(key)[0], 2, 1, deals=3) == 0.5


def test_what_was_learned_beats_what_was_chosen_by_hand() -> None:
    key = "the-river"
    game = GAMES[key]
    assert [judge.version for judge in game.judges] == [3, 2]
    assert first_places(game, pupils(key)[0], pupils(key)[-1], 2, seed=99, deals=20) > 0.5


def test_the_command_writes_a_module_and_a_picture(tmp_path: Path) -> None:
    module, plot = tmp_path / "learned.py", tmp_path / "curve.svg"
    arguments = ["train", "the-river", "--lessons", "1", "--output", str(module), "--plot", str(plot)]
    ran = CliRunner().invoke(app, arguments)
    assert ran.exit_code == 0, ran.output
    written = run_path(str(module))
    assert written["NUMBERS"].keys() == pupils("the-river")[0].numbers.keys()
    assert written["MADE"]["command"] == "headwater train the-river --lessons 1 --judge 2 --seed 1"
    assert plot.read_text().startswith("<?xml")


def test_an_unknown_judge_is_refused() -> None:
    ran = CliRunner().invoke(app, ["train", "the-river", "--judge", "1"])
    assert ran.exit_code == 2
    assert "none of 3, 2" in ran.output
