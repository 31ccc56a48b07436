"""Shared by all answers to a challenge: find it and store its end."""

from __future__ import annotations

from dataclasses import replace

from application.desk import Desk
from application.errors import Conflict, NotFound
from application.topics import search_topic
from domain.hosting.players import Player
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus


async def own_challenge(desk: Desk, player: Player, challenge: ChallengeId) -> Challenge:
    """NotFound unless the player is the challenger or the challenged one."""
    async with desk.store.reading() as reading:
        found = await reading.challenge(challenge)
    if found is None or player.id not in (found.challenger, found.challenged):
        raise NotFound("unknown-challenge", what="challenge", id=challenge[:60])
    return found


def require_open_challenge(desk: Desk, challenge: Challenge) -> None:
    status = challenge.status_at(desk.clock.now())
    if status is not ChallengeStatus.OPEN:
        raise Conflict("challenge-over", status=status.value)


async def end_challenge(desk: Desk, challenge: Challenge, status: ChallengeStatus) -> Challenge:
    """Raises Conflict when the challenge has already ended."""
    require_open_challenge(desk, challenge)
    after = replace(challenge, status=status, ended_at=desk.clock.now())
    async with desk.store.working() as work:
        if not await work.answer_challenge(after):
            raise Conflict("challenge-over", status=challenge.status.value)
        await work.commit()
    await desk.bus.wake([search_topic(after.challenger), search_topic(after.challenged)])
    return after
