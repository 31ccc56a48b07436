"""A real RabbitMQ for tests, where one is installed: on a port and in a folder of its own, gone afterwards."""

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.servers import PATIENCE, ended, folder_for, free_port, started

# Debian's own command insists on root and on the system's folders; the script behind it does not.
PLACES: Final = ("/usr/lib/rabbitmq/bin/rabbitmq-server", "rabbitmq-server")
GREETING: Final = b"AMQP\x00\x00\x09\x01"


def binary() -> str | None:
    """The server's start script, if there is one on this machine."""
    return next((found for place in PLACES if (found := shutil.which(place))), None)


class RabbitServer:
    """A RabbitMQ that can be killed, and started again with what it has kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        # Erlang's nodes find each other through a small server; were ours not there, they would start one that stays.
        self._names, self._names_port = started(_launch_names, _listens, folder / "log")
        self.port = 0

    @property
    def url(self) -> str:
        return f"amqp://guest:guest@127.0.0.1:{self.port}//"

    def start(self) -> None:
        self._process, self.port = started(self._launch, _answers, self._folder / "log", self.port)

    def stop(self) -> None:
        """As a crash would: nothing is said to anyone."""
        if self._process is not None:
            # The script's children are of its group, and nobody else is.
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._process = None

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Neither dead nor answering as long as the context lasts."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.killpg(self._process.pid, signal.SIGCONT)

    def close(self) -> None:
        self.stop()
        ended(self._names, signal.SIGKILL)

    def _launch(self, port: int) -> subprocess.Popen[bytes]:
        script = binary()
        assert script is not None
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [script], env=self._environment(port), stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0
            )

    def _environment(self, port: int) -> dict[str, str]:
        plugins = self._folder / "plugins"
        plugins.write_text("[].\n")
        return os.environ | {
            "HOME": str(self._folder),
            "ERL_EPMD_PORT": str(self._names_port),
            # Names what is kept in the folder, so it stays the same for every start.
            "RABBITMQ_NODENAME": "headwater@localhost",
            "RABBITMQ_NODE_IP_ADDRESS": "127.0.0.1",
            "RABBITMQ_NODE_PORT": str(port),
            "RABBITMQ_DIST_PORT": str(free_port()),
            "RABBITMQ_MNESIA_BASE": str(self._folder / "data"),
            "RABBITMQ_LOG_BASE": str(self._folder / "logs"),
            "RABBITMQ_LOGS": "-",
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(plugins),
            "RABBITMQ_CONF_ENV_FILE": str(self._folder / "none"),
        }


@contextmanager
def rabbitmq_running() -> Iterator[RabbitServer]:
    """A RabbitMQ of one's own."""
    with folder_for("rabbitmq") as folder:
        server = RabbitServer(folder)
        try:
            server.start()
            yield server
        finally:
            server.close()


def _launch_names(port: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(["epmd", "-port", str(port)], stdin=subprocess.DEVNULL)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _answers(port: int) -> bool:
    """It listens only when it is ready, and begins the conversation after the greeting."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            connection.sendall(GREETING)
            return connection.recv(1) == b"\x01"
    except OSError:
        return False
