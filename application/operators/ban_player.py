"""Ban a player, and lift a ban."""

from __future__ import annotations

from application.desk import Desk
from application.errors import Conflict
from application.operators.audit import Action, Operator, known_player, note
from application.players.end_tokens import announce_end
from application.privacy.remove_player import remove_player
from application.privacy.shut_out import shut_out
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def ban_player(desk: Desk, operator: Operator, player: PlayerId) -> Player:
    """The player can no longer sign in, nor can bots of theirs act; they leave every table and league.

    Each table follows its own policy for players who leave. What is left over after a fault is done by a second ban.
    """
    async with desk.store.working() as work:
        known = await known_player(work, player)
        ended = await shut_out(desk, work, known)
        line = await note(desk, work, operator, Action.BAN, player)
        await work.commit()
    operator.tell(line)
    await announce_end(desk, ended)
    await remove_player(desk, known)
    return known


async def unban_player(desk: Desk, operator: Operator, player: PlayerId) -> Player:
    """The player can sign in again; what was ended stays ended."""
    async with desk.store.working() as work:
        known = await known_player(work, player)
        if not await work.lift_ban(player):
            raise Conflict("not-banned")
        line = await note(desk, work, operator, Action.UNBAN, player)
        await work.commit()
    operator.tell(line)
    return known
