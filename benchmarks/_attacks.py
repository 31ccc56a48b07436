"""Ten ways in which one address does its worst: `python -m benchmarks._attacks NAME URL SECONDS`, targets on stdin.

A process of its own, so that it never waits for the honest player and the honest player never waits for it. It comes
from an address of its own, 127.0.0.2, and speaks HTTP and WebSocket by hand: a client that is polite by itself proves
nothing. What the server answered is printed as JSON, counted by status.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any, Final

from benchmarks._wire import PONG, Connection

ADDRESS: Final = "127.0.0.2"
GONE: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
WS: Final = "graphql-transport-ws"
PAUSE: Final = 0.02
"""Seconds between two tries of a client that the server has turned away."""


@dataclass(slots=True)
class Attack:
    """One run: against whom, with what, until when, and what came back."""

    url: str
    targets: dict[str, Any]
    end: float
    answers: Counter[str] = field(default_factory=Counter)
    numbers: count[int] = field(default_factory=count)

    @property
    def is_on(self) -> bool:
        return monotonic() < self.end

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        connection = await Connection.opened(self.url, ADDRESS)
        try:
            yield connection
        finally:
            connection.writer.close()

    async def ask(self, connection: Connection, method: str, path: str, body: object = None, token: str = "") -> bytes:
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        status, answer = await connection.exchange(method, path, sent, token)
        self.answers[status] += 1
        return answer


Way = Callable[[Attack], Awaitable[None]]


async def _everybody(attack: Attack, people: int, act: Callable[[Attack, Connection], Awaitable[None]]) -> None:
    """So many clients at once, each of which connects again whenever it is turned away."""

    async def client() -> None:
        while attack.is_on:
            try:
                async with asyncio.timeout(max(0.01, attack.end - monotonic())), attack.connection() as connection:
                    while attack.is_on:
                        await act(attack, connection)
            except TimeoutError:
                return
            except GONE:
                attack.answers["cut off"] += 1
                await asyncio.sleep(PAUSE)

    await asyncio.gather(*(client() for _ in range(people)))


def _dear(number: int) -> str:
    """Valid at first sight, and dear to validate: fields of one name are compared in pairs."""
    return "{" + "games{key} " * 480 + f"}}#{number}"


async def dear_documents(attack: Attack) -> None:
    async def act(attack: Attack, connection: Connection) -> None:
        await attack.ask(connection, "POST", "/graphql", {"query": _dear(next(attack.numbers))})

    await _everybody(attack, 20, act)


async def refused_documents(attack: Attack) -> None:
    async def act(attack: Attack, connection: Connection) -> None:
        query = "{" + f"nothing{next(attack.numbers)} " + "x " * 1_900 + "}"
        await attack.ask(connection, "POST", "/graphql", {"query": query})

    await _everybody(attack, 20, act)


async def _greet(connection: Connection) -> None:
    await connection.upgrade("/graphql", WS)
    connection.send(b'{"type":"connection_init"}')
    await connection.receive()


async def dear_documents_on_a_socket(attack: Attack) -> None:
    async def act(attack: Attack, connection: Connection) -> None:
        await _greet(connection)
        while attack.is_on:
            for _ in range(60):
                number = next(attack.numbers)
                message = {"type": "subscribe", "id": str(number), "payload": {"query": _dear(number)}}
                connection.send(json.dumps(message).encode())
            await connection.writer.drain()
            attack.answers["messages"] += 60
            await connection.receive()

    await _everybody(attack, 4, act)


async def subscribe_and_complete(attack: Attack) -> None:
    query = f'subscription {{ matchEvents(matchId: "{attack.targets["match"]}") {{ version }} }}'

    async def act(attack: Attack, connection: Connection) -> None:
        await _greet(connection)
        while attack.is_on:
            number = str(next(attack.numbers))
            connection.send(json.dumps({"type": "subscribe", "id": number, "payload": {"query": query}}).encode())
            connection.send(json.dumps({"type": "complete", "id": number}).encode())
            attack.answers["messages"] += 2
            await connection.writer.drain()
            await asyncio.sleep(0)

    await _everybody(attack, 10, act)


async def half_sent_requests(attack: Attack) -> None:
    """Eight hundred clients that send a byte now and then, and never an end."""

    async def act(attack: Attack, connection: Connection) -> None:
        connection.writer.write(b"POST /graphql HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        while attack.is_on:
            connection.writer.write(b"a")
            await connection.writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    if not await connection.reader.read(1):
                        raise ConnectionResetError

    await _everybody(attack, 800, act)


async def idle_sockets_and_pongs(attack: Attack) -> None:
    """Five hundred sockets that do nothing, and ten that send control frames as fast as they can."""

    async def idle(_attack: Attack, connection: Connection) -> None:
        await _greet(connection)
        while await connection.reader.read(1_000):
            pass
        raise ConnectionResetError

    async def flood(attack: Attack, connection: Connection) -> None:
        await _greet(connection)
        while attack.is_on:
            for _ in range(500):
                connection.frame(PONG, b"")
            attack.answers["pongs"] += 500
            await connection.writer.drain()
            await asyncio.sleep(0.001)

    await asyncio.gather(_everybody(attack, 500, idle), _everybody(attack, 10, flood))


async def upgrades_to_a_taken_name(attack: Attack) -> None:
    """Each costs the server a password hash if it does not look first; wrong sign-ins do the same."""

    async def act(attack: Attack, connection: Connection) -> None:
        account = {"name": attack.targets["name"], "password": f"wrong-guess-{next(attack.numbers)}"}
        await attack.ask(connection, "POST", "/v1/me/upgrade", account, attack.targets["token"])
        await attack.ask(connection, "POST", "/v1/sessions", account)

    await _everybody(attack, 50, act)


async def play_and_undo(attack: Attack) -> None:
    """Fifteen pairs a document, each of which adds two entries to the log."""
    seat, move = attack.targets["undoable"]
    token, match = attack.targets["tokens"][seat - 1], attack.targets["match"]

    async def act(attack: Attack, connection: Connection) -> None:
        answer = json.loads(await attack.ask(connection, "GET", f"/v1/matches/{match}", None, token))
        version = answer.get("version")
        if version is None:
            return
        pairs = "".join(
            f'p{n}: playMove(input: {{matchId: "{match}", expectedVersion: {version + 2 * n}, '
            f'move: {{notation: "{move}"}}}}) {{ __typename }} '
            f'u{n}: undo(input: {{matchId: "{match}"}}) {{ __typename }} '
            for n in range(15)
        )
        told = await attack.ask(connection, "POST", "/graphql", {"query": f"mutation {{ {pairs} }}"}, token)
        attack.answers["moves"] += told.count(b'"MovePlayed"')

    await _everybody(attack, 4, act)


async def analyses(attack: Attack) -> None:
    """Two hundred analyses whose clients go away at once, again and again."""
    path = f"/v1/matches/{attack.targets['finished']}/analysis?limit=50"

    async def act(attack: Attack, connection: Connection) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await attack.ask(connection, "GET", path)
                return
        attack.answers["given up"] += 1
        raise ConnectionResetError

    await _everybody(attack, 200, act)


async def guests_and_tables(attack: Attack) -> None:
    """New guests without end, each of whom opens as many tables as it may."""

    async def act(attack: Attack, connection: Connection) -> None:
        token = json.loads(await attack.ask(connection, "POST", "/v1/guests")).get("token", "")
        for _ in range(20 if token else 0):
            await attack.ask(connection, "POST", "/v1/matches", {"game": "moon-river", "seats": 4}, token)

    await _everybody(attack, 10, act)


WAYS: Final[dict[str, Way]] = {
    "documents that are dear to validate": dear_documents,
    "the same, sixty at a time on a socket": dear_documents_on_a_socket,
    "documents of 4 kB that are refused": refused_documents,
    "subscriptions completed at once": subscribe_and_complete,
    "800 half-sent requests": half_sent_requests,
    "500 idle sockets, floods of pongs": idle_sockets_and_pongs,
    "upgrades and sign-ins to a taken name": upgrades_to_a_taken_name,
    "moves played and taken back": play_and_undo,
    "analyses abandoned": analyses,
    "guests and tables without end": guests_and_tables,
}


async def _run(name: str, url: str, seconds: float) -> Counter[str]:
    attack = Attack(url, json.load(sys.stdin), monotonic() + seconds)
    await WAYS[name](attack)
    return attack.answers


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_run(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
