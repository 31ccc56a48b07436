"""A move in a match: the game's verdict and, for a legal move, the entries to log."""

from __future__ import annotations

from application.errors import RuledOut
from application.hosting.change import PlannedChange
from application.hosting.ending import result_of
from application.process.match_state import MatchState
from domain.hosting.entries import Entry, Finished, Moved
from domain.hosting.terms import BY_GAME
from domain.kernel.plain import Plain, tagged_object
from domain.kernel.refusals import IllegalMove, Refused, UnreadableMove


def planned_move(state: MatchState, seat: int, text: str, engine: dict[str, Plain] | None = None) -> PlannedChange:
    """The plan of a legal move; raises RuledOut with the game's code and rule."""
    game, game_state = state.game, state.game_state
    assert game_state is not None
    try:
        transition = game.apply(game_state.position, game.notation.parse(text))
    except (IllegalMove, UnreadableMove) as refusal:
        raise rule_refusal(state, refusal) from None
    after = game.to_move(transition.position)
    events: tuple[Plain, ...] = tuple(tagged_object(event) for event in transition.events)
    entries: list[Entry] = [Moved(seat, text, after, events, engine)]
    outcome = game.outcome(transition.position)
    if outcome is not None:
        entries.append(Finished(BY_GAME, result_of(outcome.scores, outcome.ranks), outcome.ranks))
    return PlannedChange(tuple(entries), game_state.after_move(game, transition.position))


def rule_refusal(state: MatchState, refusal: Refused) -> RuledOut:
    """The game's refusal as the use cases raise it."""
    return RuledOut(refusal.code, refusal.rule or None, **{**refusal.data, "game": state.game.info.key})
