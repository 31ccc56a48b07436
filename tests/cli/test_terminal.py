"""The command as its own process: pipes, terminals, interruptions."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.real
COMMAND = [sys.executable, "-m", "headwater"]
PATIENCE = 120
LEAGUE = Path(__file__).parent.parent.parent / "docs" / "league.toml"
# A thousand games a second at best: this goes on until somebody ends it.
ENDLESS = [*COMMAND, "simulate", "the-river", "--games", "100000000", "--record", "-"]


def _listening() -> None:
    """A process started in the background of a script has been told to ignore interruptions: this one must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_all(master: int) -> str:
    """What was written to a terminal, until its last writer has gone."""
    heard = bytearray()
    while True:
        try:
            part = os.read(master, 65_536)
        except OSError:  # Linux says so when the other side is closed
            break
        if not part:
            break
        heard += part
    return heard.decode(errors="replace")


def test_in_a_pipe_there_is_nothing_but_records() -> None:
    arguments = [*COMMAND, "simulate", "the-river", "--seats", "2", "--games", "3", "--record", "-"]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line[:9] for line in done.stdout.splitlines()] == ['{"format"'] * 3


def shown(arguments: list[str]) -> str:
    """What a command that goes well writes to a terminal."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    process = subprocess.Popen([*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    heard = read_all(master)
    os.close(master)
    assert process.wait(PATIENCE) == 0, heard
    return heard


def test_on_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    heard = shown(["simulate", "the-river", "--seats", "2", "--games", "40", "--record", str(tmp_path / "r")])
    assert "━" in heard
    assert "/40" in heard
    assert len((tmp_path / "r").read_text().splitlines()) == 40


@pytest.mark.parametrize(
    ("arguments", "total"),
    [
        (["league", "simulate", str(LEAGUE), "--seasons", "30"], "/30"),
        (["arena", "the-river", "--pairs", "drifter:drifter", "--games", "4", "--jobs", "1"], "/4"),
    ],
)
def test_long_runs_have_a_bar_from_their_beginning(arguments: list[str], total: str) -> None:
    heard = shown(arguments)
    assert "━" in heard
    assert total in heard


def test_a_reader_that_goes_away_is_no_fault_of_ours() -> None:
    with subprocess.Popen(ENDLESS, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(1) == b"{"
        process.stdout.close()
        told = process.stderr.read()
    assert (process.returncode, told) == (1, b"")


def test_an_interruption_ends_it_without_a_traceback() -> None:
    process = subprocess.Popen(ENDLESS, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=_listening)
    assert process.stdout is not None
    process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"Traceback" not in told


def test_a_person_may_leave_by_interruption() -> None:
    arguments = [*COMMAND, "play", "the-river", "--seed", "1"]
    process = subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_listening,
    )
    assert process.stdout is not None
    heard = b""
    while b"(1-" not in heard:
        heard += process.stdout.read1(4096)  # type: ignore[attr-defined]  # a pipe is buffered
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 130)
    assert b"Traceback" not in told


def test_help_names_every_command() -> None:
    done = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    for command in ("simulate", "replay", "verify", "play", "editions", "showcase", "serve", "migrate", "schema"):
        assert f" {command} " in done.stdout
