"""Component lists in TOML and JSON: what is sound is played, every fault is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adapters.editions import game_from_file
from adapters.editions.files import MOST_BYTES
from application.offline.simulate import simulate
from domain.catalog import CATALOG, standard
from domain.kernel.records import read_record, verify
from domain.kernel.refusals import BadEdition
from tests.editions.toml import as_toml


def components(game: str) -> dict[str, Any]:
    """A list that a test may spoil."""
    data: dict[str, Any] = json.loads(json.dumps(standard(game).components))
    return data


def written(tmp_path: Path, data: object, ending: str = "json") -> Path:
    file = tmp_path / f"edition.{ending}"
    file.write_text(as_toml(data) if ending == "toml" and isinstance(data, dict) else json.dumps(data), "utf-8")
    return file


@pytest.mark.parametrize("ending", ["json", "toml"])
@pytest.mark.parametrize("game", CATALOG)
def test_an_edition_of_ones_own_can_be_played(game: str, ending: str, tmp_path: Path) -> None:
    data = {**components(game), "edition": "my house"}
    plays = game_from_file(written(tmp_path, data, ending))
    assert plays.info.key == game
    assert plays.info.edition == "my house"
    assert plays.components == data
    record = simulate(plays, plays.info.colours[:2], {}, 1)
    assert record["edition"] == "my house"
    verify(plays, read_record(json.dumps(record)))


def test_other_components_make_another_game(tmp_path: Path) -> None:
    data = components("moon-river")
    data["cows"] = 0
    plays = game_from_file(written(tmp_path, {**data, "edition": "no cows"}))
    record = simulate(plays, plays.info.colours[:2], {}, 1)
    assert '"cows": 0' in json.dumps(record["result"])
    assert record["moves"] != simulate(standard("moon-river"), plays.info.colours[:2], {}, 1)["moves"]


Spoil = Callable[[dict[str, Any]], object]
MOON_RIVER: list[tuple[str, Spoil, str, str]] = [
    ("wrong sum of plots", lambda d: d["plots"][0].__setitem__("count", 8), "plots", "add up to 97, must be 96"),
    ("wrong sum of tokens", lambda d: d["partners"].__setitem__("farmer", 9), "partners", "must be 20"),
    ("unknown terrain", lambda d: d["plots"][3].__setitem__("terrain", "swamp"), "plots[3].terrain", "is 'swamp'"),
    ("kind twice", lambda d: d["plots"][1].__setitem__("id", "D1"), "plots", "D1 is listed twice"),
    ("huge count", lambda d: d["plots"][0].__setitem__("count", 10**30), "plots[0].count", "is a huge number"),
    (
        "bridge outside",
        lambda d: d["boards"]["camp"]["bridges"].update({"3": ["z1"]}),
        "boards.camp.bridges.3[0]",
        "no cell",
    ),
    ("unknown key", lambda d: d.__setitem__("dice", 2), "document", "unknown key 'dice'"),
    ("missing key", lambda d: d.pop("cows"), "document", "cows is missing"),
    ("no edition", lambda d: d.__setitem__("edition", ""), "edition", "must be a text"),
    ("vague confidence", lambda d: d.__setitem__("confidence", {"sure": []}), "confidence", "must be a list"),
    ("hearsay", lambda d: d["confidence"][0].__setitem__("source", "rumour"), "confidence[0].source", "must be one of"),
    (
        "confidence in nothing",
        lambda d: d["confidence"][0].__setitem__("values", "dice"),
        "confidence[0]",
        "no value at",
    ),
    ("closed cell outside", lambda d: d["ranch"]["closed"].__setitem__("2", ["z9"]), "ranch.closed.2[0]", "is no cell"),
]
THE_RIVER: list[tuple[str, Spoil, str, str]] = [
    ("unknown terrain", lambda d: d["tiles"][0].__setitem__("terrains", ["sea"]), "tiles[0].terrains[0]", "is 'sea'"),
    ("tile twice", lambda d: d["tiles"][1].__setitem__("id", "T01"), "tiles[1]", "T01 is there twice"),
    ("free building", lambda d: d["buildings"][0].__setitem__("cost", {}), "buildings[0].cost", "at least one"),
    ("too few tokens", lambda d: d["tokens"].__setitem__("2", [3]), "tokens.2", "spots to fill, but 1 tokens"),
    ("space outside", lambda d: d["boards"]["blue"].__setitem__("13", "wood"), "boards.blue.13", "from 1 to 12"),
    ("frame outside", lambda d: d.__setitem__("framed", [13]), "framed[0]", "must be from 1 to 12"),
]
CASES = [("moon-river", *case) for case in MOON_RIVER] + [("the-river", *case) for case in THE_RIVER]


@pytest.mark.parametrize(("game", "name", "spoil", "path", "fault"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_a_fault_is_named_with_its_place(
    game: str, name: str, spoil: Spoil, path: str, fault: str, tmp_path: Path
) -> None:
    data = components(game)
    spoil(data)
    with pytest.raises(BadEdition) as refused:
        game_from_file(written(tmp_path, data))
    assert refused.value.data["path"] == path
    assert fault in str(refused.value.data["fault"])


def test_a_cow_on_corn_is_refused(tmp_path: Path) -> None:
    data = components("moon-river")
    corn = next(index for index, plot in enumerate(data["plots"]) if plot["terrain"] == "corn")
    data["plots"][corn]["cows"] = 1
    with pytest.raises(BadEdition) as refused:
        game_from_file(written(tmp_path, data))
    assert refused.value.data["path"] == f"plots[{corn}].cows"


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("e.json", b"", "not-json"),
        ("e.json", b"{", "not-json"),
        ("e.json", b"[" * 100_000, "not-json"),
        ("e.toml", b"a = ", "not-toml"),
        ("e.toml", b"a = " + b"[" * 100_000, "not-toml"),
        ("e.json", b"\xff\xfe", "not-utf-8"),
        ("e.json", b" " * (MOST_BYTES + 1), "too-large"),
        ("e.yaml", b"{}", "malformed"),
        ("e.json", b"[]", "malformed"),
        ("e.json", b"{}", "malformed"),
        ("e.json", b'{"game": "chess"}', "malformed"),
        ("e.json", b'{"game": ["moon-river"]}', "malformed"),
        ("e.json", b'{"game": "moon-river", "cows": NaN}', "not-json"),
        ("e.json", b'{"game": "moon-river", "cows": 1e999}', "malformed"),
        ("e.json", b'{"game": ' + b"[" * 700 + b"]" * 700 + b"}", "not-json"),
        ("e.toml", b'game = "moon-river"\ncows = inf', "malformed"),
        ("e.toml", b'game = "moon-river"\nedition = 2026-01-01', "malformed"),
        ("e.json", b'{"game": "moon-river", "game": "the-river"}', "not-json"),
    ],
)
def test_what_is_no_component_list_is_refused(name: str, content: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(BadEdition) as refused:
        game_from_file(file)
    assert refused.value.code == code


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml", Path("\0.json")):
        with pytest.raises(BadEdition) as refused:
            game_from_file(path)
        assert refused.value.code == "unreadable-file"
