"""A match as one caller may see it; each part is computed only when it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from application.callers import Caller
from application.desk import Desk
from application.errors import Forbidden, NotFound
from application.hosting.visible_log import is_revealed, visible_match
from application.process.match_state import MatchState
from domain.hosting.clocks import SeatClock, seat_clock
from domain.hosting.match import Match
from domain.hosting.terms import MatchId, Moment, Status
from domain.kernel.game import Decision
from domain.kernel.outcome import Outcome, Score
from domain.kernel.records import AnyGame


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match for one viewer: `seat` is the seat it is seen from, None for a spectator."""

    state: MatchState = field(repr=False)
    seat: int | None
    now: Moment

    @property
    def match(self) -> Match:
        """The match without the seats' words, which come out at the end."""
        return visible_match(self.state.match)

    @property
    def game(self) -> AnyGame:
        return self.state.game

    @property
    def version(self) -> int:
        return self.state.version

    @property
    def game_view(self) -> Any:
        """The game's view for this viewer; None before the start."""
        return self.state.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """The pending choice while the match is running."""
        if self.state.match.status is not Status.RUNNING:
            return None
        return self.game.decision(self.state.position)

    @property
    def scores(self) -> tuple[Score, ...]:
        """Live scores in seat order; empty before the start."""
        return self.state.standing()

    @property
    def outcome(self) -> Outcome[Score] | None:
        """The outcome by the rules; None also where a match ended before its game did (see match.ranks)."""
        return None if self.state.game_state is None else self.game.outcome(self.state.position)

    @property
    def can_undo(self) -> bool:
        """Whether the viewer's own last move may be taken back."""
        return self.seat is not None and can_undo(self.state, self.seat)

    @property
    def secret(self) -> str | None:
        """The deal's secret in hexadecimal, once the match has ended."""
        return self.state.secret.hex() if is_revealed(self.state.match) else None

    def remaining(self, seat: int) -> int | None:
        """Milliseconds on a seat's clock now; None without a clock."""
        clock = self.clock(seat)
        return None if clock is None else clock.remaining

    def clock(self, seat: int) -> SeatClock | None:
        """A seat's clock now; None without a clock."""
        clock = self.state.match.clock
        return None if clock is None else seat_clock(clock, seat, self.now)


def can_undo(state: MatchState, seat: int) -> bool:
    """A seat can take its last move back until its turn ends or hidden information is revealed."""
    match = state.match
    if match.status is not Status.RUNNING or state.game_state is None or not state.game_state.trail:
        return False
    return match.moves[-1].seat == seat and match.seat(seat).machine is None


def seat_number(match: Match, caller: Caller) -> int | None:
    """The caller's seat at the match."""
    seat = match.seat_of(caller.player.id) if caller.player else None
    return seat.number if seat else None


def can_see(match: Match, caller: Caller) -> bool:
    """Anyone who knows the id can see an open table. Once a closed table has started, only its players can.

    Its creator can too, unless it is sealed: a league's owner would learn the deal of their own table.
    """
    if match.access.spectators or match.status is Status.OPEN:
        return True
    if caller.player is None:
        return False
    is_creator = caller.player.id == match.creator and not match.sealed
    return is_creator or match.seat_of(caller.player.id) is not None


def visible_state(state: MatchState, caller: Caller) -> MatchState:
    """The state, or NotFound as if the match did not exist."""
    if not can_see(state.match, caller):
        raise NotFound("unknown-match", what="match", id=state.match.id)
    return state


async def fresh_visible_state(desk: Desk, caller: Caller, match: MatchId) -> MatchState:
    """The newest state of a match that the caller may see."""
    return visible_state(await desk.matches.fresh(match), caller)


def view_for(desk: Desk, caller: Caller, state: MatchState) -> MatchView:
    return MatchView(state, seat_number(state.match, caller), desk.clock.now())


def view_from_seat(view: MatchView, seat: int | None) -> MatchView:
    """The same match seen by a spectator (None) or from the caller's own seat; Forbidden for another seat."""
    if seat is not None and seat != view.seat:
        raise Forbidden("not-your-seat", seat=seat)
    return MatchView(view.state, seat, view.now)
