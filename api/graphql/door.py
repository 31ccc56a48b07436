"""What the transports share: who asks, for how long they may, and the engine that answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from api.auth import address_of, identified
from api.graphql.channels import Channels
from api.graphql.context import Context
from api.graphql.execution import Engine
from api.metering import REFUSAL_PAUSE, too_many
from api.services import Services
from application.callers import Caller
from application.limits.networks import metered_shares, take_share
from application.players.authenticate import authenticate


@dataclass(frozen=True, slots=True)
class Door:
    """One for each application."""

    services: Services
    engine: Engine
    channels: Channels

    async def context(self, connection: HTTPConnection, resumed_after: str | None = None) -> Context:
        """Who asks by what the gate found out, otherwise by the headers; raises Unauthenticated."""
        caller = connection.scope.get("caller")
        if not isinstance(caller, Caller):
            caller = await identified(self.services.desk, connection.headers, address_of(connection.scope))
        return self.context_of(caller, resumed_after)

    async def caller(self, connection: HTTPConnection, token: str | None, language: str) -> Caller:
        """Who asks by a token that came otherwise than in a header; raises Unauthenticated."""
        origin = address_of(connection.scope)
        if token is None:
            return Caller(language=language, origin=origin)
        return await authenticate(self.services.desk, token, language, origin)

    async def admit(self, caller: Caller) -> None:
        """Takes one request from the caller's bucket, as the gate does for HTTP; raises LimitReached."""
        rate = self.services.options.requests
        left = await take_share(self.services.desk.limits, rate, metered_shares(caller))
        if not left.granted:
            await asyncio.sleep(REFUSAL_PAUSE)
            raise too_many(rate, left)

    def context_of(self, caller: Caller, resumed_after: str | None = None) -> Context:
        return Context(self.services, self.channels, caller, resumed_after)
