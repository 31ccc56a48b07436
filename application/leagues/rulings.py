"""What referees do: annul a table, decide it, replace a player, adjust a clock; always with a reason.

They act while a season is under way. After its end a table can still be annulled, for the ratings.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Malformed, Refusal, WrongStatus
from application.hosting.change import PlannedChange
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.deadlines import check_in_time
from application.hosting.terms import known_level
from application.hosting.visible_log import has_ended
from application.leagues.absence import match_without_absent
from application.leagues.endings import Place
from application.leagues.joint_changes import board_of, change_both, step_of
from application.leagues.league_changes import LeagueChanged
from application.leagues.requirements import (
    begun_season,
    existing_table,
    fit_reason,
    is_past,
    running_season,
    with_role,
)
from application.process.match_state import MatchState
from domain.hosting.clocks import returnable_time
from domain.hosting.entries import Aborted, TakenOver
from domain.hosting.entries import ClockAdjusted as MatchClockAdjusted
from domain.hosting.match import SeatState
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.departures import ranks_with_last
from domain.league.entries import (
    ClockAdjusted,
    LeagueEntry,
    PlayerReplaced,
    SeatReplaced,
    TableAnnulled,
    TableAnnulledLate,
    TableDecided,
)
from domain.league.league import League
from domain.league.results import Table
from domain.league.season import Season, match_id
from domain.league.terms import Departure, Entrant, LeagueId, Role

LONGEST_ADJUSTMENT = 30 * 86_400_000

Decide: TypeAlias = Callable[[League], Sequence[LeagueEntry]]
Change: TypeAlias = Callable[[PlayerId, MatchState, SeatState], tuple[LeagueEntry, PlannedChange]]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A table of a season (the newest if none is named), and the reason."""

    league: LeagueId
    place: Place
    reason: str
    season: int | None = None

    def match(self, season: Season) -> MatchId:
        return match_id(self.league, season.number, self.place.division, self.place.round, self.place.table)


async def annul_table(desk: Desk, caller: Caller, ruling: Ruling) -> LeagueChanged:
    """The table counts for nothing in the ratings and, unless the season has ended (LG-55), in the standings."""
    caller.player_with(Scope.LEAGUES)
    place = ruling.place

    def decide(state: League) -> Sequence[LeagueEntry]:
        referee = with_role(state, caller, Role.REFEREE)
        reason = fit_reason(ruling.reason)
        season = begun_season(state, ruling.season)
        _standing_table(season, place)
        at = (place.division, place.round, place.table)
        if is_past(state, season, desk.clock.now()):
            return [TableAnnulledLate(referee.id, reason, season.number, *at)]
        return [TableAnnulled(referee.id, reason, *at)]

    return await _rule(desk, caller, ruling, decide)


async def decide_table(desk: Desk, caller: Caller, ruling: Ruling, ranks: Sequence[int]) -> LeagueChanged:
    """The table ends as the referee says; its match is not rated."""
    caller.player_with(Scope.LEAGUES)
    place = ruling.place

    def decide(state: League) -> Sequence[LeagueEntry]:
        referee = with_role(state, caller, Role.REFEREE)
        reason = fit_reason(ruling.reason)
        table = _standing_table(running_season(state, desk.clock.now(), ruling.season), place)
        if len(ranks) != len(table.players) or tuple(ranks) != ranks_with_last(ranks, _last(ranks)):
            fault = f"must rank {len(table.players)} seats, such as 1 2 2 4, or 1 2 4 4 where two are each the last"
            raise Malformed("bad-ranks", path="ranks", fault=fault)
        return [TableDecided(referee.id, reason, place.division, place.round, place.table, tuple(ranks))]

    return await _rule(desk, caller, ruling, decide)


def _last(ranks: Sequence[int]) -> frozenset[int]:
    """The seats on the very last place: a referee may put several there."""
    return frozenset(seat for seat, rank in enumerate(ranks, 1) if rank == len(ranks))


def _standing_table(season: Season, place: Place) -> Table:
    """A table that can be ruled on (LG-51); an annulled one stays annulled."""
    _, table = existing_table(season, place.division, place.round, place.table)
    if table.annulled or table.annulled_late:
        raise Conflict("already-annulled")
    return table


async def _rule(desk: Desk, caller: Caller, ruling: Ruling, decide: Decide) -> LeagueChanged:
    """The ruling, the end of a match under way and the ratings in one transaction (LG-51, LG-52)."""

    async def append_ruling(state: League) -> LeagueChanged:
        with_role(state, caller, Role.REFEREE)
        entries = decide(state)
        board = await board_of(desk, ruling.match(begun_season(state, ruling.season)))
        ended = [Aborted(None, "referee")]
        steps = [step_of(board, desk.clock.now(), ended)] if board and not has_ended(board.match) else []
        over = board.match.id if board and board.match.status is Status.FINISHED else None
        return await change_both(desk, state, entries, steps, over)

    return await _append(desk, ruling, append_ruling)


async def _append(desk: Desk, ruling: Ruling, append: Callable[[League], Awaitable[LeagueChanged]]) -> LeagueChanged:
    return await compare_and_swap(partial(desk.leagues.fresh, ruling.league), append, league=ruling.league)


