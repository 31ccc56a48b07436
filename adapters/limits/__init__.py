"""Token buckets: in this process alone, or shared by all processes over Valkey/Redis."""

from __future__ import annotations

from urllib.parse import urlsplit

from adapters.limits.memory import MemoryLimits
from adapters.limits.valkey import ValkeyLimits
from adapters.valkey import POOL
from application.ports.limits import Limits

__all__ = ["BadUrl", "MemoryLimits", "ValkeyLimits", "limits"]


class BadUrl(ValueError):
    """The url names no store for buckets. The message never repeats the url, because it may hold a password."""


def limits(url: str, pool: int = POOL) -> Limits:
    """The limits that a url names: memory:, redis://, rediss://, valkey:// or valkeys://."""
    match urlsplit(url).scheme:
        case "memory":
            return MemoryLimits()
        case "redis" | "rediss" | "valkey" | "valkeys":
            return ValkeyLimits(url, pool)
        case other:
            raise BadUrl(f"limits are kept in memory, redis or valkey, not in {other or 'nothing'}")
