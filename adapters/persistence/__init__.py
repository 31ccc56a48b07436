"""The store on SQLite and PostgreSQL."""

from adapters.persistence.engines import BadUrl
from adapters.persistence.migrate import is_migrated, migrate
from adapters.persistence.store import store

__all__ = ["BadUrl", "is_migrated", "migrate", "store"]
