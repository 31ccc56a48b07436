"""On what and when something was measured."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.frame.timing import fastest
from domain.moonriver import legal

_CPUINFO = Path("/proc/cpuinfo")


def machine() -> str:
    """One line: processor, cores, Python, whether the domain is compiled, load, date."""
    parts = [
        f"{_processor()}, {os.cpu_count()} cores",
        f"{platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        "domain compiled by mypyc" if is_compiled() else "domain not compiled",
        f"load {_load()}, a loop of a million steps takes {_pace():.0f} ms",
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
    ]
    return "; ".join(parts) + "."


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(legal.__file__).endswith(".py")


def _processor() -> str:
    if _CPUINFO.exists():
        for line in _CPUINFO.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or "unknown processor"


def _pace() -> float:
    """Milliseconds of CPU for the same plain work: tells how fast the machine was just then."""
    return fastest([_million_steps]).each(1e3)


def _million_steps() -> int:
    total = 0
    for step in range(1_000_000):
        total += step & 7
    return 1


def _load() -> str:
    """Of the last minute: above the number of cores, others were waiting too."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
