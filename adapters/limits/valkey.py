"""Token buckets that all processes share, kept in Valkey or Redis; without the server each counts for itself."""

from __future__ import annotations

import logging
from typing import Final

from redis.exceptions import RedisError

from adapters.limits.memory import MemoryLimits, allowance
from adapters.valkey import client
from application.ports.limits import Allowance, Rate

# A limit is asked at every request: a server that does not answer soon is not waited for, in seconds.
PATIENCE: Final = 0.5

# The server's own clock is used, so that processes with different clocks fill the same bucket alike. The level before
# taking is answered as text, for numbers lose their fraction on the way. A bucket that is full again is forgotten.
TAKE: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local burst, per_second, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local bucket = redis.call('HMGET', KEYS[1], 'level', 'since')
local level = burst
if bucket[1] then
  level = math.min(burst, tonumber(bucket[1]) + math.max(0, now - tonumber(bucket[2])) * per_second)
end
local left = level
if level >= cost then left = level - cost end
redis.call('HSET', KEYS[1], 'level', string.format('%.6f', left), 'since', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - left) / per_second * 1000) + 1000)
return string.format('%.6f', level)
"""

_log = logging.getLogger(__name__)


class ValkeyLimits:
    """The port's Limits on a server."""

    def __init__(self, url: str) -> None:
        self._server = client(url, PATIENCE)
        self._take = self._server.register_script(TAKE)
        self._own = MemoryLimits()
        self._is_up = True

    async def take(self, rate: Rate, key: str, cost: float = 1) -> Allowance:
        try:
            level = await self._take(
                keys=[f"headwater:limit:{rate.name}:{key}"], args=[rate.burst, rate.per_second, cost]
            )
        except (RedisError, OSError) as fault:
            self._note(type(fault).__name__)
            return await self._own.take(rate, key, cost)
        self._note(None)
        return allowance(rate, float(level), cost)

    async def close(self) -> None:
        await self._server.aclose()

    def _note(self, fault: str | None) -> None:
        """Said once when the server goes away, not at every request."""
        if fault and self._is_up:
            _log.warning("limits are counted in this process alone: %s", fault)
        self._is_up = fault is None
