"""Offer to play again: a new match by the same terms, seats moved on by one."""

from __future__ import annotations

from functools import partial

from application.callers import Caller, Scope
from application.desk import Desk
from application.hosting.change import ChangeResult, change_result
from application.hosting.commit import MatchChange, commit
from application.hosting.compare_and_swap import compare_and_swap
from application.hosting.requirements import own_seat, require_status
from application.hosting.terms import OwnSeat, Terms
from application.hosting.visible_log import ENDED
from application.matches.join import join
from application.matches.open_match import number_of_matches, opening
from application.process.match_state import MatchState
from domain.hosting.entries import AiSeated, RematchOffered
from domain.hosting.match import Match
from domain.hosting.players import Player
from domain.hosting.terms import MatchId


async def offer_rematch(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Opens the rematch and takes a seat in it, or joins the one already offered; `view` shows the new match."""
    player = caller.player_with(Scope.MATCHES)

    async def offer(state: MatchState) -> ChangeResult:
        current = require_status(state, caller, *sorted(ENDED, reverse=True))
        own_seat(current, player)
        if current.rematch is not None:
            return await _accept(desk, caller, current.rematch)
        match_change = await _offer(desk, state, player)
        return change_result(desk, caller, match_change.after, match_change.logged)

    return await compare_and_swap(partial(desk.matches.fresh, match), offer, match=match)


async def _accept(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    state = await desk.matches.fresh(match)
    if caller.player is not None and state.match.seat_of(caller.player.id) is not None:
        return change_result(desk, caller, state, state.recent[:1], is_repeated=True)
    return await join(desk, caller, match)


async def _offer(desk: Desk, state: MatchState, player: Player) -> MatchChange:
    """The new match and the offer in the old one's log, both or neither."""
    match = state.match
    new = _with_machines(match, opening(desk, player.id, _terms(match), _own(match, player), match.id))
    offer = state.log_entries(new.at, [RematchOffered(player.id, new.after.match.id)])
    changes = [new, MatchChange(state, state.after(offer), offer)]
    await commit(desk, changes, check=number_of_matches(desk, player))
    return new


def _with_machines(before: Match, new: MatchChange) -> MatchChange:
    entries = [AiSeated(_next_seat(before, seat.number), seat.ai) for seat in before.seats if seat.ai]
    added = new.after.log_entries(new.at, entries)
    return MatchChange(None, new.after.after(added), (*new.logged, *added))


def _own(match: Match, player: Player) -> OwnSeat:
    return OwnSeat(_next_seat(match, own_seat(match, player).number))


def _next_seat(match: Match, seat: int) -> int:
    return seat % len(match.seats) + 1


def _terms(match: Match) -> Terms:
    return Terms(
        game=match.game,
        seats=len(match.seats),
        options=match.options,
        edition=match.edition,
        timing=match.timing,
        absence=match.absence,
        access=match.access,
        rated=match.rated,
    )
