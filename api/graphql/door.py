"""What HTTP and WebSocket share: the caller, the rate limit, and the engine."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from api.auth import address_of, identify_caller
from api.devices import device_label
from api.graphql.context import Context
from api.graphql.execution import Engine
from api.rate_limit import too_many_requests
from api.services import Services
from application.callers import Caller
from application.limits.networks import metered_shares, take_share, widest
from application.players.authenticate import authenticate


@dataclass(frozen=True, slots=True)
class Door:
    """Each application has one."""

    services: Services
    engine: Engine

    async def context(self, connection: HTTPConnection, resumed_after: str | None = None) -> Context:
        """The context of the caller that the gate or else the headers identify; raises Unauthenticated."""
        caller = connection.scope.get("caller")
        if not isinstance(caller, Caller):
            caller = await identify_caller(self.services.desk, connection.headers, address_of(connection.scope))
        return self.context_of(caller, resumed_after)

    async def caller(self, connection: HTTPConnection, token: str | None, language: str) -> Caller:
        """The caller of a token that came outside the headers; raises Unauthenticated."""
        origin = address_of(connection.scope)
        device = device_label(connection.headers.get("user-agent", ""))
        if token is None:
            return Caller(language=language, origin=origin, device=device)
        return await authenticate(self.services.desk, token, language, origin, device)

    async def admit(self, caller: Caller) -> None:
        """Counts one request of the caller, as the gate does for HTTP; raises LimitReached."""
        rate = self.services.options.requests
        left = await take_share(self.services.desk.limits, rate, metered_shares(caller))
        if not left.granted:
            await self.services.refusals.wait(widest(caller.origin))
            raise too_many_requests(rate, left)

    def context_of(self, caller: Caller, resumed_after: str | None = None) -> Context:
        return Context(self.services, caller, resumed_after)
