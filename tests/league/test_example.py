"""The example of docs/leagues.md, run against a real server."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.processes import PATIENCE, ROOT, serving

EXAMPLE = ROOT / "docs" / "examples" / "sandbox_season.py"


@pytest.mark.real
def test_a_sandbox_season_is_played_over_the_public_api() -> None:
    with serving(sweep_every=1) as server:
        command = [sys.executable, str(EXAMPLE), server.url]
        told = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert told.returncode == 0, told.stderr + told.stdout
    lines = told.stdout.splitlines()
    assert lines[:3] == ["round 1 is over", "round 2 is over", "round 3 is over"]
    assert "division 1: 0 up, 1 down" in lines
    assert "division 2: 1 up, 0 down" in lines
    assert sum(line.endswith("secured") for line in lines) == 1
