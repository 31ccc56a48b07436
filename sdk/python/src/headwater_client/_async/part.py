"""What the parts of the client share: a connection, and lists that are read page by page."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from typing import Any
from urllib.parse import urlencode

from headwater_client._async.transport import AsyncTransport


class AsyncPart:
    """Some of the operations of a server, over its connection."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def _items(self, path: str, wanted: Mapping[str, str | None] | None = None) -> AsyncGenerator[Any, None]:
        """Every item of a list; the next page is read when it is needed."""
        query = {name: value for name, value in (wanted or {}).items() if value is not None}
        while True:
            page = await self._transport.ask("GET", f"{path}?{urlencode({'limit': 50, **query})}")
            for item in page["items"]:
                yield item
            if page.get("next") is None:
                return
            query["after"] = page["next"]
