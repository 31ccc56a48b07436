"""The operators' part of the fake store: the audit trail and bans."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from application.ports.operators import AuditLine
from domain.hosting.terms import Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class OperatorShelves:
    audit: dict[str, AuditLine] = field(default_factory=dict)
    bans: dict[PlayerId, Moment] = field(default_factory=dict)


class FakeOperatorReading:
    _shelves: "Shelves"

    async def audit(self, target: str | None, limit: int) -> Sequence[AuditLine]:
        lines = [line for line in self._shelves.audit.values() if target in (None, line.target)]
        return sorted(lines, key=lambda line: (line.at, line.id), reverse=True)[:limit]

    async def is_banned(self, player: PlayerId) -> bool:
        known = self._shelves.players.get(player)
        return player in self._shelves.bans or (known is not None and known.owner in self._shelves.bans)


class FakeOperatorWork(FakeOperatorReading):
    async def note_audit(self, line: AuditLine) -> None:
        self._shelves.audit[line.id] = line

    async def ban(self, player: PlayerId, at: Moment) -> bool:
        is_new = player not in self._shelves.bans
        self._shelves.bans.setdefault(player, at)
        return is_new

    async def lift_ban(self, player: PlayerId) -> bool:
        return self._shelves.bans.pop(player, None) is not None

    async def erase_player(self, player: PlayerId) -> None:
        shelves = self._shelves
        shelves.passwords.pop(player, None)
        shelves.webhooks.pop(player, None)
        for token in [token.id for token in shelves.tokens.values() if token.player == player]:
            del shelves.tokens[token]
        for place in [place for place in shelves.answers if place[0] == player]:
            del shelves.answers[place]
        for match in [match for match, lease in shelves.leases.items() if lease.bot == player]:
            del shelves.leases[match]
