"""What a table's match came to, as of its deadline: the same whenever it is looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from application.callers import NOBODY
from application.changing import TRIES, Plan, change
from application.desk import Desk
from application.errors import Conflict, StaleVersion, WrongStatus
from application.feeds import has_ended
from application.paging import log_pages
from application.positions import Board, rebuilt
from domain.hosting.entries import Aborted, Entry, Finished, Logged, Resigned, TimedOut, Unsealed
from domain.hosting.match import Match, fold
from domain.hosting.terms import WITHDRAWN, MatchId, Moment, PlayerId, Status
from domain.hosting.waiting import held_up
from domain.kernel.outcome import Score, ranks_of
from domain.kernel.plain import Plain
from domain.league.entries import TableEnded
from domain.league.leaving import put_last, unfinished, with_absent
from domain.league.presence import as_at_deadline, is_absent
from domain.league.ratings import is_machine
from domain.league.results import Ending, How, Table
from domain.league.season import Division
from domain.league.terms import Entrant

DEADLINE = "deadline"


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
    seen = await _seen(desk, match, deadline)
    players = _players(seen.board.match, table)
    ending = with_absent(table, players, _ending(seen), seen.lost)
    place = (division.number, table.round, table.number)
    left = tuple(_leavers(seen, as_at_deadline(division), table, players))
    absent = tuple(player for player in table.players if player not in players)
    return TableEnded(*place, ending.ranks, ending.scores, ending.how.value, left, absent)


@dataclass(frozen=True, slots=True)
class _Seen:
    """A match and how it was at its deadline; `late` is the seat that had held it up, if it was not over."""

    board: Board
    version: int
    state: Match
    late: int | None
    gave_up: frozenset[int]
    """Who had resigned or run out of time by then, whether or not he came back."""

    @property
    def lost(self) -> frozenset[int]:
        """Who is last, by leaving or by having held it up."""
        return self.state.lost if self.late is None else self.state.lost | {self.late}

    @property
    def scores(self) -> Sequence[Score]:
        """On the board at the deadline."""
        if self.state.moves == self.board.match.moves:
            return self.board.standing()
        line = rebuilt(self.board.game, self.state, self.board.secret)
        return tuple(self.board.game.standing(line.position))


async def _seen(desk: Desk, match: MatchId, deadline: Moment | None) -> _Seen:
    """Without a deadline as it was when it ended, or is now."""
    board = await desk.boards.fresh(match)
    async with desk.store.reading() as reading:
        entries = [logged async for page in log_pages(partial(reading.log, match)) for logged in page]
    until = deadline if deadline is not None else board.match.ended_at or desk.clock.now()
    # A log may be long enough for its fold to be felt by everyone whom this process serves.
    return await asyncio.to_thread(_at_deadline, board, entries, until)


def _at_deadline(board: Board, entries: Sequence[Logged], until: Moment) -> _Seen:
    kept = _in_time(board.match, entries, until)
    state = fold(board.match.id, kept)
    late = held_up(board.match.id, kept, until) if state.status is Status.RUNNING else None
    return _Seen(board, len(entries), state, late, frozenset(_giving_up(kept)))


def _giving_up(entries: Iterable[Logged]) -> Iterator[int]:
    """Who left the whole season did not resign here."""
    for logged in entries:
        match logged.entry:
            case TimedOut(seat) | Resigned(seat, season=False):
                yield seat


def _in_time(match: Match, entries: Sequence[Logged], until: Moment) -> list[Logged]:
    """From the opening up to the deadline, without our own ending of the match at it.

    A match that knows its deadline has nothing later but departures from the season that were in time.
    """
    is_kept = match.deadline is not None and match.opened_at < until
    kept = [each for each in entries if is_kept or each.at <= until or each.version == 1]
    ended = next((number for number, each in enumerate(kept) if _is_ours(each.entry)), len(kept))
    return kept[: ended - 1] if isinstance(kept[ended - 1].entry, TimedOut) else kept[:ended]


def _is_ours(entry: Entry) -> bool:
    return isinstance(entry, Aborted | Unsealed) or (isinstance(entry, Finished) and entry.reason == DEADLINE)


def _ending(seen: _Seen) -> Ending:
    """By the result; without one by the score on the board. Those who have lost are not put last yet."""
    state = seen.state
    if state.status is Status.FINISHED and state.result is not None:
        return Ending(state.ranks, _totals(state.result), How.PLAYED)
    if state.started_at is None:
        return Ending((1,) * len(state.seats), (), How.DEADLINE)
    return unfinished([score.total for score in seen.scores], seen.late, bool(state.moves))


def _totals(result: object) -> tuple[int, ...]:
    assert isinstance(result, dict)
    return tuple(score["total"] for score in result["scores"])


def _players(match: Match, table: Table) -> tuple[Entrant, ...]:
    """Those for whom there is a seat, in the order of the table: also in a match that was made after its deadline."""
    if len(match.seats) == len(table.players):
        return table.players
    came = {seat.player for seat in match.seats}
    return tuple(
        player
        for player, seated in zip(table.players, table.seated, strict=True)
        if is_machine(seated) or PlayerId(seated) in came
    )


def _leavers(seen: _Seen, division: Division, table: Table, players: Iterable[Entrant]) -> Iterator[Entrant]:
    """Those who gave up or held up this very table; who has left the season, or was replaced, has not done it again."""
    for player in players:
        seated = table.seated_for(player)
        seat = seen.state.seat_of(PlayerId(seated))
        if seat is None or is_absent(division, player, seated):
            continue
        if seat.number in seen.gave_up or (seat.number == seen.late and seat.left != WITHDRAWN):
            yield seated


async def end_late(desk: Desk, match: MatchId, deadline: Moment | None) -> None:
    """Ends a match whose time is up (LG-36, LG-37): as lost by who had held it up, otherwise without a result.

    Nothing happens to one that has ended. Who that is is looked up in the log, so it is decided anew if that grew,
    unless only machines sit there: nobody is blamed, and they may be faster than any look.
    """
    for _ in range(TRIES):
        seen = await _seen(desk, match, deadline)
        try:
            return await _end(desk, match, _late_plan(seen), seen.version if seen.state.has_people else None)
        except StaleVersion:
            continue
    raise Conflict("too-busy", match=match)


def _late_plan(seen: _Seen) -> Plan:
    if seen.late is None:
        return Plan((Aborted(None, DEADLINE),))
    # Those who lost share a place in the match, as in any other; in the league each of them is the last.
    ranks = ranks_of([(-rank,) for rank in put_last(_ending(seen).ranks, seen.lost)])
    result: dict[str, Plain] = {"scores": [score.breakdown() for score in seen.scores], "ranks": list(ranks)}
    lost = Finished(DEADLINE, result, ranks)
    has_left = seen.board.match.seat(seen.late).left is not None
    return Plan((lost,) if has_left else (TimedOut(seen.late), lost))


async def end_match(desk: Desk, match: MatchId, reason: str) -> None:
    """Aborts a match that is still open; nothing happens to one that has ended."""
    await _end(desk, match, Plan((Aborted(None, reason),)))


async def _end(desk: Desk, match: MatchId, plan: Plan, version: int | None = None) -> None:
    """With `version` only a match that has not moved on; raises StaleVersion."""

    def decide(board: Board) -> Plan:
        if has_ended(board.match):
            raise WrongStatus("match-not-running", status=board.match.status.value)
        if version not in (None, board.version):
            raise StaleVersion(version or 0, board.version, ())
        return plan

    try:
        await change(desk, NOBODY, match, decide, of_league=True)
    except WrongStatus:
        return
