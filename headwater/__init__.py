"""Headwater: a game-state server for Moon River and The River."""

from headwater import compiled

__version__ = "0.1.0"

compiled.activate()
