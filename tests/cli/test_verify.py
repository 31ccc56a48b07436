"""`verify`: sound records are ok; anything else is named, with exit code 1 and never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import record, record_text, run

GAMES = ("moon-river", "the-river")


def verified(content: str | bytes, *more: str) -> tuple[int, str]:
    ran = run("verify", "-", *more, given=content)
    assert ran.err == ""
    return ran.code, ran.out


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_record_is_ok(game: str) -> None:
    assert verified(record_text(game)) == (0, "-: ok\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_document_may_stand_on_many_lines(game: str) -> None:
    assert verified("\n" + json.dumps(record(game), indent=1) + "\n\n") == (0, "-: ok\n")


def test_records_stand_one_a_line_too_and_blank_lines_do_not_count() -> None:
    lines = f"{record_text('moon-river')}\n\n{record_text('the-river')}\n"
    assert verified(lines) == (0, "-:1: ok\n-:3: ok\n")


def test_one_bad_line_does_not_hide_the_others() -> None:
    code, out = verified(f"{record_text()[:-30]}\n{record_text()}\n7\n{record_text()}\n")
    assert code == 1
    assert [line.split(": ")[1].split()[0] for line in out.splitlines()] == ["This", "ok", "document", "ok"]


def test_several_files_are_told_one_by_one(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(record_text())
    (tmp_path / "b.json").write_bytes(b"\xff\xfe{}")
    ran = run("verify", tmp_path / "a.json", tmp_path / "b.json", tmp_path, tmp_path / "no.json")
    lines = ran.out.replace(str(tmp_path), "").splitlines()
    assert ran.code == 1
    assert lines[0] == "/a.json: ok"
    assert lines[1] == "/b.json: This is not text in UTF-8. (not-utf-8: is not UTF-8 text)"
    assert lines[2] == " cannot be read: Is a directory"
    assert lines[3] == "/no.json cannot be read: No such file or directory"


Spoil = Callable[[dict[str, Any]], object]


def swapped(spoilt: dict[str, Any]) -> None:
    moves = spoilt["moves"]
    moves[3], moves[4] = "done", moves[3]


def fractional(spoilt: dict[str, Any]) -> None:
    score = spoilt["result"]["scores"][0]
    score["total"] = float(score["total"])


def truthful(spoilt: dict[str, Any]) -> None:
    spoilt["result"]["ranks"] = [rank == 1 or rank for rank in spoilt["result"]["ranks"]]


SPOILT: list[tuple[str, Spoil, str]] = [
    ("illegal move", lambda r: r["moves"].__setitem__(0, "done"), "Ply 1: done: "),
    ("unreadable move", lambda r: r["moves"].__setitem__(9, "castle"), "Ply 10: castle: "),
    ("two moves swapped", swapped, "Ply 4: done: "),
    ("move after the end", lambda r: r["moves"].append("done"), "done: "),
    ("last move missing", lambda r: r["moves"].pop(), "The result does not follow from the moves."),
    ("another result", lambda r: r["result"]["ranks"].reverse(), "The result does not follow from the moves."),
    ("no result", lambda r: r.__setitem__("result", None), "The result does not follow from the moves."),
    ("score as fraction", fractional, "The result does not follow"),
    ("rank as truth", truthful, "The result does not follow"),
    ("another secret", lambda r: r["dealing"].__setitem__("secret", "0" * 64), "The secret is not the one"),
    ("another word", lambda r: r["dealing"].__setitem__("words", ["x", ""]), "The piles are not those"),
    ("another edition", lambda r: r.__setitem__("edition", "mine"), "unknown-edition"),
    ("another game", lambda r: r.__setitem__("game", "chess"), "unknown-edition"),
    ("other rules", lambda r: r.__setitem__("rules", 3), "unknown-edition"),
    ("huge number", lambda r: r.__setitem__("rules", 10**4000), "rules: must be from 1 to 1000000"),
    ("unknown key", lambda r: r.__setitem__("cheat", 1), "unknown key 'cheat'"),
    ("missing key", lambda r: r.pop("deal"), "deal is missing"),
    ("seats as number", lambda r: r.__setitem__("seats", 2), "seats: must be a list, is 2"),
    ("five seats", lambda r: r.__setitem__("seats", ["white"] * 5), "seats: has 5 items, at most 4"),
    ("same colour", lambda r: r.__setitem__("seats", r["seats"][:1] * 2), "already has this colour"),
    ("move as number", lambda r: r["moves"].__setitem__(2, 7), "moves[2]: must be a text, is 7"),
    ("long move", lambda r: r["moves"].__setitem__(2, "x" * 300), "moves[2]: has 300 characters"),
    ("many moves", lambda r: r.__setitem__("moves", r["moves"] * 100), "moves: has "),
    ("strange option", lambda r: r.__setitem__("options", {"x": "y"}), "The game has no such option."),
    ("options as list", lambda r: r.__setitem__("options", []), "options: must be an object, is []"),
    ("another format", lambda r: r.__setitem__("format", "pgn"), "format: must be one of headwater-record/1"),
    ("terminal codes", lambda r: r["moves"].__setitem__(0, "\x1b[2J"), "Ply 1: \\x1b[2J: "),
    ("half a character", lambda r: r["moves"].__setitem__(0, "\ud800"), "Ply 1: \\ud800: "),
    ("legal lists of nothing", lambda r: r.__setitem__("legal", []), "The legal moves of the record are not ours."),
    ("a legal list too many", lambda r: r.__setitem__("legal_counts", [1] * 4000), "The legal moves of the record"),
    ("legal as text", lambda r: r.__setitem__("legal", "all"), "legal: must be a list, is 'all'"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("spoil", "told"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_spoilt_record_is_refused_and_the_fault_is_named(game: str, spoil: Spoil, told: str) -> None:
    spoilt = record(game)
    spoil(spoilt)
    code, out = verified(json.dumps(spoilt))
    assert code == 1
    assert told in out
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "not readable as JSON"),
        ("{", "not readable as JSON"),
        ("null", "document: must be an object, is None"),
        ("[" * 200_000, "nested too deeply"),
        ('{"a":' * 200_000, "nested too deeply"),
        (record_text()[:-1], "not readable as JSON"),
        (b"\x00" * 100, "not readable as JSON"),
        (b"\xff" * 100, "This is not text in UTF-8."),
        (json.dumps({**record(), "moves": ["select:1"] * 700_000}), "The document is too large."),
        (b"x" * 17_000_000, "The document is too large."),
        (b'{"a":\n' + b" \n" * 9 + b'"' + b"x" * 17_000_000, "The document is too large."),
        (record_text().replace('"rules": 2', '"rules": NaN'), "NaN"),
        (record_text().replace('"rules": 2', '"rules": 1e999'), "rules: must be a whole number, is inf"),
        (record_text().replace('"rules": 2', '"rules": 2, "rules": 2'), "twice"),
        (record_text().replace('"rules": 2', f'"rules": {"9" * 5000}'), "not readable as JSON"),
    ],
    ids=range(15),
)
def test_what_is_no_record_at_all_is_told_without_a_traceback(content: str | bytes, told: str) -> None:
    code, out = verified(content)
    assert code == 1
    assert told in out


def test_faults_are_told_in_the_language_asked_for() -> None:
    assert verified("7", "--lang", "it") == (1, "-: document: must be an object, is 7 (malformed)\n")
    spoilt = json.dumps({**record(), "result": None})
    assert "Il risultato non corrisponde alle mosse." in verified(spoilt, "--lang", "it")[1]
    assert "O resultado" in verified(spoilt, "--lang", "pt")[1]
