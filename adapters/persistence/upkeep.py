"""The workers' part of the store: closings and dead tasks, their statements and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import orjson
from sqlalchemy import BigInteger, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence import statements
from adapters.persistence.rows import Row, Values, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.tables import closings, columns, dead_tasks, matches, outbox
from application.ports.queue import Task
from application.ports.upkeep import Backlog, Closing, DeadTask
from application.tasks import stored_form, task_from
from domain.hosting.terms import MatchId, Moment
from domain.kernel.plain import Plain

NO_KEY = ""
"""The column `key` is part of the primary key, but nothing needs it any more."""
_limit = bindparam("limit", type_=BigInteger)
_CLOSING = columns(closings, "match version ended_at closed_at record")
_DEAD = columns(dead_tasks, "name match version key fault attempts at dropped_at")
_this_task = (
    dead_tasks.c.match == bindparam("of_match"),
    dead_tasks.c.name == bindparam("of_name"),
    dead_tasks.c.version == bindparam("of_version"),
    dead_tasks.c.key == bindparam("of_key"),
)
_LATEST = ("fault", "attempts", "at", "dropped_at")


def _upsert_dead_task() -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(dead_tasks), sqlite.insert(dead_tasks)
    place = [column.name for column in dead_tasks.primary_key]
    return Statement(
        on_postgresql.on_conflict_do_update(
            index_elements=place, set_={name: on_postgresql.excluded[name] for name in _LATEST}
        ),
        sqlite=on_sqlite.on_conflict_do_update(
            index_elements=place, set_={name: on_sqlite.excluded[name] for name in _LATEST}
        ),
    )


CLOSING = Statement(select(*_CLOSING).where(closings.c.match == bindparam("match")))
UNCLOSED = Statement(
    select(*_CLOSING)
    .where(closings.c.closed_at.is_(None), closings.c.ended_at < bindparam("before"))
    .order_by(closings.c.ended_at, closings.c.match)
    .limit(_limit)
)
AWAIT_CLOSING = Statement(insert(closings))
CLOSE = Statement(
    update(closings).where(closings.c.match == bindparam("of_match"), closings.c.closed_at.is_(None)),
    columns=["closed_at", "record"],
)
DEAD = Statement(
    select(*_DEAD)
    .where(dead_tasks.c.dropped_at.is_(None))
    .order_by(dead_tasks.c.at, dead_tasks.c.match, dead_tasks.c.name)
    .limit(_limit)
)
OUTBOX = Statement(select(func.count(), func.min(outbox.c.at)).select_from(outbox))
DEAD_COUNT = Statement(select(func.count()).select_from(dead_tasks).where(dead_tasks.c.dropped_at.is_(None)))
BURY = _upsert_dead_task()
EXHUME = Statement(delete(dead_tasks).where(*_this_task, dead_tasks.c.dropped_at.is_(None)))
FORGET_PAST_DEAD = Statement(
    delete(dead_tasks).where(
        dead_tasks.c.name == bindparam("of_name"),
        exists().where(matches.c.id == dead_tasks.c.match, matches.c.version > dead_tasks.c.version),
    )
)
DROP_DEAD = Statement(update(dead_tasks).where(*_this_task, dead_tasks.c.dropped_at.is_(None)), columns=["dropped_at"])


@cache
def dead_among(size: int) -> Statement:
    return Statement(select(*_DEAD).where(dead_tasks.c.match.in_(statements.places(size))))


@cache
def closed_among(size: int) -> Statement:
    is_done = closings.c.closed_at.is_not(None)
    own = closings.c.match.in_(statements.places(size))
    return Statement(select(closings.c.match, closings.c.closed_at).where(own, is_done))


class SqlUpkeepReading(StatementReader):
    """The port's UpkeepReading on one driver session."""

    async def closing(self, match: MatchId) -> Closing | None:
        return first(await self._read(CLOSING, match=match), _closing_of_row)

    async def closed_at(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Moment]:
        found = await self._read_among(self._read, closed_among, matches)
        return {MatchId(match): Moment(at) for match, at in found}

    async def pending_closings(self, before: Moment, limit: int) -> Sequence[Closing]:
        return [_closing_of_row(row) for row in await self._read_alone(UNCLOSED, before=before, limit=limit)]

    async def matches_after(self, match: str, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read(statements.MATCH_IDS, after=match, limit=limit)]

    async def dead_tasks(self, limit: int) -> Sequence[DeadTask]:
        return [_dead_of_row(row) for row in await self._read_alone(DEAD, limit=limit)]

    async def backlog(self) -> Backlog:
        [(rows, oldest)], [(dead,)] = await self._read_alone(OUTBOX), await self._read_alone(DEAD_COUNT)
        return Backlog(rows, oldest, dead)

    async def dead_tasks_of(self, matches: Sequence[MatchId]) -> Sequence[DeadTask]:
        return [_dead_of_row(row) for row in await self._read_among(self._read_alone, dead_among, matches)]


class SqlUpkeepWork(SqlUpkeepReading, StatementWriter):
    """The port's UpkeepWork on one driver session."""

    async def await_closing(self, closing: Closing) -> None:
        await self._change(AWAIT_CLOSING, _closing_values(closing))

    async def close_match(self, match: MatchId, at: Moment, record: Plain) -> bool:
        return await self._change(CLOSE, {"of_match": match, "closed_at": at, "record": _record_text(record)}) == 1

    async def bury(self, dead: DeadTask) -> None:
        await self._change(BURY, _dead_values(dead))

    async def exhume(self, task: Task) -> bool:
        return await self._change(EXHUME, _place(task)) == 1

    async def forget_past_dead(self, name: str) -> int:
        return await self._change(FORGET_PAST_DEAD, {"of_name": name})

    async def drop_dead(self, task: Task, at: Moment) -> bool:
        return await self._change(DROP_DEAD, _place(task) | {"dropped_at": at}) == 1


def _record_text(record: Plain) -> str | None:
    return None if record is None else json_text(record)


def _closing_values(closing: Closing) -> Values:
    return {
        "match": closing.match,
        "version": closing.version,
        "ended_at": closing.ended_at,
        "closed_at": closing.closed_at,
        "record": _record_text(closing.record),
    }


def _closing_of_row(row: Row) -> Closing:
    match, version, ended_at, closed_at, record = row
    return Closing(match, version, ended_at, closed_at, None if record is None else orjson.loads(record))


def _place(task: Task) -> Values:
    id, number = stored_form(task)
    return {"of_match": id, "of_name": task.name, "of_version": number, "of_key": NO_KEY}


def _dead_values(dead: DeadTask) -> Values:
    id, number = stored_form(dead.task)
    return {
        "name": dead.task.name,
        "match": id,
        "version": number,
        "key": NO_KEY,
        "fault": dead.fault,
        "attempts": dead.attempts,
        "at": dead.at,
        "dropped_at": dead.dropped_at,
    }


def _dead_of_row(row: Row) -> DeadTask:
    name, id, number, _, *rest = row
    return DeadTask(task_from(name, id, number), *rest)
