"""What the tests of server processes share."""

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.clients import PATIENCE


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        yield client
