"""A courier that carries nothing, but tells what it was given; its answers are set by the test."""

from asyncio import Event, Semaphore
from collections.abc import Mapping

from application.ports.courier import Undelivered


class FakeCourier:
    def __init__(self) -> None:
        self.carried: list[str] = []
        self.answer = b""
        self.fault = ""
        self.begun = Semaphore(0)
        self.goes_on = Event()
        self.goes_on.set()

    def fault_of(self, url: str) -> str | None:
        return None if url.startswith("https://") else "must begin with https://"

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        self.carried.append(headers["Headwater-Delivery"])
        self.begun.release()
        await self.goes_on.wait()
        if self.fault:
            raise Undelivered(self.fault)
        return self.answer

    async def has_begun(self, number: int) -> None:
        """Returns after so many more deliveries have begun."""
        for _ in range(number):
            await self.begun.acquire()

    async def close(self) -> None:
        """There is nothing to let go of."""
