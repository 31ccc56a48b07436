"""Databases and desks for the tests of leagues and ratings."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from adapters.ratings import PlackettLuceRater
from application.desk import Desk
from application.ratings.rate_match import RateMatch
from tests.fakes.desk import Town
from tests.league.hamlets import Hamlet
from tests.workers.desks import desk_on


@pytest.fixture(params=["", "sqlite_url", "migrated_postgres_url"], ids=["fake", "sqlite", "postgresql"])
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
