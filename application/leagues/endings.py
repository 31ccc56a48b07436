"""What the match of a table came to by its deadline: the same whenever it is read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from application.callers import NOBODY
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.change import PlannedChange, change
from application.hosting.commit import commit
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.ending import result_of
from application.hosting.visible_log import has_ended
from application.leagues.joint_changes import step_of
from application.limits.paging import log_pages
from application.process.match_state import MatchState, rebuild_game_state
from domain.hosting.delay import slow_seat
from domain.hosting.entries import Aborted, Entry, Finished, Logged, Resigned, TimedOut, Unsealed
from domain.hosting.match import Match, fold
from domain.hosting.terms import WITHDRAWN, MatchId, Moment, PlayerId, Status
from domain.kernel.outcome import Score, ranks_of
from domain.league.departures import deadline_ending, ending_with_absent, ranks_with_last
from domain.league.entries import TableEnded
from domain.league.presence import division_at_deadline, is_absent
from domain.league.ratings import is_machine
from domain.league.results import Ending, How, Table
from domain.league.season import Division
from domain.league.terms import Entrant

DEADLINE = "deadline"


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a table in its season."""

    division: int
    round: int
    table: int


async def ended_table(
    desk: Desk, match: MatchId, division: Division, table: Table, deadline: Moment | None
) -> TableEnded:
    """The entry for a table whose match or time is over; nothing after the deadline counts."""
    at_deadline = await _match_at_deadline(desk, match, deadline)
    players = _players(at_deadline.board.match, table)
    ending = ending_with_absent(table, players, _ending(at_deadline), at_deadline.lost)
    place = (division.number, table.round, table.number)
    left = tuple(_leavers(at_deadline, division_at_deadline(division), table, players))
    absent = tuple(player for player in table.players if player not in players)
    return TableEnded(*place, ending.ranks, ending.scores, ending.how.value, left, absent)


@dataclass(frozen=True, slots=True)
class _MatchAtDeadline:
    """A match as it was at its deadline; `late` is the seat that held it up, if it was not over."""

    board: MatchState
    state: Match
    late: int | None
    gave_up: frozenset[int]
    """The seats that had resigned or run out of time by then, even if the player came back."""

    @property
    def version(self) -> int:
        return self.board.version

    @property
    def lost(self) -> frozenset[int]:
        """The seats that are last, by leaving or by holding it up."""
        return self.state.lost_seats if self.late is None else self.state.lost_seats | {self.late}

    @property
    def scores(self) -> Sequence[Score]:
        """The scores on the board at the deadline."""
        if self.state.moves == self.board.match.moves:
            return self.board.standing()
        line = rebuild_game_state(self.board.game, self.state, self.board.secret)
        return tuple(self.board.game.standing(line.position))


async def _match_at_deadline(desk: Desk, match: MatchId, deadline: Moment | None) -> _MatchAtDeadline:
    """Without a deadline: as it was when it ended, or is now."""
    board = await desk.matches.fresh(match)
    async with desk.store.reading() as reading:
        log = [logged async for page in log_pages(partial(reading.log, match)) for logged in page]
    until = deadline if deadline is not None else board.match.ended_at or desk.clock.now()
    # Folding a long log takes long enough to delay everyone else in this process.
    return await asyncio.to_thread(_at_deadline, board, log[: board.version], until)


def _at_deadline(board: MatchState, entries: Sequence[Logged], until: Moment) -> _MatchAtDeadline:
    in_time = _entries_in_time(board.match, entries, until)
    state = fold(board.match.id, in_time)
    late = slow_seat(board.match.id, in_time, until) if state.status is Status.RUNNING else None
    return _MatchAtDeadline(board, state, late, frozenset(_seats_given_up(in_time)))


def _seats_given_up(entries: Iterable[Logged]) -> Iterator[int]:
    """A player who left the whole season did not resign here."""
    for logged in entries:
        match logged.entry:
            case TimedOut(seat) | Resigned(seat, season=False):
                yield seat


