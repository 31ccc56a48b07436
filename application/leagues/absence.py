"""Seats of players who left the season, or were replaced, during a match: a machine plays on, or they have lost."""

from __future__ import annotations

from functools import partial

from application.desk import Desk
from application.hosting.commit import MatchChange, commit
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.ending import resignation_entries
from application.leagues.joint_changes import board_of
from application.process.match_state import MatchState
from domain.hosting.entries import Entry, Logged, TakenOver
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.league.league import League
from domain.league.presence import absentees, division_at_deadline
from domain.league.results import Table
from domain.league.season import Division, Season, SeasonStatus, tables_under_way
from domain.league.terms import Departure, Entrant, LeagueId


async def leave_for_absent(desk: Desk, league: League, season: Season) -> None:
    """Writes the departures into the matches under way. After the deadline only for players who had left by then."""
    for match, division, table in tables_under_way(league.id, season):
        if table.is_pending and absentees(division_at_deadline(division), table):
            await _leave(desk, league.id, match)


async def _leave(desk: Desk, league: LeagueId, match: MatchId) -> None:
    """Nothing happens where machines have the seats, or the players are back in them.

    Players return to league and match in one act. So the league is read after the match, and the match must not have
    changed since: a player who is away then has not returned in between.
    """

    async def append_departures(board: MatchState) -> None:
        step = step_without_absent(board, await desk.leagues.fresh(league), desk.clock.now())
        if step.logged:
            await commit(desk, [step])

    await compare_and_swap(partial(desk.matches.fresh, match), append_departures, match=match)


async def match_without_absent(
    desk: Desk, league: League, season: Season, player: Entrant, at: Moment
) -> MatchChange | None:
    """The match of a player's table, with the departures that no worker has written yet (LG-32).

    It is committed together with whatever changes who is away, so it does not matter who is faster. None where there is
    no match, or its deadline has passed.
    """
    tables = tables_under_way(league.id, season)
    own = next((match for match, _, table in tables if table.is_pending and player in table.players), None)
    if own is None or season.round_ends(season.paired) <= league.time_at(at):
        return None
    board = await board_of(desk, own)
    return None if board is None else step_without_absent(board, league, at)


def step_without_absent(board: MatchState, league: League, at: Moment) -> MatchChange:
    """The match after all absent players who still have seats have left it (LG-30), in the order in which they left:
    where leaving is losing, the last one there has won."""
    found, season, after, logged = table_of(league, board.match.id), league.season, board, list[Logged]()
    if season is None or found is None or not found[1].is_pending:
        return MatchChange(board, board, ())
    division = division_at_deadline(found[0])
    for player, seated in absentees(division, found[1]):
        gives_up = player in division.gone or season.rules.departure is not Departure.STAND_IN
        entries = after.log_entries(at, _departure_entries(after, seated, gives_up))
        after = after.after(entries) if entries else after
        logged.extend(entries)
    return MatchChange(board, after, tuple(logged))


def _departure_entries(board: MatchState, seated: Entrant, gives_up: bool) -> tuple[Entry, ...]:
    """Empty where a machine has the seat. A player whom a referee replaced gives up only where no machine can
    play on."""
    seat = board.match.seat_of(PlayerId(seated))
    if board.match.status is not Status.RUNNING or seat is None or seat.machine or seat.left:
        return ()
    if gives_up:
        return resignation_entries(board, seat.number, season=True)
    return (TakenOver(seat.number, board.match.absence.level_for(seat.number)),)


def table_of(league: League, match: MatchId) -> tuple[Division, Table] | None:
    """The table that a match is played for; None once its round is over."""
    season = league.season
    if season is None or season.status is not SeasonStatus.RUNNING:
        return None
    return next(((division, table) for id, division, table in tables_under_way(league.id, season) if id == match), None)
