"""The compiled copy: found only where it fits, never in the way, and the same in all it plays."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from headwater import compiled, compiler
from headwater.compiler import NotCompiled, compile_domain

PLAYED = """
import json, sys
import headwater
from headwater.compiled import is_active
from domain.ai.levels import LEVELS
from domain.ai.search import think
from domain.catalog import standard
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from hashlib import sha256

def seed(*name): return sha256(repr(name).encode()).digest()

told = []
for key, seats, scenario in (("moon-river", 2, None), ("moon-river", 4, "outlaws"), ("the-river", 2, None),
                             ("the-river", 3, None)):
    game = standard(key)
    options = {"variant": "legends", "scenario": scenario} if scenario else {}
    drawn = game.draw(game.table(game.info.colours[:seats], options), Stream(seed(key, seats), "deal"))
    position, ply = game.setup(drawn.table, drawn.deal).position, 0
    while (seat := game.to_move(position)) is not None:
        level = LEVELS[("hand", "drifter", "foreman")[ply // 40 % 3]] if ply % 9 else LEVELS["rancher"]
        thought = think(game, game.view(position, seat), level, seed(key, ply))
        told.append([game.notation.format(thought.move), [[one.reward, one.points] for one in thought.evaluations]])
        position, ply = game.advance(position, thought.move), ply + 1
    told.append(game.outcome(position).result())
    told.append(game.judge.playout(game.setup(drawn.table, drawn.deal).position, 5, Chance(3)))
print(json.dumps([is_active(), told]))
"""


def told(switch: str) -> tuple[bool, object]:
    """Whether the compiled copy ran, and what was played."""
    ran = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "HEADWATER_COMPILED": switch},
        cwd=compiled.ROOT,
        capture_output=True,
        text=True,
        timeout=900,
        check=True,
    )
    active, played = json.loads(ran.stdout)
    return active, played


def test_compiled_and_plain_play_the_same_games() -> None:
    """Every move, every estimate of the search to the last digit, every result."""
    if not compiled.home_of(compiled.ROOT).is_dir():
        pytest.skip("nothing is compiled here; `make compiled` does it where a C compiler is")
    plain, fast = told("0"), told("1")
    assert (plain[0], fast[0]) == (False, True)
    assert plain[1] == fast[1]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root with sources of its own."""
    for package in compiled.PACKAGES:
        folder = tmp_path / "domain" / package
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(f'"""{package}."""\n')
    return tmp_path


def test_any_change_of_a_source_gives_another_home(root: Path) -> None:
    before = compiled.home_of(root)
    source = root / "domain" / "kernel" / "new.py"
    source.write_text("A = 1\n")
    added = compiled.home_of(root)
    source.write_text("A = 2\n")
    assert len({before, added, compiled.home_of(root)}) == 3
    source.unlink()
    assert compiled.home_of(root) == before


ACTIVATED = """
import json, pathlib, sys
from headwater import compiled
sys.modules.pop("domain", None)
before = set(sys.path)
compiled.activate(pathlib.Path(sys.argv[1]))
print(json.dumps([path for path in sys.path if path not in before]))
"""


def activated(root: Path, switch: str = "1") -> object:
    """What a process would put before its path."""
    ran = subprocess.run(
        [sys.executable, "-c", ACTIVATED, str(root)],
        env={**os.environ, "HEADWATER_COMPILED": switch},
        cwd=compiled.ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return json.loads(ran.stdout)


def test_a_copy_of_other_sources_is_never_used(root: Path) -> None:
    home = compiled.home_of(root)
    (home / "domain").mkdir(parents=True)
    assert activated(root) == [str(home)]
    (root / "domain" / "kernel" / "__init__.py").write_text('"""changed."""\n')
    assert activated(root) == []


def test_the_copy_can_be_switched_off(root: Path) -> None:
    (compiled.home_of(root) / "domain").mkdir(parents=True)
    assert activated(root, "0") == []


def test_without_a_compiler_nothing_happens(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(NotCompiled, match="no C compiler"):
        compile_domain(root)
    assert not (root / compiled.FOLDER).exists()


def test_without_mypyc_nothing_happens(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    with pytest.raises(NotCompiled, match="mypyc is not installed"):
        compile_domain(root)


def test_sources_that_do_not_compile_leave_nothing_behind(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "_require_tools", lambda: None)
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(NotCompiled):
        compile_domain(root)
    assert list((root / compiled.FOLDER).iterdir()) == []


def test_older_copies_go_but_not_at_once(root: Path) -> None:
    home = compiled.home_of(root)
    folders = [home, *(root / compiled.FOLDER / f"old-{age}" for age in range(4))]
    for age, folder in enumerate(folders):
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    compiler._tidy(home)
    assert {path.name for path in home.parent.iterdir()} == {home.name, "old-0", "old-1"}


def test_every_module_to_compile_exists() -> None:
    for name in compiled.MODULES:
        assert (compiled.ROOT / Path(*name.split("."))).with_suffix(".py").is_file()
