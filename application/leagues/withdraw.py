"""Withdraw: before the start at no cost, later by the league's departure policy (LG-29)."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import check_unbegun, is_playing, running_season
from domain.league.entries import LeagueEntry, PlayerLeft, Withdrawn
from domain.league.league import League
from domain.league.season import SeasonStatus
from domain.league.terms import Entrant, LeagueId


async def withdraw(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """Takes a registration back, stops waiting, or leaves the running season."""
    player = Entrant(caller.player_with(Scope.LEAGUES).id)

    def decide(state: League) -> Sequence[LeagueEntry]:
        season = state.season
        if season is not None and season.status is SeasonStatus.REGISTRATION:
            if not season.is_registered(player):
                raise Conflict("not-registered")
            check_unbegun(state, season, desk.clock.now())
            return [Withdrawn(player)]
        season = running_season(state, desk.clock.now())
        if player in season.waiting:
            return [Withdrawn(player)]
        if not is_playing(season, player):
            raise Conflict("not-registered")
        return [PlayerLeft(player, season.rules.departure.value)]

    return await change_league(desk, league, decide, wakes=True)
