"""Return to a season and to the seat that a machine has meanwhile, in one act."""

from __future__ import annotations

from functools import partial

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, Decide, change, change_result
from application.hosting.commit import MatchChange
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.deadlines import check_in_time
from application.leagues.absence import match_without_absent, step_without_absent, table_of
from application.leagues.joint_changes import change_both, longer_step
from application.leagues.league_changes import LeagueChanged
from application.leagues.requirements import check_comings, is_playing, running_season
from application.process.match_state import MatchState
from domain.hosting.entries import Returned
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.entries import PlayerReturned
from domain.league.league import League
from domain.league.presence import is_absent
from domain.league.terms import Departure, Entrant, LeagueId


async def return_to_season(desk: Desk, caller: Caller, league: LeagueId) -> LeagueChanged:
    """The player is back, at the table under way too unless the seat is lost (LG-31). Expunged players stay out."""
    player = Entrant(caller.player_with(Scope.LEAGUES).id)

    async def append_return(state: League) -> LeagueChanged:
        entry = _return(desk, state, player)
        return await change_both(desk, state, [entry], await _steps(desk, state, player))

    return await compare_and_swap(partial(desk.leagues.fresh, league), append_return, league=league)


def _return(desk: Desk, league: League, player: Entrant) -> PlayerReturned:
    """Refuses a player who is not away, was expunged, or has come and gone too often."""
    season = running_season(league, desk.clock.now())
    division = season.division_of(player)
    if division is None or is_playing(season, player):
        raise Conflict("not-away")
    if season.rules.departure is Departure.EXPUNGE and player in division.gone:
        raise Conflict("expunged")
    check_comings(season, player, desk.policy)
    return PlayerReturned(player)


async def _steps(desk: Desk, league: League, player: Entrant) -> list[MatchChange]:
    """The departure from the match, if no worker has written it yet, and the return to the seat, unless that is lost or
    the deadline has passed."""
    at = desk.clock.now()
    left = await match_without_absent(desk, league, running_season(league, at), player, at)
    if left is None:
        return []
    match = left.after.match
    seat = match.seat_of(PlayerId(player))
    is_free = seat is not None and seat.stand_in is not None and seat.number not in match.lost_seats
    if seat is not None and is_free and match.status is Status.RUNNING:
        return [longer_step(left, at, [Returned(seat.number)])]
    return [left] if left.logged else []


async def take_back_in_league(
    desk: Desk, caller: Caller, league: LeagueId, match: MatchId, player: Player, decide: Decide
) -> ChangeResult:
    """Takes the seat back as `decide` says. A player who has left the season returns to it in the same act."""

    async def append_both(board: MatchState) -> ChangeResult:
        state, at = await desk.leagues.fresh(league), desk.clock.now()
        left = step_without_absent(board, state, at)
        plan = decide(left.after)
        await check_in_time(desk, board.match, at)
        if not _is_away(state, match, Entrant(player.id)):
            return await change(desk, caller, match, decide)
        caller.player_with(Scope.LEAGUES)
        step = longer_step(left, at, plan.entries)
        await change_both(desk, state, [_return(desk, state, Entrant(player.id))], [step])
        return change_result(desk, caller, step.after, step.logged)

    return await compare_and_swap(partial(desk.matches.fresh, match), append_both, match=match)


def _is_away(league: League, match: MatchId, seated: Entrant) -> bool:
    """Whether the player at a match has left the season or was replaced. Refuses a substitute who has left."""
    found = table_of(league, match)
    if found is None:
        return False
    division, table = found
    player = table.player_of(seated)
    if player != seated and seated in division.leavers:
        raise Conflict("not-registered")
    return player == seated and is_absent(division, player, seated)
