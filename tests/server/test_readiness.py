"""Readiness that is true: what a server cannot do without says no, what it can do without only degrades it."""

import os
import resource
import signal
import socket
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest
from structlog.testing import capture_logs

from headwater.settings import load
from headwater.startup_checks import prepare
from tests.processes import PATIENCE, Server, eventually, running, serving
from tests.servers import valkey_running

HOUR = 3600.0


def readiness(server: Server) -> tuple[int, dict[str, object]]:
    answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    return answer.status_code, answer.json()


def await_readiness(server: Server, code: int, **parts: object) -> None:
    """Waits until these parts are told with this code."""

    def is_told() -> bool:
        told, body = readiness(server)
        return told == code and body.items() >= parts.items()

    eventually(is_told, f"{code} {parts}")


def enter(server: Server) -> int:
    return httpx.post(f"{server.url}/v1/guests", timeout=PATIENCE).status_code


def test_a_server_without_valkey_is_degraded_and_still_serves(migrated_postgres_url: str) -> None:
    with valkey_running() as valkey:
        shared = {"bus": valkey.fresh_database(), "broker": valkey.fresh_database()}
        with serving(database=migrated_postgres_url, **shared) as server:
            await_readiness(server, 200, status="ready", bus="up", broker="up")
            valkey.stop()
            await_readiness(server, 200, status="degraded", bus="down", broker="down", store="up")
            assert enter(server) == 201
            valkey.start()
            await_readiness(server, 200, status="ready", bus="up", broker="up")


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    with serving(database=f"sqlite:///{file}") as server:
        await_readiness(server, 200, status="ready", writes="up")
        # No file of this process may grow any more, as on a disk without room.
        largest = max(each.stat().st_size for each in tmp_path.iterdir())
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
        with suppress(httpx.HTTPError):
            for _ in range(50):
                enter(server)
        await_readiness(server, 503, status="not ready", writes="down", store="up")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await_readiness(server, 200, status="ready", writes="up")


async def test_a_server_whose_database_only_reads_is_not_ready(migrated_postgres_url: str) -> None:
    url = migrated_postgres_url
    name = url.rpartition("/")[2]
    async with AsyncExitStack() as stack:
        server = stack.enter_context(serving(database=url))
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        stack.push_async_callback(connection.close)
        await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        await connection.execute(others, name)
        await_readiness(server, 503, status="not ready", writes="down", store="up")
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = off')
        await connection.execute(others, name)
        await_readiness(server, 200, status="ready", writes="up")


def test_a_server_that_ends_says_so_before_its_port_closes() -> None:
    with serving(drain_delay=15) as server:
        os.kill(server.pid, signal.SIGTERM)
        await_readiness(server, 503, status="not ready", closing=True)
        assert enter(server) == 201
        assert server.terminate() == 0


def test_an_idle_connection_is_kept_as_long_as_is_set() -> None:
    with (
        serving(keep_alive=HOUR) as lasting,
        serving(keep_alive=1) as brief,
        httpx.Client(base_url=lasting.url, timeout=PATIENCE) as client,
    ):
        port = _port(client)
        _await_close(brief)
        assert _port(client) == port


def _await_close(server: Server) -> None:
    """Returns when the server has closed a connection that was used once."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200 ")
        while connection.recv(65_536):
            pass


def _port(client: httpx.Client) -> int:
    """Our side of the connection that a request goes through."""
    with client.stream("GET", "/healthz") as answer:
        port: int = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
        answer.read()
    return port


@pytest.mark.parametrize("role", ["worker", "scheduler"])
def test_a_process_without_its_broker_does_not_look_alive(role: str, sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "alive"

    def is_touched() -> bool:
        file.unlink(missing_ok=True)
        with suppress(AssertionError):
            eventually(file.exists, "it shows that it lives", 12.0)
        return file.exists()

    with valkey_running() as valkey:
        shared = {"bus": valkey.fresh_database(), "broker": valkey.fresh_database()}
        with running(role, database=sqlite_url, alive=file, log_format="json", **shared) as process:
            eventually(file.exists, "it shows that it lives")
            valkey.stop()
            process.await_event("broker.lost")
            assert not is_touched()
            valkey.start()
            process.await_event("broker.restored")
            eventually(file.exists, "it shows again that it lives")


@pytest.mark.parametrize(
    ("settings", "is_named"),
    [({}, False), ({"broker": "redis://x"}, True), ({"broker": "redis://x", "bus": "redis://x"}, False)],
)
def test_a_broker_without_a_shared_bus_is_named_at_the_start(
    settings: dict[str, str], is_named: bool, sqlite_url: str
) -> None:
    with capture_logs() as events:
        prepare(load(database=sqlite_url, **settings))
    assert [event["event"] for event in events] == (["bus.not.shared"] if is_named else [])
