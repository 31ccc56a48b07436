"""Who has a stream open in any process, told to each other over Valkey or Redis.

For each match a sorted set holds a member for each process and player, scored by the moment it lapses. Each process
renews its own in time; one that was killed renews nothing and is forgotten. Without the server each knows its own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Set
from contextlib import asynccontextmanager
from typing import Final, cast

from redis.exceptions import RedisError

from adapters.presence.memory import MemoryPresence
from adapters.valkey import client
from domain.hosting.terms import MatchId, PlayerId

PATIENCE: Final = 1.0
# A promise to be forgotten within a minute leaves room for one lost renewal, in seconds.
LAPSE: Final = 45.0
RENEWAL: Final = 15.0

_log = logging.getLogger(__name__)


class ValkeyPresence:
    """The port's Presence on a server."""

    def __init__(self, url: str, lapse: float = LAPSE, renewal: float = RENEWAL) -> None:
        self._server = client(url, PATIENCE)
        self._own = MemoryPresence()
        self._process = secrets.token_hex(8)
        self._lapse = lapse
        self._renewal = renewal
        self._renewer: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def here(self, match: MatchId, player: PlayerId) -> AsyncIterator[None]:
        self._own.enter(match, player)
        try:
            self._keep_renewing()
            await self._tell([(match, player)])
            yield
        finally:
            if self._own.leave(match, player):
                await self._take_back(match, player)

    async def connected(self, match: MatchId) -> Set[PlayerId]:
        own = await self._own.connected(match)
        try:
            members = cast("list[bytes]", await self._server.zrangebyscore(_key(match), time.time(), "+inf"))
        except (RedisError, OSError) as fault:
            _log.warning("who is connected elsewhere is not known: %s", type(fault).__name__)
            return own
        mine = f"{self._process} ".encode()
        others = [member for member in members if not member.startswith(mine)]
        return own | {PlayerId(member.decode().partition(" ")[2]) for member in others}

    async def close(self) -> None:
        if self._renewer is not None:
            self._renewer.cancel()
            await asyncio.wait([self._renewer])
        await self._server.aclose()

    def _keep_renewing(self) -> None:
        if self._renewer is None:
            self._renewer = asyncio.create_task(self._renewed(), name="presence")

    async def _renewed(self) -> None:
        while True:
            await asyncio.sleep(self._renewal)
            await self._tell(self._own.everyone())

    async def _tell(self, present: Iterable[tuple[MatchId, PlayerId]]) -> None:
        now = time.time()
        pipe = self._server.pipeline(transaction=False)
        for match, player in present:
            pipe.zadd(_key(match), {self._member(player): now + self._lapse})
            pipe.zremrangebyscore(_key(match), "-inf", now)
            pipe.expire(_key(match), int(self._lapse) + 1)
        try:
            await pipe.execute()
        except (RedisError, OSError) as fault:
            _log.warning("who is connected here is not told: %s", type(fault).__name__)

    async def _take_back(self, match: MatchId, player: PlayerId) -> None:
        try:
            await self._server.zrem(_key(match), self._member(player))
        except (RedisError, OSError) as fault:
            _log.warning("who has left is not told: %s", type(fault).__name__)

    def _member(self, player: PlayerId) -> str:
        return f"{self._process} {player}"


def _key(match: MatchId) -> str:
    return f"headwater:presence:{match}"
