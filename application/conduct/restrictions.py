"""The restrictions of sanctions. Each is checked in the transaction, so that it holds at once in every process."""

from __future__ import annotations

from application.errors import Forbidden
from application.ports.store import Work
from domain.conduct.moderation import SanctionKind, end_of
from domain.hosting.terms import Moment, PlayerId


async def require_voice(work: Work, player: PlayerId, now: Moment) -> None:
    """Refuses a muted player. It also checks bans, because this process may not know of a new ban yet."""
    await _require_free(work, player, now, SanctionKind.BAN, "banned-from-play")
    await _require_free(work, player, now, SanctionKind.MUTE, "player-muted")


async def require_free_name(work: Work, player: PlayerId, now: Moment) -> None:
    """A player whom a moderator has renamed keeps that name until the sanction ends."""
    await _require_free(work, player, now, SanctionKind.RENAME, "name-held")


async def _require_free(work: Work, player: PlayerId, now: Moment, kind: SanctionKind, code: str) -> None:
    until = end_of(kind, await work.held_sanctions(player, now), now)
    if until is not None:
        raise Forbidden(code, until=until)
