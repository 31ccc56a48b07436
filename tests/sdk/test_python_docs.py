"""The Python client's pages: their programs run, and are as short as they say."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.processes import PATIENCE, serving

ROOT = Path(__file__).parents[2]
PLAY = ROOT / "docs" / "clients" / "play.py"
PAGE = ROOT / "docs" / "sdk-python.md"


def _run(program: list[str]) -> str:
    path = {**os.environ, "PYTHONPATH": str(ROOT / "sdk" / "python" / "src")}
    done = subprocess.run(
        [sys.executable, *program], env=path, capture_output=True, text=True, timeout=4 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_a_whole_match_takes_less_than_forty_lines(game: str) -> None:
    with serving() as server:
        printed = _run([str(PLAY), server.url, game])
    assert printed.endswith("the deal was fair\n")
    assert len(PLAY.read_text().splitlines()) < 40


def test_the_programs_of_the_page_run() -> None:
    first, people, refusal = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    indented = "".join(f"    {line}\n" for line in refusal.splitlines())
    again = (
        '    table = headwater.open_table("moon-river", seats=2, machines=["hand"], start=True)\n'
        f"    next(table.turns())\n{indented}"
    )
    with serving() as server:
        program = (first + again + people).replace("http://127.0.0.1:8000", server.url)
        printed = _run(["-c", program]).splitlines()
    assert "MR-" in printed[1]
    assert printed[-1] == "0 blocked"


def test_a_wheel_can_be_made(tmp_path: Path) -> None:
    sources = shutil.copytree(ROOT / "sdk" / "python", tmp_path / "python")
    build = f"import os; os.chdir({str(sources)!r}); from setuptools import build_meta; build_meta.build_wheel('dist')"
    _run(["-W", "ignore", "-c", build])
    (wheel,) = (sources / "dist").glob("headwater_client-*-py3-none-any.whl")
    assert {"headwater_client/py.typed", "headwater_client/_sync/table.py"} <= set(ZipFile(wheel).namelist())
