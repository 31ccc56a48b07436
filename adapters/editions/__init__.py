"""Editions from files: a component list in TOML or JSON, according to the file's extension."""

from adapters.editions.files import game_from_file

__all__ = ["game_from_file"]
