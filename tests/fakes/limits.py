"""Buckets that never run dry until a test empties one; what is taken is written down."""

from application.ports.limits import Allowance, Rate

WAIT = 12.5


class FakeLimits:
    def __init__(self) -> None:
        self.taken: list[tuple[str, str]] = []
        self.given: list[tuple[str, str]] = []
        self._empty: set[str] = set()

    def empty(self, name: str) -> None:
        """Refuses everything of the rate with this name from now on."""
        self._empty.add(name)

    async def take(self, rate: Rate, key: str, cost: float = 1) -> Allowance:
        if cost < 0:
            self.given.append((rate.name, key))
            return Allowance(granted=True, remaining=rate.burst, retry_after=0)
        self.taken.append((rate.name, key))
        if rate.name in self._empty:
            return Allowance(granted=False, remaining=0, retry_after=WAIT)
        return Allowance(granted=True, remaining=rate.burst, retry_after=0)

    async def close(self) -> None:
        """Nothing is held."""
