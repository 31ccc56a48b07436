"""A client that speaks `graphql-transport-ws`, message by message, so that tests can also speak it wrongly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from tests.houses import Guest

PATIENCE = 60.0
PROTOCOL = Subprotocol("graphql-transport-ws")
EVENTS = "subscription ($id: ID!, $after: String) { matchEvents(matchId: $id, after: $after) { version kind cursor } }"


@dataclass
class Line:
    """One connection; what comes for other operations waits until it is asked for."""

    connection: ClientConnection
    _kept: list[dict[str, Any]] = field(default_factory=list)

    async def say(self, message: object) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message of any kind."""
        heard: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        return heard

    async def init(self, guest: Guest | None = None) -> None:
        payload = {"token": guest.token, "Accept-Language": guest.language} if guest and guest.token else None
        await self.say({"type": "connection_init", "payload": payload})
        assert (await self.hear())["type"] == "connection_ack"

    async def subscribe(self, name: str, query: str, /, **variables: object) -> None:
        await self.say({"type": "subscribe", "id": name, "payload": {"query": query, "variables": variables}})

    async def message(self, id: str) -> dict[str, Any]:
        """The next message for one operation."""
        for kept in self._kept:
            if kept.get("id") == id:
                self._kept.remove(kept)
                return kept
        while (heard := await self.hear()).get("id") != id:
            self._kept.append(heard)
        return heard

    async def data(self, id: str) -> Any:
        """The data of the next response to one operation."""
        message = await self.message(id)
        assert message["type"] == "next", message
        assert "errors" not in message["payload"], message
        return message["payload"]["data"]

    async def ending(self) -> tuple[int, str]:
        """The code and reason with which the other side closes, whatever it says before."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            code, reason = self.connection.close_code, self.connection.close_reason
        assert code is not None
        return code, reason or ""


@asynccontextmanager
async def line(
    address: str, guest: Guest | None = None, headers: Mapping[str, str] | None = None, init: bool = True
) -> AsyncIterator[Line]:
    """A connection that says who it is, unless told not to."""
    async with connect(
        f"ws://{address}/graphql",
        subprotocols=[PROTOCOL],
        additional_headers=dict(headers or {}),
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
        max_queue=None,  # a full queue would keep the client from reading the other side's goodbye
        proxy=None,
    ) as connection:
        made = Line(connection)
        if init:
            await made.init(guest)
        yield made


@asynccontextmanager
async def streamed(
    guest: Guest, address: str, query: str, variables: Mapping[str, object], **headers: str
) -> AsyncIterator[AsyncIterator[tuple[str, str, Any]]]:
    """A subscription over server-sent events: (event, id, data) one by one."""
    body = {"query": query, "variables": dict(variables)}
    sent = {**guest.caller_headers, "Accept": "text/event-stream", **headers}
    async with (
        httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
        client.stream("POST", f"http://{address}/graphql", json=body, headers=sent) as response,
    ):
        assert response.status_code == 200, await response.aread()
        assert response.headers["content-type"].startswith("text/event-stream")
        yield _frames(response.aiter_lines())


async def _frames(lines: AsyncIterator[str]) -> AsyncIterator[tuple[str, str, Any]]:
    frame: dict[str, str] = {}
    async for text in lines:
        name, _, value = text.partition(":")
        if name:
            frame[name] = value.strip()
        elif "event" in frame:
            yield frame["event"], frame.get("id", ""), json.loads(frame["data"]) if frame.get("data") else None
            frame = {}
