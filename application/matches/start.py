"""Start a match: settle colours and options, deal, and name the first seat to move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict
from application.hosting.change import ChangeResult, PlannedChange, change
from application.hosting.move import planned_move
from application.hosting.requirements import require_creator, require_open
from application.hosting.seating import colours
from application.process.match_state import GameState, MatchState, setup_from_secret
from domain.hosting.entries import Started
from domain.hosting.terms import MatchId
from domain.kernel.plain import tagged_object


async def start(desk: Desk, caller: Caller, match: MatchId) -> ChangeResult:
    """Starts a match whose seats are all taken; only the creator may."""
    player = caller.player_with(Scope.MATCHES)

    def decide(state: MatchState) -> PlannedChange:
        require_creator(require_open(state, caller), player)
        return planned_start(state)

    return await change(desk, caller, match, decide)


def planned_start(state: MatchState) -> PlannedChange:
    """The plan of the start; Conflict while seats are free."""
    match = state.match
    if not match.is_full:
        raise Conflict("seats-free", free=[seat.number for seat in match.seats if seat.is_free])
    table, transition = setup_from_secret(state.game, match.options, colours(state), state.secret, match.words)
    first = state.game.to_move(transition.position)
    assert first is not None
    events = tuple(tagged_object(event) for event in transition.events)
    plan = PlannedChange(
        (Started(table.colours, dict(table.options), first, events),),
        GameState(table, transition.position),
    )
    return plan if match.fork is None else _with_moves(state, plan, match.fork.moves)


def _with_moves(state: MatchState, plan: PlannedChange, moves: Sequence[str]) -> PlannedChange:
    """The start of a fork: the moves up to where it begins are played at once."""
    for move in moves:
        assert plan.game_state is not None
        mover = state.game.to_move(plan.game_state.position)
        assert mover is not None
        played = planned_move(replace(state, game_state=plan.game_state), mover, move)
        plan = PlannedChange((*plan.entries, *played.entries), played.game_state)
    return plan
