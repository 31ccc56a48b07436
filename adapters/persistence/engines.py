"""SQLAlchemy engines for a database's url: connections are set up the same way wherever they are used."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from errno import ENOENT
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, NullPool, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# How long a writer waits for the lock of a SQLite file, and anyone for a free connection, in seconds.
PATIENCE: Final = 30.0
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

# At its most talkative it writes every statement's values into the log.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class BadUrl(ValueError):
    """No database can be meant by this url; what it says is not repeated, for it may hold a password."""


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


def sqlite_engine(url: URL) -> AsyncEngine:
    """Transactions are begun by us: the driver's own habit of beginning them late makes writers fail."""
    options = {"isolation_level": None, "timeout": PATIENCE}
    engine = _engine(url, options)
    event.listen(engine.sync_engine, "do_connect", partial(_check_file, sqlite_file(url)))
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def make_file(file: Path) -> None:
    """Makes a database's file and its folders, unless they are there, for its owner alone.

    SQLite gives its other files, `-wal` and `-shm`, the same permissions.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _check_file(file: Path, *_: object) -> None:
    """SQLite itself would make a file wherever a mistyped path points."""
    if not file.exists():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(file))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A commit is in the file's log before it is acknowledged: the process may be killed at any moment, nothing is lost.
    # FULL adds that the log is on the disk by then, so that a power cut loses nothing either.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def postgres_engine(url: URL) -> AsyncEngine:
    return _engine(url, {"timeout": 10, "command_timeout": 60})


def _engine(url: URL, options: dict[str, Any]) -> AsyncEngine:
    return create_async_engine(
        url,
        connect_args=options,
        # `connections` keeps what is used again.
        poolclass=NullPool,
        pool_reset_on_return=None,
        # No error and no log line may ever quote a value.
        hide_parameters=True,
    )


def engine_of(url: URL) -> AsyncEngine:
    return sqlite_engine(url) if url.get_backend_name() == "sqlite" else postgres_engine(url)
