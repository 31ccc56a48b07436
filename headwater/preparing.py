"""Making sure of the database, and of what fits together, before anything is served."""

from __future__ import annotations

import structlog

from adapters.persistence import is_migrated, migrate
from application.ports.store import StoreFault
from headwater.settings import Settings

log = structlog.get_logger("headwater")


def prepare(settings: Settings) -> None:
    """Migrates where the settings say so; raises StoreFault, which says what is wrong, for one that cannot be used."""
    if settings.migrates:
        migrate(settings.database)
    elif not is_migrated(settings.database):
        raise StoreFault("its schema is not this version's: run `headwater migrate`")
    if settings.has_lone_bus:
        log.warning("bus.not.shared", advice="set HEADWATER_BUS: without it streams hear of workers' moves late")
