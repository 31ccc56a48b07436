"""What the gate does not guard: pages, health checks, unknown paths and CORS preflights, counted by address."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from api.auth import address_of
from api.middleware.gate import is_guarded
from api.rate_limit import too_many_requests
from api.refused import refusal_response
from api.request_metrics import count_refusal, door_of, find_route
from api.services import Services
from api.web import ASSETS
from application.limits.networks import networks, take_share, widest

ASSET_COST: Final = 1 / 16
"""A page of the web client loads up to twenty files; thirty people at one address may open it at once."""


class PageLimit:
    """Refuses with 429. The bucket is one of its own: clients at a proxy never use up what its health checks need."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._desk = services.desk
        self._refusals = services.refusals
        self._rate = replace(services.options.requests, name="pages")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or is_guarded(scope):
            await self._app(scope, receive, send)
            return
        left = await take_share(self._desk.limits, self._rate, networks(address_of(scope)), _cost(scope))
        if left.granted:
            await self._app(scope, receive, send)
            return
        await self._refusals.wait(widest(address_of(scope)))
        refusal = too_many_requests(self._rate, left)
        count_refusal(self._desk.metrics, refusal, door_of(scope), find_route(scope))
        await refusal_response(scope, refusal)(scope, receive, send)


def _cost(scope: Scope) -> float:
    return ASSET_COST if str(scope["path"]).startswith(ASSETS) else 1
