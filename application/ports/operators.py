"""Storage of operators' data: the append-only audit trail, and bans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class AuditLine:
    """One action: the operator, the action, its target, when and why. It names players by their ids only."""

    id: str
    at: Moment
    operator: str
    action: str
    target: str
    reason: str


class OperatorReading(Protocol):
    async def audit(self, target: str | None, limit: int) -> Sequence[AuditLine]:
        """The newest lines, newest first; with `target` only those about it."""
        ...

    async def is_banned(self, player: PlayerId) -> bool:
        """Whether the player, or the owner of a bot, is banned."""
        ...


class OperatorWork(OperatorReading, Protocol):
    async def note_audit(self, line: AuditLine) -> None: ...

    async def ban(self, player: PlayerId, at: Moment) -> bool:
        """False for a player who is banned already."""
        ...

    async def lift_ban(self, player: PlayerId) -> bool:
        """False for a player who is not banned."""
        ...

    async def erase_player(self, player: PlayerId) -> None:
        """Deletes everything about a player, from the password to the messages. The player's row stays."""
        ...
