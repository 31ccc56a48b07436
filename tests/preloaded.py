"""A process that has imported everything and forks itself for each command: a start then costs no imports.

`python -m tests.preloaded DESCRIPTOR` serves requests on that socket until it is closed. What is forked is a process
like any other: with a pid, an environment and outputs of its own, and it ends as its command ends.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, TypeAlias

Command: TypeAlias = dict[str, object]

# The modules that commands import when they run.
NEEDED: Final = (
    "headwater.cli",
    "headwater.http_server",
    "headwater.startup_checks",
    "headwater.worker_process",
    "headwater.verify_database",
    "headwater.wiring",
    "adapters.persistence.migrate",
    "httptools",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
_LENGTH: Final = 8


class Forked:
    """A forked process, with the part of `subprocess.Popen` that tests need."""

    def __init__(self, arguments: Sequence[str], status: IO[bytes]) -> None:
        self.args = arguments
        self._status = status
        self._lock = threading.Lock()
        self.pid = int(status.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended_within(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended_within(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(list(self.args), timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended_within(self, timeout: float | None) -> int | None:
        with self._lock:
            if self.returncode is None and _is_readable(self._status.fileno(), timeout):
                self.returncode = int(self._status.readline())
                self._status.close()
            return self.returncode


class Preloaded:
    """Our end of the process that forks itself."""

    def __init__(self, environment: Mapping[str, str], folder: Path) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", "tests.preloaded", str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, cwd=folder, env=dict(environment), stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
            )
        self._socket = ours
        self._lock = threading.Lock()

    def start(self, arguments: Sequence[str], environment: Mapping[str, str], out: IO[bytes], err: IO[bytes]) -> Forked:
        """A process that runs this command."""
        command = json.dumps({"arguments": list(arguments), "environment": dict(environment)}).encode()
        reading, writing = os.pipe()
        try:
            with self._lock:
                descriptors = [out.fileno(), err.fileno(), writing]
                socket.send_fds(self._socket, [len(command).to_bytes(_LENGTH, "big")], descriptors)
                self._socket.sendall(command)
        finally:
            os.close(writing)
        return Forked(arguments, os.fdopen(reading, "rb", buffering=0))

    def close(self) -> None:
        self._socket.close()
        self._process.wait()


def _is_readable(descriptor: int, timeout: float | None) -> bool:
    waiting = select.poll()
    waiting.register(descriptor, select.POLLIN)
    return bool(waiting.poll(None if timeout is None else timeout * 1_000))


class _Forking:
    """The loop in the process that forks itself; in a child it is over, and `command` is what the child runs."""

    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._woken, self._wakes = socket.socketpair()
        self._children: dict[int, int] = {}

    def run(self) -> Command | None:
        """Returns None once nobody can ask any more."""
        self._wakes.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)
        while True:
            ready, _, _ = select.select([self._requests, self._woken], [], [])
            if self._woken in ready:
                self._woken.recv(4096)
                self._report_ended()
            if self._requests in ready:
                command, descriptors = self._received()
                if command is None or self._is_child_after_fork(*descriptors):
                    return command

    def _received(self) -> tuple[Command | None, list[int]]:
        head, descriptors, _, _ = socket.recv_fds(self._requests, _LENGTH, 3)
        if not head:
            return None, []
        body = b""
        while len(body) < int.from_bytes(head, "big"):
            body += self._requests.recv(int.from_bytes(head, "big") - len(body))
        return json.loads(body), descriptors

    def _is_child_after_fork(self, out: int, err: int, status: int) -> bool:
        pid = os.fork()
        if pid == 0:
            self._leave(out, err)
            return True
        os.close(out)
        os.close(err)
        self._children[pid] = status
        _tell(status, pid)
        return False

    def _leave(self, out: int, err: int) -> None:
        """Keeps nothing of the loop in the child."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(out, 1)
        os.dup2(err, 2)
        for mine in (self._requests, self._woken, self._wakes):
            mine.detach()
        os.closerange(3, 65_536)

    def _report_ended(self) -> None:
        for pid in list(self._children):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                descriptor = self._children.pop(pid)
                _tell(descriptor, os.waitstatus_to_exitcode(status))
                os.close(descriptor)


def _tell(descriptor: int, number: int) -> None:
    with suppress(BrokenPipeError):
        os.write(descriptor, b"%d\n" % number)


def _become(command: Command) -> None:
    """Goes on as `python -m headwater` with these arguments would."""
    arguments, environment = command["arguments"], command["environment"]
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.environ.clear()
    os.environ.update(environment)
    me, original = sys.modules["__main__"], importlib.util.find_spec("headwater.__main__")
    assert original is not None
    assert original.origin is not None
    me.__spec__, me.__package__, me.__file__ = original, original.parent, original.origin
    sys.argv = [original.origin, *arguments]
    from headwater.cli import main

    main()


def _preload() -> None:
    for name in NEEDED:
        importlib.import_module(name)
    assert threading.active_count() == 1, "threads do not survive a fork"
    # Otherwise every child would copy the pages of what its first collection visits.
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _preload()
    chosen = _Forking(socket.socket(fileno=int(sys.argv[1]))).run()
    if chosen is not None:
        _become(chosen)
