"""Rows as tables: for the terminal, and in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table

from benchmarks.frame.rows import Row, written


def _grouped(rows: Iterable[Row]) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.table, []).append(row)
    return groups


def _headings(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(heading for row in rows for heading in row.cells))


def _lines(rows: Sequence[Row], headings: Sequence[str]) -> list[list[str]]:
    return [[written(row.cells[heading]) if heading in row.cells else "" for heading in headings] for row in rows]


def shown(rows: Iterable[Row]) -> list[Table]:
    """A table for the terminal for each kind of row."""
    tables = []
    for title, group in _grouped(rows).items():
        headings = _headings(group)
        table = Table(*headings, title=title, box=box.SIMPLE_HEAD)
        for line in _lines(group, headings):
            table.add_row(*line)
        tables.append(table)
    return tables


def section(title: str, machine: str, rows: Iterable[Row]) -> str:
    """A benchmark's part of the results."""
    parts = [f"## {title}", machine]
    for table, group in _grouped(rows).items():
        headings = _headings(group)
        lines = [headings, ["---"] * len(headings), *_lines(group, headings)]
        parts.append(f"### {table}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts) + "\n"
