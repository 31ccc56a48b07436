"""Headwater as real processes for tests: started on free ports, waited for, their logs kept, gone afterwards."""

import atexit
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

import httpx

from tests.preloaded import Forked, Preloaded

# A loaded machine may need long for what takes a moment; nothing is lost by waiting.
PATIENCE: Final = 120.0
PAUSE: Final = 0.05
ROOT: Final = Path(__file__).parent.parent


class NotServing(RuntimeError):
    """A process ended or kept silent instead of serving; its log is the message."""


def environment(settings: Mapping[str, object]) -> dict[str, str]:
    """The environment of a process: ours without any setting of Headwater's but these."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HEADWATER_")}
    chosen = {"metrics_port": 0, **settings}
    return kept | {f"HEADWATER_{name.upper()}": str(value) for name, value in chosen.items()}


Started: TypeAlias = "subprocess.Popen[bytes] | Forked"
Start: TypeAlias = Callable[[Sequence[str], Mapping[str, object], IO[bytes], IO[bytes]], Started]


class Starting:
    """How commands are started: from the command line, or forked from a process that has imported everything."""

    is_forked = False


@functools.cache
def _preloaded() -> Preloaded:
    made = Preloaded(environment({}), ROOT)
    atexit.register(made.close)
    return made


def start(arguments: Sequence[str], settings: Mapping[str, object], out: IO[bytes], err: IO[bytes]) -> Started:
    """A command in the background, in the repository's folder."""
    if Starting.is_forked:
        return _preloaded().start(arguments, environment(settings), out, err)
    return start_command_line(arguments, settings, out, err)


def start_command_line(
    arguments: Sequence[str], settings: Mapping[str, object], out: IO[bytes], err: IO[bytes]
) -> "subprocess.Popen[bytes]":
    """The same from the command line."""
    command = [sys.executable, "-m", "headwater", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment(settings), stdin=subprocess.DEVNULL, stdout=out, stderr=err
    )


def headwater(*arguments: str, **settings: object) -> "subprocess.CompletedProcess[str]":
    """A command run to its end, in the repository's folder."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = start(arguments, settings, out, err)
        try:
            code = process.wait(4 * PATIENCE)
        finally:
            process.kill()
        for file in (out, err):
            file.seek(0)
        return subprocess.CompletedProcess(arguments, code, out.read().decode(), err.read().decode())


def eventually(is_true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Returns as soon as it is true; fails when that takes too long."""
    deadline = time.monotonic() + patience
    while not is_true():
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {patience} s: {what}")
        time.sleep(PAUSE)


class Process:
    """A running command with its log in a file."""

    def __init__(
        self, arguments: list[str], log: Path, settings: Mapping[str, object], starting: Start = start
    ) -> None:
        self._log = log
        with log.open("wb") as file:
            self._process = starting(arguments, settings, file, file)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything it has said so far."""
        return self._log.read_text(errors="replace")

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def events(self) -> list[dict[str, Any]]:
        """Its log's whole lines as data; what is not JSON is left out."""
        return [json.loads(line) for line in self.log.splitlines(keepends=True) if _is_whole(line)]

    def await_event(self, name: str) -> dict[str, Any]:
        """The first event of this name, as soon as it is logged."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for event in self.events():
                if event.get("event") == name:
                    return event
            if self.has_ended or time.monotonic() > deadline:
                raise NotServing(self.log[-8000:])
            time.sleep(PAUSE)

    def figures(self) -> str:
        """What it tells Prometheus; its log must be in JSON."""
        url = str(self.await_event("metrics served")["url"])
        return httpx.get(url, timeout=PATIENCE).raise_for_status().text

    def terminate(self) -> int:
        """Ends it as a supervisor would; its exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self.await_end()

    def await_end(self, patience: float = PATIENCE) -> int:
        """Its exit status, as soon as it has ended."""
        return self._process.wait(patience)

    def kill(self) -> None:
        """Ends it as the machine would: it cannot say goodbye."""
        self._process.kill()
        self._process.wait(PATIENCE)


class Server(Process):
    """A process that serves; `url` is where."""

    def __init__(self, log: Path, settings: Mapping[str, object], starting: Start = start) -> None:
        super().__init__(["serve"], log, {"port": 0, "log_format": "json", **settings}, starting)
        self.url = str(self.await_event("serving")["url"])

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def running(*arguments: str, **settings: object) -> Iterator[Process]:
    """A command in the background while the context lasts."""
    with tempfile.TemporaryDirectory(prefix="headwater-process-") as folder:
        process = Process(list(arguments), Path(folder) / "log", settings)
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def serving(starting: Start = start, /, **settings: object) -> Iterator[Server]:
    """A server that is ready, on a free port; settings as in the environment, in lower case without the prefix.

    Without a `database` it serves a SQLite file of its own, which is gone afterwards.
    """
    with tempfile.TemporaryDirectory(prefix="headwater-server-") as folder:
        usual: dict[str, object] = {"database": f"sqlite:///{folder}/headwater.db"}
        server = Server(Path(folder) / "log", usual | settings, starting)
        try:
            eventually(server.is_ready, "the server is ready")
            yield server
        finally:
            server.kill()


def _is_whole(line: str) -> bool:
    return line.startswith("{") and line.endswith("}\n")
