"""Whose role counts when somebody acts on a player."""

from __future__ import annotations

from application.ports.store import Reading
from domain.hosting.players import Player, PlayerRole


async def role_behind(reading: Reading, player: Player) -> PlayerRole | None:
    """The player's role; of a bot its owner's, for what is done to a bot is done to its owner."""
    owner = player if player.owner is None else await reading.player(player.owner)
    return None if owner is None else owner.role
