"""What all tests share: servers and hypothesis profiles."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from adapters.persistence.migrate import migrate
from tests import order, processes, servers

# Tests run the plain sources, whose faults can be traced; what is compiled has tests of its own (tests/compiled).
os.environ["HEADWATER_COMPILED"] = "0"
# A test run starts many processes: compiling every library anew in each would double its time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
processes.Starting.is_forked = True

# How long an example takes says more about the machine than about the code.
PATIENT = settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True)
settings.register_profile("explore", PATIENT, derandomize=False, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = [items[place] for place in order.deal([item.nodeid for item in items], workers)]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Collections of garbage leave out what stays for the whole run: a fifth of its time went into them."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    servers.stop_all()


@pytest.fixture(scope="module", autouse=True)
def nothing_left_open() -> Iterator[None]:
    """What a test leaves open is an error when it is collected: for its own file, and not for whoever comes later."""
    yield
    gc.collect()


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


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "headwater.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A SQLite database of the test's own, of the newest schema."""
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path)}"


@pytest.fixture
def migrated_postgres_url(postgres_server: servers.PostgresServer) -> Iterator[str]:
    """A PostgreSQL database of the test's own, of the newest schema."""
    with postgres_server.lent_database(postgres_server.template("newest", migrate)) as url:
        yield url


@pytest.fixture(params=["sqlite_url", "migrated_postgres_url"], ids=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Either database, whichever the test does not care about."""
    url: str = request.getfixturevalue(request.param)
    return url
