"""The servers the tests run on are real, separate and gone afterwards."""

import socket

import pytest
from redis.asyncio import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.servers import PostgresServer, ValkeyServer, valkey, valkey_running

pytestmark = pytest.mark.real


async def query(url: str, *statements: str) -> list[object]:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            results = [await connection.execute(text(statement)) for statement in statements]
            return list(results[-1].scalars()) if results[-1].returns_rows else []
    finally:
        await engine.dispose()


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


async def test_postgres_is_a_real_server_of_version_18(postgres_url: str) -> None:
    assert await query(postgres_url, "SELECT current_setting('server_version_num')::int / 10000") == [18]


async def test_databases_of_postgres_do_not_see_each_other(postgres_server: PostgresServer) -> None:
    one, other = postgres_server.fresh_database(), postgres_server.fresh_database()
    await query(one, "CREATE TABLE cow (name text)")
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert await query(one, tables) == ["cow"]
    assert await query(other, tables) == []


async def test_a_clone_holds_what_its_template_holds(postgres_server: PostgresServer) -> None:
    template = postgres_server.template("empty_for_a_test", lambda url: None)
    await query(postgres_server.url(template), "CREATE TABLE cow (name text)")
    clone = postgres_server.fresh_database(template)
    assert await query(clone, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == ["cow"]


def test_a_template_is_prepared_once(postgres_server: PostgresServer) -> None:
    prepared: list[str] = []
    first = postgres_server.template("once", prepared.append)
    assert postgres_server.template("once", prepared.append) == first
    assert prepared == [postgres_server.url(first)]


async def test_databases_of_valkey_do_not_see_each_other() -> None:
    async with Redis.from_url(valkey()) as one, Redis.from_url(valkey()) as other:
        await one.set("cow", "brown")
        assert await one.get("cow") == b"brown"
        assert await other.get("cow") is None


async def test_a_stopped_valkey_starts_again_empty_on_its_port() -> None:
    with valkey_running() as server:
        url, port = server.fresh_database(), server.port
        async with Redis.from_url(url) as client:
            await client.set("cow", "brown")
        server.stop()
        assert not is_listening(port)
        server.start()
        assert server.port == port
        async with Redis.from_url(url) as client:
            assert await client.get("cow") is None


def test_a_server_is_gone_after_its_use(valkey_server: ValkeyServer) -> None:
    with valkey_running() as server:
        port = server.port
        assert port != valkey_server.port
        assert is_listening(port)
    assert not is_listening(port)
