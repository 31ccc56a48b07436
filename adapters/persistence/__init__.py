"""The store on SQLite and PostgreSQL. `migrate` is imported by itself: it loads alembic, which few processes need."""

from adapters.persistence.engines import BadUrl
from adapters.persistence.store import store

__all__ = ["BadUrl", "store"]
