"""Delete a player: everything about the person goes, the matches of the others stay as they were played."""

from __future__ import annotations

from application.desk import Desk
from application.operators.audit import Action, Operator, known_player, note
from application.players.end_tokens import announce_end
from application.privacy.erase_player import erase_player
from application.privacy.shut_out import shut_out
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def delete_player(desk: Desk, operator: Operator, player: PlayerId) -> Player:
    """The player as the others see them from now on: a number. The same is done to all bots of theirs.

    First they are shut out, then they are erased: a second call finishes what a fault interrupted.
    """
    async with desk.store.working() as work:
        known = await known_player(work, player)
        ended = await shut_out(desk, work, known)
        line = await note(desk, work, operator, Action.DELETE, player)
        await work.commit()
    operator.tell(line)
    await announce_end(desk, ended)
    return await erase_player(desk, known)
