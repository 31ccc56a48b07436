"""The part of the fake store that marks are computed from."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from domain.conduct.marks import Played
from domain.hosting.terms import MatchId, Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class MarkShelves:
    played: dict[MatchId, Played] = field(default_factory=dict)
    networks: dict[tuple[PlayerId, bytes], Moment] = field(default_factory=dict)


class FakeMarkReading:
    _shelves: "Shelves"

    async def played_since(self, since: Moment, limit: int) -> Sequence[Played]:
        found = [each for each in self._shelves.played.values() if each.at >= since]
        return sorted(found, key=lambda each: (each.at, each.match), reverse=True)[:limit]

    async def networks_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, Set[bytes]]:
        kept = self._shelves.networks
        found = {player: {network for one, network in kept if one == player} for player in players}
        return {player: networks for player, networks in found.items() if networks}


class FakeMarkWork(FakeMarkReading):
    async def note_played(self, played: Played) -> None:
        self._shelves.played[played.match] = played

    async def note_network(self, player: PlayerId, network: bytes, at: Moment) -> None:
        self._shelves.networks[player, network] = at

    async def forget_played(self, before: Moment, limit: int) -> int:
        old = sorted((each.at, each.match) for each in self._shelves.played.values() if each.at < before)[:limit]
        for _, match in old:
            del self._shelves.played[match]
        return len(old)

    async def forget_networks(self, before: Moment, limit: int) -> int:
        old = sorted((at, key) for key, at in self._shelves.networks.items() if at < before)[:limit]
        for _, key in old:
            del self._shelves.networks[key]
        return len(old)
