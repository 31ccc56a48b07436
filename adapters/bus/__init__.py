"""The bus: in this process alone, or between processes over Valkey/Redis or PostgreSQL."""

from __future__ import annotations

from urllib.parse import urlsplit

from adapters.bus.linked import LinkedBus
from adapters.bus.memory import MemoryBus
from adapters.bus.postgres import PostgresLink
from adapters.bus.valkey import ValkeyLink
from application.ports.bus import Bus

__all__ = ["BadUrl", "bus"]


class BadUrl(ValueError):
    """The url names no bus. The message never repeats the url, because it may hold a password."""


def bus(url: str) -> Bus:
    """The bus that a url names: memory:, redis://, rediss://, valkey://, valkeys:// or postgresql://."""
    match urlsplit(url).scheme.partition("+")[0]:
        case "memory":
            return MemoryBus()
        case "redis" | "rediss" | "valkey" | "valkeys":
            return LinkedBus(ValkeyLink(url))
        case "postgresql" | "postgres":
            return LinkedBus(PostgresLink(url))
        case other:
            raise BadUrl(f"a bus is memory, redis, valkey or postgresql, not {other or 'nothing'}")
