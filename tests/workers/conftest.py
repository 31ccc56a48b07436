"""Desks for the tests of workers."""

from collections.abc import AsyncIterator

import pytest

from application.desk import Desk
from tests.workers.desks import desk_on


@pytest.fixture
async def desk(sqlite_url: str) -> AsyncIterator[Desk]:
    async with desk_on(sqlite_url) as made:
        yield made
