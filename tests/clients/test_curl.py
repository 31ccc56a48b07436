"""The shell script of the documentation plays whole matches with curl alone."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.processes import PATIENCE, Server, serving

SCRIPT = Path(__file__).parents[2] / "docs" / "clients" / "play.sh"


@pytest.mark.skipif(shutil.which("curl") is None, reason="the example is about curl")
@pytest.mark.parametrize(("game", "seats"), [("moon-river", 3), ("the-river", 2)])
def test_curl_alone_plays_a_whole_match(game: str, seats: int) -> None:
    with serving() as server:
        lines = _played(server, game, seats)
    finished = json.loads(lines[-1].removeprefix("data: "))
    assert (finished["kind"], finished["reason"]) == ("finished", "game")
    assert len(finished["ranks"]) == seats
    assert len(lines) > 10


def _played(server: Server, game: str, seats: int) -> list[str]:
    command = ["sh", str(SCRIPT), server.url, game, str(seats), "drifter"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()
