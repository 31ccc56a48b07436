"""`replay`: the table at any ply as a drawing, and what happened in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import record, record_text, run

GAMES = ("moon-river", "the-river")


def replayed(content: str, *arguments: object) -> str:
    ran = run("replay", "-", *arguments, given=content)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_shown_unless_a_ply_is_named(game: str) -> None:
    out, moves = replayed(record_text(game)), record(game)["moves"]
    assert f"Ply {len(moves)}/{len(moves)}" in out
    assert "The game is over" in out
    assert "Rank" in out


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_every_move_up_to_the_ply(game: str) -> None:
    out, moves = replayed(record_text(game), "--ply", 3), record(game)["moves"]
    log = out[: out.index("Ply 3/")]
    told = [line.split()[1] for line in log.splitlines() if line[:4].strip().isdigit()]
    assert told == ["Start", *moves[:3]]
    assert log.count("●") > 3


def test_the_set_up_is_ply_nought() -> None:
    out = replayed(record_text(), "--ply", 0)
    assert "Ply 0/" in out
    assert "Rank" not in out


def test_the_log_can_be_left_out() -> None:
    assert "What happened" not in replayed(record_text(), "--no-log", "--ply", 5)


@pytest.mark.parametrize(("lang", "told"), [("it", "Tocca a"), ("es", "Turno de"), ("pt", "Joga"), ("en", "To move")])
def test_everything_is_told_in_the_language_asked_for(lang: str, told: str) -> None:
    out = replayed(record_text(), "--ply", 5, "--lang", lang)
    assert told in out
    assert (lang == "en") == ("What happened" in out)


def test_a_record_of_several_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "both.jsonl"
    file.write_text(f"{record_text('moon-river')}\n{record_text('the-river')}\n")
    assert "The River" in run("replay", file, "--number", 2, "--ply", 1).out
    assert run("replay", file, "--number", 3).code == 2


@pytest.mark.parametrize(
    ("content", "arguments", "code", "told"),
    [
        ("7", [], 1, "must be an object, is 7"),
        ("", [], 1, "not readable as JSON"),
        (json.dumps({**record(), "moves": ["castle"]}), [], 1, "Ply 1: castle: "),
        (record_text(), ["--ply", 100_000], 2, "moves"),
        (record_text(), ["--ply", -1], 2, "greater than or equal to 0"),
        (json.dumps({**record(), "edition": "\x1b[2J"}), [], 1, "unknown-edition"),
    ],
)
def test_what_cannot_be_shown_is_told(content: str, arguments: list[object], code: int, told: str) -> None:
    ran = run("replay", "-", *arguments, given=content)
    assert ran.code == code
    assert told in ran.err
    assert "\x1b" not in ran.err
    assert ran.out == ""


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    ran = run("replay", tmp_path / "no.json")
    assert ran.code == 1
    assert "No such file or directory" in ran.err


def test_colours_are_used_where_there_is_a_terminal() -> None:
    ran = run(
        "replay", "-", "--ply", 9, given=record_text(), TERM="xterm-256color", FORCE_COLOR="1", COLORTERM="truecolor"
    )
    assert "\x1b[" in ran.out
    assert "\x1b[" not in replayed(record_text(), "--ply", 9)
