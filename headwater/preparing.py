"""Making sure of the database before anything is served from it."""

from __future__ import annotations

from adapters.persistence import is_migrated, migrate
from application.ports.store import StoreFault
from headwater.settings import Settings


def prepare(settings: Settings) -> None:
    """Migrates where the settings say so; raises StoreFault, which says what is wrong, for one that cannot be used."""
    if settings.migrates:
        migrate(settings.database)
    elif not is_migrated(settings.database):
        raise StoreFault("its schema is not this version's: run `headwater migrate`")
