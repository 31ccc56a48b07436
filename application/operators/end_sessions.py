"""End all sessions and tokens of a player."""

from __future__ import annotations

from application.desk import Desk
from application.operators.audit import Action, Operator, known_player, note
from application.players.end_tokens import announce_end
from domain.hosting.terms import PlayerId


async def end_sessions(desk: Desk, operator: Operator, player: PlayerId) -> int:
    """Says how many; those of the player's bots that were made with them end too."""
    async with desk.store.working() as work:
        await work.hold_player(player)
        await known_player(work, player)
        ended = await work.revoke_tokens_of(player, desk.clock.now())
        line = await note(desk, work, operator, Action.END_SESSIONS, player)
        await work.commit()
    operator.tell(line)
    await announce_end(desk, ended)
    return len(ended)
