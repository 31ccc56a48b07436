"""The folder of an operator: every edition in it is hosted, and a fault names its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adapters.editions import hosted_games
from application.games import Games
from domain.catalog import standard
from domain.kernel.refusals import BadEdition
from headwater.settings import BadSettings, load


def put_edition(folder: Path, game: str, edition: str, name: str = "") -> Path:
    path = folder / (name or f"{game}-{edition}.json")
    path.write_text(json.dumps({**standard(game).components, "edition": edition}))
    return path


def hosted_names(folder: Path | None) -> set[tuple[str, str, int]]:
    return {(game.info.key, game.info.edition, game.info.rules) for game in hosted_games(folder)}


SHIPPED = {
    ("moon-river", "reconstructed-1", 2),
    ("moon-river", "reconstructed-1", 1),
    ("moon-river", "centre-closed-1", 2),
    ("moon-river", "centre-closed-1", 1),
    ("the-river", "reconstructed-1", 1),
}


def test_without_a_folder_the_editions_that_ship_are_hosted_under_every_version() -> None:
    assert hosted_names(None) == SHIPPED
    games = Games(hosted_games(None))
    assert [game.info.edition for game in games.defaults] == ["reconstructed-1", "reconstructed-1"]
    assert [(game.info.edition, game.info.rules) for game in games.editions("moon-river")] == [
        ("reconstructed-1", 2),
        ("centre-closed-1", 2),
    ]


def test_every_edition_of_a_folder_is_hosted_and_the_default_stays(tmp_path: Path) -> None:
    put_edition(tmp_path, "moon-river", "a")
    put_edition(tmp_path, "the-river", "b")
    (tmp_path / "notes.txt").write_text("no edition")
    assert hosted_names(tmp_path) == {*SHIPPED, ("moon-river", "a", 2), ("moon-river", "a", 1), ("the-river", "b", 1)}
    games = Games(hosted_games(tmp_path))
    assert games.for_new_match("moon-river").info.edition == "reconstructed-1"
    assert games.for_new_match("moon-river", "a").info.rules == 2


@pytest.mark.parametrize(("edition", "known"), [("reconstructed-1", "the editions that ship"), ("mine", "first.json")])
def test_one_name_is_one_edition(tmp_path: Path, edition: str, known: str) -> None:
    put_edition(tmp_path, "moon-river", "mine", "first.json")
    put_edition(tmp_path, "moon-river", edition, "second.json")
    with pytest.raises(BadEdition) as caught:
        hosted_games(tmp_path)
    assert caught.value.data == {"file": "second.json", "path": "edition", "fault": f"{edition} is already in {known}"}


def test_a_fault_names_its_file_before_anything_starts(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "moon-river"\n')
    with pytest.raises(BadSettings) as bad:
        load(editions=tmp_path)
    assert bad.value.faults == ["HEADWATER_EDITIONS: bad.toml: document: edition is missing"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as bad:
        load(editions=tmp_path / "none")
    assert bad.value.faults == [f"HEADWATER_EDITIONS: {tmp_path / 'none'}: No such file or directory"]
