"""The plain server we compare with: Starlette, JSON and the same SQL statements by the bare driver, nothing else.

`python -m benchmarks._plain URL POSITION` serves: `POST /play` writes what a move writes in one transaction,
`GET /position` encodes a position's JSON, `/events` is a WebSocket that gets every move.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import asyncpg
import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from adapters.persistence import statements
from adapters.persistence.drivers.compiled_statements import CompiledStatements
from adapters.persistence.sessions import Statement

Step = tuple[Statement, dict[str, Any]]
Write = Callable[[Sequence[Step]], Awaitable[None]]

_POSTGRESQL = CompiledStatements("postgresql")
_SQLITE = CompiledStatements("sqlite")


def steps_of(body: dict[str, Any]) -> list[Step]:
    """What our own server writes for a move with an idempotency key, by the same statements."""
    match, version, at = body["match"], body["version"], body["at"]
    head = {**body["head"], "version": version + 1, "updated_at": at, "match": match, "expected": version}
    entry = {
        "match": match,
        "version": version + 1,
        "at": at,
        "kind": "moved",
        "data": orjson.dumps(body["entry"]).decode(),
    }
    answer = {"player": body["player"], "key": body["key"], "fingerprint": "f" * 64, "answer": "{}", "at": at}
    notice = {"topic": f"match:{match}", "match": match, "version": version + 1, "task": None, "at": at}
    posts = [(statements.POST, {**notice, "id": f"not_{body['key']}_{number}"}) for number in range(2)]
    return [(statements.ADVANCE, head), (statements.LOG_ENTRY, entry), (statements.KEEP_ANSWER, answer), *posts]


async def postgres(url: str) -> Write:
    pool = await asyncpg.create_pool(url.replace("+asyncpg", ""), min_size=10, max_size=10)

    async def write(steps: Sequence[Step]) -> None:
        async with pool.acquire() as connection, connection.transaction():
            for statement, values in steps:
                compiled = _POSTGRESQL.of(statement)
                await connection.execute(compiled.text, *compiled.parameters(values))

    return write


async def sqlite(url: str) -> Write:
    connection = await aiosqlite.connect(url.partition("///")[2], isolation_level=None)
    await connection.execute("PRAGMA synchronous=FULL")
    turn = asyncio.Lock()

    async def write(steps: Sequence[Step]) -> None:
        async with turn:
            await connection.execute("BEGIN IMMEDIATE")
            for statement, values in steps:
                compiled = _SQLITE.of(statement)
                await connection.execute(compiled.text, compiled.parameters(values))
            await connection.commit()

    return write


def application(url: str, position: bytes) -> Starlette:
    view = orjson.loads(position)
    sockets: set[WebSocket] = set()
    writers: list[Write] = []

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        writers.append(await (postgres if url.startswith("postgresql") else sqlite)(url))
        yield

    async def play(request: Request) -> Response:
        body = orjson.loads(await request.body())
        await writers[0](steps_of(body))
        if sockets:
            message = orjson.dumps({"version": body["version"] + 1, "entry": body["entry"]}).decode()
            await asyncio.gather(*(socket.send_text(message) for socket in sockets))
        return Response(orjson.dumps({"version": body["version"] + 1}), media_type="application/json")

    async def show(_request: Request) -> Response:
        return Response(orjson.dumps(view), media_type="application/json")

    async def events(socket: WebSocket) -> None:
        await socket.accept()
        sockets.add(socket)
        try:
            await socket.receive_text()
        except WebSocketDisconnect:
            pass
        finally:
            sockets.discard(socket)

    routes = [Route("/play", play, methods=["POST"]), Route("/position", show), WebSocketRoute("/events", events)]
    return Starlette(routes=routes, lifespan=lifespan)


def main() -> None:
    url, position, port = sys.argv[1], Path(sys.argv[2]).read_bytes(), int(sys.argv[3])
    uvicorn.run(
        application(url, position),
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )


if __name__ == "__main__":
    main()
