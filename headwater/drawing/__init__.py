"""Tables drawn for a terminal, from the viewer's view."""

from headwater.drawing.table import draw_table, narrator_for

__all__ = ["draw_table", "narrator_for"]
