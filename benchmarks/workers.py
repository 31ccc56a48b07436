"""Serving while machines think: how long a move takes then, and how long a machine's answer is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx

from adapters.persistence import migrate
from benchmarks.frame.rows import Cell, Row
from tests.processes import PATIENCE, running, serving
from tests.servers import postgres_running, valkey_running
from tests.workers.clients import Guest

TITLE = "Workers: moves while machines think, and their answers"
MOVES = 400
ANSWERS = 60
LEGENDS = [{"level": "legend"}] * 2
UNLIMITED: dict[str, object] = {"requests_burst": 1_000_000, "requests_per_second": 1_000_000, "log_format": "json"}


def run() -> Iterator[Row]:
    """One server; and one with PostgreSQL, Valkey and a worker."""
    with serving(**UNLIMITED) as server:
        yield from _measured(server.url, "embedded")
    with _production() as url:
        yield from _measured(url, "PostgreSQL, Valkey, one worker")


@contextmanager
def _production() -> Iterator[str]:
    with postgres_running() as database, valkey_running() as valkey, ExitStack() as stack:
        shared = valkey.fresh_database()
        where: dict[str, object] = {"database": database.fresh_database(), "bus": shared, "broker": shared}
        migrate(str(where["database"]))
        for command in ("worker", "scheduler"):
            stack.enter_context(running(command, **where, log_format="json"))
        yield stack.enter_context(serving(**where, **UNLIMITED)).url


def _measured(url: str, where: str) -> Iterator[Row]:
    """First with nothing else to do, then beside two tables of two legends each."""
    for thinking in (0, 2):
        for _ in range(thinking):
            Guest(url).open(game="moon-river", seats=2, aiSeats=LEGENDS, start=True)
        about: dict[str, Cell] = {"where": where, "tables of legends": thinking}
        yield Row("playMove", about | _spread(_played(url, MOVES)))
        answered = asyncio.run(_answered(url, ANSWERS))
        yield Row("From a move to the machine's answer in the stream (hand)", about | _spread(answered))


def _played(url: str, number: int) -> list[float]:
    """Seconds of each move of two guests who play whatever is legal first, table after table."""
    taken: list[float] = []
    while len(taken) < number:
        guests = {1: Guest(url), 2: Guest(url)}
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            wish = {"game": "moon-river", "seats": 2, "own": {"seat": 1}}
            match = client.post("/v1/matches", json=wish, headers=guests[1].headers).json()["id"]
            client.post(f"/v1/matches/{match}/seats", json={}, headers=guests[2].headers).raise_for_status()
            state = client.post(f"/v1/matches/{match}/start", headers=guests[1].headers).json()
            while state["to_move"] and len(taken) < number:
                state, seconds = _move(client, match, guests[state["to_move"]])
                taken.append(seconds)
    return taken


def _move(client: httpx.Client, match: str, guest: Guest) -> tuple[dict[str, Any], float]:
    legal = client.get(f"/v1/matches/{match}/moves", params={"brief": "true"}, headers=guest.headers).json()
    began = perf_counter()
    answer = client.post(_move_path(match, legal), headers=guest.headers | _expecting(legal))
    seconds = perf_counter() - began
    answer.raise_for_status()
    state: dict[str, Any] = client.get(f"/v1/matches/{match}", headers=guest.headers).json()
    return state, seconds


def _move_path(match: str, legal: dict[str, Any]) -> str:
    return f"/v1/matches/{match}/moves/{legal['items'][0]['move']}"


def _expecting(legal: dict[str, Any]) -> dict[str, str]:
    return {"If-Match": str(legal["version"])}


async def _answered(url: str, number: int) -> list[float]:
    """Seconds from sending a move until the next move of a machine arrives over the socket."""
    guest, taken = Guest(url), list[float]()
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers=guest.headers) as client:
        while len(taken) < number:
            wish = {"game": "the-river", "seats": 2, "own": {"seat": 1}, "ai_seats": [{"level": "hand"}], "start": True}
            match = (await client.post("/v1/matches", json=wish)).json()["id"]
            taken += await _watched(client, guest, match, number - len(taken))
    return taken


async def _watched(client: httpx.AsyncClient, guest: Guest, match: str, number: int) -> list[float]:
    """A match followed over the socket: whenever it is the guest's turn, a move is made and the answer waited for."""
    taken: list[float] = []
    began: float | None = None
    version = (await client.get(f"/v1/matches/{match}")).json()["version"]
    async for event in guest.events(match):
        if began is not None and event["version"] > version and event["kind"] == "moved":
            taken.append(perf_counter() - began)
            began = None
        if began is None and event["version"] >= version:
            state = (await client.get(f"/v1/matches/{match}")).json()
            version = state["version"]
            while state["to_move"] == 1:
                legal = (await client.get(f"/v1/matches/{match}/moves", params={"brief": "true"})).json()
                began = perf_counter()
                await client.post(_move_path(match, legal), headers=_expecting(legal))
                version += 1
                state = (await client.get(f"/v1/matches/{match}")).json()
        if len(taken) >= number:
            break
    return taken


def _spread(seconds: list[float]) -> dict[str, Cell]:
    """Median and the slow ones, in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return {"p50 ms": cuts[49] * 1000, "p95 ms": cuts[94] * 1000, "p99 ms": cuts[98] * 1000, "moves": len(seconds)}
