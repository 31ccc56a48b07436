"""What the import contracts cannot say: the domain's few modules, and no path out of the repository."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Pure modules only: nothing that reads a clock, a file, the network, the environment or chance.
PURE = frozenset(
    "__future__ abc array base64 bisect collections contextlib dataclasses datetime enum fractions functools hashlib "
    "heapq hmac itertools json math operator re statistics string struct types typing unicodedata urllib.parse".split()
)
# A name for readers of types, which nothing imports at run time; see docs/adr/0012.
TYPES_ONLY = {"native.py": frozenset({"mypy_extensions"})}
# What a pure module offers nevertheless, and the domain may not touch.
IMPURE_CALLS = frozenset({"now", "utcnow", "today"})
SKIPPED = frozenset({"node_modules", "__pycache__", "build", "dist"})
TEXTS = frozenset({".py", ".md", ".toml", ".json", ".html", ".js", ".ts", ".css", ".yaml", ".yml", ".ini", ".graphql"})


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name.split(".")[0] for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module if module in PURE else module.split(".")[0]


def impure_calls(source: str) -> set[str]:
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {call.attr for call in calls if isinstance(call, ast.Attribute)} & IMPURE_CALLS


def strangers(source: str, file: str = "") -> set[str]:
    return set(imported(source)) - PURE - {"domain"} - TYPES_ONLY.get(file, frozenset())


def domain_files() -> list[Path]:
    return sorted((ROOT / "domain").rglob("*.py"))


def product_texts() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in SKIPPED]
        yield from (Path(folder, name) for name in files if Path(name).suffix in TEXTS or name == "Makefile")


@pytest.mark.parametrize(
    "source", ["import os", "from time import monotonic", "import random", "import sqlalchemy.orm"]
)
def test_a_stranger_is_recognised(source: str) -> None:
    assert strangers(source)


@pytest.mark.parametrize("source", ["import math", "from collections.abc import Iterator", "from domain import kernel"])
def test_a_pure_module_is_no_stranger(source: str) -> None:
    assert not strangers(source)


def test_the_domain_imports_only_pure_modules_and_itself() -> None:
    found = {str(path): strangers(path.read_text(), path.name) for path in domain_files()}
    assert found
    assert {path: names for path, names in found.items() if names} == {}


def test_what_is_imported_for_types_alone_is_not_needed_to_run() -> None:
    plain = "import sys; sys.modules['mypy_extensions'] = None; import domain.catalog"
    ran = subprocess.run([sys.executable, "-c", plain], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr


def test_the_domain_asks_no_clock() -> None:
    assert impure_calls("datetime.now()") == {"now"}
    assert {str(path): calls for path in domain_files() if (calls := impure_calls(path.read_text()))} == {}


def test_nothing_reaches_out_of_the_repository() -> None:
    outside = "../" + "shared"
    texts = list(product_texts())
    assert ROOT / "pyproject.toml" in texts
    assert [str(path) for path in texts if outside in path.read_text(errors="replace")] == []
