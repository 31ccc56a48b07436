"""Wires the server: the desk, the API's services, the application and its background tasks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette

import api.graphql.planned.library_parts as planned
from api.app import create_app
from api.forwarded import Proxies
from api.graphql import documents
from api.options import EdgeOptions
from api.services import Services
from application.desk import Desk
from application.ports.limits import Rate
from application.tasks import QUEUE_NAMES
from headwater.background import announce_process, deliver_notices, follow_database_clock, keep_running
from headwater.celery import run_crews, schedule
from headwater.desks import close, desk_of
from headwater.library_check import check_or_exit
from headwater.metrics import serve_metrics
from headwater.settings import Settings
from headwater.trusted_documents import trusted_documents

# In seconds: how often a server announces itself, which also checks that its store can be written.
ANNOUNCED_EVERY: Final = 5.0

log = structlog.get_logger("headwater")


@dataclass(frozen=True, slots=True)
class WiredServer:
    """An application ready to be served, and its services."""

    app: Starlette
    services: Services


def wire(settings: Settings) -> WiredServer:
    """Builds the application; it opens no connection before it starts."""
    check_or_exit(documents.LIBRARY_PARTS)
    if settings.graphql_plans:
        check_or_exit(planned.PARTS, "HEADWATER_GRAPHQL_PLANS")
    services = Services(desk_of(settings), edge_options(settings))
    return WiredServer(create_app(services, partial(_running, settings, services.desk)), services)


def edge_options(settings: Settings) -> EdgeOptions:
    return EdgeOptions(
        body_limit=settings.body_limit,
        requests=Rate("requests", settings.requests_burst, settings.requests_per_second),
        graphql_cost=Rate("graphql-cost", settings.graphql_cost_burst, settings.graphql_cost_per_second),
        heartbeat=settings.heartbeat,
        init_patience=settings.init_patience,
        idle_patience=settings.idle_patience,
        connections_per_address=settings.connections_per_address,
        documents_bytes=settings.documents_cache,
        graphql_plans=settings.graphql_plans,
        trusted_documents=trusted_documents(settings.trusted_documents) if settings.trusted_documents else (),
        trusted_only=settings.trusted_only,
        cors_origins=settings.cors_origins,
        access_log=settings.access_log,
        proxies=Proxies.parse(settings.trusted_proxies),
        web=web_client(),
    )


def web_client() -> Path | None:
    """The folder of the built web client, or None when nobody has built it."""
    folder = Path(str(files("headwater"))) / "web"
    if (folder / "index.html").exists():
        return folder
    log.warning("no web client", note="/ shows the documentation until `make web` has built headwater/web")
    return None


@asynccontextmanager
async def _running(settings: Settings, desk: Desk) -> AsyncIterator[None]:
    """Runs the server's background tasks while it is up."""
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(follow_database_clock(desk))
            await stack.enter_async_context(serve_metrics(settings, desk))
            await stack.enter_async_context(announce_process(desk, "serve", ANNOUNCED_EVERY))
            await stack.enter_async_context(deliver_notices(desk))
            if settings.works_itself:
                await stack.enter_async_context(run_crews(settings, desk, QUEUE_NAMES))
                await stack.enter_async_context(keep_running({"schedule": partial(schedule, settings, desk)}))
            yield
    finally:
        await close(desk)
