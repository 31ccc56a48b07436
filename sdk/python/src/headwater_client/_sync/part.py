"""What the parts of the client share: a connection, and lists that are read page by page."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any
from urllib.parse import urlencode

from headwater_client._sync.transport import Transport


class Part:
    """Some of the operations of a server, over its connection."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _items(self, path: str, wanted: Mapping[str, str | None] | None = None) -> Generator[Any, None, None]:
        """Every item of a list; the next page is read when it is needed."""
        query = {name: value for name, value in (wanted or {}).items() if value is not None}
        while True:
            page = self._transport.ask("GET", f"{path}?{urlencode({'limit': 50, **query})}")
            yield from page["items"]
            if page.get("next") is None:
                return
            query["after"] = page["next"]
