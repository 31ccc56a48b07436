"""Rename a player."""

from __future__ import annotations

from dataclasses import replace

from application.desk import Desk
from application.errors import Conflict
from application.operators.audit import Action, Operator, known_player, note
from application.players.names import fit_name
from application.ports.store import NameTaken
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def rename_player(desk: Desk, operator: Operator, player: PlayerId, name: str) -> Player:
    """The player with the new name; Conflict `name-taken` for a name that is had or looks alike."""
    fit_name(name)
    try:
        async with desk.store.working() as work:
            await work.hold_player(player)
            renamed = replace(await known_player(work, player), name=name)
            await work.change_player(renamed)
            line = await note(desk, work, operator, Action.RENAME, player)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=name) from None
    desk.tokens.forget_player(player)
    operator.tell(line)
    return renamed
