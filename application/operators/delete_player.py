"""Delete a player: everything about the person goes, the matches of the others stay as they were played."""

from __future__ import annotations

from dataclasses import replace

from application.desk import Desk
from application.operators.audit import Operator, known_player, note
from application.operators.ban_player import shut_out
from application.operators.remove_player import remove_player
from application.players.end_tokens import announce_end
from application.ports.store import Work
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def delete_player(desk: Desk, operator: Operator, player: PlayerId) -> Player:
    """The player as the others see them from now on: a number. The same is done to all bots of theirs.

    First they are shut out and leave their tables, then what is left of them is erased: a second call finishes what a
    fault interrupted.
    """
    async with desk.store.working() as work:
        known = await known_player(work, player)
        ended = await shut_out(desk, work, known)
        line = await note(desk, work, operator, "delete", player)
        await work.commit()
    operator.tell(line)
    await announce_end(desk, ended)
    await remove_player(desk, known)
    return await _erase(desk, player)


async def _erase(desk: Desk, player: PlayerId) -> Player:
    async with desk.store.working() as work:
        people = [await known_player(work, player), *await work.bots_of(player)]
        erased = [await _erase_one(work, each, number_from(desk.ids.secret())) for each in people]
        await work.commit()
    for each in people:
        desk.tokens.forget_player(each.id)
    return erased[0]


async def _erase_one(work: Work, player: Player, name: str) -> Player:
    nobody = replace(player, name=name)
    await work.change_player(nobody)
    await work.give_role(player.id, None)
    await work.erase_player(player.id)
    return nobody


def number_from(secret: bytes) -> str:
    """A name that tells nothing and that nobody can have taken before."""
    return f"Deleted-{int.from_bytes(secret) % 10**16:016}"
