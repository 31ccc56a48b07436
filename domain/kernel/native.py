"""Machine numbers: what mypyc keeps in a register is an int to any other reader. Only this module is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
