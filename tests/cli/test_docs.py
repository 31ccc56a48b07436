"""What docs/cli.md shows with a `$` is what the commands do."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.main import get_command

from domain.catalog import standard
from headwater.cli import app
from tests.cli.commands import run

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples() -> list[tuple[list[str], str]]:
    """Each command's arguments and the output that is shown for it."""
    found = []
    for block in BLOCK.findall(PAGE):
        for example in re.split(r"^\$ headwater ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            found.append((command.split(), output))
    return found


def prepare() -> None:
    """The files that the page speaks of, beside those its commands write."""
    mine = {**standard("the-river").components, "edition": "my house"}
    Path("mine.json").write_text(json.dumps(mine))
    Path("bad.toml").write_text('game = "moon-river"\nedition = "x"\n')


def spoil() -> None:
    """A wrong and a cut record, made of the first one."""
    text = Path("games.jsonl").read_text().splitlines()[0]
    Path("wrong.json").write_text(text.replace('"select:3"', '"select:9"', 1))
    Path("cut.json").write_text(text[:3000])


def test_the_page_shows_what_the_commands_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    prepare()
    shown = examples()
    assert len(shown) == 7
    for arguments, output in shown:
        ran = run(*arguments)
        assert ran.out == output, arguments
        assert ran.code == int(any(word in output for word in ("cannot", "missing", "no edition")))
        if "games.jsonl" in arguments:
            spoil()


def test_the_page_names_every_command() -> None:
    rows = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| ")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert set(get_command(app).commands) <= named  # type: ignore[attr-defined]  # a group of commands
