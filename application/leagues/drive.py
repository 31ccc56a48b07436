"""Find the leagues that somebody has to look after; and wake one when a match of it has ended."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.ports.closing import Ended
from application.ports.ids import Ids
from application.ports.queue import Task
from application.ports.store import Notice, Work
from application.topics import ADVANCE, LEAGUES, league_topic
from application.upkeep.sweep import MOST
from domain.hosting.terms import MatchId


async def send_due_leagues(desk: Desk) -> int:
    """Each league that is due becomes a task of its own; says how many. Raises QueueDown.

    Also what has failed for good before, ever more rarely: a season ends on its date without an operator.
    """
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        heads = await reading.due_leagues(now, MOST)
    tasks = [Task(ADVANCE, MatchId(head.id), head.version) for head in heads]
    due = desk.chase.due(LEAGUES, tasks, now, desk.policy.resend_after)
    await desk.queue.send(due)
    return len(due)


class WakeLeague:
    """The hook of `close_match`: in the same transaction, so that no end is ever overlooked."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        league = await work.league_of(ended.match.id)
        if league is None:
            return ()
        await work.wake_league(league)
        topic, version = league_topic(league), ended.match.version
        return [Notice(self._ids.fresh("not"), topic, MatchId(league), version, ADVANCE, ended.at)]
