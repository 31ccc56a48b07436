"""Serving while machines think: how long a move takes then, and how long a machine's answer is waited for.

Everything is measured twice on the same server, first with nothing else to do and then beside two tables of legends,
and all of that in several rounds on fresh servers: what the machine does meanwhile disturbs both alike.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Any, Final, TypeAlias

from benchmarks._tables import Script, prepared
from benchmarks._wire import Connection
from benchmarks.frame.rows import Cell, Row
from benchmarks.hosting import BOUNDLESS, PLAY
from tests.processes import running, serving
from tests.servers import postgres_running, valkey_running
from tests.workers.clients import Guest

TITLE = "Workers: moves while machines think, and their answers"
ROUNDS: Final = 2
SCRIPTS: Final = 4
"""Matches played over each door, without and with the legends, in a round."""
MOVES: Final = 150
WARM: Final = 20
ANSWERS: Final = {"hand": 60, "foreman": 60, "legend": 20}
TABLES: Final = 2
GOAL: Final = 3.0
WATCH: Final = "subscription ($match: ID!) { matchEvents(matchId: $match) { version kind seat toMove } }"


@dataclass(frozen=True, slots=True)
class Stage:
    """A server, and matches for people to play there."""

    url: str
    scripts: list[Script]


Found: TypeAlias = dict[tuple[str, bool], list[float]]
"""Seconds of each move over a door, or of each answer of a level; without and with the legends."""


def run() -> Iterator[Row]:
    """One server; and one with PostgreSQL, Valkey and a worker."""
    yield from _rows("embedded", _measured(_embedded))
    yield from _rows("PostgreSQL, Valkey, one worker", _measured(_production))


@contextmanager
def _embedded() -> Iterator[Stage]:
    with tempfile.TemporaryDirectory(prefix="headwater-bench-") as folder:
        url = f"sqlite:///{folder}/headwater.db"
        scripts = prepared(url, 2 * len(DOORS) * SCRIPTS)
        with serving(database=url, log_format="json", **BOUNDLESS) as server:
            yield Stage(server.url, scripts)


@contextmanager
def _production() -> Iterator[Stage]:
    with postgres_running(is_durable=True) as database, valkey_running() as valkey, ExitStack() as stack:
        shared, url = valkey.fresh_database(), database.fresh_database()
        scripts = prepared(url, 2 * len(DOORS) * SCRIPTS)
        where: dict[str, object] = {"database": url, "bus": shared, "broker": shared, "log_format": "json"}
        for command in ("worker", "scheduler"):
            stack.enter_context(running(command, **where))
        yield Stage(stack.enter_context(serving(**where, **BOUNDLESS)).url, scripts)


def _measured(staged: Callable[[], AbstractContextManager[Stage]]) -> Found:
    found: Found = defaultdict(list)
    for _ in range(ROUNDS):
        with staged() as stage:
            for beside in (False, True):
                legends = Legends(stage.url, TABLES if beside else 0)
                asyncio.run(_round(stage, legends, beside, found))
    return found


async def _round(stage: Stage, legends: Legends, beside: bool, found: Found) -> None:
    for door, move in DOORS.items():
        for _ in range(SCRIPTS):
            await legends.see_to_it()
            found[door, beside] += await _played(stage.url, stage.scripts.pop(), move)
    for level, number in ANSWERS.items():
        answers: list[float] = []
        while len(answers) < number // ROUNDS:
            await legends.see_to_it()
            answers += await _answered(stage.url, level, number // ROUNDS - len(answers))
        found[level, beside] += answers


@dataclass(slots=True)
class Legends:
    """Tables of two legends each; one that has ended is replaced."""

    url: str
    number: int
    tables: list[str] = field(default_factory=list)

    async def see_to_it(self) -> None:
        """So many think from here on; each table does so for far longer than people need for a match here."""
        if not self.number:
            return
        connection = await Connection.opened(self.url)
        states = [json.loads(await connection.ask("GET", f"/v1/matches/{table}")) for table in self.tables]
        self.tables = [state["id"] for state in states if state["status"] == "running"]
        while len(self.tables) < self.number:
            wish = {"game": "moon-river", "seats": 2, "own": None, "aiSeats": [{"level": "LEGEND"}] * 2, "start": True}
            self.tables.append((await asyncio.to_thread(Guest(self.url).open, **wish))["id"])
        connection.writer.close()


async def _over_rest(connection: Connection, game: Script, number: int) -> None:
    seat, move = game.moves[number]
    await connection.ask(
        "POST",
        f"/v1/matches/{game.match}/moves/{move}",
        token=game.tokens[seat - 1],
        If_Match=f"{game.version + number}",
        Idempotency_Key=f"{number}",
    )


async def _over_graphql(connection: Connection, game: Script, number: int) -> None:
    seat, move = game.moves[number]
    variables = {"match": game.match, "version": game.version + number, "move": move, "key": f"{number}"}
    body = json.dumps({"query": PLAY, "variables": variables}).encode()
    answer = await connection.ask("POST", "/graphql", body, game.tokens[seat - 1])
    assert b'"MovePlayed"' in answer, answer


DOORS: Final = {"REST": _over_rest, "playMove over GraphQL": _over_graphql}


async def _played(url: str, game: Script, move: Callable[[Connection, Script, int], Any]) -> list[float]:
    """Seconds of each move, the first few left out: they fill caches."""
    connection = await Connection.opened(url)
    seconds = []
    for number in range(WARM + MOVES):
        began = perf_counter()
        await move(connection, game, number)
        seconds.append(perf_counter() - began)
    connection.writer.close()
    return seconds[WARM:]


async def _answered(url: str, level: str, number: int) -> list[float]:
    """Seconds from sending a move until the next move of the machine arrives over the socket, in one match."""
    token = (await asyncio.to_thread(Guest, url)).token
    connection = await Connection.opened(url)
    wish = {"game": "the-river", "seats": 2, "own": {"seat": 1}, "ai_seats": [{"level": level}], "start": True}
    match = json.loads(await connection.ask("POST", "/v1/matches", json.dumps(wish).encode(), token))["id"]
    connection.writer.close()
    taken: list[float] = []
    began: float | None = None
    async for event in _events(url, match, token):
        if began is not None and event["seat"] == 2 and event["kind"] == "MOVED":
            taken.append(perf_counter() - began)
            began = None
        if len(taken) == number or event["kind"] == "FINISHED":
            break
        if event["toMove"] == 1:
            began = await _moved(url, match, token)
    return taken


async def _moved(url: str, match: str, token: str) -> float:
    """Plays whatever is legal first; the moment at which the move was sent."""
    # A connection of its own: the one before may have been closed while the machine thought.
    connection = await Connection.opened(url)
    legal = json.loads(await connection.ask("GET", f"/v1/matches/{match}/moves?brief=true", token=token))
    path = f"/v1/matches/{match}/moves/{legal['items'][0]['notation']}"
    began = perf_counter()
    await connection.ask("POST", path, token=token, If_Match=str(legal["version"]))
    connection.writer.close()
    return began


async def _events(url: str, match: str, token: str) -> AsyncIterator[dict[str, Any]]:
    socket = await Connection.opened(url)
    await socket.upgrade("/graphql", "graphql-transport-ws")
    socket.send(json.dumps({"type": "connection_init", "payload": {"token": token}}).encode())
    await socket.receive()  # acknowledged: nothing may be asked before
    payload = {"query": WATCH, "variables": {"match": match}}
    socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}).encode())
    try:
        while True:
            message = json.loads(await socket.receive())
            yield message["payload"]["data"]["matchEvents"]
    finally:
        socket.writer.close()


def _rows(where: str, found: Found) -> Iterator[Row]:
    for door in DOORS:
        alone, beside = found[door, False], found[door, True]
        slower = _percentile(beside, 99) / _percentile(alone, 99)
        spread = _spread(alone, beside, 99)
        about: dict[str, Cell] = {"where": where, "door": door}
        last: dict[str, Cell] = {"p99 times": slower, "at most": GOAL, "moves each": min(len(alone), len(beside))}
        yield Row("A move, alone and beside two tables of legends", about | spread | last)
    for level in ANSWERS:
        alone, beside = found[level, False], found[level, True]
        about = {"where": where, "level": level}
        last = {"answers each": min(len(alone), len(beside))}
        yield Row(
            "From a move to the machine's answer in the stream, alone and beside two tables of legends",
            about | _spread(alone, beside, 95) | last,
        )


def _spread(alone: Sequence[float], beside: Sequence[float], slow: int) -> dict[str, Cell]:
    """Median and the slow ones, in milliseconds."""
    return {
        f"p{percent} ms{which}": _percentile(seconds, percent) * 1e3
        for which, seconds in (("", alone), (" beside", beside))
        for percent in (50, slow)
    }


def _percentile(seconds: Sequence[float], percent: int) -> float:
    return quantiles(seconds, n=100, method="inclusive")[percent - 1]
