"""A server starts with sound settings on a sound database, and otherwise says what is wrong."""

import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from adapters.persistence.migrate import migrate
from application.ports.store import StoreFault
from headwater.settings import load
from headwater.startup_checks import prepare
from tests.processes import headwater, serving, start_command_line


def test_a_server_with_nothing_set_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    with serving(start_command_line) as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
        ready = httpx.get(f"{server.url}/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "ready")
        taken = headwater("serve", port=server.url.rpartition(":")[2], database=f"sqlite:///{tmp_path}/other.db")
        assert taken.returncode == 3
        assert "address already in use" in taken.stderr
        assert server.terminate() == 0
        said = [event["event"] for event in server.events()]
        # Tasks may come back between the two.
        assert "ending" in said
        assert said[-1] == "ended"


def test_a_bad_setting_is_named_before_anything_starts() -> None:
    ended = headwater("serve", port="eighty")
    assert ended.returncode == 2
    assert "HEADWATER_PORT: input should be a valid integer" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_does_not_answer_is_told_by_a_command_without_its_password() -> None:
    ended = headwater("migrate", database="postgresql://cow:secretmoo@127.0.0.1:1/herd")
    assert ended.returncode == 1
    assert "nothing listens at this address" in ended.stderr
    assert not {"secretmoo", "Traceback"} & set(ended.stderr.replace(":", " ").split())


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


@pytest.mark.parametrize("role", ["serve", "worker", "scheduler"])
def test_a_machine_whose_clock_is_too_far_off_does_not_start(migrated_postgres_url: str, role: str) -> None:
    # No two looks at a clock are this near to each other.
    settings = {"database": migrated_postgres_url, "clock_tolerance": 1e-9, "broker": "redis://127.0.0.1:1/0"}
    ended = headwater(role, **settings)
    assert ended.returncode == 1
    assert re.fullmatch(
        r"headwater cannot use the database: this machine's clock is \d+\.\d s (ahead of|behind) the database's: "
        r"set both by NTP \(HEADWATER_CLOCK_TOLERANCE says how much is borne\)\n",
        ended.stderr,
    )


def test_a_file_is_kept_by_the_clock_of_the_machine_it_lies_on(tmp_path: Path) -> None:
    prepare(load(database=f"sqlite:///{tmp_path}/own.db", clock_tolerance=1e-9))
