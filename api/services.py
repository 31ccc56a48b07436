"""What every edge works with: the desk of use cases, and the few things that only edges share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from api.closing import Closing
from api.middleware.forwarded import Proxies
from api.work_thread import WorkThread
from application.desk import Desk
from application.ports.limits import Rate


@dataclass(frozen=True, slots=True)
class EdgeOptions:
    """How the edges behave; all of it can be set, see docs/operations.md."""

    body_limit: int = 65_536
    requests: Rate = field(default_factory=lambda: Rate("requests", burst=120, per_second=20.0))
    graphql_cost: Rate = field(default_factory=lambda: Rate("graphql-cost", burst=10_000, per_second=1_000.0))
    heartbeat: float = 15.0
    init_patience: float = 5.0
    idle_patience: float = 60.0
    connections_per_address: int = 1_000
    documents_bytes: int = 64 * 2**20
    cors_origins: tuple[str, ...] = ()
    access_log: Literal["all", "errors", "none"] = "all"
    proxies: Proxies = field(default_factory=Proxies)


@dataclass(frozen=True, slots=True)
class Services:
    """Handed to every route when the application is made."""

    desk: Desk
    options: EdgeOptions = field(default_factory=EdgeOptions)
    closing: Closing = field(default_factory=Closing)
    work: WorkThread = field(default_factory=WorkThread)

    def close(self) -> None:
        """Lets every stream end; the next step is to wait for them."""
        self.closing.begin()
        self.desk.streams.close()
