"""The TypeScript client of the documentation plays a whole match of each game with graphql-ws on Node."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import PATIENCE, serving

FOLDER = Path(__file__).parents[2] / "docs" / "clients" / "typescript"
BINARIES = Path(sys.executable).parent


def _run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    path = f"{BINARIES}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=4 * PATIENCE
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client with its libraries; without a way to npm's registry there is nothing to test."""
    folder = tmp_path_factory.mktemp("typescript")
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    done = _run([str(BINARIES / "npm"), "ci", "--no-audit", "--no-fund", "--fetch-retries=1"], folder)
    if done.returncode != 0:
        unreachable = re.search(r"ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|E40[37]|network", done.stderr)
        assert unreachable, done.stderr[-2000:]
        pytest.skip(f"npm cannot reach its registry: {unreachable[0]}")
    return folder


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_a_match_is_played_and_followed_over_many_connections(installed: Path, game: str) -> None:
    with serving(requests_burst=100_000, requests_per_second=100_000) as server:
        done = _run([str(BINARIES / "node"), "play.ts", server.url, game], installed)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    told = re.fullmatch(r"(\d+) events over (\d+) connections; ranks (.*)", done.stdout.splitlines()[-1])
    assert told, done.stdout[-500:]
    assert len(told[3].split(",")) == 3
    assert int(told[2]) >= 2
