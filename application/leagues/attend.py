"""Attend to a sandbox: it goes on only while somebody looks at it or acts in it (LG-63)."""

from __future__ import annotations

from application.desk import Desk
from application.hosting.commit import send_notices
from application.ports.store import Notice
from application.tasks import advance_task
from application.topics import league_topic
from domain.hosting.terms import Moment
from domain.league.league import League

NOTED_EVERY = 60_000
"""How often attention is written at most, in milliseconds: looks are many."""


def attended_since(desk: Desk) -> Moment:
    """Sandboxes stand still if nobody has looked at them since this moment."""
    return Moment(desk.clock.now() - desk.policy.sandbox_attention)


async def attend(desk: Desk, league: League) -> None:
    """Notes that somebody looks at a league; a sandbox that stood still goes on."""
    now = desk.clock.now()
    if not league.sandbox or not desk.league_locks.is_attention_due(league.id, now, NOTED_EVERY):
        return
    desk.league_locks.note_attention(league.id, now)
    task = advance_task(league.id, league.version, is_sandbox=True)
    notice = Notice(desk.ids.fresh("not"), league_topic(league.id), task, now)
    async with desk.store.working() as work:
        if not await work.attend_league(league.id, now, Moment(now - NOTED_EVERY)):
            return
        await work.wake_league(league.id)
        await work.post(notice)
        await work.commit()
    await send_notices(desk, [notice])
