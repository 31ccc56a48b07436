"""How far the guests have been looked at, page by page."""

from __future__ import annotations

from application.ports.pruning import GuestPlace


class GuestCursor:
    """Memory of one process only. Most guests stay: each round looks at the pages behind the last one."""

    def __init__(self) -> None:
        self.place: GuestPlace | None = None
