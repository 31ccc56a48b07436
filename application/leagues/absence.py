"""Seats of those who have left the season, or were replaced, during a match: a machine plays on, or they have lost."""

from __future__ import annotations

from application.callers import NOBODY
from application.changing import TRIES, Decide, Plan, change
from application.desk import Desk
from application.ending import resigned
from application.errors import Conflict, StaleVersion
from application.positions import Board
from domain.hosting.entries import TakenOver
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.league import League
from domain.league.presence import absentees, as_at_deadline, is_absent
from domain.league.results import Table
from domain.league.season import Division, Season, SeasonStatus, under_way
from domain.league.terms import Departure, Entrant, LeagueId


async def see_to_absent(desk: Desk, league: League, season: Season) -> None:
    """After the deadline too, for those who had left by then: later departures are for the rounds to come. One after
    the other as they left, for who is there last has won where leaving is losing."""
    for match, division, table in under_way(league.id, season):
        if table.is_pending:
            for _, seated in absentees(as_at_deadline(division), table):
                await _leave(desk, league.id, match, seated)


async def _leave(desk: Desk, league: LeagueId, match: MatchId, seated: Entrant) -> None:
    """Nothing happens where a machine has the seat, or the player has come back to it.

    He comes back to league and match at once. So the league is looked at after the match, which must not change any
    more: whoever is away then has not come back in between.
    """
    for _ in range(TRIES):
        board = await desk.boards.fresh(match)
        seat = board.match.seat_of(PlayerId(seated))
        if board.match.status is not Status.RUNNING or seat is None or seat.machine or seat.left:
            return
        plan = _departure(board, seat.number, await desk.leagues.fresh(league), seated)
        if plan is None:
            return
        try:
            await change(desk, NOBODY, match, _unchanged(board, plan), of_league=True)
        except StaleVersion:
            continue
        return
    raise Conflict("too-busy", match=match)


def _departure(board: Board, seat: int, league: League, seated: Entrant) -> Plan | None:
    """None where nobody is away; who was replaced by a referee, and not left, does not give up where a machine can play
    on for him."""
    found = table_of(league, board.match.id)
    if league.season is None or found is None:
        return None
    division, table = as_at_deadline(found[0]), found[1]
    player = table.player_of(seated)
    if not table.is_pending or not is_absent(division, player, seated):
        return None
    if player not in division.gone and league.season.rules.departure is Departure.STAND_IN:
        return Plan((TakenOver(seat, board.match.absence.level_for(seat)),))
    return Plan(resigned(board, seat, season=True))


def table_of(league: League, match: MatchId) -> tuple[Division, Table] | None:
    """The table that a match is played for; none once its round is over."""
    season = league.season
    if season is None or season.status is not SeasonStatus.RUNNING:
        return None
    return next(((division, table) for id, division, table in under_way(league.id, season) if id == match), None)


def _unchanged(seen: Board, plan: Plan) -> Decide:
    """The plan, for a match that has not moved on since it was made."""

    def decide(board: Board) -> Plan:
        if board.version != seen.version:
            raise StaleVersion(seen.version, board.version, ())
        return plan

    return decide
