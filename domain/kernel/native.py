"""Machine numbers and classes: what mypyc makes cheap is ordinary to any other reader. Only this module is never
compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """`acyclic=True` promises that no object of a class is part of a cycle: the collector need not know it.
        `free_list_len=1` keeps the memory of the last one for the next."""
        return lambda cls: cls
