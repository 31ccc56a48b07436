"""Running commands in this process, and records to feed them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple
from unittest.mock import patch

from typer.testing import CliRunner

from application.offline.simulate import simulate
from domain.catalog import standard
from headwater.cli import app


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: object, given: str | bytes | None = None, **environment: str) -> Ran:
    """The command's exit code and what it wrote; an exception of our own is never swallowed.

    Logs stay as they are: they would go to what is closed when the command is over, for all tests that follow.
    """
    runner = CliRunner(env={"COLUMNS": "140", "TERM": "dumb", **environment})
    with patch("headwater.logs.configure"):
        result = runner.invoke(app, [str(part) for part in arguments], input=given)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


@cache
def record_text(game: str = "moon-river", seats: int = 2, seed: int = 5) -> str:
    plays = standard(game)
    return json.dumps(simulate(plays, plays.info.colours[:seats], {}, seed))


def record(game: str = "moon-river", seats: int = 2) -> dict[str, Any]:
    """A sound record that a test may spoil."""
    made: dict[str, Any] = json.loads(record_text(game, seats))
    return made
