"""What is stored of players' vacations and playing hours: one row for each player who has planned any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses


class PauseReading(Protocol):
    async def pauses_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, PlayerPauses]:
        """Of those among them who have planned any."""
        ...

    async def due_pauses(self, now: Moment, limit: int) -> Sequence[PlayerPauses]:
        """Those to be written into matches by now, longest due first."""
        ...


class PauseWork(PauseReading, Protocol):
    async def keep_pauses(self, pauses: PlayerPauses) -> bool:
        """Keeps them under the version after theirs; false, and nothing is kept, where that is taken."""
        ...

    async def hasten_pauses(self, player: PlayerId, at: Moment) -> PlayerPauses | None:
        """Makes the player's pauses due, under the version after theirs, and gives them back; None without any."""
        ...
