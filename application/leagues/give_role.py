"""Make a player a referee, or take that role away."""

from __future__ import annotations

from collections.abc import Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.leagues.league_changes import LeagueChanged, change_league
from application.leagues.requirements import with_role
from domain.hosting.terms import PlayerId
from domain.league.entries import LeagueEntry, RoleGiven, RoleTaken
from domain.league.league import League
from domain.league.terms import LeagueId, Role


async def give_role(desk: Desk, caller: Caller, league: LeagueId, player: PlayerId, referee: bool) -> LeagueChanged:
    """Only the owner may. Giving a role that the player has changes nothing."""
    caller.player_with(Scope.LEAGUES)
    async with desk.store.reading() as reading:
        if await reading.player(player) is None:
            raise NotFound("unknown-player", what="player", id=player[:60])

    def decide(state: League) -> Sequence[LeagueEntry]:
        owner = with_role(state, caller, Role.OWNER)
        if referee == (state.roles.get(player) is Role.REFEREE):
            return []
        return [RoleGiven(owner.id, player, Role.REFEREE.value) if referee else RoleTaken(owner.id, player)]

    return await change_league(desk, league, decide)
