"""Editions from files: a component list in TOML or JSON, whichever the file's name says."""

from adapters.editions.files import game_from_file

__all__ = ["game_from_file"]
