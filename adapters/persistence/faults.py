"""Translates driver errors into StoreFault: kind and code only, because their text may quote stored values."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import EmulatedDBAPIException, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from application.ports.store import StoreAway, StoreFault

# SQLAlchemy reports a refused connection as EmulatedDBAPIException, which is not an SQLAlchemyError.
DRIVER_FAULTS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    sqlite3.Error,
    SQLAlchemyError,
    EmulatedDBAPIException,
    OSError,
)
UNIQUE: Final = ("23505", "SQLITE_CONSTRAINT")
# The connection is lost, or was never established. A server that shuts down also tells idle connections: until such a
# connection is closed, asyncpg raises an error of its own to anyone who uses it.
LOST: Final = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# Prefixes of codes that mean the database is unavailable: https://www.postgresql.org/docs/current/errcodes-appendix.html
AWAY: Final = (
    "08",  # connections
    "53",  # memory, disk, connections used up
    "57P",  # shutting down, starting up
    "25006",  # read-only, such as a standby
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_FULL",
    "SQLITE_IOERR",
    "SQLITE_CANTOPEN",
    "SQLITE_READONLY",
)


class UniqueFault(StoreFault):
    """A unique value exists already."""


@contextmanager
def translate_faults(*, is_connecting: bool = False) -> Iterator[None]:
    """Raises driver errors as StoreFault. Any error while connecting becomes StoreAway."""
    fault: StoreFault | None = None
    try:
        yield
    except PoolTimeout:
        fault = StoreAway("no connection became free")
    except DRIVER_FAULTS as error:
        fault = _fault(_innermost(error), is_connecting)
    except UnicodeEncodeError:
        fault = StoreFault("a text that cannot be stored")
    # Raised outside the handler and not chained, so that no traceback shows the driver's error.
    if fault is not None:
        raise fault from None


def _fault(error: Exception, is_connecting: bool) -> StoreFault:
    code = _code(error)
    if code.startswith(UNIQUE):
        return UniqueFault(_kind(error), code)
    is_away = is_connecting or isinstance(error, LOST) or code.startswith(AWAY)
    return (StoreAway if is_away else StoreFault)(_kind(error), code)


def _innermost(error: Exception) -> Exception:
    """The driver's own error inside SQLAlchemy's wrappers."""
    inner = error.__cause__ if isinstance(error, EmulatedDBAPIException) else getattr(error, "orig", None)
    return _innermost(inner) if isinstance(inner, Exception) and inner is not error else error


def _code(error: Exception) -> str:
    """SQLSTATE, SQLite's name for the fault, or the name of its class, such as ConnectionRefusedError."""
    return str(getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or type(error).__name__)


def _kind(error: Exception) -> str:
    return " ".join(dict.fromkeys((type(error).__name__, _code(error))))
