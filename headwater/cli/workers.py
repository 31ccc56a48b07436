"""Commands about workers and their tasks. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from application.ports.queue import QueueDown, Task
from application.tasks import QUEUE_NAMES, stored_form, task_from
from headwater.cli.server import Database, report_store_faults, settings_with

if TYPE_CHECKING:
    from application.desk import Desk
    from headwater.settings import Settings

T = TypeVar("T")

QUEUES = ",".join(QUEUE_NAMES)
Broker = Annotated[str | None, typer.Option(help="As HEADWATER_BROKER: redis://... or amqp://...")]
References = Annotated[
    list[str] | None, typer.Argument(metavar="[TASK]...", help="As `dead list` names them: name/match/version.")
]

dead = typer.Typer(help="Tasks that failed for good.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command()(worker)
    app.command()(scheduler)
    app.add_typer(dead, name="dead")


def worker(
    queues: Annotated[str, typer.Option(help="Which queues, separated by commas.")] = QUEUES,
    concurrency: Annotated[int | None, typer.Option(min=1, help="As HEADWATER_WORKER_THREADS.")] = None,
    broker: Broker = None,
    database: Database = None,
) -> None:
    """Perform tasks until stopped. Any number of workers may run."""
    names = _queue_names(queues)
    settings = _with_broker(settings_with(broker=broker, database=database, worker_threads=concurrency))
    from headwater.startup_checks import prepare
    from headwater.worker_process import run_worker

    with report_store_faults():
        prepare(settings)
    run_worker(settings, names)


def scheduler(broker: Broker = None, database: Database = None) -> None:
    """Send the periodic rounds: sweeps, clocks, samples. One scheduler is enough, two do no harm."""
    settings = _with_broker(settings_with(broker=broker, database=database))
    from headwater.startup_checks import check_clock
    from headwater.worker_process import run_scheduler

    with report_store_faults():
        check_clock(settings)
    run_scheduler(settings)


@dead.command("list")
def list_(database: Database = None) -> None:
    """List them, oldest first: task, attempts, when, why."""
    settings = settings_with(database=database)
    from application.upkeep.dead_tasks import list_dead

    found = _at_desk(settings, list_dead)
    if not found:
        typer.echo("no task has failed for good", err=True)
    for each in found:
        when = datetime.fromtimestamp(each.at / 1000, UTC).isoformat(timespec="seconds")
        typer.echo(f"{reference(each.task)}\t{each.attempts}\t{when}\t{each.fault!r}")


@dead.command()
def replay(
    tasks: References = None,
    every: Annotated[bool, typer.Option("--all", help="Every one of them.")] = False,
    database: Database = None,
    broker: Broker = None,
) -> None:
    """Send them again, as if they were new; a server without a broker finds them with its next sweep."""
    wanted = _chosen_tasks(tasks, every)
    settings = settings_with(database=database, broker=broker)
    from application.upkeep.dead_tasks import replay_dead

    _each(settings, wanted, replay_dead, "sent")


@dead.command()
def drop(
    tasks: References = None,
    every: Annotated[bool, typer.Option("--all", help="Every one of them.")] = False,
    database: Database = None,
) -> None:
    """Give them up: nothing sends them again."""
    wanted = _chosen_tasks(tasks, every)
    settings = settings_with(database=database)
    from application.upkeep.dead_tasks import drop_dead

    _each(settings, wanted, drop_dead, "dropped")


def reference(task: Task) -> str:
    id, number = stored_form(task)
    return f"{task.name}/{id}/{number}"


def task_of(text: str) -> Task:
    """The task that a reference names."""
    name, id, version = [*text.split("/", 2), "", ""][:3]
    if not (name and id and version.isdecimal()):
        raise typer.BadParameter(f"{text!r} does not look like name/match/version")
    return task_from(name, id, int(version))


def _chosen_tasks(references: list[str] | None, every: bool) -> list[Task] | None:
    """The tasks that are named; None for every one."""
    if every == bool(references):
        raise typer.BadParameter("name tasks, or say --all")
    return None if every else [task_of(text) for text in references or ()]


def _each(
    settings: Settings, wanted: list[Task] | None, do: Callable[[Desk, Task], Awaitable[bool]], outcome: str
) -> None:
    async def all_of_them(desk: Desk) -> list[tuple[Task, bool]]:
        from application.upkeep.dead_tasks import list_dead

        tasks = [each.task for each in await list_dead(desk)] if wanted is None else wanted
        return [(task, await do(desk, task)) for task in tasks]

    results = _at_desk(settings, all_of_them)
    for task, was_dead in results:
        typer.echo(f"{reference(task)}\t{outcome if was_dead else 'not dead'}")
    if not all(was_dead for _, was_dead in results):
        raise typer.Exit(1)


def _at_desk(settings: Settings, do: Callable[[Desk], Coroutine[Any, Any, T]]) -> T:
    from headwater.desks import open_desk

    async def run() -> T:
        async with open_desk(settings) as desk:
            return await do(desk)

    with report_store_faults():
        try:
            return asyncio.run(run())
        except QueueDown as fault:
            typer.echo(f"headwater cannot reach the broker: {fault}", err=True)
            raise typer.Exit(1) from None


def _with_broker(settings: Settings) -> Settings:
    """Ends the command without a broker: only the serving process reaches its own tasks."""
    if settings.works_itself:
        typer.echo("HEADWATER_BROKER is not set: `headwater serve` does its tasks itself", err=True)
        raise typer.Exit(2)
    return settings


def _queue_names(queues: str) -> list[str]:
    names = [name.strip() for name in queues.split(",") if name.strip()]
    strange = [name for name in names if name not in QUEUES.split(",")]
    if strange or not names:
        raise typer.BadParameter(f"{', '.join(strange) or 'nothing'}: the queues are {QUEUES}", param_hint="--queues")
    return names
