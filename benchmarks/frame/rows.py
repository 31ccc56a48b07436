"""What a benchmark yields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Cell: TypeAlias = str | int | float


@dataclass(frozen=True, slots=True)
class Row:
    """A line of one of the benchmark's tables; its cells by heading, in order."""

    table: str
    cells: Mapping[str, Cell]

    def __str__(self) -> str:
        return f"{self.table}: " + ", ".join(f"{heading} {written(cell)}" for heading, cell in self.cells.items())


def written(cell: Cell) -> str:
    """Numbers with as many digits as a measurement deserves."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, int) or abs(cell) >= 100:
        return f"{cell:,.0f}"
    return f"{cell:.3g}"
