"""Find the leagues in which something is due, and wake a league when one of its matches has ended."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.leagues.attend import attended_since
from application.ports.closing import Ended
from application.ports.ids import Ids
from application.ports.store import Notice, Work
from application.tasks import LEAGUES, advance_task
from application.topics import league_topic
from application.upkeep.sweep import MOST
from domain.hosting.match import Match

OWN_ENDS = ("deadline", "referee")
"""Reasons with which leagues themselves end matches: the worker that does it goes on with the league anyway."""


async def send_due_leagues(desk: Desk) -> int:
    """Each due league becomes a task of its own; gives their number. Raises QueueDown.

    Leagues whose tasks failed for good are tried too, ever more rarely: a season ends on its date without an operator.
    """
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        heads = await reading.due_leagues(now, attended_since(desk), MOST)
    tasks = [advance_task(head.id, head.version, head.sandbox) for head in heads]
    due = desk.resends.due(LEAGUES, tasks, now, desk.policy.resend_after)
    await desk.queue.send(due)
    return len(due)


class WakeLeague:
    """The hook of `close_match`, in the same transaction, so that no end is overlooked."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        league = await work.league_of(ended.match.id)
        head = await work.league_summary(league) if league and not _is_own_end(ended.match) else None
        if head is None:
            return ()
        await work.wake_league(head.id)
        task = advance_task(head.id, head.version, head.sandbox)
        return [Notice(self._ids.fresh("not"), league_topic(head.id), task, ended.at)]


def _is_own_end(match: Match) -> bool:
    return match.reason in OWN_ENDS
