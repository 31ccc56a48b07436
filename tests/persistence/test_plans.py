"""How the databases find things: what is asked with every match that is opened never reads all matches."""

import pytest

from adapters.persistence import rows, statements
from adapters.persistence.drivers.compiled_statements import Compiled
from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.tables import matches
from domain.hosting.terms import PlayerId, Status
from tests.persistence.rows import head

MATCHES = 3_000
ASKED = (
    {"creator": "ply_7", "status": Status.OPEN.value},
    {"creator": "ply_7", "status": Status.RUNNING.value, "in_league": False},
    {"creator": "ply_7"},
)


def opened_by_many() -> list[dict[str, object]]:
    """Matches of a hundred people, most of them over."""
    states = [Status.FINISHED] * 7 + [Status.RUNNING] * 2 + [Status.OPEN]
    heads = (
        head(f"{number:05}", creator=PlayerId(f"ply_{number % 100}"), status=states[number // 100 % len(states)])
        for number in range(MATCHES)
    )
    return [dict(rows.head_values(each)) for each in heads]


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(request.param)
    return url


async def test_what_somebody_has_opened_is_counted_without_reading_what_others_have(database: str) -> None:
    engine = engine_of(database_url(database))
    explain = "EXPLAIN QUERY PLAN" if engine.dialect.name == "sqlite" else "EXPLAIN"
    async with engine.connect() as connection:
        await connection.execute(matches.insert(), opened_by_many())
        await connection.exec_driver_sql("ANALYZE")
        for asked in ASKED:
            counting = Compiled(statements.count(frozenset(asked)), engine.dialect.name)
            plan = await connection.exec_driver_sql(
                f"{explain} {counting.text}", counting.parameters({**asked, "limit": 100})
            )
            assert "matches_by_creator" in "\n".join(str(line[-1]) for line in plan), asked
    await engine.dispose()
