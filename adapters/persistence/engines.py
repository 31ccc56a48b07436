"""SQLAlchemy engines for a database url, with the same connection settings everywhere."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from errno import ENOENT
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, AsyncAdaptedQueuePool, NullPool, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# In seconds: how long a writer waits for a SQLite lock, and a caller for a free connection.
PATIENCE: Final = 30.0
# In seconds: how long PostgreSQL may take for a connection, and for one statement. Requests and tasks read and write in
# small steps, so a server that needs longer hangs, and its callers are told so.
CONNECT_PATIENCE: Final = 10.0
STATEMENT_PATIENCE: Final = 15.0
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

# At debug level it logs the values of every statement.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class BadUrl(ValueError):
    """The url names no database. The message never repeats the url, because it may hold a password."""


def database_url(text: str) -> URL:
    """The url with the driver we use."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadUrl("a database url looks like sqlite:///file or postgresql://user@host/name") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadUrl(f"a database is sqlite or postgresql, not {kind}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadUrl("a SQLite database needs a file: readers and the writer meet in it")
    return url.set(drivername=DRIVERS[kind])


def sqlite_file(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database)


def sqlite_engine(url: URL, pool_size: int | None = None) -> AsyncEngine:
    """Leaves transactions to us: the driver begins them late, which makes concurrent writers fail."""
    options = {"isolation_level": None, "timeout": PATIENCE}
    engine = _engine(url, options, pool_size)
    event.listen(engine.sync_engine, "do_connect", partial(_check_file, sqlite_file(url)))
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def make_file(file: Path) -> None:
    """Creates a missing database file and its folders, readable by the owner alone.

    SQLite gives its other files, `-wal` and `-shm`, the same permissions.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _check_file(file: Path, *_: object) -> None:
    """Refuses a missing file: SQLite would silently create one at a mistyped path."""
    if not file.exists():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(file))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # SQLite writes a commit to the log before it acknowledges it, so killing the process loses nothing.
    # FULL also flushes the log to disk, so a power cut loses nothing either.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def postgres_engine(url: URL, pool_size: int | None = None, patience: float | None = STATEMENT_PATIENCE) -> AsyncEngine:
    return _engine(url, {"timeout": CONNECT_PATIENCE, "command_timeout": patience}, pool_size)


def _engine(url: URL, options: dict[str, Any], pool_size: int | None) -> AsyncEngine:
    return create_async_engine(
        url,
        connect_args=options,
        # Errors and log lines must never quote a value.
        hide_parameters=True,
        **(_UNPOOLED if pool_size is None else _pooled(pool_size)),
    )


_UNPOOLED: Final[dict[str, Any]] = {"poolclass": NullPool, "pool_reset_on_return": None}


def _pooled(size: int) -> dict[str, Any]:
    pool = {"poolclass": AsyncAdaptedQueuePool, "pool_size": size, "max_overflow": 0}
    # A connection that the server has closed is noticed before it is used.
    return {**pool, "pool_timeout": PATIENCE, "pool_pre_ping": True}


def engine_of(url: URL, pool_size: int | None = None, patience: float | None = STATEMENT_PATIENCE) -> AsyncEngine:
    """An engine whose pool keeps `pool_size` connections; without a size the caller keeps them.

    A statement of PostgreSQL fails after `patience` seconds; None never gives up.
    """
    if url.get_backend_name() == "sqlite":
        return sqlite_engine(url, pool_size)
    return postgres_engine(url, pool_size, patience)
