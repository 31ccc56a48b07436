"""The search for a move: random, greedy, or flat Monte Carlo with successive halving over determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Any

from domain.ai.levels import Level, Way
from domain.ai.sharing import LEAST_SHARE, Helpers, Sample, Share
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame, AnyJudge

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


def version(game: AnyGame, judge: AnyJudge | None = None) -> str:
    """All that a stored AI move depends on beside its level, its seed and what its seat saw; by the game's usual judge
    unless another is named."""
    info = game.info
    return f"headwater-ai/{ENGINE} {info.key}/{info.rules}.{(judge or game.judge).version}"


def judge_of(game: AnyGame, engine: str) -> AnyJudge | None:
    """The judge of a stored version; None where another search or other rules found the move."""
    return next((judge for judge in game.judges if version(game, judge) == engine), None)


def judge_with_version(game: AnyGame, number: int) -> AnyJudge | None:
    """The game's judge of this version, None where there is none."""
    return next((judge for judge in game.judges if judge.version == number), None)


def never() -> bool:
    """A search without a ceiling."""
    return False


def think(
    game: AnyGame,
    view: Any,
    level: Level,
    seed: bytes,
    is_late: Callable[[], bool] = never,
    judge: AnyJudge | None = None,
    helpers: Helpers | None = None,
) -> Thought:
    """The level's move for the seat to move in this view; the same for the same view and seed unless `is_late`,
    however many help."""
    judge = judge or game.judge
    position, stream, chance = _start(game, view, seed)
    moves = game.legal_moves(position)
    if len(moves) == 1:
        return _plain(moves[0])
    match level.way:
        case Way.RANDOM:
            return _plain(moves[chance.below(len(moves))])
        case Way.GREEDY:
            return _plain(judge.best(position, chance))
        case Way.SEARCH:
            moves = judge.candidates(position, level.candidates)
            if len(moves) == 1:
                return _plain(moves[0])
            return Search(game, position, level, stream.word(), is_late, judge, helpers).halve(moves)


def share_of(
    game: AnyGame, view: Any, level: Level, seed: bytes, share: Share, is_late: Callable[[], bool]
) -> list[Sample]:
    """A helper's part of the search that `think` makes of the same view, level and seed."""
    position, stream, _ = _start(game, view, seed)
    moves = game.judge.candidates(position, level.candidates)
    search = Search(game, position, level, stream.word(), is_late)
    return search.samples([moves[index] for index in share.candidates], share)


def _start(game: AnyGame, view: Any, seed: bytes) -> tuple[Any, Stream, Chance]:
    """What every search begins with: a position with this view, and where its chance comes from."""
    stream = Stream(seed, f"headwater-ai/{ENGINE}")
    position = game.determinize(view, stream.branch("first"))
    return position, stream, Chance(stream.word())


def _plain(move: Any) -> Thought:
    return Thought(move, (), 0, False)


class _Tally:
    """What the playouts after one candidate brought."""

    __slots__ = ("count", "index", "move", "points", "reward")

    def __init__(self, index: int, move: Any) -> None:
        self.index = index
        self.move = move
        self.reward = 0.0
        self.points = 0.0
        self.count = 0

    @property
    def mean(self) -> float:
        return self.reward / self.count if self.count else 0.0

    def add(self, sample: Sample) -> None:
        self.reward += sample[0]
        self.points += sample[1]
        self.count += 1

    def summary(self) -> Evaluation:
        count = self.count or 1
        return Evaluation(self.move, self.reward / count, self.points / count, self.count)


class Search:
    """All candidates meet the same redealt piles and the same chance; after each stage the worse half goes.

    A sample's number decides its chance, and samples are added up in the order of their numbers: whoever plays them
    out, the sums are the same to the last digit.
    """

    def __init__(
        self,
        game: AnyGame,
        position: Any,
        level: Level,
        salt: int,
        is_late: Callable[[], bool],
        judge: AnyJudge | None = None,
        helpers: Helpers | None = None,
    ) -> None:
        self._game = game
        self._judge: AnyJudge = judge or game.judge
        self._position = position
        self._seat: int = game.to_move(position) or 0
        self._level = level
        self._salt = salt
        self._is_late = is_late
        self._helpers = helpers
        self._sample = 0
        self._spent = 0

    def halve(self, moves: Sequence[Any]) -> Thought:
        tallies = [_Tally(index, move) for index, move in enumerate(moves)]
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
        tallies = [_Tally(index, move) for index, move in enumerate(moves)]
        self._sample_all(tallies, samples)
        return [tally.summary() for tally in tallies]

    def samples(self, moves: Sequence[Any], share: Share) -> list[Sample]:
        """The samples of a share, each with every move in turn; fewer if it gets late."""
        found: list[Sample] = []
        for number in range(share.first, share.first + share.samples):
            seed = self._salt + number
            position = self._judge.redealt(self._position, Chance(seed))
            for move in moves:
                found.append(self._play_out(position, move, seed))
                if self._is_late():
                    return found
        return found

    def _sample_all(self, alive: list[_Tally], samples: int) -> bool:
        """Whether it got late before all was sampled."""
        shares = self._shares(alive, samples)
        found = self._sampled([tally.move for tally in alive], shares)
        self._sample += samples
        for index, sample in enumerate(found):
            alive[index % len(alive)].add(sample)
        self._spent += len(found)
        return len(found) < samples * len(alive)

    def _shares(self, alive: list[_Tally], samples: int) -> list[Share]:
        """One for each worker, in the order of the samples; a single one where there is too little to share."""
        workers = 1 if self._helpers is None else self._helpers.number + 1
        parts = max(1, min(workers, samples * len(alive) // LEAST_SHARE))
        candidates, first = tuple(tally.index for tally in alive), self._sample + 1
        bounds = [samples * part // parts for part in range(parts + 1)]
        return [Share(candidates, first + low, high - low) for low, high in pairwise(bounds)]

    def _sampled(self, moves: Sequence[Any], shares: Sequence[Share]) -> list[Sample]:
        """The samples of all shares, up to the first that it got too late for. What no helper does is done here."""
        own, *others = shares
        if self._helpers is None or not others:
            return self.samples(moves, own)
        self._helpers.ask(others)
        found = self.samples(moves, own)
        answers = self._helpers.answers()
        done = own.samples * len(moves)
        for share, answer in zip(others, answers, strict=True):
            if len(found) == done:
                found += self.samples(moves, share) if answer is None else answer
                done += share.samples * len(moves)
        return found

    def _play_out(self, position: Any, move: Any, seed: int) -> Sample:
        after = self._game.advance(position, move)
        values = self._judge.playout(after, self._level.rounds, Chance(seed))
        return reward(values, self._seat), values[self._seat - 1]


def reward(values: Sequence[float], seat: int) -> float:
    """A lead over the best opponent, squashed into 0 to 1: winning matters, winning high only a little."""
    best = max([value for number, value in enumerate(values, 1) if number != seat])
    lead = (values[seat - 1] - best) / _SQUASH
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))
