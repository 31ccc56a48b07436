"""Editions from files: a component list in TOML or JSON, according to the file's extension."""

from adapters.editions.files import game_from_file
from adapters.editions.folder import hosted_games

__all__ = ["game_from_file", "hosted_games"]
