"""A driver's faults as the store's own: kind and code only, because their text may quote what was to be stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg
from sqlalchemy.exc import EmulatedDBAPIException, SQLAlchemyError

from application.ports.store import StoreAway, StoreFault

# SQLAlchemy tells a refused connection by classes of its own, which are not its usual errors.
DRIVER_FAULTS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    sqlite3.Error,
    SQLAlchemyError,
    EmulatedDBAPIException,
    OSError,
)
UNIQUE_FAULTS: Final = (asyncpg.UniqueViolationError, sqlite3.IntegrityError)
# The driver lost its connection, or never had one. A server that ends says so to connections that nobody uses: until
# such a one is closed, asyncpg has an error to itself for whoever uses it.
LOST: Final = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# How the codes begin of what is nobody's fault but the database's: https://www.postgresql.org/docs/current/errcodes-appendix.html
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
    """A value that must be there once is there already."""


@contextmanager
def faults_told(*, is_connecting: bool = False) -> Iterator[None]:
    """A driver's fault as ours; whatever goes wrong while connecting means that the store is away."""
    fault: StoreFault | None = None
    try:
        yield
    except UNIQUE_FAULTS as error:
        fault = UniqueFault(_kind(error), _code(error))
    except DRIVER_FAULTS as error:
        fault = _fault(_innermost(error), is_connecting)
    except UnicodeEncodeError:
        fault = StoreFault("a text that cannot be stored")
    # Raised out here and not chained, so that no traceback shows the driver's error.
    if fault is not None:
        raise fault from None


def _fault(error: Exception, is_connecting: bool) -> StoreFault:
    code = _code(error)
    is_away = is_connecting or isinstance(error, LOST) or code.startswith(AWAY)
    return (StoreAway if is_away else StoreFault)(_kind(error), code)


def _innermost(error: Exception) -> Exception:
    """What the driver raised, below what SQLAlchemy made of it."""
    inner = getattr(error, "orig", None)
    return _innermost(inner) if isinstance(inner, Exception) and inner is not error else error


def _code(error: Exception) -> str:
    """SQLSTATE, SQLite's name for the fault, or the name of its class, such as ConnectionRefusedError."""
    return str(getattr(error, "sqlstate", None) or getattr(error, "sqlite_errorname", None) or type(error).__name__)


def _kind(error: Exception) -> str:
    return " ".join(dict.fromkeys((type(error).__name__, _code(error))))
