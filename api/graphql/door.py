"""What the transports share: who asks, for how long they may, and the engine that answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from api.auth import address_of, identified
from api.graphql.channels import Channels
from api.graphql.context import Context
from api.graphql.execution import Engine
from api.services import Services
from application.callers import Caller
from application.players.authenticate import authenticate

LONGEST_WAIT = 3_600.0


@dataclass(frozen=True, slots=True)
class Door:
    """One for each application."""

    services: Services
    engine: Engine
    channels: Channels

    async def context(self, connection: HTTPConnection) -> Context:
        """Who asks by what the gate found out, otherwise by the headers; raises Unauthenticated."""
        caller = connection.scope.get("caller")
        if not isinstance(caller, Caller):
            caller = await identified(self.services.desk, connection.headers, address_of(connection.scope))
        return self.context_of(caller)

    async def caller(self, connection: HTTPConnection, token: str | None, language: str) -> Caller:
        """Who asks by a token that came otherwise than in a header; raises Unauthenticated."""
        origin = address_of(connection.scope)
        if token is None:
            return Caller(language=language, origin=origin)
        return await authenticate(self.services.desk, token, language, origin)

    def context_of(self, caller: Caller) -> Context:
        return Context(self.services, self.channels, caller)

    async def expired(self, caller: Caller) -> None:
        """Returns when the caller's token has expired."""
        left = self._remaining(caller)
        while left > 0:
            await asyncio.sleep(min(left, LONGEST_WAIT))
            left = self._remaining(caller)

    def _remaining(self, caller: Caller) -> float:
        if caller.expires_at is None:
            return LONGEST_WAIT
        return (caller.expires_at - self.services.desk.clock.now()) / 1000
