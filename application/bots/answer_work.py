"""Answer a turn one has leased."""

from __future__ import annotations

from application.bots.leases import answer_key, own_turn
from application.callers import Caller, Scope
from application.desk import Desk
from application.hosting.change import ChangeResult
from application.matches.play import play


async def answer_work(desk: Desk, caller: Caller, lease: str, move: str) -> ChangeResult:
    """Plays the move on the version that was leased; the same answer again is the same move, not a second one."""
    player = caller.player_with(Scope.PLAY)
    async with desk.store.reading() as reading:
        match, version = await own_turn(reading, player, lease)
    return await play(desk, caller, match, version, move, key=answer_key(lease))
