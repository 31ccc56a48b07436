"""A player's departures in all leagues, and until when they bar the player from registering."""

from __future__ import annotations

from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.ports.leagues import Departed
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.league.departures import barred_until
from domain.league.terms import Discipline, LeagueId


@dataclass(frozen=True, slots=True)
class Departures:
    """Newest first, forgiven ones included; `barred_until` is None for a player who may register."""

    left: tuple[Departed, ...]
    barred_until: Moment | None


async def own_departures(desk: Desk, caller: Caller, league: LeagueId | None = None) -> Departures:
    """The caller's own departures, visible to nobody else. The bar follows this league's rules, or the usual ones."""
    player = caller.required_player()
    discipline = Discipline() if league is None else (await desk.leagues.fresh(league)).rules.discipline
    async with desk.store.reading() as reading:
        left = await reading.departures_by(player.id, desk.policy.page)
    return Departures(tuple(left), await bar_of(desk, player, discipline))


async def bar_of(desk: Desk, player: Player, discipline: Discipline) -> Moment | None:
    """Until when a player may not register; None for one who may."""
    async with desk.store.reading() as reading:
        until = barred_until(await reading.departures(player.id), discipline)
    return Moment(until) if until is not None and desk.clock.now() < until else None
