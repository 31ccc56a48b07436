"""The options of the API; `headwater.settings` takes its defaults from here."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from api.forwarded import Proxies
from application.ports.limits import Rate


@dataclass(frozen=True, slots=True)
class EdgeOptions:
    """Options of the API with their defaults; docs/operations.md lists their settings."""

    body_limit: int = 65_536
    requests: Rate = field(default_factory=lambda: Rate("requests", burst=240, per_second=40.0))
    graphql_cost: Rate = field(default_factory=lambda: Rate("graphql-cost", burst=10_000, per_second=1_000.0))
    heartbeat: float = 15.0
    init_patience: float = 5.0
    idle_patience: float = 60.0
    connections_per_address: int = 200
    documents_bytes: int = 64 * 2**20
    graphql_plans: bool = True
    cors_origins: tuple[str, ...] = ("*",)
    access_log: Literal["all", "errors", "none"] = "all"
    proxies: Proxies = field(default_factory=Proxies)
    trusted_documents: tuple[str, ...] = ()
    trusted_only: bool = False
    web: Path | None = None
    """Where the built web client lies; without it `/` leads to the documentation."""
