"""The caller's own lease, or the turn that was answered under it."""

from __future__ import annotations

from application.errors import NotFound
from application.ports.bots import BotReading, Lease
from application.ports.store import Reading
from domain.hosting.players import Player
from domain.hosting.terms import MatchId


async def own_lease(reading: BotReading, player: Player, lease: str) -> Lease:
    """NotFound for a lease that never was, is another player's, or has been taken over."""
    found = await reading.lease(lease)
    if found is None or found.bot != player.id:
        raise NotFound("unknown-lease", what="lease", id=lease[:60])
    return found


async def own_turn(reading: Reading, player: Player, lease: str) -> tuple[MatchId, int]:
    """The match and version leased, also after the next turn was leased if this one was answered; or NotFound."""
    try:
        found = await own_lease(reading, player, lease)
    except NotFound:
        kept = await reading.answer(player.id, answer_key(lease))
        match kept.answer if kept else None:
            case {"match": str(match), "first": int(first)}:
                return MatchId(match), first - 1
        raise
    return found.match, found.version


def answer_key(lease: str) -> str:
    """The idempotency key of a lease's answer."""
    return f"lease {lease}"
