"""Databases and desks for the tests of workers."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.persistence import migrate
from application.desk import Desk
from tests.servers import PostgresServer
from tests.workers.desks import desk_on


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "headwater.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A SQLite database of the test's own, of the newest schema."""
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path)}"


@pytest.fixture
def migrated_postgres_url(postgres_server: PostgresServer) -> str:
    """A PostgreSQL database of the test's own, of the newest schema."""
    return postgres_server.fresh_database(postgres_server.template("newest", migrate))


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Either database, whichever the test does not care about."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
async def desk(sqlite_url: str) -> AsyncIterator[Desk]:
    async with desk_on(sqlite_url) as made:
        yield made
