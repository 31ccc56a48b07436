"""Databases and desks for the tests of leagues and ratings."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.persistence.migrate import migrate
from adapters.ratings import PlackettLuceRater
from application.desk import Desk
from application.ratings.rate_match import RateMatch
from tests.fakes.desk import Town
from tests.league.hamlets import Hamlet
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
def postgres_url_of_newest(postgres_server: PostgresServer) -> str:
    """A PostgreSQL database of the test's own, of the newest schema."""
    return postgres_server.fresh_database(postgres_server.template("newest", migrate))


@pytest.fixture(params=["sqlite_url", "postgres_url_of_newest"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Either database, whichever the test does not care about."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture(params=["", "sqlite_url", "postgres_url_of_newest"], ids=["fake", "sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest) -> str:
    """Either database, or nothing for the fake."""
    return request.getfixturevalue(request.param) if request.param else ""


@pytest.fixture
async def desk(anywhere: str) -> AsyncIterator[Desk]:
    """A desk over the fake or either database: all keep the same promises."""
    if not anywhere:
        yield Town().desk
        return
    async with desk_on(anywhere, on_close=(RateMatch(PlackettLuceRater()),)) as made:
        yield made


@pytest.fixture
def hamlet() -> Hamlet:
    """A league of people on fakes."""
    return Hamlet()
