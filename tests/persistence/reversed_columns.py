"""A plugin of pytest that turns the columns of every table round, before any table is built."""

from typing import Any

import sqlalchemy
from sqlalchemy import Column, Table


class Reversed(Table):
    """A table with its columns in the opposite order."""

    inherit_cache = True

    def __new__(cls, name: str, metadata: Any, *parts: Any, **options: Any) -> Any:
        columns = [part for part in parts if isinstance(part, Column)]
        rest = [part for part in parts if not isinstance(part, Column)]
        return Table(name, metadata, *reversed(columns), *rest, **options)


sqlalchemy.Table = Reversed  # type: ignore[assignment,misc]  # what every module of tables imports


def pytest_configure() -> None:
    from adapters.persistence.tables import players

    assert next(iter(players.c)).name == "avatar"
