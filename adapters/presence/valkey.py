"""Which players have a stream open in any process, shared over Valkey or Redis.

For each match a sorted set holds one member per process and player, scored by its expiry. Each process renews its own
members in time, and those of a killed process expire. Without the server each process knows only its own streams.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Set
from contextlib import asynccontextmanager, suppress
from typing import Final, cast

from adapters.presence.memory import MemoryPresence
from adapters.valkey import POOL, Server, ServerDown
from domain.hosting.terms import MatchId, PlayerId

PATIENCE: Final = 1.0
# In seconds: under the promised minute, with room for one lost renewal.
LAPSE: Final = 45.0
RENEWAL: Final = 15.0


class ValkeyPresence:
    """The port's Presence on a server."""

    def __init__(self, url: str, pool: int = POOL, lapse: float = LAPSE, renewal: float = RENEWAL) -> None:
        self._server = Server(url, PATIENCE, pool, "presence covers this process alone")
        self._own = MemoryPresence()
        self._process = secrets.token_hex(8)
        self._lapse = lapse
        self._renewal = renewal
        self._renewer: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def here(self, match: MatchId, player: PlayerId) -> AsyncIterator[None]:
        self._own.enter(match, player)
        try:
            self._start_renewing()
            await self._publish([(match, player)])
            yield
        finally:
            if self._own.leave(match, player):
                await self._take_back(match, player)

    async def connected_players(self, match: MatchId) -> Set[PlayerId]:
        own = await self._own.connected_players(match)
        try:
            members = await self._server.ask(lambda: self._members(match))
        except ServerDown:
            return own
        mine = f"{self._process} ".encode()
        others = [member for member in members if not member.startswith(mine)]
        return own | {PlayerId(member.decode().partition(" ")[2]) for member in others}

    async def close(self) -> None:
        if self._renewer is not None:
            self._renewer.cancel()
            await asyncio.wait([self._renewer])
        await self._server.close()

    def _start_renewing(self) -> None:
        if self._renewer is None:
            self._renewer = asyncio.create_task(self._renew_forever(), name="presence")

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(self._renewal)
            await self._publish(self._own.everyone())

    async def _publish(self, present: Iterable[tuple[MatchId, PlayerId]]) -> None:
        now = time.time()
        pipe = self._server.client.pipeline(transaction=False)
        for match, player in present:
            pipe.zadd(_key(match), {self._member(player): now + self._lapse})
            pipe.zremrangebyscore(_key(match), "-inf", now)
            pipe.expire(_key(match), int(self._lapse) + 1)
        # redis-py sends nothing for an empty pipeline, and such an answer would pass for a sign of life.
        if pipe.command_stack:
            with suppress(ServerDown):
                await self._server.ask(pipe.execute)

    async def _take_back(self, match: MatchId, player: PlayerId) -> None:
        with suppress(ServerDown):
            await self._server.ask(lambda: self._server.client.zrem(_key(match), self._member(player)))

    async def _members(self, match: MatchId) -> list[bytes]:
        return cast("list[bytes]", await self._server.client.zrangebyscore(_key(match), time.time(), "+inf"))

    def _member(self, player: PlayerId) -> str:
        return f"{self._process} {player}"


def _key(match: MatchId) -> str:
    return f"headwater:presence:{match}"
