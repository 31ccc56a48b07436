"""A forked command is a process like any other: with outputs, signals and a status of its own."""

import os
import signal
import subprocess
import tempfile

import pytest

from tests.processes import PATIENCE, Start, Starting, headwater, running, start, start_command_line


def outcome(starting: Start, arguments: list[str], settings: dict[str, object]) -> tuple[int, bytes, bytes]:
    """Exit status and both outputs."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        code = starting(arguments, settings, out, err).wait(PATIENCE)
        for file in (out, err):
            file.seek(0)
        return code, out.read(), err.read()


@pytest.mark.parametrize(
    ("arguments", "settings"),
    [(["serve", "--nonsense"], {}), (["serve"], {"port": "eighty"}), (["editions", "list"], {})],
    ids=["an unknown option", "a bad setting", "editions"],
)
def test_it_prints_and_ends_as_from_the_command_line(arguments: list[str], settings: dict[str, object]) -> None:
    assert outcome(start, arguments, settings) == outcome(start_command_line, arguments, settings)


def test_each_is_a_process_of_its_own_that_a_signal_ends(sqlite_url: str) -> None:
    assert Starting.is_forked
    settings = {"database": sqlite_url, "broker": "redis://127.0.0.1:1/0", "log_format": "json"}
    with running("scheduler", **settings) as one, running("scheduler", **settings) as other:
        assert len({one.pid, other.pid, os.getpid()}) == 3
        for each in (one, other):
            each.await_event("scheduling")
        os.kill(one.pid, signal.SIGKILL)
        assert one.await_end() == -signal.SIGKILL
        with pytest.raises(subprocess.TimeoutExpired):
            other.await_end(0.01)
        assert other.terminate() == 0


def test_it_has_the_settings_it_was_given_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADWATER_PORT", "eighty")
    assert "HEADWATER_PORT" not in headwater("serve", host="no such host", port=0).stderr
    assert "HEADWATER_METRICS_PORT" in headwater("serve", metrics_port="eighty").stderr
