"""Headwater: a game-state server for Moon River and The River."""

__version__ = "0.1.0"
