"""Finding the benchmarks: every module of the package that has a TITLE and a `run`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

import benchmarks as package
from benchmarks.frame.rows import Row


@dataclass(frozen=True, slots=True)
class Benchmark:
    """`run` is called once and yields rows as they are measured; `on_demand`: only when it is named.

    `run_small` does the same in a minute, to try it, where there is one.
    """

    title: str
    run: Callable[[], Iterable[Row]]
    on_demand: bool = False
    run_small: Callable[[], Iterable[Row]] | None = None


def benchmarks() -> dict[str, Benchmark]:
    """Every benchmark by the name of its module."""
    names = sorted(found.name for found in iter_modules(package.__path__) if not found.ispkg)
    return {name: _loaded(name) for name in names if not name.startswith("_")}


def _loaded(name: str) -> Benchmark:
    module = import_module(f"benchmarks.{name}")
    run = cast("Callable[[], Iterable[Row]]", module.run)
    small = cast("Callable[[], Iterable[Row]] | None", getattr(module, "run_small", None))
    return Benchmark(cast(str, module.TITLE), run, bool(getattr(module, "ON_DEMAND", False)), small)
