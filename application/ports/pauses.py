"""Storage of vacations and playing hours: one row for each player with plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses


class PauseReading(Protocol):
    async def pauses_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, PlayerPauses]:
        """Contains only players with plans."""
        ...

    async def due_pauses(self, now: Moment, limit: int) -> Sequence[PlayerPauses]:
        """The pauses to write into matches, longest due first."""
        ...


class PauseWork(PauseReading, Protocol):
    async def keep_pauses(self, pauses: PlayerPauses) -> bool:
        """Stores the pauses with the next version. False, without any change, when that version exists."""
        ...

    async def hasten_pauses(self, player: PlayerId, at: Moment) -> PlayerPauses | None:
        """Makes the player's pauses due and stores them with the next version. None for a player without plans."""
        ...
