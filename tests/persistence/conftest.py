"""The store five times: the fake, and SQLite and PostgreSQL by the drivers or by SQLAlchemy; one contract for all."""

from collections.abc import AsyncIterator

import pytest

from adapters.persistence import store as sql_store
from application.ports.store import Store
from tests.fakes.store import FakeStore

DATABASES = {"sqlite": "sqlite_url", "postgresql": "migrated_postgres_url"}
STORES = ["fake", "sqlite", "postgresql", "sqlite-sqlalchemy", "postgresql-sqlalchemy"]


@pytest.fixture(params=STORES)
def kind(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest) -> str | None:
    """Where to store; None for the fake."""
    if kind == "fake":
        return None
    found: str = request.getfixturevalue(DATABASES[kind.partition("-")[0]])
    return found


@pytest.fixture
async def store(kind: str, url: str | None) -> AsyncIterator[Store]:
    has_driver_sessions = not kind.endswith("sqlalchemy")
    made: Store = FakeStore() if url is None else sql_store(url, 4, has_driver_sessions=has_driver_sessions)
    try:
        yield made
    finally:
        await made.close()
