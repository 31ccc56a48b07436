"""The Python client of the documentation plays a whole match of each game with an ordinary client library."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import PATIENCE, serving

SCRIPT = Path(__file__).parents[2] / "docs" / "clients" / "python_gql.py"


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_three_players_play_a_whole_match_over_graphql(game: str) -> None:
    with serving(requests_burst=100_000, requests_per_second=100_000) as server:
        command = [sys.executable, str(SCRIPT), server.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    last = done.stdout.splitlines()[-1]
    told = re.fullmatch(r"(\d+) events; ranks \[(.*)\]; scores \[(.*)\]", last)
    assert told, last
    assert len(told[2].split(",")) == len(told[3].split(",")) == 3
    assert int(told[1]) > 40
