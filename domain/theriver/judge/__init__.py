"""What machines know of The River: values of settlements and moves; no rule depends on any of it."""
