"""What GraphQL and REST share: the desk of use cases, options, shutdown and work thread."""

from __future__ import annotations

from dataclasses import dataclass, field

from api.options import EdgeOptions
from api.rate_limit import RefusalPauses
from api.shutdown import Shutdown
from api.work_thread import WorkThread
from application.desk import Desk


@dataclass(frozen=True, slots=True)
class Services:
    """Every route gets these when the application is created."""

    desk: Desk
    options: EdgeOptions = field(default_factory=EdgeOptions)
    shutdown: Shutdown = field(default_factory=Shutdown)
    work: WorkThread = field(default_factory=WorkThread)
    refusals: RefusalPauses = field(default_factory=RefusalPauses)

    def close(self) -> None:
        """Ends every stream. The caller then waits for them."""
        self.shutdown.begin()
        self.desk.streams.close()
