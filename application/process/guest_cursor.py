"""How far the guests have been pruned, page by page."""

from __future__ import annotations

from application.ports.pruning import GuestPlace


class GuestCursor:
    """Memory of one process only. Most guests stay, so each round reads the pages after the last one."""

    def __init__(self) -> None:
        self.place: GuestPlace | None = None
