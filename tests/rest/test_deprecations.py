"""An operation on its way out says so in its answers and in the OpenAPI document."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from api.rest.endpoint import resources
from api.rest.openapi import document
from api.rest.operation import Deprecation
from api.rest.operation_table import OPERATIONS
from tests import houses
from tests.houses import House

GOING = Deprecation(date(2026, 12, 1), date(2027, 6, 1), "GET /v1/games/{game}")
GAMES = next(each for each in OPERATIONS if each.id == "listGames")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with houses.house(tmp_path) as house:
        yield house


async def test_answers_tell_since_when_and_until_when(house: House) -> None:
    app = Starlette(routes=resources(house.services, [replace(GAMES, deprecation=GOING)]))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        going = await http.get("/v1/games")
    assert going.headers["Deprecation"] == "@1796083200"
    assert going.headers["Sunset"] == "Tue, 01 Jun 2027 00:00:00 GMT"
    assert 'rel="deprecation"' in going.headers["Link"]


def test_the_document_marks_it() -> None:
    described: Any = document([replace(GAMES, deprecation=GOING)])["paths"]
    entry = described["/v1/games"]["get"]
    assert entry["deprecated"] is True
    assert entry["x-sunset"] == "2027-06-01"
    assert "GET /v1/games/{game}" in entry["description"]


async def test_every_answer_names_the_version_and_the_request(house: House) -> None:
    for path in ("/v1/games", "/v1/nowhere", "/healthz", "/graphql?query={__typename}"):
        answer = await house.http.get(path)
        assert answer.headers["Headwater-Version"] == "1.0.0"
        assert answer.headers["X-Request-ID"]
