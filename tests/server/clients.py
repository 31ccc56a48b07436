"""Clients of a running server: people over REST, and streams over SSE and WebSocket that can be cut off."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

Http = httpx.AsyncClient
PATIENCE = 120.0
EVENTS = "subscription ($match: ID!, $after: String) { matchEvents(matchId: $match, after: $after) { version kind } }"


@dataclass(frozen=True)
class Person:
    """Somebody with a token, at a server."""

    http: Http
    url: str
    token: str

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        answer = await self.http.request(method, f"{self.url}{path}", json=body, headers=headers | self.bearer)
        answer.raise_for_status()
        return answer.json()

    def at(self, url: str) -> "Person":
        """The same person at another process."""
        return replace(self, url=url)


async def guest(http: Http, url: str) -> Person:
    answer = await http.post(f"{url}/v1/guests", json={})
    answer.raise_for_status()
    return Person(http, url, answer.json()["token"])


async def table(*people: Person, game: str = "moon-river", words: tuple[str, ...] = ()) -> str:
    """A running match at which these people sit in this order."""
    said = [{"words": word} for word in words] or [{}] * len(people)
    body = {"game": game, "seats": len(people), "own": {"seat": 1, **said[0]}}
    match: str = (await people[0].call("POST", "/v1/matches", body))["id"]
    for number, person in enumerate(people[1:], 2):
        await person.call("POST", f"/v1/matches/{match}/seats", {"seat": number, **said[number - 1]})
    await people[0].call("POST", f"/v1/matches/{match}/start")
    return match


@dataclass(frozen=True)
class Played:
    """A move that the server acknowledged."""

    match: str
    version: int
    move: str


async def play_one(match: str, *people: Person, key: str | None = None, choice: int = 0) -> Played | None:
    """A move of whoever is to move, None when the match is over."""
    state = await people[0].call("GET", f"/v1/matches/{match}")
    if state["status"] != "running":
        return None
    person = people[state["to_move"] - 1]
    moves = (await person.call("GET", f"/v1/matches/{match}/moves"))["items"]
    move: str = moves[choice % len(moves)]["notation"]
    headers = {"If-Match": f'"{state["version"]}"', **({"Idempotency-Key": key} if key else {})}
    answer = await person.call("POST", f"/v1/matches/{match}/moves/{move}", **headers)
    return Played(match, answer["events"][0]["version"], move)


async def play_out(match: str, *people: Person) -> int:
    """Plays to the end; how many moves that took."""
    count = 0
    while await play_one(match, *people, choice=count):
        count += 1
    return count


@asynccontextmanager
async def sse(person: Person, match: str, after: int) -> AsyncIterator[AsyncIterator[int]]:
    """The versions that come over server-sent events; left early, the connection is simply cut."""
    headers = {**person.bearer, "Accept": "text/event-stream", **({"Last-Event-ID": str(after)} if after else {})}
    async with person.http.stream("GET", f"{person.url}/v1/matches/{match}/events", headers=headers) as answer:
        assert answer.status_code == 200
        yield _versions(answer)


async def _versions(answer: httpx.Response) -> AsyncIterator[int]:
    async for line in answer.aiter_lines():
        if line.startswith("id: "):
            yield int(line.removeprefix("id: "))


@asynccontextmanager
async def socket(person: Person, match: str, after: int) -> AsyncIterator[AsyncIterator[int]]:
    """The versions that come over a subscription; left early, the connection is simply cut."""
    url = person.url.replace("http", "ws", 1) + "/graphql"
    async with connect(url, subprotocols=[Subprotocol("graphql-transport-ws")], open_timeout=PATIENCE) as connection:
        await connection.send(json.dumps({"type": "connection_init", "payload": {"token": person.token}}))
        assert json.loads(await connection.recv())["type"] == "connection_ack"
        variables = {"match": match, "after": str(after) if after else None}
        payload = {"query": EVENTS, "variables": variables}
        await connection.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
        yield _pushed(connection)
        connection.transport.abort()


async def _pushed(connection: ClientConnection) -> AsyncIterator[int]:
    async for text in connection:
        message = json.loads(text)
        if message["type"] == "complete":
            return
        assert message["type"] == "next", message
        yield message["payload"]["data"]["matchEvents"]["version"]


async def first(stream: AsyncIterator[int], count: int) -> list[int]:
    """So many versions, fewer when the stream ends."""
    seen: list[int] = []
    async with asyncio.timeout(PATIENCE):
        async for version in stream:
            seen.append(version)
            if len(seen) == count:
                break
    return seen
