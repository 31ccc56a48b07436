"""Ask for a hint: what a machine would play in the caller's place."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, NotYourTurn, WrongStatus
from application.hosting.match_view import MatchView
from application.limits.owners import account_of
from application.matches.view_match import view_match
from application.ports.thinker import Option
from application.process.machine_questions import question_for
from domain.hosting.terms import MatchId, Status

LEVEL = "legend"


@dataclass(frozen=True, slots=True)
class Hint:
    """The move a level would play for this seat, and what else it thought of, best first."""

    game: str
    version: int
    seat: int
    level: str
    move: str
    options: tuple[Option, ...]


async def hint(desk: Desk, caller: Caller, match: MatchId) -> Hint:
    """Only for the seat to move, from its own view. Refused in rated matches and in leagues other than sandboxes."""
    return await hint_in(desk, caller, await view_match(desk, caller, match))


async def hint_in(desk: Desk, caller: Caller, view: MatchView) -> Hint:
    """The same for a given view."""
    caller.player_with(Scope.PLAY)
    seat, state = _seat_to_help(view), view.state
    await _check_no_league(desk, state.match.id)
    began, account = monotonic(), account_of(caller)
    with desk.advice.one_for(account, desk.policy.advice_at_once):
        choice = await desk.thinker.think(question_for(state, seat, LEVEL, account))
    desk.metrics.observe("machine_seconds", monotonic() - began, level=LEVEL, purpose="hint")
    return Hint(state.game.info.key, state.version, seat, LEVEL, choice.move, choice.options)


async def _check_no_league(desk: Desk, match: MatchId) -> None:
    """Standings count, rated or not; a sandbox is for trying clients."""
    async with desk.store.reading() as reading:
        league = await reading.league_of(match)
        summary = None if league is None else await reading.league_summary(league)
    if summary is not None and not summary.sandbox:
        raise Forbidden("no-hints-in-leagues")


def _seat_to_help(view: MatchView) -> int:
    match = view.match
    if view.seat is None:
        raise Forbidden("not-seated")
    if match.status is not Status.RUNNING:
        raise WrongStatus("match-not-running", match_status=match.status.value)
    if match.rated:
        raise Forbidden("no-hints-when-rated")
    if match.to_move != view.seat:
        raise NotYourTurn("not-your-turn", to_move=match.to_move)
    return view.seat
