"""`headwater status`: the whole system at a glance. What it needs is imported when it runs: `--help` stays quick."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import typer

from headwater.cli.edge import REFUSED, harmless
from headwater.cli.operators import at_desk
from headwater.cli.server import Database, settings_with
from headwater.cli.workers import Broker

if TYPE_CHECKING:
    from application.operators.read_status import SystemStatus
    from application.ports.processes import Process

# Where tasks are done inside `serve`, it is the only one that is needed.
ROLES = ("serve", "worker", "scheduler")


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command()(status)


def status(database: Database = None, broker: Broker = None) -> None:
    """Tell which processes live, what waits and what is dead; the exit code is 1 if an operator should look."""
    from application.operators.read_status import read_status

    current = at_desk(database, read_status, broker=broker)
    # Inside `serve` tasks wait in its own memory, where nobody else can count them.
    is_shared = not settings_with(database=database, broker=broker).works_itself
    for line in _lines(current, is_shared):
        typer.echo(line)
    faults = list(current.faults(ROLES if is_shared else ROLES[:1]))
    for fault in faults:
        typer.echo(harmless(fault), err=True)
    if faults:
        raise typer.Exit(REFUSED)


def _lines(status: SystemStatus, has_queues: bool) -> Iterator[str]:
    for process in status.processes:
        yield "\t".join(harmless(text) for text in _process(status, process))
    for queue, load in status.queues.items() if has_queues else ():
        yield f"queue\t{queue}\t{load.tasks:.0f}\t{load.age:.1f} s"
    age = 0 if status.backlog.oldest is None else (status.now - status.backlog.oldest) / 1000
    yield f"outbox\t{status.backlog.outbox}\t{age:.1f} s"
    yield f"dead\t{status.backlog.dead}"
    yield "clock\tthe machine's" if status.offset is None else f"clock\t{status.offset:+.3f} s"


def _process(status: SystemStatus, process: Process) -> tuple[str, ...]:
    state = "alive" if process.is_alive(status.now) else "silent"
    since = datetime.fromtimestamp(process.started_at / 1000, UTC).isoformat(timespec="seconds")
    return process.role, state, f"{process.host}/{process.pid}", process.version, since, process.fault or "well"
