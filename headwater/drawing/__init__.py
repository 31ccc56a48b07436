"""Tables drawn for a terminal, from what everyone at them may see."""

from headwater.drawing.table import draw_table, teller

__all__ = ["draw_table", "teller"]
