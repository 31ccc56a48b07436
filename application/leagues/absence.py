"""Seats of those who have left the season, or were replaced, during a match: a machine plays on, or they have lost."""

from __future__ import annotations

from application.callers import NOBODY
from application.changing import TRIES, Decide, Plan, change
from application.committing import Step
from application.desk import Desk
from application.ending import resigned
from application.errors import Conflict, StaleVersion
from application.leagues.together import board_of
from application.positions import Board
from domain.hosting.entries import Entry, Logged, TakenOver
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.league.league import League
from domain.league.presence import absentees, as_at_deadline
from domain.league.results import Table
from domain.league.season import Division, Season, SeasonStatus, under_way
from domain.league.terms import Departure, Entrant, LeagueId


async def see_to_absent(desk: Desk, league: League, season: Season) -> None:
    """After the deadline too, for those who had left by then: later departures are for the rounds to come."""
    for match, division, table in under_way(league.id, season):
        if table.is_pending and absentees(as_at_deadline(division), table):
            await _leave(desk, league.id, match)


async def _leave(desk: Desk, league: LeagueId, match: MatchId) -> None:
    """Nothing happens where machines have the seats, or the players have come back to them.

    They come back to league and match at once. So the league is looked at after the match, which must not change any
    more: whoever is away then has not come back in between.
    """
    for _ in range(TRIES):
        board = await desk.boards.fresh(match)
        step = departed(board, await desk.leagues.fresh(league), desk.clock.now())
        if not step.logged:
            return
        plan = Plan(tuple(each.entry for each in step.logged))
        try:
            await change(desk, NOBODY, match, _unchanged(board, plan), of_league=True)
        except StaleVersion:
            continue
        return
    raise Conflict("too-busy", match=match)


async def left_match(desk: Desk, league: League, season: Season, player: Entrant, at: Moment) -> Step | None:
    """The match of a player's table with the departures that nobody has seen to yet (LG-32).

    It goes with whatever changes who is away, so that it does not matter who is faster. None where there is no match,
    or no time to play in it: after the deadline a table goes by who was there at it.
    """
    tables = under_way(league.id, season)
    own = next((match for match, _, table in tables if table.is_pending and player in table.players), None)
    if own is None or season.round_ends(season.paired) <= league.told_time(at):
        return None
    board = await board_of(desk, own)
    return None if board is None else departed(board, league, at)


def departed(board: Board, league: League, at: Moment) -> Step:
    """The match after all who are absent and still have their seats have left it (LG-30), in the order in which they
    left: where leaving is losing, the last one there has won."""
    found, season, after, logged = table_of(league, board.match.id), league.season, board, list[Logged]()
    if season is None or found is None or not found[1].is_pending:
        return Step(board, board, ())
    division = as_at_deadline(found[0])
    for player, seated in absentees(division, found[1]):
        gives_up = player in division.gone or season.rules.departure is not Departure.STAND_IN
        entries = after.numbered(at, _departure(after, seated, gives_up))
        after = after.followed(entries) if entries else after
        logged.extend(entries)
    return Step(board, after, tuple(logged))


def _departure(board: Board, seated: Entrant, gives_up: bool) -> tuple[Entry, ...]:
    """Nothing where a machine has the seat; who was replaced by a referee, and not left, does not give up where a
    machine can play on for him."""
    seat = board.match.seat_of(PlayerId(seated))
    if board.match.status is not Status.RUNNING or seat is None or seat.machine or seat.left:
        return ()
    if gives_up:
        return resigned(board, seat.number, season=True)
    return (TakenOver(seat.number, board.match.absence.level_for(seat.number)),)


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
