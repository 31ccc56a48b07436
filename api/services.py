"""What GraphQL and REST share: the desk of use cases, options, shutdown and work thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from api.middleware.forwarded import Proxies
from api.rate_limit import RefusalPauses
from api.shutdown import Shutdown
from api.work_thread import WorkThread
from application.desk import Desk
from application.ports.limits import Rate


@dataclass(frozen=True, slots=True)
class EdgeOptions:
    """Options of the API; docs/operations.md lists their settings."""

    body_limit: int = 65_536
    requests: Rate = field(default_factory=lambda: Rate("requests", burst=120, per_second=20.0))
    graphql_cost: Rate = field(default_factory=lambda: Rate("graphql-cost", burst=10_000, per_second=1_000.0))
    heartbeat: float = 15.0
    init_patience: float = 5.0
    idle_patience: float = 60.0
    connections_per_address: int = 1_000
    documents_bytes: int = 64 * 2**20
    graphql_plans: bool = True
    cors_origins: tuple[str, ...] = ()
    access_log: Literal["all", "errors", "none"] = "all"
    proxies: Proxies = field(default_factory=Proxies)
    web: Path | None = None
    """Where the built web client lies; without it `/` leads to the documentation."""


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
