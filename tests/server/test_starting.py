"""A server starts with sound settings on a sound database, and otherwise says what is wrong."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from adapters.persistence import migrate
from application.ports.store import StoreFault
from headwater.preparing import prepare
from headwater.settings import load
from tests.processes import headwater, serving


def test_a_server_with_nothing_set_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    with serving() as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
        ready = httpx.get(f"{server.url}/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "ready")
        taken = headwater("serve", port=server.url.rpartition(":")[2], database=f"sqlite:///{tmp_path}/other.db")
        assert taken.returncode == 3
        assert "address already in use" in taken.stderr
        assert server.terminate() == 0
        assert [event["event"] for event in server.events()][-2:] == ["ending", "ended"]


def test_a_bad_setting_is_named_before_anything_starts() -> None:
    ended = headwater("serve", port="eighty")
    assert ended.returncode == 2
    assert "HEADWATER_PORT: input should be a valid integer" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_does_not_answer_is_told_by_a_command_without_its_password() -> None:
    ended = headwater("migrate", database="postgresql://cow:secretmoo@127.0.0.1:1/herd")
    assert ended.returncode == 1
    assert ended.stderr == "headwater cannot use the database: ConnectionRefusedError\n"


def test_a_postgresql_is_migrated_only_when_told_to(postgres_url: str) -> None:
    with pytest.raises(StoreFault, match="run `headwater migrate`"):
        prepare(load(database=postgres_url))
    prepare(load(database=postgres_url, migrate="always"))
    prepare(load(database=postgres_url))


def test_a_file_of_ones_own_is_migrated_by_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/deep/below/own.db"
    prepare(load(database=url))
    prepare(load(database=url, migrate="never"))


def test_migrating_prints_nothing_where_nothing_is_wrong(tmp_path: Path) -> None:
    for _ in range(2):
        ended = headwater("migrate", database=f"sqlite:///{tmp_path}/own.db")
        assert (ended.returncode, ended.stderr) == (0, "")


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreFault, match="a newer one has made it"):
        prepare(load(database=f"sqlite:///{file}"))
    with pytest.raises(StoreFault, match="not this version's"):
        prepare(load(database=f"sqlite:///{file}", migrate="never"))
