"""Explain a move before it is played: legal, or refused and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from application.callers import Caller
from application.desk import Desk
from application.errors import WrongStatus
from application.hosting.match_view import MatchView
from application.matches.view_match import view_match
from domain.hosting.terms import MatchId, Status
from domain.kernel.plain import Plain
from domain.kernel.refusals import IllegalMove, UnreadableMove


@dataclass(frozen=True, slots=True)
class Verdict:
    """On a move text for the seat to move; `code` and `rule` are the game's where it is refused."""

    game: str
    version: int
    move: str
    is_legal: bool
    code: str | None = None
    rule: str | None = None
    data: Mapping[str, Plain] = field(default_factory=dict)


async def explain(desk: Desk, caller: Caller, match: MatchId, move: str) -> Verdict:
    """The verdict on a move of the seat to move; WrongStatus when nobody is to move."""
    return explain_in(await view_match(desk, caller, match), move)


def explain_in(view: MatchView, move: str) -> Verdict:
    """The same for a given view, judged on a position that the viewer must think possible."""
    state, game = view.state, view.game
    if state.match.status is not Status.RUNNING:
        raise WrongStatus("match-not-running", match_status=state.match.status.value)
    try:
        game.advance(state.guess(view.seat), game.notation.parse(move))
    except (IllegalMove, UnreadableMove) as refusal:
        return Verdict(game.info.key, state.version, move, False, refusal.code, refusal.rule or None, {**refusal.data})
    return Verdict(game.info.key, state.version, move, True)
