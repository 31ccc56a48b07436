"""The public part of a player's vacations and playing hours: opponents see how long they have to wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from application.accounts.read_account import known_player
from application.desk import Desk
from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses, Vacation, ZonedHours


@dataclass(frozen=True, slots=True)
class Away:
    """The current or next vacation, and the current playing hours if they are limited."""

    is_on_vacation: bool = False
    vacation: Vacation | None = None
    hours: ZonedHours | None = None


THERE = Away()


def away_of(pauses: PlayerPauses, now: Moment) -> Away:
    vacation = next(iter(pauses.upcoming(now)), None)
    hours = pauses.hours_at(now)
    is_away = vacation is not None and vacation.begins <= now
    return Away(is_away, vacation, hours if hours and hours.hours.is_limited else None)


async def away_by_player(desk: Desk, players: Sequence[PlayerId]) -> Mapping[PlayerId, Away]:
    """Contains only players with plans."""
    now = desk.clock.now()
    async with desk.store.reading() as reading:
        plans = await reading.pauses_of(list(dict.fromkeys(players)))
    return {player: away_of(pauses, now) for player, pauses in plans.items()}


async def read_away(desk: Desk, player: PlayerId) -> Away:
    """NotFound for an unknown player."""
    async with desk.store.reading() as reading:
        await known_player(reading, player)
        plans = await reading.pauses_of([player])
    return away_of(plans[player], desk.clock.now()) if player in plans else THERE
