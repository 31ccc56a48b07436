"""The review of a decision: a machine's move, the cost of the move played, and the luck after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from domain.ai.levels import Level
from domain.ai.search import ENGINE, Evaluation, Search, never
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame

LUCK = 32
"""Samples on either side at least: what is drawn moves the points less than the chance of a playout does."""


@dataclass(frozen=True, slots=True)
class Review:
    """One decision: the machine's move and the one played, after the same samples.

    `luck` is what the pieces that came to light after the move were worth to each seat, in points, against what the
    mover could expect of them; None where nothing came to light.
    """

    best: Evaluation
    played: Evaluation
    luck: tuple[float, ...] | None

    @property
    def cost(self) -> float:
        """Points that the mover gave away; never less than nothing."""
        return max(0.0, self.best.points - self.played.points)

    @property
    def lost_chance(self) -> float:
        """How much less likely the first place became, from 0 to 1."""
        return max(0.0, self.best.reward - self.played.reward)


def review(game: AnyGame, view: Any, move: Any, revealed: Any | None, level: Level, seed: bytes) -> Review:
    """Reviews a move that was played by a seat with this view; `revealed` is the view after it, if it showed more."""
    stream = Stream(seed, f"headwater-review/{ENGINE}")
    position = game.determinize(view, stream.branch("first"))
    search = Search(game, position, level, stream.word(), never)
    best, played = _comparison(search, game, position, move, level)
    luck = None if revealed is None else _luck(game, position, move, revealed, level, stream)
    return Review(best, played, luck)


def _comparison(search: Search, game: AnyGame, position: Any, move: Any, level: Level) -> tuple[Evaluation, Evaluation]:
    """The better of the machine's choice and the move played counts as best: a review never scolds for nothing."""
    samples = max(4, level.simulations // 4)
    if len(game.legal_moves(position)) == 1:
        (only,) = search.compare([move], 1)
        return only, only
    chosen = search.halve(_with(game.judge.candidates(position, level.candidates), move)).move
    if chosen == move:
        (same,) = search.compare([move], samples)
        return same, same
    best, played = search.compare([chosen, move], samples)
    return (best, played) if best.reward > played.reward else (played, played)


def _with(candidates: Sequence[Any], move: Any) -> list[Any]:
    listed = list(candidates)
    return listed if move in listed else [*listed[:-1], move]


def _luck(game: AnyGame, position: Any, move: Any, revealed: Any, level: Level, stream: Stream) -> tuple[float, ...]:
    samples, salt = max(LUCK, level.simulations // 2), stream.word()
    actual = game.determinize(revealed, stream.branch("revealed"))
    came = [_values(game, game.judge.redealt(actual, Chance(salt + n)), level, salt + n) for n in range(samples)]
    hoped = [
        _values(game, game.advance(game.judge.redealt(position, Chance(salt + n)), move), level, salt + n)
        for n in range(samples)
    ]
    return tuple(
        sum(one[seat] - other[seat] for one, other in zip(came, hoped, strict=True)) / samples
        for seat in range(len(came[0]))
    )


def _values(game: AnyGame, position: Any, level: Level, seed: int) -> Sequence[float]:
    return game.judge.playout(position, level.rounds, Chance(seed))
