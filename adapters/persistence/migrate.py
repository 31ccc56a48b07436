"""Bringing a database to the schema this version needs; any number of processes may do it at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

from adapters.persistence.engines import PATIENCE, database_url, engine_of, make_file, sqlite_file
from adapters.persistence.faults import faults_told
from application.ports.store import StoreFault

NEWEST: Final = "head"
NOTHING: Final = "base"
# Any number will do that no other program takes for a lock of its own.
LOCK: Final = 0x4EAD3A7E
PAUSE: Final = 0.05

Step = Callable[[Config, str], None]


def migrate(url: str, revision: str = NEWEST) -> None:
    """Up to a revision, the newest unless told otherwise; runs an event loop of its own, so use a thread inside one.

    Raises StoreFault for a database that does not answer, or that a newer version has made.
    """
    asyncio.run(_stepped(database_url(url), command.upgrade, revision))


def unmigrate(url: str, revision: str = NOTHING) -> None:
    """Down to a revision, to an empty database unless told otherwise; as `migrate` otherwise."""
    asyncio.run(_stepped(database_url(url), command.downgrade, revision))


def is_migrated(url: str) -> bool:
    """Whether the database has the schema this version needs; as `migrate` otherwise."""
    return asyncio.run(_revision(database_url(url))) == ScriptDirectory.from_config(configuration()).get_current_head()


async def _stepped(url: URL, step: Step, revision: str) -> None:
    async with _engine(url) as engine:
        if url.get_backend_name() == "sqlite":
            await _prepare_file(engine, url)
        async with engine.begin() as connection:
            await connection.run_sync(_take_lock)
            await connection.run_sync(_step_on, step, revision)


async def _revision(url: URL) -> str | None:
    async with _engine(url) as engine, engine.connect() as connection:
        return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())


@asynccontextmanager
async def _engine(url: URL) -> AsyncIterator[AsyncEngine]:
    engine = engine_of(url)
    try:
        with faults_told():
            yield engine
    finally:
        await engine.dispose()


def _step_on(connection: Connection, step: Step, revision: str) -> None:
    try:
        step(configuration(connection), revision)
    except CommandError:
        raise StoreFault("the database knows a schema that this version does not: a newer one has made it") from None


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's, without a file: everything it needs is here."""
    config = Config()
    config.set_main_option("script_location", str(files("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _take_lock(connection: Connection) -> None:
    """Held until the transaction ends; on SQLite the transaction itself is the lock."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


async def _prepare_file(engine: AsyncEngine, url: URL) -> None:
    make_file(sqlite_file(url))
    event.listen(engine.sync_engine, "begin", _begin_immediately)
    async with asyncio.timeout(PATIENCE):
        while not await _writes_ahead(engine):  # noqa: ASYNC110  # the lock is another process's: no event to wait for
            await asyncio.sleep(PAUSE)


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _writes_ahead(engine: AsyncEngine) -> bool:
    """Whether the file has a write-ahead log, kept in it for good; SQLite does not wait if another one sets it."""
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        try:
            await driver.execute_fetchall("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]  # open until closed
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
    return True
