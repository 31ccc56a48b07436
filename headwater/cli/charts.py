"""Charts as SVG, for commands that measure."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType


def pygal_module() -> ModuleType:
    """The chart library, loaded only where something is drawn: it takes long."""
    import pygal

    # It installs an outdated import hook that makes every later import warn.
    sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]
    module: ModuleType = pygal
    return module


def line_chart(title: str, x_title: str, points: Sequence[tuple[float, float]]) -> str:
    """A curve through points."""
    chart = pygal_module().XY(title=title, x_title=x_title, show_legend=False, js=(), explicit_size=True)
    chart.add("", [tuple(point) for point in points])
    text: str = chart.render(is_unicode=True)
    return text
