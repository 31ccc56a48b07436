"""The bus, the limits and the presence, each on everything they can be kept on."""

import pytest

from tests.servers import PostgresServer, ValkeyServer


@pytest.fixture(params=["memory", "valkey", "postgresql"])
def bus_url(request: pytest.FixtureRequest) -> str:
    """Where a bus runs."""
    match request.param:
        case "valkey":
            server: ValkeyServer = request.getfixturevalue("valkey_server")
            return server.fresh_database()
        case "postgresql":
            postgres: PostgresServer = request.getfixturevalue("postgres_server")
            return postgres.fresh_database()
        case _:
            return "memory://"


@pytest.fixture(params=["memory", "valkey"])
def shared_url(request: pytest.FixtureRequest) -> str:
    """Where buckets and presence are kept."""
    if request.param == "memory":
        return "memory://"
    server: ValkeyServer = request.getfixturevalue("valkey_server")
    return server.fresh_database()
