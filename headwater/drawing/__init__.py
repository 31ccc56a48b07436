"""Tables drawn for a terminal, from what everyone at them may see."""

from headwater.drawing.table import drawn, teller

__all__ = ["drawn", "teller"]
