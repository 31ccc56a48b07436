"""One trial: a copy of the tree with one rule broken, and what its tests say to that."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.mutations.mutation import Mutation

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("domain", "application", "tests", "docs", "pyproject.toml")
PLUGIN: Final = Path(__file__).parent / "plugin"
PATIENCE: Final = 600.0
# Schemathesis takes longer to load than rule tests to run.
_PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "--tb=no", "-rfE"),
    *("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "rule_first"),
)
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+::\S+)", re.MULTILINE)


class Verdict(StrEnum):
    """BROKEN: the tests could not even be collected, so that nothing was shown."""

    CAUGHT = "caught"
    SURVIVED = "survived"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Finding:
    """`by` is the first test that failed, or the end of what pytest said."""

    verdict: Verdict
    by: str


def tried(
    mutation: Mutation | None, tests: Sequence[str], root: Path = ROOT, copied: Sequence[str] = COPIED
) -> Finding:
    """Runs the tests on a copy of the tree below `root`, with one rule broken or, for None, as it is."""
    with TemporaryDirectory(prefix="mutation-") as folder:
        copy = Path(folder)
        _copy(root, copy, copied)
        if mutation is not None:
            mutation.applied(copy)
        return _judged(copy, tests, mutation.cited if mutation else "")


def _copy(root: Path, copy: Path, names: Sequence[str]) -> None:
    for name in names:
        if (root / name).is_dir():
            shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        else:
            shutil.copy(root / name, copy / name)


def _judged(copy: Path, tests: Sequence[str], rule: str) -> Finding:
    try:
        ran = subprocess.run(
            [*_PYTEST, *tests], cwd=copy, env=_environment(rule), capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return Finding(Verdict.CAUGHT, f"no end within {PATIENCE:.0f} s")
    failed = _FAILED.search(ran.stdout)
    if failed:
        return Finding(Verdict.CAUGHT, failed[1])
    verdict = Verdict.BROKEN if ran.returncode else Verdict.SURVIVED
    return Finding(verdict, "\n".join((ran.stdout + ran.stderr).splitlines()[-5:]))


def _environment(rule: str) -> dict[str, str]:
    """Without an outer pytest's settings, and without bytecode, whose timestamps are too coarse for what we do."""
    ours = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    return {**ours, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(PLUGIN), "BROKEN_RULE": rule}
