"""The workers' part of the fake store: closings and dead tasks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from application.ports.queue import MatchAt, Task
from application.ports.store import MatchSummary, Notice
from application.ports.upkeep import Backlog, Closing, DeadTask
from application.tasks import stored_form
from domain.hosting.terms import MatchId, Moment
from domain.kernel.plain import Plain


@dataclass
class UpkeepShelves:
    heads: dict[MatchId, MatchSummary] = field(default_factory=dict)
    closings: dict[MatchId, Closing] = field(default_factory=dict)
    dead: dict[Task, DeadTask] = field(default_factory=dict)
    outbox: dict[str, Notice] = field(default_factory=dict)


class FakeUpkeepReading:
    _shelves: UpkeepShelves

    async def closing(self, match: MatchId) -> Closing | None:
        return self._shelves.closings.get(match)

    async def closed_at(self, matches: Sequence[MatchId]) -> Mapping[MatchId, Moment]:
        closings = [self._shelves.closings[match] for match in matches if match in self._shelves.closings]
        return {one.match: one.closed_at for one in closings if one.closed_at is not None}

    async def pending_closings(self, before: Moment, limit: int) -> Sequence[Closing]:
        waiting = [one for one in self._shelves.closings.values() if not one.is_done and one.ended_at < before]
        return sorted(waiting, key=lambda one: (one.ended_at, one.match))[:limit]

    async def matches_after(self, match: str, limit: int) -> Sequence[MatchId]:
        return sorted(other for other in self._shelves.heads if other > match)[:limit]

    async def dead_tasks(self, limit: int) -> Sequence[DeadTask]:
        dead = [one for one in self._shelves.dead.values() if one.dropped_at is None]
        return sorted(dead, key=lambda one: (one.at, stored_form(one.task), one.task.name))[:limit]

    async def backlog(self) -> Backlog:
        posted = [notice.at for notice in self._shelves.outbox.values()]
        dead = [one for one in self._shelves.dead.values() if one.dropped_at is None]
        return Backlog(len(posted), min(posted, default=None), len(dead))

    async def dead_tasks_of(self, matches: Sequence[MatchId]) -> Sequence[DeadTask]:
        return [one for one in self._shelves.dead.values() if stored_form(one.task)[0] in matches]


class FakeUpkeepWork(FakeUpkeepReading):
    async def await_closing(self, closing: Closing) -> None:
        self._shelves.closings[closing.match] = closing

    async def close_match(self, match: MatchId, at: Moment, record: Plain) -> bool:
        known = self._shelves.closings.get(match)
        if known is None or known.is_done:
            return False
        self._shelves.closings[match] = replace(known, closed_at=at, record=record)
        return True

    async def bury(self, dead: DeadTask) -> None:
        self._shelves.dead[dead.task] = dead

    async def exhume(self, task: Task) -> bool:
        known = self._shelves.dead.get(task)
        if known is None or known.dropped_at is not None:
            return False
        del self._shelves.dead[task]
        return True

    async def forget_past_dead(self, name: str) -> int:
        heads = self._shelves.heads
        past = [
            task
            for task in self._shelves.dead
            if task.name == name
            and isinstance(task.subject, MatchAt)
            and task.subject.match in heads
            and heads[task.subject.match].version > task.subject.version
        ]
        for task in past:
            del self._shelves.dead[task]
        return len(past)

    async def drop_dead(self, task: Task, at: Moment) -> bool:
        known = self._shelves.dead.get(task)
        if known is None or known.dropped_at is not None:
            return False
        self._shelves.dead[task] = replace(known, dropped_at=at)
        return True
