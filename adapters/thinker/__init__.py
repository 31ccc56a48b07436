"""AI search in separate processes, so that a search never delays the server."""

from adapters.thinker.process_pool import ThinkerPool

__all__ = ["ThinkerPool"]
