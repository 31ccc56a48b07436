"""Committed files generated from the code: the GraphQL and REST schemas, and pages."""

from __future__ import annotations

from pathlib import Path

import orjson

from api.graphql import schema_text
from api.rest.openapi import document
from headwater.compatibility import RELEASED
from headwater.pages import errors_page, metrics_page, with_settings

OPERATIONS = "docs/operations.md"


def files(folder: Path) -> dict[str, str]:
    """Each file's name and its generated text."""
    rest = orjson.dumps(document(), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode()
    return {
        "schema.graphql": schema_text(),
        "openapi.json": rest,
        "docs/errors.md": errors_page(),
        "docs/metrics.md": metrics_page(),
        OPERATIONS: with_settings(_read(folder / OPERATIONS)),
    }


def write(folder: Path) -> list[str]:
    """Writes the files that differ; returns their names."""
    stale = differing(folder)
    for name in stale:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(files(folder)[name], encoding="utf-8")
    return stale


def differing(folder: Path) -> list[str]:
    """The files that are missing or differ from the code."""
    return [name for name, text in files(folder).items() if _read(folder / name) != text]


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def release(folder: Path) -> None:
    """Keeps the committed schemas as those of the last release."""
    kept = folder / RELEASED
    kept.mkdir(exist_ok=True)
    for name in ("schema.graphql", "openapi.json"):
        (kept / name).write_text(_read(folder / name), encoding="utf-8")
