"""Migrations: every step up, down and up again on both databases, and the models are what they make."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from adapters.persistence.engines import database_url, engine_of
from adapters.persistence.migrate import configuration, is_migrated, migrate, unmigrate
from adapters.persistence.tables import metadata

SCRIPTS = ScriptDirectory.from_config(configuration())
REVISIONS = [script.revision for script in SCRIPTS.walk_revisions()][::-1]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


def seen(url: str, look: Callable[[Connection], object]) -> object:
    async def view_of_league() -> object:
        engine = engine_of(database_url(url))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(look)
        finally:
            await engine.dispose()

    return asyncio.run(view_of_league())


def done(url: str, statements: Sequence[str]) -> None:
    async def did() -> None:
        engine = engine_of(database_url(url))
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(did())


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_revisions_are_one_line_from_the_first_to_the_newest() -> None:
    assert SCRIPTS.get_heads() == [REVISIONS[-1]]
    assert len(SCRIPTS.get_bases()) == 1


def test_every_step_goes_up_down_and_up_again(empty_database: str) -> None:
    before = "base"
    for revision in REVISIONS:
        migrate(empty_database, revision)
        there = seen(empty_database, tables)
        unmigrate(empty_database, before)
        migrate(empty_database, revision)
        assert seen(empty_database, tables) == there
        before = revision
    assert is_migrated(empty_database)
    unmigrate(empty_database)
    assert seen(empty_database, tables) == set()
    assert not is_migrated(empty_database)


def test_the_models_are_what_the_migrations_make(empty_database: str) -> None:
    migrate(empty_database)
    assert seen(empty_database, differences) == []
    assert seen(empty_database, tables) == set(metadata.tables)


def test_any_number_of_processes_may_migrate_at_once(empty_database: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(migrate, [empty_database] * 4))
    assert is_migrated(empty_database)


def test_a_new_file_is_migrated_without_a_word_of_complaint(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    migrate(f"sqlite:///{tmp_path}/quiet.db")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_ratings_from_before_have_the_date_of_their_last_match_that_counts(empty_database: str) -> None:
    migrate(empty_database, "0007")
    lines = [(1, "rated", "m1", 1_000), (2, "rated", "m2", 2_000), (3, "annulled", "m2", 3_000)]
    wrote = [
        f"""insert into rating_changes values ('the-river', {number}, '{kind}', '{match}', {seat}, '{who}', 1,
        25, 8, 25, 8, {at})"""
        for number, kind, match, at in lines
        for seat, who in ((1, "ann"), (2, "bob" if match == "m1" else "cyd"))
    ]
    wrote += [
        f"insert into ratings values ('the-river', '{who}', 'human', 25, 8, {games}, 3000, 1000)"
        for who, games in (("ann", 1), ("bob", 1), ("cyd", 0))
    ]
    done(empty_database, wrote)
    migrate(empty_database)
    query = text("select subject, played_at from ratings order by subject")
    told = seen(empty_database, lambda connection: [tuple(row) for row in connection.execute(query)])
    assert told == [("ann", 1_000), ("bob", 1_000), ("cyd", None)]
