"""`headwater analyse` tells what decisions cost."""

import json
from pathlib import Path

from tests.cli.commands import run


def test_a_record_is_analysed_and_every_decision_written(tmp_path: Path) -> None:
    record, found = tmp_path / "game.json", tmp_path / "analysis.json"
    players = ("--player", "hand", "--player", "drifter")
    assert run("simulate", "the-river", "--seats", 2, *players, "--record", record).code == 0
    ran = run("analyse", record, "--level", "foreman", "--json", found)
    assert (ran.code, ran.err) == (0, "")
    moves = json.loads(record.read_text())["moves"]
    decisions = json.loads(found.read_text())
    assert [one["move"] for one in decisions] == moves
    assert any(one["cost"] > 0 for one in decisions)
    assert "Luck" in ran.out


def test_only_a_level_that_searches_can_judge(tmp_path: Path) -> None:
    assert run("analyse", tmp_path / "none.json", "--level", "drifter").code == 2
