"""Analyse a match that has ended: for each decision what a machine would have played, what it cost, what was luck."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from application.callers import Caller
from application.desk import Desk
from application.errors import LimitReached, Malformed, WrongStatus
from application.hosting.match_view import fresh_visible_state
from application.hosting.visible_log import has_ended
from application.limits.owners import account_of
from application.ports.thinker import MoveReview, ReviewQuestion, Thinker
from application.process.match_state import MatchState, setup_from_secret
from domain.hosting.terms import MatchId
from domain.kernel.records import AnyGame, Record, replay

LEVEL = "rancher"
MOST = 50
"""Decisions on one page: each is a search of its own."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The decisions after a ply, in order; `plies` is how many the match has."""

    match: MatchId
    level: str
    plies: int
    decisions: tuple[MoveReview, ...]

    @property
    def has_more(self) -> bool:
        return bool(self.decisions) and self.decisions[-1].ply < self.plies


async def analyse(desk: Desk, caller: Caller, match: MatchId, after: int = 0, first: int = 20) -> Analysis:
    """A page of the analysis; WrongStatus before the end, LimitReached for too large a page."""
    _check_page(after, first)
    state = await fresh_visible_state(desk, caller, match)
    if not has_ended(state.match) or state.game_state is None:
        raise WrongStatus("not-over-yet", match_status=state.match.status.value)
    account = account_of(caller)
    with desk.advice.one_for(account, desk.policy.advice_at_once):
        # A replay is long enough to be felt by everyone whom this process serves.
        asked = await asyncio.to_thread(_questions, state, after, first)
        decisions = [await desk.thinker.review(replace(question, account=account)) for question in asked]
    return Analysis(match, LEVEL, len(state.match.moves), tuple(decisions))


def _check_page(after: int, first: int) -> None:
    if first > MOST:
        raise LimitReached("page-too-large", limit="decisions", value=MOST, retry_after=None)
    if first < 0:
        raise Malformed("bad-number", path="first", fault="must not be less than 0")
    if after < 0:
        raise Malformed("bad-number", path="after", fault="must be at least 0")


def _questions(state: MatchState, after: int, first: int) -> list[ReviewQuestion]:
    """The questions of one page; only the positions they need are rebuilt."""
    match, game = state.match, state.game
    _, transition = setup_from_secret(
        game, match.options, [str(seat.colour) for seat in match.seats], state.secret, match.words
    )
    texts = [move.text for move in match.moves[: after + first]]
    return _questions_after(game, transition.position, texts, after)


def _questions_after(game: AnyGame, position: Any, texts: list[str], after: int) -> list[ReviewQuestion]:
    found = []
    for ply, text in enumerate(texts, 1):
        later = game.advance(position, game.notation.parse(text))
        if ply > after:
            found.append(review_question(game, ply, position, text, later))
        position = later
    return found


def review_question(
    game: AnyGame, ply: int, position: Any, text: str, later: Any, level: str = LEVEL
) -> ReviewQuestion:
    """The question about one decision: what the mover saw before it and, if something came to light, after it."""
    seat = game.to_move(position)
    assert seat is not None
    info, shows = game.info, game.progress(later).revealed != game.progress(position).revealed
    seed = sha256(f"headwater-review/1:{ply}:{text}".encode()).hexdigest()
    revealed = game.view(later, seat) if shows else None
    return ReviewQuestion(
        info.key, info.edition, info.rules, ply, seat, game.view(position, seat), text, revealed, level, seed
    )


async def analyse_record(thinker: Thinker, game: AnyGame, record: Record, level: str = LEVEL) -> list[MoveReview]:
    """Every decision of a record; raises BadRecord where it cannot be replayed."""
    positions = replay(game, record).positions
    return [
        await thinker.review(review_question(game, ply, positions[ply - 1], text, positions[ply], level))
        for ply, text in enumerate(record.moves, 1)
    ]
