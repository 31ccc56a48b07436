"""Which players are connected: to this process, or to any process over Valkey/Redis."""

from __future__ import annotations

from urllib.parse import urlsplit

from adapters.presence.memory import MemoryPresence
from adapters.presence.valkey import ValkeyPresence
from adapters.valkey import POOL
from application.ports.presence import Presence

__all__ = ["BadUrl", "MemoryPresence", "ValkeyPresence", "presence"]


class BadUrl(ValueError):
    """The url names no store for presence. The message never repeats the url, because it may hold a password."""


def presence(url: str, pool: int = POOL) -> Presence:
    """The presence that a url names: memory:, redis://, rediss://, valkey:// or valkeys://."""
    match urlsplit(url).scheme:
        case "memory":
            return MemoryPresence()
        case "redis" | "rediss" | "valkey" | "valkeys":
            return ValkeyPresence(url, pool)
        case other:
            raise BadUrl(f"presence is kept in memory, redis or valkey, not in {other or 'nothing'}")
