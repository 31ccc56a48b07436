"""Matches as hosted play: seats, clocks, the log and what may be done when; knows no game by name."""
