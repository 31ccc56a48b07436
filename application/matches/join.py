"""Join an open match: take a free seat, perhaps with a colour and words for the deal."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, LimitReached
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.requirements import require_open
from application.hosting.terms import ANY_SEAT, OwnSeat
from application.matches.open_match import join_entry, number_of_matches
from application.process.match_state import MatchState
from domain.hosting.match import Match
from domain.hosting.players import Player
from domain.hosting.terms import MatchId


async def join(desk: Desk, caller: Caller, match: MatchId, own: OwnSeat = ANY_SEAT) -> ChangeResult:
    """Sits down; without a wish for a seat the first free one, in a rematch the one that rotation gives."""
    player = caller.player_with(Scope.PLAY)
    kept = await rotated_seat(desk, await desk.matches.cached_or_fresh(match), player)

    def decide(state: MatchState) -> PlannedChange:
        current = require_open(state, caller)
        if current.seat_of(player.id) is not None:
            raise Conflict("already-seated")
        _check_joins(current, player, desk.policy.joins_per_match)
        return PlannedChange((join_entry(desk, state, player.id, _wish(current, own, kept)),))

    return await change(desk, caller, match, decide, check=number_of_matches(desk, player))


async def rotated_seat(desk: Desk, state: MatchState, player: Player) -> int | None:
    """In a rematch everybody moves on by one seat."""
    if state.match.rematch_of is None:
        return None
    before = (await desk.matches.cached_or_fresh(state.match.rematch_of)).match
    seat = before.seat_of(player.id)
    return None if seat is None else seat.number % len(before.seats) + 1


def _check_joins(match: Match, player: Player, most: int) -> None:
    """Otherwise a stranger who sits down and leaves again and again fills the log: nobody else could join."""
    if match.joins.get(player.id, 0) >= most:
        raise LimitReached("joined-too-often", limit="joins-per-match", value=most, retry_after=None)


def _wish(match: Match, own: OwnSeat, kept: int | None) -> OwnSeat:
    if own.seat is None and kept is not None and match.seat(kept).is_free:
        return replace(own, seat=kept)
    return own
