"""Write a player's started vacations and playing hours into every match whose clock they stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from application.accounts.pauses.offsets import RENEWAL, renewed_hours
from application.accounts.pauses.own_pauses import known_pauses
from application.desk import Desk
from application.hosting.learn_pauses import learn_pauses
from application.ports.store import MatchFilter, MatchSummary, Place
from domain.hosting.terms import Moment, PlayerId, Status
from domain.hosting.vacations import PlayerPauses

PAGE: Final = 100


async def write_pauses(desk: Desk, player: PlayerId) -> int:
    """Returns the number of changed matches.

    Safe to repeat after a crash: the pauses stay due until all matches are written.
    """
    pauses = await _renew_offsets(desk, player)
    if pauses.due_at is None or pauses.due_at > desk.clock.now():
        return 0
    began = desk.clock.now()
    changed = [await learn_pauses(desk, match.id) for match in await _running_matches(desk, player)]
    await _settle(desk, pauses, began)
    return sum(changed)


async def _renew_offsets(desk: Desk, player: PlayerId) -> PlayerPauses:
    """Extends the stored offsets by some years when they run out."""
    now = desk.clock.now()
    async with desk.store.working() as work:
        await work.hold_player(player)
        pauses = await known_pauses(work, player)
        old = [each for each in pauses.hours if each.hours.is_limited and each.known_until <= now + RENEWAL]
        if not old:
            return pauses
        renewed = replace(
            pauses, hours=tuple(renewed_hours(each, now) if each in old else each for each in pauses.hours)
        )
        await work.keep_pauses(renewed)
        await work.commit()
    return replace(renewed, version=renewed.version + 1)


async def _running_matches(desk: Desk, player: PlayerId) -> Sequence[MatchSummary]:
    """Reads all pages. A match that starts later makes the pauses due again."""
    summaries: list[MatchSummary] = []
    wanted = MatchFilter(player=player, status=Status.RUNNING)
    while True:
        place = Place(summaries[-1].opened_at, summaries[-1].id) if summaries else None
        async with desk.store.reading() as reading:
            page = await reading.find(wanted, place, PAGE)
        summaries.extend(page)
        if len(page) < PAGE:
            return summaries


async def _settle(desk: Desk, pauses: PlayerPauses, began: Moment) -> None:
    """Sets the next due moment. Changes nothing when the pauses have changed since they were read."""
    async with desk.store.working() as work:
        await work.hold_player(pauses.player)
        current = await known_pauses(work, pauses.player)
        if current.version == pauses.version and await work.keep_pauses(
            replace(current, due_at=current.next_due(began, RENEWAL))
        ):
            await work.commit()
