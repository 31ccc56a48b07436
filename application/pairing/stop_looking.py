"""End a player's seeks and challenges, because the player is banned or erased."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Refusal
from application.pairing.answer_challenge import decline_challenge
from application.pairing.cancel_seek import cancel_seek
from application.pairing.challenge_player import withdraw_challenge
from application.ports.pairing import SeekPlace
from domain.hosting.players import Player
from domain.pairing.offers import Challenge

PAGE = 100


async def stop_looking(desk: Desk, player: Player) -> None:
    """Cancels the player's seeks, withdraws their challenges and declines the challenges to them. Safe to repeat."""
    caller = Caller(player, frozenset({Scope.PLAY, Scope.MATCHES}))
    async with desk.store.reading() as reading:
        seeks = await reading.seeks_of(player.id, desk.clock.now(), PAGE)
    for seek in seeks:
        await cancel_seek(desk, caller, seek.id)
    for challenge in await _open_challenges(desk, player):
        with suppress(Refusal):  # the challenge has ended meanwhile
            await _end(desk, caller, challenge)


async def _open_challenges(desk: Desk, player: Player) -> Sequence[Challenge]:
    """Reads all pages before any challenge ends. The number of challenges to one player has no limit."""
    challenges: list[Challenge] = []
    while True:
        place = SeekPlace(challenges[-1].at, challenges[-1].id) if challenges else None
        async with desk.store.reading() as reading:
            page = await reading.challenges_of(player.id, True, place, PAGE)
        challenges.extend(page)
        if len(page) < PAGE:
            return challenges


async def _end(desk: Desk, caller: Caller, challenge: Challenge) -> None:
    if challenge.challenger == caller.required_player().id:
        await withdraw_challenge(desk, caller, challenge.id)
    else:
        await decline_challenge(desk, caller, challenge.id)
