"""The very commands of the stack, started natively on real PostgreSQL and Valkey, play matches of both games."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from tests.deploy.files import exec_form, instruction, sample_stack
from tests.processes import PATIENCE, Server, eventually, headwater, running, serving
from tests.servers import PostgresServer, postgres_running, valkey_running

TWICE = ("api", "worker")


def settings_of(service: Mapping[str, Any], database: str, valkey: str) -> dict[str, object]:
    """A container's settings with the addresses of this machine."""
    environment: dict[str, str] = service["environment"]
    ours = {name: value for name, value in environment.items() if name.startswith("HEADWATER_")}
    named = {name.removeprefix("HEADWATER_").lower(): value for name, value in ours.items()}
    bus, broker = valkey.rsplit("/", 1)[0] + "/0", valkey.rsplit("/", 1)[0] + "/1"
    assert named["database"].startswith("postgresql://")
    assert named["bus"].endswith(":6379/0")
    assert named["broker"].endswith(":6379/1")
    return {**named, "database": database, "bus": bus, "broker": broker, "alive": ""}


@pytest.fixture
def apis(postgres_server: PostgresServer) -> Iterator[list[Server]]:
    """Two API processes, two workers and a scheduler, as the compose file starts them."""
    services = sample_stack()["services"]
    database = postgres_server.fresh_database()
    with ExitStack() as stack:
        valkey = f"redis://127.0.0.1:{stack.enter_context(valkey_running()).port}/0"
        done = headwater(*services["migrate"]["command"], **settings_of(services["migrate"], database, valkey))
        assert done.returncode == 0, done.stderr
        for name in ("worker", "scheduler"):
            for _ in range(2 if name in TWICE else 1):
                settings = settings_of(services[name], database, valkey)
                stack.enter_context(running(*services[name]["command"], **settings))
        assert services["api"]["command"] == ["serve"]
        settings = settings_of(services["api"], database, valkey)
        yield [stack.enter_context(serving(**settings)) for _ in range(2)]


def opened(api: Server, game: str) -> tuple[str, dict[str, str]]:
    """A table of three machines that has been started."""
    with httpx.Client(base_url=api.url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {http.post('/v1/guests').json()['token']}"}
        body = {"game": game, "seats": 3, "own": None}
        match = http.post("/v1/matches", json=body, headers=headers).raise_for_status().json()["id"]
        for _ in range(3):
            http.post(f"/v1/matches/{match}/seats", json={"ai_level": "hand"}, headers=headers).raise_for_status()
        http.post(f"/v1/matches/{match}/start", headers=headers).raise_for_status()
    return match, headers


def test_the_stack_plays_a_match_of_each_game_to_its_end(apis: list[Server]) -> None:
    matches = [opened(api, game) for api, game in zip(apis, ("moon-river", "the-river"), strict=True)]
    for (match, headers), other in zip(matches, reversed(apis), strict=True):

        def is_over(match: str = match, headers: dict[str, str] = headers, other: Server = other) -> bool:
            told = httpx.get(f"{other.url}/v1/matches/{match}", headers=headers, timeout=PATIENCE).json()
            return str(told["status"]) == "finished"

        eventually(is_over, "the match is over", 3 * PATIENCE)


def test_the_image_asks_for_health_as_it_can_be_asked(apis: list[Server]) -> None:
    program, *arguments = exec_form(instruction("HEALTHCHECK"))
    assert program == "python"
    asked = [argument.replace("http://127.0.0.1:8000", apis[0].url) for argument in arguments]
    assert subprocess.run([sys.executable, *asked], timeout=PATIENCE).returncode == 0


@pytest.mark.parametrize("name", ["worker", "scheduler"])
def test_a_process_that_cannot_be_asked_shows_that_it_lives(
    name: str, sqlite_url: str, valkey_url: str, tmp_path: Path
) -> None:
    service = sample_stack()["services"][name]
    file = tmp_path / "alive"
    _, program, *arguments = service["healthcheck"]["test"]
    assert program == "python"
    asked = [argument.replace(service["environment"]["HEADWATER_ALIVE"], str(file)) for argument in arguments]

    def is_healthy() -> bool:
        return subprocess.run([sys.executable, *asked], timeout=PATIENCE, capture_output=True).returncode == 0

    with running(*service["command"], database=sqlite_url, broker=valkey_url, alive=file):
        assert not is_healthy()
        eventually(is_healthy, "it shows that it lives")
    os.utime(file, (0, 0))
    assert not is_healthy()


async def test_any_password_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    password = "p@ss/w:rd%?"
    environment = sample_stack(POSTGRES_PASSWORD=password)["services"]["migrate"]["environment"]
    with postgres_running() as server:
        await guarded(server, password)
        monkeypatch.setenv("PGPASSWORD", environment["PGPASSWORD"])
        here = environment["HEADWATER_DATABASE"].replace("postgres:5432", f"127.0.0.1:{server.port}")
        done = await asyncio.to_thread(headwater, "migrate", database=here)
        assert done.returncode == 0, done.stderr
        monkeypatch.setenv("PGPASSWORD", "another")
        assert (await asyncio.to_thread(headwater, "migrate", database=here)).returncode == 1


async def guarded(server: PostgresServer, password: str) -> None:
    """With the compose file's database, and nobody let in without the password any more."""
    connection = await asyncpg.connect(server.url("postgres").replace("+asyncpg", ""))
    await connection.execute(f"ALTER ROLE headwater PASSWORD '{password}'")
    await connection.execute("CREATE DATABASE headwater")
    file = await connection.fetchval("SHOW hba_file")
    await connection.execute(f"COPY (VALUES ('host all all 127.0.0.1/32 scram-sha-256')) TO '{file}'")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()
