"""Token buckets in Valkey or Redis, shared by all processes. Without the server each process counts for itself."""

from __future__ import annotations

from typing import Final

from adapters.limits.memory import MemoryLimits, allowance
from adapters.valkey import POOL, Server, ServerDown
from application.ports.limits import Allowance, Rate

# In seconds, and short, because every request checks a limit.
PATIENCE: Final = 0.5

# The script uses the server's clock, so processes with different clocks refill a bucket alike. It returns the level
# before taking, as text, because Redis truncates numbers to integers. A bucket expires once it is full again.
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


class ValkeyLimits:
    """The port's Limits on a server."""

    def __init__(self, url: str, pool: int = POOL) -> None:
        self._server = Server(url, PATIENCE, pool, "limits are counted in this process alone")
        self._take = self._server.client.register_script(TAKE)
        self._own = MemoryLimits()

    async def take(self, rate: Rate, key: str, cost: float = 1) -> Allowance:
        keys, values = [f"headwater:limit:{rate.name}:{key}"], [rate.burst, rate.per_second, cost]
        try:
            level = await self._server.ask(lambda: self._take(keys=keys, args=values))
        except ServerDown:
            return await self._own.take(rate, key, cost)
        return allowance(rate, float(level), cost)

    async def close(self) -> None:
        await self._server.close()
