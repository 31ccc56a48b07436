"""Withdraw: before the start nothing is lost, later the league's policy applies; and come back."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.leagues.changing import LeagueChanged, change_league
from application.leagues.requiring import check_comings, running_season
from domain.league.entries import LeagueEntry, PlayerLeft, PlayerReturned, Withdrawn
from domain.league.league import League
from domain.league.season import Season, SeasonStatus
from domain.league.terms import Departure, Entrant, LeagueId


async def withdraw(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """Takes a registration back, stops waiting, or leaves the running season."""
    player = Entrant(caller.allowed(Scope.LEAGUES).id)

    def decide(state: League) -> Sequence[LeagueEntry]:
        season = state.season
        if season is not None and season.status is SeasonStatus.REGISTRATION:
            if not season.is_registered(player):
                raise Conflict("not-registered")
            return [Withdrawn(player)]
        season = running_season(state)
        if player in season.waiting:
            return [Withdrawn(player)]
        if not _is_playing(season, player):
            raise Conflict("not-registered")
        return [PlayerLeft(player, season.rules.departure.value)]

    return await change_league(desk, league, decide, wakes=True)


def _is_playing(season: Season, player: Entrant) -> bool:
    """For himself or for somebody else; who has left, or is played for, is not."""
    division = season.division_of(player)
    if division is None:
        return season.replaced_by(player) is not None
    return player not in division.gone and player not in division.substitutes


async def return_to_season(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """Back from the next round on; in a running match the seat is taken back there. Who was expunged stays out."""
    player = Entrant(caller.allowed(Scope.LEAGUES).id)

    def decide(state: League) -> Sequence[PlayerReturned]:
        season = running_season(state)
        division = season.division_of(player)
        if division is None or _is_playing(season, player):
            raise Conflict("not-away")
        if season.rules.departure is Departure.EXPUNGE and player in division.gone:
            raise Conflict("expunged")
        check_comings(season, player, desk.policy)
        return [PlayerReturned(player)]

    return await change_league(desk, league, decide, wakes=True)
