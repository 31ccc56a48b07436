"""A match computed from its log: a pure fold over the entries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from domain.hosting import entries as log
from domain.hosting.clocks import (
    MatchClock,
    clock_after_move,
    clock_with_pauses,
    clock_with_time,
    new_clock,
    remaining,
    stopped_clock,
)
from domain.hosting.entries import Logged
from domain.hosting.pauses import pauses_from
from domain.hosting.terms import (
    RESIGNED,
    TIMED_OUT,
    WITHDRAWN,
    Absence,
    Access,
    Leaving,
    MatchId,
    Moment,
    Pace,
    PlayerId,
    Status,
    Timing,
)
from domain.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class SeatState:
    """One seat: its player or its AI level; `stand_in` is the level that plays on for an absent player.

    `was_taken_over` and `gave_up` stay when the player returns; `kept` is the time left when the player resigned,
    `given` the time that referees gave and did not take back.
    """

    number: int
    player: PlayerId | None = None
    ai: str | None = None
    colour: str | None = None
    words: str = ""
    stand_in: str | None = None
    left: str | None = None
    was_taken_over: bool = False
    gave_up: bool = False
    kept: int | None = None
    given: int = 0

    @property
    def is_free(self) -> bool:
        return self.player is None and self.ai is None

    @property
    def machine(self) -> str | None:
        """The level of the AI that moves for this seat now, None when a player does."""
        return self.ai or self.stand_in


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that stands: undone ones are gone from the match, never from the log."""

    version: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a match began: at a version of another one, whose deal and moves up to there it repeats."""

    match: MatchId
    version: int
    moves: tuple[str, ...]
    words: tuple[str, ...]
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """Everything about a match except the position, which its game rebuilds from `moves`."""

    id: MatchId
    game: str
    edition: str
    rules: int
    options: dict[str, str | None]
    timing: Timing
    absence: Absence
    access: Access
    rated: bool
    creator: PlayerId
    commitment: str
    seats: tuple[SeatState, ...]
    opened_at: Moment
    version: int = 0
    status: Status = Status.OPEN
    moves: tuple[PlayedMove, ...] = ()
    joins: Mapping[PlayerId, int] = field(default_factory=dict)
    """How often each player has sat down."""
    undos: int = 0
    """How often the seat to move has taken moves back since it is to move."""
    to_move: int | None = None
    clock: MatchClock | None = None
    started_at: Moment | None = None
    ended_at: Moment | None = None
    reason: str | None = None
    result: dict[str, Plain] | None = None
    ranks: tuple[int, ...] = ()
    rematch: MatchId | None = None
    rematch_of: MatchId | None = None
    sealed: bool = False
    salt: str | None = None
    deadline: Moment | None = None
    sandbox: str | None = None
    fork: Fork | None = None
    has_pauses: bool = True
    """Whether its players' vacations and playing hours stop its clock."""

    def seat(self, number: int) -> SeatState:
        return self.seats[number - 1]

    def seat_of(self, player: PlayerId | None) -> SeatState | None:
        """The seat that belongs to a player, also while a stand-in plays it."""
        return next((seat for seat in self.seats if player is not None and seat.player == player), None)

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def has_people(self) -> bool:
        """Whether any seat belongs to a player. Otherwise only machines play, and nobody waits for their moves."""
        return any(seat.player is not None for seat in self.seats)

    @property
    def taken_over(self) -> tuple[int, ...]:
        """The seats that an AI plays, or has played for a while, for their players."""
        return tuple(seat.number for seat in self.seats if seat.was_taken_over)

    @property
    def lost_seats(self) -> frozenset[int]:
        """The seats whose players have left for good. They rank last, however a stand-in plays on."""
        return frozenset(
            seat.number
            for seat in self.seats
            if seat.left is not None and self.absence.policy_for(seat.left) is Leaving.LOSE
        )

    @property
    def words(self) -> tuple[str, ...]:
        """What the seats added to the deal, in seat order; in a fork those of the first match."""
        return self.fork.words if self.fork else tuple(seat.words for seat in self.seats)


def fold(match: MatchId, entries: Iterable[Logged]) -> Match:
    """The match after these entries, which begin with version 1."""
    steps = iter(entries)
    first = next(steps)
    assert isinstance(first.entry, log.Opened)
    return after_all(_new_match(match, first.at, first.entry), steps)


def outline(match: MatchId, entries: Iterable[Logged]) -> Match:
    """The match from a log without its moves: seats, resignations and the end, but no clocks."""
    steps = iter(entries)
    first = next(steps)
    assert isinstance(first.entry, log.Opened)
    state = _new_match(match, first.at, first.entry)
    for logged in steps:
        state = replace(_match_with(state, logged.at, logged), version=logged.version)
    return state


def after_all(match: Match, entries: Iterable[Logged]) -> Match:
    """The match with these entries more."""
    for logged in entries:
        match = after(match, logged)
    return match


def after(match: Match, logged: Logged) -> Match:
    """The match with one more entry."""
    assert logged.version == match.version + 1
    return replace(_match_with(match, logged.at, logged), version=logged.version)


def _new_match(match: MatchId, at: Moment, entry: log.Opened) -> Match:
    return Match(
        id=match,
        game=entry.game,
        edition=entry.edition,
        rules=entry.rules,
        options=entry.options,
        timing=timing_of(entry.timing),
        absence=absence_of(entry.absence),
        access=Access(bool(entry.access["listed"]), bool(entry.access["spectators"])),
        rated=entry.rated,
        creator=entry.by,
        commitment=entry.commitment,
        seats=tuple(SeatState(number) for number in range(1, entry.seats + 1)),
        opened_at=at,
        version=1,
        rematch_of=entry.rematch_of,
        sealed=entry.sealed,
        salt=entry.salt,
        deadline=entry.deadline,
        sandbox=entry.sandbox,
        fork=None if entry.fork is None else fork_of(entry.fork),
        has_pauses=entry.pauses and entry.timing["pace"] == Pace.CORRESPONDENCE.value,
    )


