"""The store three times: the fake, SQLite, PostgreSQL; one contract for all."""

from collections.abc import AsyncIterator

import pytest

from adapters.persistence import store as sql_store
from application.ports.store import Store
from tests.fakes.store import FakeStore


@pytest.fixture(params=["fake", "sqlite_url", "migrated_postgres_url"], ids=["fake", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Where to store; None for the fake."""
    if request.param == "fake":
        return None
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def store(url: str | None) -> AsyncIterator[Store]:
    made: Store = FakeStore() if url is None else sql_store(url, 4)
    try:
        yield made
    finally:
        await made.close()
