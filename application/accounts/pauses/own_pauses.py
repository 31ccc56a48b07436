"""A player's vacations and playing hours. They are one row, written under the player's lock."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from application.accounts.pauses.offsets import RENEWAL
from application.accounts.set_address import person_of
from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict
from application.hosting.commit import send_notices
from application.hosting.pauses import pauses_notice
from application.players.end_tokens import hold_own_token
from application.policy import Policy
from application.ports.store import Notice, Reading, Work
from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import Budget, PlayerPauses, Vacation, ZonedHours, time_left

KEPT_YEARS: Final = 2
"""Older pauses affect no running clock and no budget: no turn lasts that long."""


TRIES: Final = 5


class _VersionTaken(Conflict):
    """Another transaction has stored the next version."""


@dataclass(frozen=True, slots=True)
class OwnPauses:
    """The player's plans at `now`. `left` is the rest of the vacation budget."""

    player: PlayerId
    now: Moment
    vacations: tuple[Vacation, ...]
    hours: ZonedHours | None
    next_hours: ZonedHours | None
    left: int
    budget: Budget


def budget_of(policy: Policy) -> Budget:
    return Budget(policy.vacation_budget, policy.vacation_year, policy.shortest_vacation)


def own_pauses(desk: Desk, pauses: PlayerPauses, now: Moment) -> OwnPauses:
    budget = budget_of(desk.policy)
    return OwnPauses(
        pauses.player,
        now,
        pauses.upcoming(now),
        pauses.hours_at(now),
        next((each for each in pauses.hours if each.hours.since > now), None),
        time_left(budget, [each.span for each in pauses.vacations], now),
        budget,
    )


async def read_own_pauses(desk: Desk, caller: Caller) -> OwnPauses:
    player = person_of(caller)
    async with desk.store.reading() as reading:
        return own_pauses(desk, await known_pauses(reading, player.id), desk.clock.now())


async def known_pauses(reading: Reading, player: PlayerId) -> PlayerPauses:
    """Empty for a player without plans."""
    return (await reading.pauses_of([player])).get(player) or PlayerPauses(player)


async def change_pauses(
    desk: Desk, caller: Caller, change: Callable[[PlayerPauses, Moment], PlayerPauses]
) -> OwnPauses:
    """Stores the result of `change`. An exception from `change` leaves the pauses as they are.

    `now` is read after the player is locked, so that changes under the lock are in order of time. A match that starts
    meanwhile stores the row's next version. Then `change` runs again.
    """
    for _ in range(TRIES):
        with suppress(_VersionTaken):
            return await _change_once(desk, caller, change)
    raise Conflict("too-busy", player=caller.required_player().id)


async def _change_once(desk: Desk, caller: Caller, change: Callable[[PlayerPauses, Moment], PlayerPauses]) -> OwnPauses:
    player = person_of(caller)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        now = desk.clock.now()
        after, notices = await apply_change(desk, work, player.id, change, now)
        await work.commit()
    await send_notices(desk, notices)
    return own_pauses(desk, after, now)


async def apply_change(
    desk: Desk, work: Work, player: PlayerId, change: Callable[[PlayerPauses, Moment], PlayerPauses], now: Moment
) -> tuple[PlayerPauses, list[Notice]]:
    """Runs in a transaction that holds the player. Pauses that have begun are written into matches at once."""
    before = await known_pauses(work, player)
    after = change(before, now)
    if after == before:
        return before, []
    is_due = after.in_force(now) != before.in_force(now) or (before.due_at is not None and before.due_at <= now)
    due_at = now if is_due else after.next_due(now, RENEWAL)
    row = replace(after.since(Moment(now - KEPT_YEARS * desk.policy.vacation_year)), due_at=due_at)
    if not await work.keep_pauses(row):
        raise _VersionTaken("too-busy", player=player)
    stored = replace(row, version=row.version + 1)
    notices = [pauses_notice(desk, stored, now)] if is_due else []
    await work.post(*notices)
    return stored, notices
