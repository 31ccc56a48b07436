"""The very commands of the stack, started natively on real PostgreSQL and Valkey, play matches of both games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.deploy.files import compose, exec_form, instruction
from tests.processes import PATIENCE, Server, eventually, headwater, running, serving
from tests.servers import PostgresServer, valkey_running

TWICE = ("api", "worker")


def settings_of(service: Mapping[str, Any], database: str, valkey: str) -> dict[str, object]:
    """A container's settings with the addresses of this machine."""
    environment: dict[str, str] = service["environment"]
    named = {name.removeprefix("HEADWATER_").lower(): value for name, value in environment.items()}
    bus, broker = valkey.rsplit("/", 1)[0] + "/0", valkey.rsplit("/", 1)[0] + "/1"
    assert named["database"].startswith("postgresql://")
    assert named["bus"].endswith(":6379/0")
    assert named["broker"].endswith(":6379/1")
    return {**named, "database": database, "bus": bus, "broker": broker}


@pytest.fixture
def apis(postgres_server: PostgresServer) -> Iterator[list[Server]]:
    """Two API processes, two workers and a scheduler, as the compose file starts them."""
    services = compose(POSTGRES_PASSWORD="secret")["services"]
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
            http.post(f"/v1/matches/{match}/seats", json={"ai": "hand"}, headers=headers).raise_for_status()
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
