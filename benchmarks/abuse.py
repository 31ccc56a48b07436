"""A hostile load: one address does its worst for a minute in each of ten ways while an honest player plays.

`p99` is that of the honest player's moves, each committed before it is answered; `times quiet` compares with the same
player at the same server a moment before, when nobody was hostile.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import monotonic, perf_counter
from typing import Any, Final

import httpx

from benchmarks._attacks import WAYS
from benchmarks._tables import Script, prepared
from benchmarks._wire import Connection, Load, memory_of
from benchmarks.frame.rows import Cell, Row
from tests.processes import ROOT, serving

TITLE = "Abuse: an honest player while one address does its worst"
SECONDS: Final = 60.0
QUIET: Final = 15.0
SETTLE: Final = 10.0
"""Seconds after an attack until memory is looked at again."""
PACE: Final = 0.05
"""Seconds between two moves of the honest player, who thereby stays within the usual limits."""
TABLES: Final = 14
"""Enough moves for a quiet start and a whole attack, 150 or so each."""
PLAY: Final = (
    "mutation ($match: ID!, $version: Int!, $move: String!, $key: String) { playMove(input: {matchId: $match, "
    "expectedVersion: $version, move: {notation: $move}, idempotencyKey: $key}) { __typename ... on MovePlayed "
    "{ version match { legalMoves { notation } } } } }"
)


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the honest player."""

    match: str
    token: str
    version: int
    move: str


def run() -> Iterator[Row]:
    """Each way on a server of its own with the usual settings, on SQLite, where everything is one process."""
    for name in WAYS:
        yield Row("Ten ways", {"way": name, **_suffered(name)})


def _suffered(name: str) -> dict[str, Cell]:
    with tempfile.TemporaryDirectory(prefix="headwater-abuse-") as folder:
        url = f"sqlite:///{folder}/headwater.db"
        *tables, victim = prepared(url, TABLES + 1)
        with serving(database=url, access_log="none") as server:
            steps = _steps(tables)
            targets = _targets(server.url, victim)
            quiet = asyncio.run(_play(server.url, steps, QUIET))
            before = memory_of(server.pid)
            with _attacking(name, server.url, targets) as attack:
                attacked = asyncio.run(_play(server.url, steps, SECONDS))
                peak = memory_of(server.pid)
                answers: dict[str, int] = json.loads(attack.communicate(timeout=SECONDS)[0])
            asyncio.run(_play(server.url, steps, SETTLE))
            after = memory_of(server.pid)
    return _cells(quiet, attacked, answers) | {
        "MB more at the end": (peak - before) / 1e6,
        "MB more afterwards": (after - before) / 1e6,
    }


def _cells(quiet: Load, attacked: Load, answers: dict[str, int]) -> dict[str, Cell]:
    calm, busy = quiet.percentile(99), attacked.percentile(99)
    return {
        "quiet p99 ms": calm,
        "p99 ms": busy,
        "times quiet": busy / calm,
        "longest ms": max(attacked.seconds) * 1e3,
        "what it got": ", ".join(f"{number:,} {answer}" for answer, number in sorted(answers.items())) or "nothing",
    }


def _steps(tables: Sequence[Script]) -> Iterator[Step]:
    for table in tables:
        for number, (seat, move) in enumerate(table.moves):
            yield Step(table.match, table.tokens[seat - 1], table.version + number, move)


async def _play(url: str, steps: Iterator[Step], seconds: float) -> Load:
    """Plays on at a steady pace; a move that is refused is a fault of the server under attack."""
    connection = await Connection.opened(url)
    began, durations = monotonic(), []
    while monotonic() - began < seconds:
        (step,) = islice(steps, 1)
        asked = perf_counter()
        answer = await connection.ask("POST", "/graphql", _body(step), step.token)
        durations.append(perf_counter() - asked)
        assert b'"MovePlayed"' in answer, answer
        await asyncio.sleep(PACE)
    connection.writer.close()
    return Load(durations, monotonic() - began, 0.0)


def _body(step: Step) -> bytes:
    variables = {"match": step.match, "version": step.version, "move": step.move, "key": f"{step.match}-{step.version}"}
    return json.dumps({"query": PLAY, "variables": variables}).encode()


def _targets(url: str, victim: Script) -> dict[str, Any]:
    """What the attackers need: a table of their own, a finished one, a name that is taken, a guest's token."""
    with httpx.Client(base_url=f"{url}/v1", timeout=60) as api:
        taken = {"name": "Taken", "password": "a good long password"}
        api.post("/players", json=taken).raise_for_status()
        token = api.post("/guests").raise_for_status().json()["token"]
        return {
            "name": taken["name"],
            "token": token,
            "match": victim.match,
            "tokens": victim.tokens,
            "undoable": _undoable(api, victim),
            "finished": _finished(api, token),
        }


def _undoable(api: httpx.Client, victim: Script) -> tuple[int, str]:
    """The first moment of the match at which a move can be taken back: whose it is, and which."""
    for number, (seat, scripted) in enumerate(victim.moves):
        headers = {"Authorization": f"Bearer {victim.tokens[seat - 1]}", "If-Match": str(victim.version + number)}
        legal = api.get(f"/matches/{victim.match}/moves", headers=headers).raise_for_status().json()["items"]
        for each in legal:
            if each["can_undo"]:
                return seat, each["notation"]
        api.post(f"/matches/{victim.match}/moves/{scripted}", headers=headers).raise_for_status()
    raise AssertionError("no move of this match can be taken back")


def _finished(api: httpx.Client, token: str) -> str:
    """A table that machines have played to its end."""
    headers = {"Authorization": f"Bearer {token}"}
    terms = {"game": "moon-river", "seats": 2, "own": None}
    match: str = api.post("/matches", json=terms, headers=headers).raise_for_status().json()["id"]
    for _ in range(2):
        api.post(f"/matches/{match}/seats", json={"ai_level": "hand"}, headers=headers).raise_for_status()
    api.post(f"/matches/{match}/start", headers=headers).raise_for_status()
    with api.stream("GET", f"/matches/{match}/events", headers={"Accept": "text/event-stream"}) as events:
        for line in events.iter_lines():
            if line.startswith("data:") and json.loads(line[5:]).get("kind") == "finished":
                break
    return match


def _attacking(name: str, url: str, targets: dict[str, Any]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "benchmarks._attacks", name, url, str(SECONDS)]
    attack = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert attack.stdin is not None
    attack.stdin.write(json.dumps(targets))
    attack.stdin.close()
    attack.stdin = None
    return attack
