"""The questions put to machines and their answers, in whichever process they are computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from time import monotonic
from typing import Any, TypeVar

from application.games import Games
from application.ports.thinker import (
    Choice,
    Computation,
    MoveReview,
    Option,
    Question,
    ReviewQuestion,
)
from application.process.match_state import MatchState
from domain.ai.levels import LEVELS
from domain.ai.review import review
from domain.ai.search import Thought, judge_of, share_of, think, version
from domain.ai.sharing import Helpers, Sample, Share
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame

T = TypeVar("T")


class InlineThinker:
    """Thinks in the caller's own thread: right for tests and tools, wrong for a server that has others to serve."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def think(self, question: Question) -> Choice:
        """The level's move."""
        return choice_for(self._games, question)

    async def review(self, question: ReviewQuestion) -> MoveReview:
        """What a decision was worth."""
        return review_for(self._games, question)

    async def compute(self, computation: Computation[T]) -> T:
        """The computation's result."""
        return computation.result()

    async def close(self) -> None:
        """There is nothing to end."""


def question_for(state: MatchState, seat: int, level: str, account: str | None = None) -> Question:
    """The question for a seat of a board, with an account as advice to it; its seed comes from the match's secret, so
    that nobody can think ahead."""
    info, match = state.game.info, state.match
    seed = sha256(b"headwater-ai-seed/1\0" + state.secret + f"{match.salt or match.id}:{state.version}".encode())
    view, is_lone = state.view(seat), not match.has_people
    about = (info.key, info.edition, info.rules, view, level, seed.hexdigest())
    return Question(*about, account is not None, is_lone, account or "")


def choice_for(games: Games, question: Question, helpers: Helpers | None = None) -> Choice:
    """The one function that every thinker calls for a move."""
    game, level = games.exact_version(question.game, question.edition, question.rules), LEVELS[question.level]
    seed = bytes.fromhex(question.seed)
    thought = think(game, question.view, level, seed, is_over(level.ceiling), helpers=helpers)
    return Choice(
        game.notation.format(thought.move),
        version(game),
        thought.simulations,
        thought.cut_short,
        _options(game, thought),
        1 if helpers is None else helpers.number + 1,
    )


def share_for(games: Games, question: Question, share: Share, seconds: float) -> list[Sample]:
    """The one function that every helper calls for its share of a search."""
    game, level = games.exact_version(question.game, question.edition, question.rules), LEVELS[question.level]
    return share_of(game, question.view, level, bytes.fromhex(question.seed), share, is_over(seconds))


def review_for(games: Games, question: ReviewQuestion) -> MoveReview:
    """The one function that every thinker calls for a review."""
    game, level = games.exact_version(question.game, question.edition, question.rules), LEVELS[question.level]
    move = game.notation.parse(question.move)
    found = review(game, question.view, move, question.revealed, level, bytes.fromhex(question.seed))
    return MoveReview(
        ply=question.ply,
        seat=question.seat,
        move=question.move,
        best=game.notation.format(found.best.move),
        cost=round(found.cost, 2),
        chance_lost=round(found.lost_chance, 4),
        points=round(found.played.points, 2),
        luck=None if found.luck is None else tuple(round(points, 2) for points in found.luck),
    )


def is_over(seconds: float) -> Callable[[], bool]:
    """Tells whether so many seconds have passed since now."""
    end = monotonic() + seconds
    return lambda: monotonic() > end


def _options(game: AnyGame, thought: Thought) -> tuple[Option, ...]:
    text = game.notation.format
    return tuple(Option(text(one.move), one.reward, one.points, one.simulations) for one in thought.evaluations)


def engine_note(question: Question, choice: Choice) -> dict[str, Plain]:
    """What the log keeps of a machine's move, so that anyone can run it again."""
    return {
        "version": choice.engine,
        "level": question.level,
        "seed": question.seed,
        "simulations": choice.simulations,
        "cut_short": choice.cut_short,
        "workers": choice.workers,
    }


def can_repeat(game: AnyGame, engine: Mapping[str, Plain]) -> bool:
    """Whether this very engine, with a judge that is still known, found the move and had the time to end its search."""
    known = judge_of(game, str(engine["version"]))
    return known is not None and engine["level"] in LEVELS and not engine["cut_short"]


def recomputed_move(game: AnyGame, view: Any, engine: Mapping[str, Plain]) -> str:
    """The move that the log's words about a machine lead to, however long it takes."""
    level, seed = LEVELS[str(engine["level"])], bytes.fromhex(str(engine["seed"]))
    judge = judge_of(game, str(engine["version"]))
    text: str = game.notation.format(think(game, view, level, seed, judge=judge).move)
    return text
