"""`editions`, and games played with an edition of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domain.catalog import CATALOG, standard
from tests.cli.commands import run

GAMES = tuple(CATALOG)


def other_edition(game: str, tmp_path: Path, name: str = "mine") -> Path:
    data: dict[str, Any] = json.loads(json.dumps(standard(game).components))
    data["edition"] = name
    file = tmp_path / f"{game}-{name}.json"
    file.write_text(json.dumps(data))
    return file


def test_the_list_names_every_game_with_edition_seats_and_options() -> None:
    out = run("editions", "list").out
    for game in GAMES:
        assert game in out
    assert "reconstructed-1" in out
    assert "centre-closed-1" in out
    assert "outlaws" in out


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_is_shown_with_how_sure_its_parts_are(game: str) -> None:
    out = run("editions", "show", game).out
    assert {"rulebook", "inference", "choice"} <= set(out.split())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_as_json_is_a_sound_edition(game: str, tmp_path: Path) -> None:
    file = tmp_path / "edition.json"
    file.write_text(run("editions", "show", game, "--json").out)
    assert run("editions", "check", file).out == f"{file}: ok ({game}, reconstructed-1)\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_names_its_edition_and_verifies_with_it_only(game: str, tmp_path: Path) -> None:
    file, records = other_edition(game, tmp_path), tmp_path / "records.jsonl"
    assert run("simulate", game, "--seats", 2, "--edition", file, "--record", records).code == 0
    assert json.loads(records.read_text())["edition"] == "mine"
    assert run("verify", records, "--edition", file).out == f"{records}: ok\n"
    refused = run("verify", records)
    assert refused.code == 1
    assert "unknown-edition" in refused.out
    assert run("replay", records, "--edition", file, "--ply", 1).code == 0


def test_an_edition_of_another_game_is_not_played(tmp_path: Path) -> None:
    ran = run("simulate", "moon-river", "--edition", other_edition("the-river", tmp_path))
    assert ran.code == 2
    assert "is an edition of the-river" in " ".join(ran.err.replace("│", " ").split())


def test_every_file_is_checked_and_each_fault_named(tmp_path: Path) -> None:
    sound, bad = other_edition("moon-river", tmp_path), tmp_path / "bad.toml"
    bad.write_text('game = "moon-river"\n')
    ran = run("editions", "check", sound, bad, tmp_path / "none.json")
    assert ran.code == 1
    assert [line.split(": ")[1] for line in ran.out.splitlines()[:2]] == ["ok (moon-river, mine)", "document"]
    assert "edition is missing" in ran.out
    assert "No such file or directory" in ran.out


def test_the_showcase_plays_every_game() -> None:
    out = run("showcase", "--seats", 2).out
    for game in GAMES:
        assert standard(game).info.title in out
    assert out.splitlines().count("The game is over") == len(GAMES)


def test_an_edition_that_ships_is_chosen_by_its_id(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    assert run("simulate", "moon-river", "--edition", "centre-closed-1", "--record", records).code == 0
    assert json.loads(records.read_text())["edition"] == "centre-closed-1"
    assert run("verify", records).out == f"{records}: ok\n"


def test_the_editions_of_a_folder_are_listed_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_edition("the-river", tmp_path)
    monkeypatch.setenv("HEADWATER_EDITIONS", str(tmp_path))
    assert "mine" in run("editions", "list").out.split()
    records = tmp_path / "records.jsonl"
    assert run("simulate", "the-river", "--edition", "mine", "--record", records).code == 0
    assert run("verify", records).out == f"{records}: ok\n"
