"""Plots as SVG, for people and pages."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import pygal

from domain.league.ratings import Change

# It leaves behind an import hook, for maps we do not use, by a protocol that Python has given up.
sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]

_SCRIPT = re.compile(r"<script[^>]*/>|<script.*?</script>", re.DOTALL)

MANY_DAYS = 14 * 86_400_000
"""Milliseconds; the labels of a shorter span would name the same day twice."""


def _drawn(chart: pygal.Graph) -> bytes:
    """Without the scripts it comes with: a picture does nothing."""
    return _SCRIPT.sub("", str(chart.render())).encode()


def bars(title: str, counted: Mapping[str, int]) -> bytes:
    """How often each value was seen."""
    chart = pygal.Bar(title=title, style=pygal.style.CleanStyle, show_legend=False, js=[], disable_xml_declaration=True)
    chart.x_labels = list(counted)
    chart.add("", list(counted.values()))
    return _drawn(chart)


def rating_plot(title: str, changes: Sequence[Change]) -> bytes:
    """A rating over time, from what it was before; nothing in it is fetched from elsewhere."""
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
    return _drawn(chart)
