"""The documentation is true: its links lead somewhere, and the README's example runs as printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import PATIENCE, serving

ROOT = Path(__file__).parent.parent
FOLDERS = ("*.md", "docs/**/*.md", "benchmarks/*.md", "deploy/*.md")
PAGES = sorted(page for folder in FOLDERS for page in ROOT.glob(folder))
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text()) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_page_can_be_found_from_the_readme() -> None:
    found, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        found.add(page)
        links = [(page.parent / link).resolve() for link in LINK.findall(page.read_text()) if "://" not in link]
        waiting.extend(link for link in links if link.suffix == ".md" and link not in found)
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in found] == []


@pytest.mark.parametrize("game", ["moonriver", "theriver"])
def test_every_game_has_the_files_that_a_new_one_is_told_to_have(game: str) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    rows = re.findall(r"^\| (`[^|]*) \|", page.split("## The folder")[1].split("\n## ")[0], re.M)
    files = [name for row in rows for name in re.findall(r"`([\w/.]+)`", row)]
    assert len(files) > 15
    assert [name for name in files if not (ROOT / "domain" / game / name).exists()] == []
    judge = re.findall(r"`(\w+\.py)`", page.split("| `judge/` |")[1].split("\n")[0])
    assert [name for name in judge if not (ROOT / "domain" / game / "judge" / name).exists()] == []


def test_the_page_about_new_games_names_only_files_that_exist() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    paths = re.findall(r"`([\w.]+/[\w./]+)`", page)
    assert [path for path in paths if "mygame" not in path and not (ROOT / path).exists()] == []


@pytest.mark.real
def test_the_ten_lines_of_the_readme_watch_a_whole_match() -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)[0]
    with serving() as server:
        program = example.replace("http://127.0.0.1:8000", server.url)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stderr
    assert '"kind":"finished"' in done.stdout
