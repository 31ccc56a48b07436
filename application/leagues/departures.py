"""What a player has left, of whatever league, and until when he may not register because of it."""

from __future__ import annotations

from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.ports.leagues import Departed
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.league.leaving import barred_until
from domain.league.terms import Discipline, LeagueId


@dataclass(frozen=True, slots=True)
class Departures:
    """Newest first, what was forgiven too; `barred_until` is None for who may register."""

    left: tuple[Departed, ...]
    barred_until: Moment | None


async def own_departures(desk: Desk, caller: Caller, league: LeagueId | None = None) -> Departures:
    """The caller's, for nobody else to see; barred by the rules of this league, without one by the usual ones."""
    player = caller.known()
    discipline = Discipline() if league is None else (await desk.leagues.fresh(league)).rules.discipline
    async with desk.store.reading() as reading:
        left = await reading.departed(player.id, desk.policy.page)
    return Departures(tuple(left), await bar_of(desk, player, discipline))


async def bar_of(desk: Desk, player: Player, discipline: Discipline) -> Moment | None:
    """Until when a player may not register; None for who may."""
    async with desk.store.reading() as reading:
        until = barred_until(await reading.departures(player.id), discipline)
    return Moment(until) if until is not None and desk.clock.now() < until else None
