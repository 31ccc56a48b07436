"""REST under `/v1`, and the pages that describe it."""

from __future__ import annotations

from starlette.routing import Route

from api.rest.endpoint import resources
from api.rest.operation_table import OPERATIONS
from api.rest.pages import page_routes
from api.services import Services


def rest_routes(services: Services) -> list[Route]:
    """Every operation's route, and the pages."""
    return [*resources(services, OPERATIONS), *page_routes()]
