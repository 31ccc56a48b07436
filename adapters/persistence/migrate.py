"""Migrates a database to this version's schema. Any number of processes may do so at once."""

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

from adapters.persistence.engines import PATIENCE, STATEMENT_PATIENCE, database_url, engine_of, make_file, sqlite_file
from adapters.persistence.faults import translate_faults
from application.ports.store import StoreFault

NEWEST: Final = "head"
NOTHING: Final = "base"
# An arbitrary number that no other program is likely to use for an advisory lock.
LOCK: Final = 0x4EAD3A7E
PAUSE: Final = 0.05

Step = Callable[[Config, str], None]


def migrate(url: str, revision: str = NEWEST) -> None:
    """Upgrades to a revision. It runs its own event loop, so call it from a thread if one is running.

    Raises StoreFault if the database does not answer, or has the schema of a newer version.
    """
    asyncio.run(_run_migration(database_url(url), command.upgrade, revision))


def unmigrate(url: str, revision: str = NOTHING) -> None:
    """Downgrades to a revision, by default to an empty database; otherwise like `migrate`."""
    asyncio.run(_run_migration(database_url(url), command.downgrade, revision))


def is_migrated(url: str) -> bool:
    """Whether the database has this version's schema; otherwise like `migrate`."""
    return asyncio.run(_revision(database_url(url))) == ScriptDirectory.from_config(configuration()).get_current_head()


async def _run_migration(url: URL, step: Step, revision: str) -> None:
    # A step may rewrite a large table, or wait for another process's migration.
    async with _engine(url, patience=None) as engine:
        if url.get_backend_name() == "sqlite":
            await _prepare_file(engine, url)
        async with engine.begin() as connection:
            await connection.run_sync(_take_lock)
            await connection.run_sync(_run_step, step, revision)


async def _revision(url: URL) -> str | None:
    async with _engine(url) as engine, engine.connect() as connection:
        return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())


@asynccontextmanager
async def _engine(url: URL, patience: float | None = STATEMENT_PATIENCE) -> AsyncIterator[AsyncEngine]:
    engine = engine_of(url, patience=patience)
    try:
        with translate_faults():
            yield engine
    finally:
        await engine.dispose()


def _run_step(connection: Connection, step: Step, revision: str) -> None:
    try:
        step(configuration(connection), revision)
    except CommandError:
        raise StoreFault("the database knows a schema that this version does not: a newer one has made it") from None


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(files("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _take_lock(connection: Connection) -> None:
    """Takes a lock until the transaction ends. On SQLite the transaction itself is the lock."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


async def _prepare_file(engine: AsyncEngine, url: URL) -> None:
    make_file(sqlite_file(url))
    event.listen(engine.sync_engine, "begin", _begin_immediately)
    async with asyncio.timeout(PATIENCE):
        while not await _switch_to_wal(engine):  # noqa: ASYNC110  # the lock is another process's: no event to wait for
            await asyncio.sleep(PAUSE)


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _switch_to_wal(engine: AsyncEngine) -> bool:
    """Tries to switch the file to write-ahead logging. SQLite does not wait while another process does so."""
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        try:
            await driver.execute_fetchall("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]  # open until closed
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
    return True
