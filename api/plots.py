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
    """A rating over time; nothing in it is fetched from elsewhere."""
    chart = pygal.DateTimeLine(
        title=title,
        style=pygal.style.CleanStyle,
        show_legend=False,
        x_label_rotation=30,
        x_value_formatter=lambda moment: moment.strftime("%Y-%m-%d"),
        js=[],
        disable_xml_declaration=True,
        no_data_text="-",
    )
    chart.add("", [(datetime.fromtimestamp(each.at / 1_000, UTC), each.after.shown) for each in changes])
    return _drawn(chart)
