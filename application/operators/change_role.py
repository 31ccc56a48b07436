"""Grant and take roles as an operator."""

from __future__ import annotations

from application.desk import Desk
from application.operators.audit import Action, Operator, known_player, note_alone
from application.players.grant_role import grant_role
from application.players.take_role import take_role
from domain.hosting.players import Player, PlayerRole
from domain.hosting.terms import PlayerId


async def grant_as(desk: Desk, operator: Operator, player: PlayerId, role: PlayerRole) -> Player:
    """The player with the role; what is refused afterwards stands in the audit trail as an attempt."""
    await _note(desk, operator, Action(f"grant-{role.value}"), player)
    return await grant_role(desk, player, role)


async def take_as(desk: Desk, operator: Operator, player: PlayerId) -> Player:
    """The player without a role."""
    await _note(desk, operator, Action.TAKE_ROLE, player)
    return await take_role(desk, player)


async def _note(desk: Desk, operator: Operator, action: Action, player: PlayerId) -> None:
    async with desk.store.reading() as reading:
        await known_player(reading, player)
    await note_alone(desk, operator, action, player)
