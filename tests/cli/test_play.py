"""`play`: a person in the terminal, who may type anything and leave at any time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import run

GAMES = ("moon-river", "the-river")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_number(game: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    ran = run("play", game, "--seats", 4, "--seed", 4, "--record", file, given="1\n" * 400)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    assert "You have won" in ran.out or "You have not won" in ran.out
    assert run("verify", file).out == f"{file}: ok\n"


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_are_shown_with_their_meaning(game: str) -> None:
    out = run("play", game, "--seed", 4, given="q\n").out
    assert "   1 select:1 " in out or "   1 take:T" in out
    assert "Your turn" in out
    assert "You have left the table." in out


def test_a_move_can_be_written_as_in_records(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    run("play", "moon-river", "--seed", 4, "--record", file, given="select:2\nq\n")
    assert "select:2" in json.loads(file.read_text())["moves"]
    assert run("verify", file).code == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "There is no such move: 0"),
        ("999", "There is no such move: 999"),
        ("9" * 5000, "There is no such move: 9999"),
        ("-1", "There is no such move: -1"),
        ("²", "There is no such move: ²"),
        ("", "There is no such move"),
        ("hello", "There is no such move: hello"),
        ("\x1b[2J", "There is no such move: \\x1b[2J"),
        ("castle:long", "This is no move of the game"),
        ("select:9", "The column has no position 9. [MR-2.3]"),
        ("done", "There is no such move: done"),
        ("place:a1=D1,a2=D1", "["),
    ],
)
def test_junk_is_answered_and_the_question_is_asked_again(typed: str, told: str) -> None:
    ran = run("play", "moon-river", "--seed", 4, given=f"{typed}\nq\n")
    assert ran.code == 0
    assert told in ran.out
    assert ran.out.count("Number of your move") == 2


def test_help_shows_the_table_again() -> None:
    assert run("play", "moon-river", "--seed", 4, given="?\nq\n").out.count("Your turn") == 2


@pytest.mark.parametrize("given", [None, "", "1", b"\xff\xfe\n", b"\x00\n"])
def test_the_end_of_the_input_is_taken_as_leaving(given: str | bytes | None) -> None:
    ran = run("play", "moon-river", "--seed", 4, given=given)
    assert ran.code == 0
    assert "You have left the table." in ran.out


def test_the_seat_the_players_and_the_language_can_be_chosen() -> None:
    arguments = "the-river --seats 3 --seat 3 --player drifter --seed 4 --lang pt".split()
    out = run("play", *arguments, given="q\n").out
    assert "Deixaste a mesa." in out or "mesa" in out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [("moon-river --seats 2 --seat 3", 2), ("moon-river --player nobody", 2), ("moon-river --seats 1", 1), ("go", 2)],
)
def test_what_cannot_be_played_is_told(arguments: str, code: int) -> None:
    ran = run("play", *arguments.split())
    assert ran.code == code
    assert ran.err
