"""Export a player: everything that is stored about them, piece by piece, for one JSON archive."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypeAlias

from application.desk import Desk
from application.operators.audit import Action, Operator, known_player, note_alone
from application.privacy.parts import PARTS, Item
from domain.hosting.terms import PlayerId

Piece: TypeAlias = tuple[str, Item]
"""The name of a list in the archive, and one item of it; the items of a list follow each other."""


async def export_player(desk: Desk, operator: Operator, player: PlayerId) -> AsyncIterator[Piece]:
    """What the player would get too, those of the player's bots included."""
    async with desk.store.reading() as reading:
        known = await known_player(reading, player)
        people = [known, *await reading.bots_of(player)]
    await note_alone(desk, operator, Action.EXPORT, player)
    for part in PARTS:
        for each in people:
            async for item in part.items(desk, each):
                yield part.name, item
