"""Plots as SVG."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import pygal

from domain.league.ratings import Change

# pygal leaves an import hook for maps, which we do not use, by a protocol that Python has removed.
sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]

_SCRIPT = re.compile(r"<script[^>]*/>|<script.*?</script>", re.DOTALL)

MANY_DAYS = 14 * 86_400_000
"""Milliseconds. The labels of a shorter span would repeat the same day."""


def _svg(chart: pygal.Graph) -> bytes:
    """The chart as SVG, without the scripts that pygal adds."""
    return _SCRIPT.sub("", str(chart.render())).encode()


def bars(title: str, counts: Mapping[str, int]) -> bytes:
    """A bar for the count of each value."""
    chart = pygal.Bar(title=title, style=pygal.style.CleanStyle, show_legend=False, js=[], disable_xml_declaration=True)
    chart.x_labels = list(counts)
    chart.add("", list(counts.values()))
    return _svg(chart)


def rating_plot(title: str, changes: Sequence[Change]) -> bytes:
    """A rating over time, beginning with the rating before the first change. The SVG loads nothing from other hosts."""
    spans_days = bool(changes) and changes[-1].at - changes[0].at >= MANY_DAYS
    dates = "%Y-%m-%d" if spans_days else "%m-%d %H:%M"
    course = [(each.at, each.before.shown) for each in changes[:1]] + [(each.at, each.after.shown) for each in changes]
    chart = pygal.DateTimeLine(
        title=title,
        style=pygal.style.CleanStyle,
        show_legend=False,
        x_label_rotation=30,
        x_title="UTC",
        x_value_formatter=lambda moment: moment.strftime(dates),
        dots_size=2,
        js=[],
        disable_xml_declaration=True,
        no_data_text="-",
    )
    chart.add("", [(datetime.fromtimestamp(at / 1_000, UTC), shown) for at, shown in course])
    return _svg(chart)
