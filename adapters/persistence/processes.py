"""The processes' part of the store: the table, its statements and rows."""

from __future__ import annotations

from collections.abc import Sequence

import orjson
from sqlalchemy import BigInteger, Column, Table, Text, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.rows import Row, Values
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter
from adapters.persistence.tables import Key, columns, metadata
from application.ports.processes import Process
from application.tasks import stored_form, task_from

# One row for each process that runs or has fallen silent; only a few rows.
processes = Table(
    "processes",
    metadata,
    Column("id", Key, primary_key=True),
    Column("role", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("pid", BigInteger, nullable=False),
    Column("version", Text, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("fault", Text, nullable=False),
    Column("performing", Text, nullable=False),
)
_PROCESS = columns(processes, "id role host pid version started_at until fault performing")
_LATEST = ("until", "fault", "performing")


def _upsert_process() -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(processes), sqlite.insert(processes)
    return Statement(
        on_postgresql.on_conflict_do_update(
            index_elements=["id"], set_={name: on_postgresql.excluded[name] for name in _LATEST}
        ),
        sqlite=on_sqlite.on_conflict_do_update(
            index_elements=["id"], set_={name: on_sqlite.excluded[name] for name in _LATEST}
        ),
    )


PROCESSES = Statement(select(*_PROCESS).order_by(processes.c.started_at, processes.c.id))
ANNOUNCE = _upsert_process()
FORGET = Statement(
    delete(processes).where(processes.c.id == bindparam("of_id"), processes.c.until == bindparam("of_until"))
)


class SqlProcessReading(StatementReader):
    """The port's ProcessReading on one driver session."""

    async def processes(self) -> Sequence[Process]:
        return [_process_of_row(row) for row in await self._read_alone(PROCESSES)]


class SqlProcessWork(SqlProcessReading, StatementWriter):
    """The port's ProcessWork on one driver session."""

    async def announce_process(self, process: Process) -> None:
        await self._change(ANNOUNCE, _process_values(process))

    async def forget_process(self, process: Process) -> bool:
        return await self._change(FORGET, {"of_id": process.id, "of_until": process.until}) == 1


def _process_values(process: Process) -> Values:
    return {
        "id": process.id,
        "role": process.role,
        "host": process.host,
        "pid": process.pid,
        "version": process.version,
        "started_at": process.started_at,
        "until": process.until,
        "fault": process.fault,
        "performing": orjson.dumps([[task.name, *stored_form(task)] for task in process.performing]).decode(),
    }


def _process_of_row(row: Row) -> Process:
    id, role, host, pid, version, started_at, until, fault, performing = row
    # Earlier versions wrote a fourth part, which is always empty.
    tasks = tuple(task_from(*parts[:3]) for parts in orjson.loads(performing))
    return Process(id, role, host, pid, version, started_at, until, fault, tasks)