def fork_of(data: dict[str, Plain]) -> Fork:
    moves, words, colours = (tuple(map(str, _list(data[name]))) for name in ("moves", "words", "colours"))
    return Fork(MatchId(str(data["match"])), _whole(data["version"]), moves, words, colours)


def _list(value: Plain) -> list[Plain]:
    assert isinstance(value, list)
    return value


def timing_of(data: dict[str, Plain]) -> Timing:
    return Timing(Pace(str(data["pace"])), _whole(data["bank"]), _whole(data["increment"]), _whole(data["per_turn"]))


def absence_of(data: dict[str, Plain]) -> Absence:
    levels = data.get("levels") or []
    assert isinstance(levels, list)
    leaving = Leaving(str(data["on_timeout"])), Leaving(str(data["on_resign"]))
    return Absence(*leaving, str(data["level"]), tuple(map(str, levels)), bool(data.get("plays_on")))


def _whole(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def _match_with(match: Match, at: Moment, logged: Logged) -> Match:
    match logged.entry:
        case log.Joined(seat, player, colour, words):
            joins = {**match.joins, player: match.joins.get(player, 0) + 1}
            return match_with_seat(replace(match, joins=joins), seat, player=player, colour=colour, words=words)
        case log.AiSeated(seat, level, colour):
            return match_with_seat(match, seat, ai=level, colour=colour)
        case log.Left(seat):
            return match_with_seat(match, seat, player=None, ai=None, colour=None, words="")
        case log.Started():
            return _started_match(match, at, logged.entry)
        case log.Moved(seat, text, after_it):
            move = PlayedMove(logged.version, seat, text)
            clock = clock_after_move(match.timing, match.clock, after_it, at)
            undos = match.undos if after_it == seat else 0
            return replace(match, moves=(*match.moves, move), to_move=after_it, clock=clock, undos=undos)
        case log.Undone(_, count, again):
            kept = match.moves[: len(match.moves) - count]
            return replace(match, moves=kept, to_move=again, undos=match.undos + 1)
        case log.Resigned(seat, season):
            left_over = None if match.clock is None else remaining(match.clock, seat, at)
            return match_with_seat(match, seat, left=WITHDRAWN if season else RESIGNED, gave_up=True, kept=left_over)
        case log.TimedOut(seat):
            return match_with_seat(match, seat, left=TIMED_OUT, gave_up=True)
        case log.TakenOver(seat, level):
            return _match_with_fresh_time(match_with_seat(match, seat, stand_in=level, was_taken_over=True), at, seat)
        case log.Returned(seat):
            back = match_with_seat(match, seat, stand_in=None, left=None, kept=None)
            return _match_with_fresh_time(back, at, seat, match.seat(seat).kept)
        case log.Aborted(_, reason):
            return _ended_match(match, at, Status.ABORTED, reason)
        case log.Finished(reason, result, ranks):
            return replace(_ended_match(match, at, Status.FINISHED, reason), result=result, ranks=ranks)
        case log.RematchOffered(_, other):
            return replace(match, rematch=other)
        case log.ClockAdjusted(seat, milliseconds):
            richer = match_with_seat(match, seat, given=match.seat(seat).given + milliseconds)
            return replace(richer, clock=clock_with_time(match.clock, seat, milliseconds))
        case log.PausesChanged(seat, vacations, hours):
            pauses = pauses_from({"vacations": list(vacations), "hours": list(hours)})
            return replace(match, clock=clock_with_pauses(match.clock, seat, pauses))
        case log.Unsealed():
            return replace(match, sealed=False, access=Access())
        case log.Opened():
            raise AssertionError("a match is opened once")
        case never:
            assert_never(never)


def match_with_seat(match: Match, number: int, **changes: object) -> Match:
    seat = replace(match.seat(number), **changes)  # type: ignore[arg-type]  # fields of SeatState, by name
    return replace(match, seats=(*match.seats[: number - 1], seat, *match.seats[number:]))


def _started_match(match: Match, at: Moment, entry: log.Started) -> Match:
    seats = tuple(replace(seat, colour=colour) for seat, colour in zip(match.seats, entry.colours, strict=True))
    return replace(
        match,
        seats=seats,
        options=entry.options,
        status=Status.RUNNING,
        to_move=entry.next,
        started_at=at,
        clock=new_clock(match.timing, len(seats), entry.next, at),
    )


def _match_with_fresh_time(match: Match, at: Moment, seat: int, kept: int | None = None) -> Match:
    """A seat that changes hands gets fresh time: its new player does not pay for the time already used.

    A player who resigned and returns gets the time they had left: nobody gains time by resigning.
    """
    if match.clock is None:
        return match
    fresh = new_clock(match.timing, len(match.seats), match.clock.seat, at)
    assert fresh is not None
    own = fresh.banks[seat - 1] if kept is None else kept
    banks = tuple(own if number == seat else bank for number, bank in enumerate(match.clock.banks, 1))
    since = at if match.clock.seat == seat else match.clock.since
    return replace(match, clock=replace(match.clock, banks=banks, since=since))


def _ended_match(match: Match, at: Moment, status: Status, reason: str) -> Match:
    return replace(
        match,
        status=status,
        ended_at=at,
        reason=reason,
        to_move=None,
        clock=stopped_clock(match.timing, match.clock, at),
    )