async def replace_player(
    desk: Desk,
    caller: Caller,
    ruling: Ruling,
    player: Entrant,
    level: str | None = None,
    substitute: Entrant | None = None,
) -> LeagueChanged:
    """A machine plays on at the table, or somebody who waits plays for the absent player from the next round on
    (LG-56)."""
    caller.player_with(Scope.LEAGUES)
    if substitute is None:
        return await _take_over(desk, caller, ruling, player, level)
    return await _substitute(desk, caller, ruling, player, level, substitute)


async def _substitute(
    desk: Desk, caller: Caller, ruling: Ruling, player: Entrant, level: str | None, substitute: Entrant
) -> LeagueChanged:
    """A player on the waiting list has agreed to it. At the table under way the league's departure policy applies."""
    place = ruling.place

    def decide(state: League) -> Sequence[LeagueEntry]:
        referee = with_role(state, caller, Role.REFEREE)
        reason = fit_reason(ruling.reason)
        if level is not None:
            raise Malformed("bad-substitute", path="substitute", fault="must not be given together with a level")
        season = running_season(state, desk.clock.now(), ruling.season)
        division, table = existing_table(season, place.division, place.round, place.table)
        if player not in table.players:
            raise Conflict("not-registered")
        if season.rules.departure is Departure.EXPUNGE and player in division.gone:
            raise Conflict("expunged")
        if substitute not in season.waiting:
            raise Conflict("not-waiting", player=substitute)
        at = (place.division, place.round, place.table)
        return [PlayerReplaced(referee.id, reason, *at, player, substitute)]

    async def append_substitute(state: League) -> LeagueChanged:
        entries, at = decide(state), desk.clock.now()
        left = await match_without_absent(desk, state, running_season(state, at), player, at)
        return await change_both(desk, state, entries, [left] if left and left.logged else [])

    return await _append(desk, ruling, append_substitute)


async def _take_over(desk: Desk, caller: Caller, ruling: Ruling, player: Entrant, level: str | None) -> LeagueChanged:
    """The machine has the player's strength unless a level is given. The player may take the seat back."""

    def check() -> None:
        fit_reason(ruling.reason)
        if level is not None:
            known_level(level)

    def make(referee: PlayerId, board: MatchState, seat: SeatState) -> tuple[LeagueEntry, PlannedChange]:
        if seat.machine:
            raise Conflict("seat-taken-over", seat=seat.number)
        chosen = level or board.match.absence.level_for(seat.number)
        at = (ruling.place.division, ruling.place.round, ruling.place.table)
        entry = SeatReplaced(referee, fit_reason(ruling.reason), *at, player, chosen)
        return entry, PlannedChange((TakenOver(seat.number, chosen),))

    return await _change_match(desk, caller, ruling, player, check, make)


async def adjust_clock(desk: Desk, caller: Caller, ruling: Ruling, player: Entrant, milliseconds: int) -> LeagueChanged:
    """Gives a player more time at a table, or (below 0) takes back time that was given (LG-53)."""
    caller.player_with(Scope.LEAGUES)

    def check() -> None:
        fit_reason(ruling.reason)
        if not 0 < abs(milliseconds) <= LONGEST_ADJUSTMENT:
            fault = f"must be up to {LONGEST_ADJUSTMENT} either way, and not 0"
            raise Malformed("bad-number", path="milliseconds", fault=fault)

    def make(referee: PlayerId, board: MatchState, seat: SeatState) -> tuple[LeagueEntry, PlannedChange]:
        if board.match.clock is None:
            raise Conflict("no-clock-running")
        most = returnable_time(board.match.timing, board.match.clock, seat.number, seat.given, desk.clock.now())
        if -milliseconds > most:
            raise Conflict("time-not-given", milliseconds=most)
        at = (ruling.place.division, ruling.place.round, ruling.place.table)
        entry = ClockAdjusted(referee, fit_reason(ruling.reason), *at, player, milliseconds)
        return entry, PlannedChange((MatchClockAdjusted(seat.number, milliseconds, referee),))

    return await _change_match(desk, caller, ruling, player, check, make)


async def _change_match(
    desk: Desk, caller: Caller, ruling: Ruling, player: Entrant, check: Callable[[], None], make: Change
) -> LeagueChanged:
    """The league's log and the match's in one transaction: every act of a referee is logged.

    `check` refuses what is wrong in any case, before the match is read.
    """

    async def append_both(state: League) -> LeagueChanged:
        referee = with_role(state, caller, Role.REFEREE)
        check()
        season = running_season(state, desk.clock.now(), ruling.season)
        existing_table(season, ruling.place.division, ruling.place.round, ruling.place.table)
        board = await desk.matches.fresh(ruling.match(season))
        entry, plan = _ruling_entries(make, referee.id, board, player)
        at = desk.clock.now()
        await check_in_time(desk, board.match, at)
        return await change_both(desk, state, [entry], [step_of(board, at, plan.entries)])

    return await _append(desk, ruling, append_both)


def _ruling_entries(
    make: Change, referee: PlayerId, board: MatchState, player: Entrant
) -> tuple[LeagueEntry, PlannedChange]:
    """A sealed table does not say why it refuses (LG-65): the reason would tell those who still play the deal how far
    it is."""
    try:
        return make(referee, board, _running_seat(board, player))
    except Refusal:
        if board.match.sealed:
            raise Conflict("table-sealed") from None
        raise


def _running_seat(board: MatchState, player: Entrant) -> SeatState:
    seat = board.match.seat_of(PlayerId(player))
    if board.match.status is not Status.RUNNING:
        raise WrongStatus("match-not-running", match_status=board.match.status.value)
    if seat is None:
        raise Conflict("not-registered")
    return seat
