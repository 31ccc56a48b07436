"""`simulate`: seeded, one record a line, every legal list on demand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from domain.ai.levels import LEVELS
from tests.cli.commands import run
from tests.oracle import records as oracle


def simulated(*arguments: object) -> list[dict[str, object]]:
    ran = run("simulate", *arguments, "--record", "-")
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


def test_one_record_a_line_is_written_for_the_settings_asked_for() -> None:
    made = simulated(*"moon-river --seats 3 --variant legends --scenario outlaws --seed 7 --games 3".split())
    assert len(made) == 3
    for record in made:
        assert record["options"] == {"variant": "legends", "scenario": "outlaws"}
        assert record["seats"] == ["purple", "white", "orange"]
        assert "legal" not in record


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_legal_lists_are_sorted_counted_and_those_of_the_oracle(game: str) -> None:
    (record,) = simulated(game, "--seats", 2, "--legal")
    lists, counts = record["legal"], record["legal_counts"]
    assert isinstance(lists, list)
    assert [sorted(texts) for texts in lists] == lists
    assert [len(texts) for texts in lists] == counts
    oracle.replay(record)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    first = simulated("the-river", "--seed", 3, "--games", 2)
    assert simulated("the-river", "--seed", 3, "--games", 2) == first
    assert simulated("the-river", "--seed", 4) != first[:1]
    assert first[0]["moves"] != first[1]["moves"]


def test_records_go_to_a_file_where_one_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run("simulate", "the-river", "--games", 2, "--record", file) == (0, "", "")
    assert run("verify", file).out == f"{file}:1: ok\n{file}:2: ok\n"


def test_without_a_record_a_summary_is_shown() -> None:
    out = run("simulate", "moon-river", "--seats", 2, "--games", 4, "--lang", "es").out
    assert "Victorias" in out
    assert out.count("random") == 2


def test_players_go_round_the_seats() -> None:
    out = run("simulate", "moon-river", "--seats", 3, "--player", "random", "--player", "drifter").out
    assert [
        line.split()[2] for line in out.splitlines() if line.strip().startswith(("Seat 1", "Seat 2", "Seat 3"))
    ] == ["random", "drifter", "random"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_ai_level_can_be_named_as_player(level: str) -> None:
    told = run("simulate", "--help").out.replace("│", " ").split()
    assert {level, f"{level},", f"{level}."} & set(told)


def test_colours_can_be_chosen() -> None:
    (record,) = simulated("moon-river", "--seats", 2, "--colours", "green,orange", "--variant", "legends")
    assert record["seats"] == ["green", "orange"]


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ("chess", 2, "is none of moon-river, the-river"),
        ("moon-river --seats 5", 2, "less than or equal to 4"),
        ("moon-river --seats 1", 1, "not played with this number of seats"),
        ("moon-river --scenario outlaws", 1, "Legends of the West only. [MR-9.2]"),
        ("moon-river --variant wild", 1, "unknown-variant"),
        ("the-river --scenario outlaws", 1, "no such option"),
        ("the-river --player nobody", 2, "is none of random"),
        ("the-river --seats 2 --colours blue", 2, "1 colours for 2 seats"),
        ("the-river --seats 2 --colours blue,blue", 1, "already has this colour"),
        ("the-river --games 0", 2, "greater than or equal to 1"),
        ("the-river --seed -1", 2, "greater than or equal to 0"),
        ("the-river --lang xx", 2, "is none of en, it, es, pt"),
        ("the-river --record /", 1, "/: Is a directory"),
        ("the-river --edition nowhere.toml", 1, "nowhere.toml cannot be read"),
    ],
)
def test_what_cannot_be_done_is_told_with_an_exit_code(arguments: str, code: int, told: str) -> None:
    ran = run("simulate", *arguments.split())
    assert ran.code == code
    assert told in ran.err
    assert ran.out == ""
