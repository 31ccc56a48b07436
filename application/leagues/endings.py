"""What a table's match came to, as of its deadline: the same whenever it is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from application.callers import NOBODY
from application.changing import Plan, change
from application.desk import Desk
from application.errors import WrongStatus
from application.feeds import has_ended
from application.positions import Board, rebuilt
from domain.hosting.entries import Aborted, Logged, Unsealed
from domain.hosting.match import Match, fold
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.kernel.outcome import ranked
from domain.league.entries import TableEnded
from domain.league.leaving import with_absent
from domain.league.presence import is_absent
from domain.league.ratings import is_machine
from domain.league.results import Ending, How, Table
from domain.league.season import Division
from domain.league.terms import Entrant

GIVEN_UP = ("resigned", "timed-out")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands in its season."""

    division: int
    round: int
    table: int


async def ended_table(
    desk: Desk, match: MatchId, division: Division, table: Table, deadline: Moment | None
) -> TableEnded:
    """The entry for a table whose match is over, or whose time is; nothing after the deadline counts."""
    board = await desk.boards.fresh(match)
    async with desk.store.reading() as reading:
        entries = await reading.log(match)
    state = fold(match, _in_time(entries, deadline))
    players = _players(state, table)
    ending = with_absent(table, players, _ending(board, state))
    place = (division.number, table.round, table.number)
    left = tuple(_leavers(state, division, table, players))
    return TableEnded(*place, ending.ranks, ending.scores, ending.how.value, left)


def _in_time(entries: Sequence[Logged], deadline: Moment | None) -> list[Logged]:
    """From the opening up to the deadline, without our own ending of the match at it."""
    kept = [each for each in entries if deadline is None or each.at <= deadline or each.version == 1]
    return [each for each in kept if not isinstance(each.entry, Aborted | Unsealed)]


def _ending(board: Board, state: Match) -> Ending:
    """By the result; without one by the score on the board."""
    if state.status is Status.FINISHED and state.result is not None:
        return Ending(state.ranks, _totals(state.result), How.PLAYED)
    if state.started_at is None:
        return Ending((1,) * len(state.seats), (), How.DEADLINE)
    position = rebuilt(board.game, state, board.secret).position
    scores = tuple(score.total for score in board.game.standing(position))
    return Ending(ranked([(score,) for score in scores]), scores, How.DEADLINE)


def _totals(result: object) -> tuple[int, ...]:
    assert isinstance(result, dict)
    return tuple(score["total"] for score in result["scores"])


def _players(state: Match, table: Table) -> tuple[Entrant, ...]:
    """Those for whom somebody sat down, in the order of the table."""
    if len(state.seats) == len(table.players):
        return table.players
    came = {seat.player for seat in state.seats}
    return tuple(
        player
        for player, seated in zip(table.players, table.seated, strict=True)
        if is_machine(seated) or PlayerId(seated) in came
    )


def _leavers(state: Match, division: Division, table: Table, players: Iterable[Entrant]) -> Iterator[Entrant]:
    """Those who gave up this very table; who has left the season, or was replaced, has not done it again."""
    for player in players:
        seated = table.seated_for(player)
        seat = state.seat_of(PlayerId(seated))
        if seat is not None and seat.left in GIVEN_UP and not is_absent(division, player, seated):
            yield seated


async def end_match(desk: Desk, match: MatchId, reason: str) -> None:
    """Aborts a match that is still open; nothing happens to one that has ended."""

    def decide(board: Board) -> Plan:
        if has_ended(board.match):
            raise WrongStatus("match-not-running", status=board.match.status.value)
        return Plan((Aborted(None, reason),))

    try:
        await change(desk, NOBODY, match, decide)
    except WrongStatus:
        return


async def unseal(desk: Desk, match: MatchId) -> None:
    """Lets a deal be known; nothing happens to one that is."""

    def decide(board: Board) -> Plan:
        if not board.match.sealed:
            raise WrongStatus("match-not-finished", status=board.match.status.value)
        return Plan((Unsealed(),))

    try:
        await change(desk, NOBODY, match, decide)
    except WrongStatus:
        return
