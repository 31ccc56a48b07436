"""What all tests share: servers, hypothesis profiles, second chances for tests of real servers."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import servers

# A hiccup of a loaded machine (a late packet, a process that starts slowly) must not fail the suite where real
# servers, sockets or processes take part. Rules and calculations get no second chance: they have no such excuse.
REAL_FOLDERS = frozenset({"server", "rest", "graphql", "bus", "clients", "browser", "persistence", "workers"})
TESTS = Path(__file__).parent

# How long an example takes says more about the machine than about the code.
PATIENT = settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True)
settings.register_profile("explore", PATIENT, derandomize=False, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_real(item):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_unconfigure() -> None:
    servers.stop_all()


def _is_real(item: pytest.Item) -> bool:
    inside = item.path.relative_to(TESTS).parts if item.path.is_relative_to(TESTS) else ()
    return item.get_closest_marker("real") is not None or (len(inside) > 1 and inside[0] in REAL_FOLDERS)


@pytest.fixture(scope="session")
def postgres_server() -> servers.PostgresServer:
    return servers.postgres()


@pytest.fixture(scope="session")
def valkey_server() -> servers.ValkeyServer:
    return servers.shared_valkey()


@pytest.fixture
def postgres_url(postgres_server: servers.PostgresServer) -> str:
    """An empty PostgreSQL database of the test's own."""
    return postgres_server.fresh_database()


@pytest.fixture
def valkey_url(valkey_server: servers.ValkeyServer) -> str:
    """An empty Valkey database of the test's own."""
    return valkey_server.fresh_database()
