"""What the driver sessions use of SQLAlchemy beyond its documented functions; checked at start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARTS: Final[Mapping[str, str | None]] = {
    "sqlalchemy:PoolProxiedConnection.driver_connection": None,
    "sqlalchemy:PoolProxiedConnection.invalidate": "self e soft",
    "sqlalchemy.engine:Engine.raw_connection": "self",
    "sqlalchemy.exc:EmulatedDBAPIException": "message orig",
    "sqlalchemy.sql.compiler:SQLCompiler.params": None,
    "sqlalchemy.sql.compiler:SQLCompiler.positiontup": None,
    "sqlalchemy.util:greenlet_spawn": "fn args _require_await kwargs",
}
"""The parameters of functions and classes; None for an attribute that must exist."""
