"""The files of a SQLite database: only their owner may read them, and only migrating makes them."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.persistence import store
from adapters.persistence.migrate import is_migrated, migrate
from application.ports.store import StoreAway
from tests.cli.commands import run
from tests.persistence.rows import player, work


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """What most machines have: others may read."""
    usual = os.umask(0o022)
    yield
    os.umask(usual)


@pytest.mark.parametrize("path", ["own.db", "./own.db", "deep/below/own.db"])
async def test_only_the_owner_may_read_a_database_and_what_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.chdir(tmp_path)
    await _migrated(f"sqlite:///{path}")
    kept = store(f"sqlite:///{path}")
    async with work(kept) as working:
        await working.add_player(player("Ada"))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / path).parent.iterdir()}
    await kept.close()
    assert modes == {"own.db": 0o600, "own.db-wal": 0o600, "own.db-shm": 0o600}


async def _migrated(url: str) -> None:
    await asyncio.to_thread(migrate, url)


def test_a_file_that_is_there_keeps_the_permissions_its_owner_gave_it(tmp_path: Path) -> None:
    file = tmp_path / "own.db"
    file.touch(0o640)
    migrate(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


async def test_a_store_makes_no_file(tmp_path: Path) -> None:
    kept = store(f"sqlite:///{tmp_path}/mistyped.db")
    with pytest.raises(StoreAway, match="FileNotFoundError"):
        async with kept.reading():
            pass
    assert not await kept.is_up()
    await kept.close()
    assert os.listdir(tmp_path) == []


def test_asking_for_the_schema_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreAway, match="FileNotFoundError"):
        is_migrated(f"sqlite:///{tmp_path}/mistyped.db")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    "command",
    [("verify", "--all"), ("ratings", "verify"), ("dead", "list"), ("dead", "drop", "--all"), ("serve",)],
    ids=" ".join,
)
def test_no_command_but_migrate_makes_a_file(tmp_path: Path, command: tuple[str, ...]) -> None:
    database = f"sqlite:///{tmp_path}/mistyped.db"
    ended = run(*command, HEADWATER_DATABASE=database, HEADWATER_MIGRATE="never", HEADWATER_METRICS_PORT="0")
    assert ended.code == 1
    assert "headwater cannot use the database: there is no such file" in ended.err
    assert os.listdir(tmp_path) == []
