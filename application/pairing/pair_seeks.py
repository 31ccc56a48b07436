"""One round of quick pairing. It forms the tables, and a separate task starts the match of each table.

Rounds may run at the same time in several processes. A round computes its tables without a lock. It takes the seeks of
a table only when all of them still wait. When a round dies halfway, each seek is either in a complete table or still
waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from application.desk import Desk
from application.hosting.commit import send_notices
from application.ports.queue import MatchAt, Task
from application.ports.store import Notice
from application.tasks import SET_TABLE
from application.topics import SEEKS, search_topic
from domain.hosting.terms import MatchId, Moment
from domain.pairing.matching import PairedTable, blocked_by, paired_tables
from domain.pairing.seeks import Seek, SeekStatus

MOST: Final = 20_000
"""The most seeks in one round, longest waiting first. Twice the largest crowd that was measured."""
TABLES: Final = 500
"""Tables in one transaction. It takes some 50 ms, then other writers get their turn."""
LOST: Final = 500
"""The most lost tasks that one round sends again."""


async def pair_seeks(desk: Desk) -> int:
    """Ends the seeks of absent players, pairs the others and sends lost tasks again.

    Returns the number of tables.
    """
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        unsettled = await reading.unsettled_seeks(MOST)
        waiting = [seek for seek in _free_to_meet(unsettled) if not _is_absent(desk, seek, now)]
        blocked = blocked_by(await reading.blocked_pairs(sorted({seek.player for seek in waiting})))
    if len(waiting) < len(unsettled):
        await _end_absent(desk, now)
        await _resend(desk, now)
    tables = await asyncio.to_thread(partial(paired_tables, waiting, now, blocked)) if waiting else []
    return sum([await _pair(desk, tables[at : at + TABLES]) for at in range(0, len(tables), TABLES)])


def _free_to_meet(seeks: Sequence[Seek]) -> list[Seek]:
    """The waiting seeks, without those of players whose other seek is already paired."""
    paired_players = {seek.player for seek in seeks if seek.status is SeekStatus.PAIRED}
    return [seek for seek in seeks if seek.status is SeekStatus.WAITING and seek.player not in paired_players]


async def _pair(desk: Desk, tables: Sequence[PairedTable]) -> int:
    now = desk.clock.now()
    async with desk.store.working() as work:
        waiting_ids = await work.hold_waiting([seek.id for table in tables for seek in table.seeks])
        complete = [table for table in tables if all(seek.id in waiting_ids for seek in table.seeks)]
        tables_by_match = {MatchId(desk.ids.fresh("mat")): table for table in complete}
        await work.pair_seeks({seek.id: match for match, table in tables_by_match.items() for seek in table.seeks})
        notices = [_notice(desk, match, now) for match in tables_by_match]
        await work.post(*notices)
        await work.commit()
    await send_notices(desk, notices, [search_topic(seek.player) for table in complete for seek in table.seeks])
    return len(complete)


def _notice(desk: Desk, match: MatchId, at: Moment) -> Notice:
    return Notice(desk.ids.fresh("not"), SEEKS, _task(match), at)


def _task(match: MatchId) -> Task:
    """Version 0: the task does nothing once the match has an entry."""
    return Task(SET_TABLE, MatchAt(match, 0))


async def _resend(desk: Desk, now: Moment) -> None:
    """Sends tasks again that a worker or broker has lost, or whose match could not be started."""
    async with desk.store.reading() as reading:
        matches = await reading.unset_tables(Moment(now - desk.policy.resend_after), LOST)
    tasks = desk.resends.due(SET_TABLE, [_task(match) for match in matches], now, desk.policy.resend_after)
    await desk.queue.send(tasks)
    for task in tasks:
        desk.metrics.count("mended", task=task.name)


def _is_absent(desk: Desk, seek: Seek, now: Moment) -> bool:
    return seek.seen_at < now - _lifetime(desk, seek.wanted.is_live)


def _lifetime(desk: Desk, is_live: bool) -> int:
    return desk.policy.live_seeks_kept if is_live else desk.policy.slow_seeks_kept


async def _end_absent(desk: Desk, now: Moment) -> None:
    live, slow = (Moment(now - _lifetime(desk, is_live)) for is_live in (True, False))
    async with desk.store.working() as work:
        away = await work.end_absent_seeks(live, slow, now)
        await work.commit()
    if away:
        await desk.bus.wake([SEEKS, *map(search_topic, dict.fromkeys(away))])
