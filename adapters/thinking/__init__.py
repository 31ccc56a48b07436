"""Thinking in other processes, so that whoever serves people is never held up by a search."""

from adapters.thinking.minds import Minds

__all__ = ["Minds"]
