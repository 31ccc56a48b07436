"""Plots as SVG, for people and pages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime

import pygal

from domain.league.ratings import Change

# It leaves behind an import hook, for maps we do not use, by a protocol that Python has given up.
sys.meta_path[:] = [finder for finder in sys.meta_path if hasattr(finder, "find_spec")]


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
    rendered: bytes = chart.render()
    return rendered
