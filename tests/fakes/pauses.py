"""The part of the fake store that keeps vacations and playing hours."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class PauseShelves:
    pauses: dict[PlayerId, PlayerPauses] = field(default_factory=dict)


class FakePauseReading:
    _shelves: "Shelves"

    async def pauses_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, PlayerPauses]:
        return {player: known for player in players if (known := self._shelves.pauses.get(player))}

    async def due_pauses(self, now: Moment, limit: int) -> Sequence[PlayerPauses]:
        due = [(each.due_at, each.player) for each in self._shelves.pauses.values() if each.due_at is not None]
        return [self._shelves.pauses[player] for at, player in sorted(due) if at <= now][:limit]


class FakePauseWork(FakePauseReading):
    async def keep_pauses(self, pauses: PlayerPauses) -> bool:
        known = self._shelves.pauses.get(pauses.player)
        if known is not None and known.version != pauses.version:
            return False
        self._shelves.pauses[pauses.player] = replace(pauses, version=pauses.version + 1)
        return True

    async def hasten_pauses(self, player: PlayerId, at: Moment) -> PlayerPauses | None:
        known = self._shelves.pauses.get(player)
        if known is not None:
            self._shelves.pauses[player] = replace(known, version=known.version + 1, due_at=at)
        return self._shelves.pauses.get(player)
