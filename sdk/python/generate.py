"""Writes what is made, not written: `api_types.py` from openapi.json, `_sync` from `_async`.

`python sdk/python/generate.py` writes; with `--check` it only says what is out of date.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PACKAGE: Final = HERE / "src" / "headwater_client"
OPENAPI: Final = HERE.parents[1] / "openapi.json"
BINARIES: Final = Path(sys.executable).parent

OPTIONS: Final = (
    "--input-file-type openapi --output-model-type typing.TypedDict --target-python-version 3.11 --disable-timestamp "
    "--use-standard-collections --use-union-operator --no-use-closed-typed-dict --formatters ruff-format"
)
SYNC: Final[Mapping[str, str | Callable[[re.Match[str]], str]]] = {
    r"\bAsyncGenerator\[(.+), None\]": r"Generator[\1, None, None]",
    r"\bAsync([A-Z]\w*)": r"\1",
    r"\basync (def|with|for)\b": r"\1",
    r"\bawait ": "",
    r"\b_async\b": "_sync",
    r"\b__aenter__\b": "__enter__",
    r"\b__aexit__\b": "__exit__",
    r"\b(aclose|aiter_lines|aread)\b": lambda found: found[1].removeprefix("a"),
    r"\bimport asyncio\b": "import time",
    r"\basyncio\.sleep\b": "time.sleep",
    r"\bAwaitable\[(\w+)\]": r"\1",
    "The asynchronous half; `_sync` is made from it": "The synchronous half, made from `_async`",
}
"""Patterns of asynchronous code and what stands there in the synchronous half."""


def main() -> int:
    checks = "--check" in sys.argv[1:]
    stale = [file for file, text in _files() if not file.exists() or file.read_text() != text]
    if checks:
        for file in stale:
            print(f"{file.relative_to(HERE)} is out of date: run python sdk/python/generate.py")
        return 1 if stale else 0
    for file, text in _files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    return 0


def _files() -> Iterator[tuple[Path, str]]:
    yield PACKAGE / "api_types.py", _formatted(_types())
    for source in sorted((PACKAGE / "_async").glob("*.py")):
        yield PACKAGE / "_sync" / source.name, _formatted(_synchronous(source.read_text()))


def _types() -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "types.py"
        command = [str(BINARIES / "datamodel-codegen"), "--input", str(OPENAPI), "--output", str(file)]
        subprocess.run([*command, *OPTIONS.split()], check=True)
        _, _, body = file.read_text().partition("from __future__")
    return f'"""The shapes of the REST API, from openapi.json."""\n\nfrom __future__{body}'


def _synchronous(text: str) -> str:
    for pattern, replacement in SYNC.items():
        text = re.sub(pattern, replacement, text)
    return text


def _formatted(text: str) -> str:
    for arguments in (["check", "--fix-only", "--unsafe-fixes", "--select", "I,F401,RUF022,UP028"], ["format"]):
        command = [str(BINARIES / "ruff"), *arguments, "-", "--stdin-filename", str(PACKAGE / "x.py"), "--quiet"]
        text = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return text


if __name__ == "__main__":
    sys.exit(main())
