"""The server over the wire: moves, positions, streams; each beside a plain server with the same input and output.

Every server is a process of its own. On a shared machine wall time says little: so each line also tells how much the
server could do in a second of its own CPU, and `of plain` compares those.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import perf_counter

from application.callers import NOBODY
from application.matches.view_match import view_match
from benchmarks._tables import Script, prepared
from benchmarks._wire import Connection, Load, loaded, memory_of, together
from benchmarks.frame.rows import Cell, Row
from domain.hosting.terms import MatchId
from domain.kernel.plain import plain
from headwater.desks import open_desk
from headwater.settings import load
from tests.graphql.selections import members
from tests.processes import ROOT, serving
from tests.servers import free_port, postgres_running

TITLE = "Hosting: moves, positions and streams over the wire"
TABLES, WARM, MOVES = 8, 10, 70
TURNS = 4
READERS, READS = 4, 500
CROWDS = (100, 500, 1000)
WARM_PUSHES, PUSHES = 5, 45
MIDDLE = 90
BOUNDLESS = {
    "access_log": "none",
    "requests_burst": 10**8,
    "requests_per_second": 10**8,
    "graphql_cost_burst": 10**8,
    "graphql_cost_per_second": 10**8,
    "streams_per_player": 10_000,
    "connections_per_address": 10_000,
}

PLAY = (
    "mutation ($match: ID!, $version: Int!, $move: String!, $key: String) { playMove(input: {matchId: $match, "
    "expectedVersion: $version, move: {notation: $move}, idempotencyKey: $key}) { __typename ... on MovePlayed "
    "{ version } } }"
)
WATCH = "subscription ($match: ID!, $after: String) { matchEvents(matchId: $match, after: $after) { version kind } }"


def run() -> Iterator[Row]:
    """SQLite first, then PostgreSQL as careful as it comes; streams and positions on the latter."""
    with tempfile.TemporaryDirectory(prefix="headwater-bench-") as folder:
        files = (f"sqlite:///{folder}/{number}.db" for number in count())
        yield from _moves("SQLite", lambda: next(files))
    with postgres_running(is_durable=True) as server:
        yield from _moves("PostgreSQL", server.fresh_database)
        yield from _positions(server.fresh_database())
        for crowd in CROWDS:
            yield from fan_out(server.fresh_database(), server.fresh_database(), crowd)


def _moves(name: str, fresh: Callable[[], str]) -> Iterator[Row]:
    """In turns, so that a busy moment of the machine meets both."""
    turns = [(_played(fresh()), _plainly_played(fresh())) for _ in range(TURNS)]
    played, bare = (together([turn[way] for turn in turns]) for way in range(2))
    for way, measured in (("playMove over GraphQL", played), ("plain Starlette, same statements", bare)):
        yield Row("A move committed, 8 tables at once", _speeds(measured, bare, way, database=name))


def _played(url: str) -> Load:
    games = prepared(url, TABLES)
    with serving(database=url, **BOUNDLESS) as server:
        asyncio.run(_loaded(server.pid, [_player(server.url, game, 0, WARM) for game in games]))
        return asyncio.run(_loaded(server.pid, [_player(server.url, game, WARM, MOVES) for game in games]))


def _player(url: str, game: Script, first: int, last: int) -> Callable[[], Awaitable[list[float]]]:
    async def work() -> list[float]:
        connection = await Connection.opened(url)
        seconds = []
        for number, (seat, move) in list(enumerate(game.moves[:MOVES]))[first:last]:
            variables = {"match": game.match, "version": game.version + number, "move": move, "key": f"{number}"}
            body = json.dumps({"query": PLAY, "variables": variables}).encode()
            began = perf_counter()
            answer = await connection.ask("POST", "/graphql", body, game.tokens[seat - 1])
            seconds.append(perf_counter() - began)
            assert b'"MovePlayed"' in answer, answer
        connection.writer.close()
        return seconds

    return work


def _plainly_played(url: str) -> Load:
    games = prepared(url, TABLES)
    with _plain(url, b"{}") as (pid, address):
        asyncio.run(_loaded(pid, [_plain_player(address, game, 0, WARM) for game in games]))
        return asyncio.run(_loaded(pid, [_plain_player(address, game, WARM, MOVES) for game in games]))


def _plain_player(url: str, game: Script, first: int, last: int) -> Callable[[], Awaitable[list[float]]]:
    async def work() -> list[float]:
        connection = await Connection.opened(url)
        seconds = []
        for number in range(first, last):
            body = _plain_move(game, number)
            began = perf_counter()
            await connection.ask("POST", "/play", body)
            seconds.append(perf_counter() - began)
        connection.writer.close()
        return seconds

    return work


def _plain_move(game: Script, number: int) -> bytes:
    seat, move = game.moves[number]
    event = {"kind": "plot-placed", "seat": seat, "plot": "H1", "cells": [12, 13]}
    entry = {"seat": seat, "move": move, "next": seat, "events": [event], "engine": None}
    body = {"match": game.match, "version": game.version + number, "at": 1, "entry": entry, "head": game.head}
    return json.dumps({**body, "player": f"ply-{seat}", "key": f"{game.match}-{number}"}).encode()


def _positions(url: str) -> Iterator[Row]:
    """A four-seat table in the middle of its game."""
    (game,) = prepared(url, 1, seats=4, played=MIDDLE)
    typed = "query ($id: ID!) { match(id: $id) { version position { " + members("Position", "MoonRiver") + " } } }"
    compact = "query ($id: ID!) { match(id: $id) { version positionJson } }"
    with serving(database=url, **BOUNDLESS) as server:
        found = {
            "typed, every field": asyncio.run(_read(server.pid, server.url, game, typed)),
            "one JSON scalar": asyncio.run(_read(server.pid, server.url, game, compact)),
        }
    with _plain(url, asyncio.run(_view(url, game))) as (pid, address):
        bare = asyncio.run(_loaded(pid, [_plain_reader(address)] * READERS))
    for way, measured in (*found.items(), ("plain Starlette, the view as JSON", bare)):
        yield Row("A full position, 4 seats", _speeds(measured, bare, way))


async def _read(pid: int, url: str, game: Script, query: str) -> Load:
    body = json.dumps({"query": query, "variables": {"id": game.match}}).encode()
    warm = await Connection.opened(url)
    for _ in range(WARM):
        answer = await warm.ask("POST", "/graphql", body, game.tokens[0])
        assert b'"errors"' not in answer, answer[:500]

    async def work() -> list[float]:
        connection = await Connection.opened(url)
        return [await _timed(connection.ask("POST", "/graphql", body, game.tokens[0])) for _ in range(READS)]

    return await loaded(pid, [work] * READERS)


def _plain_reader(url: str) -> Callable[[], Awaitable[list[float]]]:
    async def work() -> list[float]:
        connection = await Connection.opened(url)
        return [await _timed(connection.ask("GET", "/position")) for _ in range(READS)]

    return work


async def _view(url: str, game: Script) -> bytes:

    async with open_desk(load(database=url)) as desk:
        return json.dumps(plain((await view_match(desk, NOBODY, MatchId(game.match))).game_view)).encode()


def fan_out(ours: str, plain_url: str, crowd: int) -> Iterator[Row]:
    (game,) = prepared(ours, 1)
    with serving(database=ours, **BOUNDLESS) as server:
        measured = asyncio.run(_pushed(server.pid, server.url, game, crowd, is_plain=False))
    (game,) = prepared(plain_url, 1)
    with _plain(plain_url, b"{}") as (pid, address):
        bare = asyncio.run(_pushed(pid, address, game, crowd, is_plain=True))
    for way, (seen, memory) in (("matchEvents over graphql-transport-ws", measured), ("plain Starlette", bare)):
        cells: dict[str, Cell] = {"subscribers": crowd, "server": way, "p50 ms": seen.percentile(50)}
        cells |= {"p95 ms": seen.percentile(95), "server µs (CPU) a message": seen.cpu / len(seen.seconds) * 1e6}
        yield Row("One event to all who follow a match", {**cells, "KiB a subscriber": memory / 1024})


async def _pushed(pid: int, url: str, game: Script, crowd: int, *, is_plain: bool) -> tuple[Load, float]:
    """Latencies from sending a move to each receipt, and the memory of a subscriber that waits."""
    before = memory_of(pid)
    sockets = [await _subscribed(url, game, is_plain=is_plain) for _ in range(crowd)]
    memory = (memory_of(pid) - before) / crowd
    player = await Connection.opened(url)
    await _moves_pushed(player, sockets, game, 0, WARM_PUSHES, is_plain=is_plain)
    works = [lambda: _moves_pushed(player, sockets, game, WARM_PUSHES, PUSHES, is_plain=is_plain)]
    measured = await loaded(pid, works)
    for socket in (*sockets, player):
        socket.writer.close()
    return measured, memory


async def _subscribed(url: str, game: Script, *, is_plain: bool) -> Connection:
    socket = await Connection.opened(url)
    if is_plain:
        await socket.upgrade("/events")
        return socket
    await socket.upgrade("/graphql", "graphql-transport-ws")
    socket.send(json.dumps({"type": "connection_init", "payload": {"token": game.tokens[0]}}).encode())
    await socket.receive()
    variables = {"match": game.match, "after": str(game.version - 1)}
    payload = {"query": WATCH, "variables": variables}
    socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}).encode())
    await socket.receive()  # the last event before: it follows from here on
    return socket


async def _moves_pushed(
    player: Connection, sockets: Sequence[Connection], game: Script, first: int, last: int, *, is_plain: bool
) -> list[float]:
    seconds: list[float] = []
    for number, (seat, move) in list(enumerate(game.moves))[first:last]:
        began = perf_counter()
        waiting = [asyncio.create_task(_received(socket, began)) for socket in sockets]
        if is_plain:
            await player.ask("POST", "/play", _plain_move(game, number))
        else:
            variables = {"match": game.match, "version": game.version + number, "move": move, "key": None}
            body = json.dumps({"query": PLAY, "variables": variables}).encode()
            await player.ask("POST", "/graphql", body, game.tokens[seat - 1])
        seconds += await asyncio.gather(*waiting)
    return seconds


async def _received(socket: Connection, began: float) -> float:
    await socket.receive()
    return perf_counter() - began


async def _timed(question: Awaitable[bytes]) -> float:
    began = perf_counter()
    await question
    return perf_counter() - began


async def _loaded(pid: int, works: Sequence[Callable[[], Awaitable[list[float]]]]) -> Load:
    return await loaded(pid, works)


def _speeds(measured: Load, bare: Load, way: str, **about: Cell) -> dict[str, Cell]:
    return {
        **about,
        "server": way,
        "1/s (CPU)": measured.per_cpu_second,
        "1/s (wall)": measured.per_second,
        "p50 ms": measured.percentile(50),
        "p99 ms": measured.percentile(99),
        "of plain (CPU)": measured.per_cpu_second / bare.per_cpu_second,
        "of plain (wall)": measured.per_second / bare.per_second,
    }


@contextmanager
def _plain(url: str, position: bytes) -> Iterator[tuple[int, str]]:
    """A plain server's process and address."""
    with tempfile.NamedTemporaryFile(prefix="headwater-position-") as file:
        Path(file.name).write_bytes(position)
        port = free_port()
        command = [sys.executable, "-m", "benchmarks._plain", url, file.name, str(port)]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            asyncio.run(_answers(process, f"http://127.0.0.1:{port}"))
            yield process.pid, f"http://127.0.0.1:{port}"
        finally:
            process.kill()
            process.wait()


async def _answers(process: subprocess.Popen[bytes], url: str) -> None:
    async with asyncio.timeout(120):
        while process.poll() is None:
            try:
                await (await Connection.opened(url)).ask("GET", "/position")
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return
    raise RuntimeError("the plain server has ended")
