"""The search for a move: random, greedy, or flat Monte Carlo with successive halving over determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from domain.ai.levels import Level, Way
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame

ENGINE = 1
"""Grows with every change of the search; each game's judge has a version of its own."""
_SQUASH = 12.0
"""Points of lead that make a win likely: this lead counts as 73 %."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A move with what the search thought of it: mean reward from 0 to 1, mean final points, simulations spent."""

    move: Any
    reward: float
    points: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Thought:
    """A chosen move and why; `cut_short` when the ceiling ended the search before its budget."""

    move: Any
    evaluations: tuple[Evaluation, ...]
    simulations: int
    cut_short: bool


def version(game: AnyGame) -> str:
    """All that a stored AI move depends on beside its level, its seed and what its seat saw."""
    info = game.info
    return f"headwater-ai/{ENGINE} {info.key}/{info.rules}.{game.judge.version}"


def never() -> bool:
    """A search without a ceiling."""
    return False


def think(game: AnyGame, view: Any, level: Level, seed: bytes, is_late: Callable[[], bool] = never) -> Thought:
    """The level's move for the seat to move in this view; the same for the same view and seed unless `is_late`."""
    stream = Stream(seed, f"headwater-ai/{ENGINE}")
    position = game.determinize(view, stream.branch("first"))
    moves = game.legal_moves(position)
    chance = Chance(stream.word())
    if len(moves) == 1:
        return _plain(moves[0])
    match level.way:
        case Way.RANDOM:
            return _plain(moves[chance.below(len(moves))])
        case Way.GREEDY:
            return _plain(game.judge.best(position, chance))
        case Way.SEARCH:
            moves = game.judge.candidates(position, level.candidates)
            if len(moves) == 1:
                return _plain(moves[0])
            return Search(game, position, level, stream.word(), is_late).halve(moves)


def _plain(move: Any) -> Thought:
    return Thought(move, (), 0, False)


class _Tally:
    """What the playouts after one candidate brought."""

    __slots__ = ("count", "move", "points", "reward")

    def __init__(self, move: Any) -> None:
        self.move = move
        self.reward = 0.0
        self.points = 0.0
        self.count = 0

    @property
    def mean(self) -> float:
        return self.reward / self.count if self.count else 0.0

    def summary(self) -> Evaluation:
        count = self.count or 1
        return Evaluation(self.move, self.reward / count, self.points / count, self.count)


class Search:
    """All candidates meet the same redealt piles and the same chance; after each stage the worse half goes."""

    def __init__(self, game: AnyGame, position: Any, level: Level, salt: int, is_late: Callable[[], bool]) -> None:
        self._game = game
        self._judge = game.judge
        self._position = position
        self._seat: int = game.to_move(position) or 0
        self._level = level
        self._salt = salt
        self._is_late = is_late
        self._sample = 0
        self._spent = 0

    def halve(self, moves: Sequence[Any]) -> Thought:
        tallies = [_Tally(move) for move in moves]
        alive = list(tallies)
        stages = max(1, (len(alive) - 1).bit_length())
        budget = self._judge.budget(self._position, self._level.simulations)
        late = False
        while len(alive) > 1 and not late:
            samples = max(1, budget // (stages * len(alive)))
            late = self._sample_all(alive, samples)
            alive.sort(key=lambda tally: -tally.mean)
            del alive[(len(alive) + 1) // 2 :]
        evaluations = sorted((tally.summary() for tally in tallies), key=lambda one: (-one.simulations, -one.reward))
        return Thought(alive[0].move, tuple(evaluations), self._spent, late)

    def compare(self, moves: Sequence[Any], samples: int) -> list[Evaluation]:
        """Each of the moves after the same samples."""
        tallies = [_Tally(move) for move in moves]
        self._sample_all(tallies, samples)
        return [tally.summary() for tally in tallies]

    def _sample_all(self, alive: list[_Tally], samples: int) -> bool:
        for _ in range(samples):
            self._sample += 1
            seed = self._salt + self._sample
            position = self._judge.redealt(self._position, Chance(seed))
            for tally in alive:
                self._play_out(position, tally, seed)
                if self._is_late():
                    return True
        return False

    def _play_out(self, position: Any, tally: _Tally, seed: int) -> None:
        after = self._game.advance(position, tally.move)
        values = self._judge.playout(after, self._level.rounds, Chance(seed))
        tally.reward += reward(values, self._seat)
        tally.points += values[self._seat - 1]
        tally.count += 1
        self._spent += 1


def reward(values: Sequence[float], seat: int) -> float:
    """A lead over the best opponent, squashed into 0 to 1: winning matters, winning high only a little."""
    best = max([value for number, value in enumerate(values, 1) if number != seat])
    lead = (values[seat - 1] - best) / _SQUASH
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))
