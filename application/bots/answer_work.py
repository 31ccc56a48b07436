"""Answer a turn one has leased."""

from __future__ import annotations

from application.bots.leases import own_lease
from application.callers import Caller, Scope
from application.changing import Changed
from application.desk import Desk
from application.matches.play import play


async def answer_work(desk: Desk, caller: Caller, lease: str, move: str) -> Changed:
    """Plays the move on the version that was leased; the same answer again is the same move, not a second one."""
    player = caller.allowed(Scope.PLAY)
    async with desk.store.reading() as reading:
        found = await own_lease(reading, player, lease)
    return await play(desk, caller, found.match, found.version, move, key=f"lease {found.id}")
