"""Compiles the domain's hot path with mypyc, where that is possible: `python -m headwater.compiler`.

The result is a copy of whole packages in a folder named by the digest of their sources, so it is never out of date or
mixed. Without a C compiler or mypyc nothing happens.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from headwater.compiled import FOLDER, MODULES, ROOT, home_of, sources

KEPT = 3
"""The number of copies to keep: a running server may still load modules from an older one."""
OPTIMIZE = {"MYPYC_OPT_LEVEL": "1", "MYPYC_DEBUG_LEVEL": "0"}
"""Higher levels take twice as long and gain nothing that could be measured."""
_DOMAIN = '''"""The domain: compiled packages first, the others beside the folder that this was built in."""

from pathlib import Path

__path__.append(str(Path(__file__).parents[3] / "domain"))
'''
_CHECK = """
import sys
from importlib import import_module
sys.path.insert(0, sys.argv[1])
names = sys.argv[2:]
assert all(not import_module(name).__file__.endswith(".py") for name in names)
"""


class NotCompiled(Exception):
    """The reason why the domain could not be compiled."""


def compile_domain(root: Path = ROOT) -> Path:
    """The folder of the compiled copy, which is built if it is missing; raises NotCompiled."""
    home = home_of(root)
    if home.is_dir():
        return home
    _require_tools()
    try:
        home.parent.mkdir(exist_ok=True)
        work = Path(mkdtemp(prefix="making-", dir=home.parent))
    except OSError as fault:
        raise NotCompiled(f"{fault.filename} cannot be written") from None
    try:
        _copy(root, work)
        _build(work)
        _check(work)
        _move(work, home)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _tidy(home)
    return home


def _require_tools() -> None:
    if not any(map(shutil.which, ("cc", "gcc", "clang"))):
        raise NotCompiled("there is no C compiler")
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            raise NotCompiled(f"{module} is not installed")


def _copy(root: Path, work: Path) -> None:
    for path in sources(root):
        target = work / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    (work / "domain" / "__init__.py").write_text(_DOMAIN)


def _build(work: Path) -> None:
    files = [name.replace(".", "/") + ".py" for name in MODULES]
    _run(work, "-m", "mypyc", *files)
    shutil.rmtree(work / "build")
    shutil.rmtree(work / ".mypy_cache", ignore_errors=True)


def _check(work: Path) -> None:
    """Checks that every built module can be loaded."""
    _run(work, "-c", _CHECK, str(work), *MODULES)


def _run(work: Path, *arguments: str) -> None:
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=work, env={**os.environ, **OPTIMIZE}, capture_output=True, text=True
    )
    if ran.returncode:
        raise NotCompiled("\n".join((ran.stdout + ran.stderr).splitlines()[-5:]))


def _move(work: Path, home: Path) -> None:
    """Moves the copy into place atomically. If another process was faster, its copy is identical."""
    try:
        work.rename(home)
    except OSError:
        if not home.is_dir():
            raise
    else:
        home.touch()


def _tidy(home: Path) -> None:
    """Deletes older copies and the remains of interrupted builds."""
    copies = [path for path in home.parent.iterdir() if path != home]
    copies.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in copies[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def main() -> None:
    """Never fails: without the compiled copy everything works, only slower."""
    if not home_of(ROOT).is_dir():
        print(f"compiling the rules into {FOLDER} (about a minute, once)", flush=True)
    try:
        compile_domain()
    except NotCompiled as reason:
        print(f"note: the rules run uncompiled: {reason}", flush=True)


if __name__ == "__main__":
    main()
