"""`python -m benchmarks [NAME...]`: measures, shows tables, and keeps them in benchmarks/RESULTS.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from benchmarks.frame.discovery import Benchmark, benchmarks
from benchmarks.frame.machine import machine
from benchmarks.frame.results import updated
from benchmarks.frame.rows import Row
from benchmarks.frame.tables import section, shown

RESULTS = Path(__file__).parent / "RESULTS.md"


def main() -> int:
    """Runs all benchmarks, or those named."""
    known = benchmarks()
    options = _options(known)
    console = Console(highlight=False)
    if options.list:
        for name, benchmark in known.items():
            console.print(f"{name:<12} {benchmark.title}")
        return 0
    usual = [name for name, benchmark in known.items() if not benchmark.on_demand]
    for name in options.names or usual:
        rows = _run(console, name, known[name], options.small)
        if not (options.dry or options.small):
            text = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
            RESULTS.write_text(updated(text, name, section(known[name].title, machine(), rows)), "utf-8")
    return 0


def _options(known: Mapping[str, Benchmark]) -> argparse.Namespace:
    names = list(known)
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measures, and keeps what it measured.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(names)}; otherwise all")
    parser.add_argument("--list", action="store_true", help="say what can be measured")
    parser.add_argument("--dry", action="store_true", help="leave RESULTS.md alone")
    parser.add_argument("--small", action="store_true", help="try it in a small size, and leave RESULTS.md alone")
    options = parser.parse_args()
    for name in options.names:
        if name not in names:
            parser.error(f"{name} is none of {', '.join(names)}")
    if options.small and not (options.names and all(known[name].run_small for name in options.names)):
        parser.error(f"small are only {', '.join(name for name in names if known[name].run_small)}")
    return options


def _run(console: Console, name: str, benchmark: Benchmark, is_small: bool) -> list[Row]:
    console.print(Rule(f"{name}: {benchmark.title}"))
    rows: list[Row] = []
    with console.status("measuring"):
        for row in (benchmark.run_small or benchmark.run)() if is_small else benchmark.run():
            rows.append(row)
            console.print(str(row), style="dim", soft_wrap=True)
    for table in shown(rows):
        console.print(table)
    return rows


if __name__ == "__main__":
    sys.exit(main())