def _entries_in_time(match: Match, entries: Sequence[Logged], until: Moment) -> list[Logged]:
    """The entries from the opening to the deadline, without the league's own ending of the match.

    A match that knows its deadline has nothing later except departures from the season that were in time.
    """
    knows_deadline = match.deadline is not None and match.opened_at < until
    in_time = [each for each in entries if knows_deadline or each.at <= until or each.version == 1]
    ended = next((number for number, each in enumerate(in_time) if _is_ours(each.entry)), len(in_time))
    return in_time[: ended - 1] if isinstance(in_time[ended - 1].entry, TimedOut) else in_time[:ended]


def _is_ours(entry: Entry) -> bool:
    return isinstance(entry, Aborted | Unsealed) or (isinstance(entry, Finished) and entry.reason == DEADLINE)


def _ending(at_deadline: _MatchAtDeadline) -> Ending:
    """By the result, otherwise by the score on the board. Players who lost by leaving are put last afterwards."""
    state = at_deadline.state
    if state.status is Status.FINISHED and state.result is not None:
        return Ending(state.ranks, _totals(state.result), How.PLAYED)
    if state.started_at is None:
        return Ending((1,) * len(state.seats), (), How.DEADLINE)
    return deadline_ending([score.total for score in at_deadline.scores], at_deadline.late, bool(state.moves))


def _totals(result: object) -> tuple[int, ...]:
    assert isinstance(result, dict)
    return tuple(score["total"] for score in result["scores"])


def _players(match: Match, table: Table) -> tuple[Entrant, ...]:
    """The players who have a seat, in table order, also in a match that was made after its deadline."""
    if len(match.seats) == len(table.players):
        return table.players
    came = {seat.player for seat in match.seats}
    return tuple(
        player
        for player, seated in zip(table.players, table.seated, strict=True)
        if is_machine(seated) or PlayerId(seated) in came
    )


def _leavers(
    at_deadline: _MatchAtDeadline, division: Division, table: Table, players: Iterable[Entrant]
) -> Iterator[Entrant]:
    """Players who gave up or held up this table. A player who left the season, or was replaced, is not
    counted again."""
    for player in players:
        seated = table.seated_for(player)
        seat = at_deadline.state.seat_of(PlayerId(seated))
        if seat is None or is_absent(division, player, seated):
            continue
        if seat.number in at_deadline.gave_up or (seat.number == at_deadline.late and seat.left != WITHDRAWN):
            yield seated


async def end_late(desk: Desk, match: MatchId, deadline: Moment | None) -> None:
    """Ends a match whose time is up: as lost by the player who held it up (LG-36), otherwise without a result (LG-37).

    A match that has ended stays as it is. The log shows who held it up, so this is decided again if the log grew,
    unless only machines sit there: nobody is blamed then, and machines may move faster than this reads.
    """

    async def append_end(at_deadline: _MatchAtDeadline) -> None:
        plan = _late_plan(at_deadline)
        if not at_deadline.state.has_people:
            await _end(desk, match, plan)
        elif not has_ended(at_deadline.board.match):
            await commit(desk, [step_of(at_deadline.board, desk.clock.now(), plan.entries)])

    await compare_and_swap(partial(_match_at_deadline, desk, match, deadline), append_end, match=match)


def _late_plan(at_deadline: _MatchAtDeadline) -> PlannedChange:
    if at_deadline.late is None:
        return PlannedChange((Aborted(None, DEADLINE),))
    # In the match those who lost share a place; in the league each of them is the last.
    ranks = ranks_of([(-rank,) for rank in ranks_with_last(_ending(at_deadline).ranks, at_deadline.lost)])
    lost = Finished(DEADLINE, result_of(at_deadline.scores, ranks), ranks)
    has_left = at_deadline.board.match.seat(at_deadline.late).left is not None
    return PlannedChange((lost,) if has_left else (TimedOut(at_deadline.late), lost))


async def end_match(desk: Desk, match: MatchId, reason: str) -> None:
    """Aborts a match that is still open; nothing happens to one that has ended."""
    await _end(desk, match, PlannedChange((Aborted(None, reason),)))


async def _end(desk: Desk, match: MatchId, plan: PlannedChange) -> None:
    def decide(board: MatchState) -> PlannedChange:
        if has_ended(board.match):
            raise WrongStatus("match-not-running", match_status=board.match.status.value)
        return plan

    try:
        await change(desk, NOBODY, match, decide, of_league=True)
    except WrongStatus:
        return
