"""Levels against each other: every deal is played with the seats rotated, first places are counted with their doubt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from math import sqrt
from statistics import fmean, median
from time import process_time
from typing import TypeAlias

from application.offline.simulate import dealing_of
from domain.ai.levels import LEVELS
from domain.ai.search import judge_with_version, think
from domain.kernel.dealing import Stream
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame, AnyJudge

Pair: TypeAlias = tuple[str, str]
"""A level that sits alone, and the level of everybody else at the table; `legend@2` is the level with judge 2."""
Z = 1.959964
"""Of the normal distribution: 95 % lie within."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to play: the deal's number, and the seat at which the first level of the pair sits."""

    pair: Pair
    number: int
    alone: int

    def level(self, seat: int) -> str:
        return self.pair[0] if seat == self.alone else self.pair[1]


@dataclass(frozen=True, slots=True)
class BoutResult:
    """The result of a bout: points and ranks in seat order, and each level's seconds of processor time a decision."""

    bout: Bout
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    seconds: Mapping[str, tuple[float, ...]]

    @property
    def win_share(self) -> float:
        """1 for the first place alone, a part of it where it is shared, 0 otherwise."""
        return (self.ranks[self.bout.alone - 1] == 1) / self.ranks.count(1)


def round_robin(levels: Sequence[str]) -> list[Pair]:
    """Every two levels once, the stronger first, if they are named from the weakest on."""
    return [(other, one) for one, other in combinations(levels, 2)]


def bouts(pairs: Sequence[Pair], seats: int, games: int) -> Iterator[Bout]:
    """At least `games` games of each pair; every deal is played with the lone level at each seat."""
    for pair in pairs:
        for number in range(-(-games // seats)):
            yield from (Bout(pair, number, alone) for alone in range(1, seats + 1))


def play_bout(
    game: AnyGame, colours: Sequence[str], options: Mapping[str, str | None], seed: int, bout: Bout
) -> BoutResult:
    """One bout from deal to end; the same for the same seed. Levels have their budgets, no clock hurries them."""
    dealing = dealing_of(seed, bout.number, len(colours))
    drawn = game.draw(game.table(colours, options), Stream(dealing.seed, "deal"))
    position = game.setup(drawn.table, drawn.deal).position
    seconds: dict[str, list[float]] = {level: [] for level in bout.pair}
    ply = 0
    while (seat := game.to_move(position)) is not None:
        ply += 1
        began, level = process_time(), bout.level(seat)
        key, judge = machine(game, level)
        thought = think(game, game.view(position, seat), LEVELS[key], _chance(seed, bout, ply), judge=judge)
        if len(game.legal_moves(position)) > 1:
            seconds[level].append(process_time() - began)
        position = game.advance(position, thought.move)
    outcome = game.outcome(position)
    assert outcome is not None
    points = tuple(score.total for score in outcome.scores)
    return BoutResult(bout, points, outcome.ranks, {level: tuple(spent) for level, spent in seconds.items()})


def machine(game: AnyGame, name: str) -> tuple[str, AnyJudge | None]:
    """The level's key and the judge that a name like `legend@2` means; without a version the game's usual judge."""
    key, _, number = name.partition("@")
    return key, judge_with_version(game, int(number)) if number else None


def _chance(seed: int, bout: Bout, ply: int) -> bytes:
    # The seat is counted from 0 here, as it was when the published games were played.
    return sha256(f"headwater-arena/1:{seed}:{bout.pair}:{bout.number}:{bout.alone - 1}:{ply}".encode()).digest()


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 %; it never leaves 0 to 1."""
    if not games:
        return 0.0, 1.0
    share, doubt = won / games, Z * Z / games
    middle = (share + doubt / 2) / (1 + doubt)
    width = Z * sqrt(share * (1 - share) / games + doubt / (4 * games)) / (1 + doubt)
    return max(0.0, middle - width), min(1.0, middle + width)


@dataclass(frozen=True, slots=True)
class PairResult:
    """What a pair's bouts add up to; a shared first place counts as a part of one."""

    pair: Pair
    games: int
    won: float
    points: tuple[float, float]
    median_seconds: tuple[float, float]
    most_seconds: tuple[float, float]

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def as_json(self) -> dict[str, Plain]:
        """The result as JSON."""
        first, rest = self.pair
        return {
            "level": first,
            "against": rest,
            "games": self.games,
            "won": round(self.won, 3),
            "share": round(self.share, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "points": {"level": round(self.points[0], 2), "against": round(self.points[1], 2)},
            "median_seconds": {"level": self.median_seconds[0], "against": self.median_seconds[1]},
            "most_seconds": {"level": self.most_seconds[0], "against": self.most_seconds[1]},
        }


def pair_result(pair: Pair, played: Sequence[BoutResult]) -> PairResult:
    """Adds up the bouts of one pair."""
    own = [one for one in played if one.bout.pair == pair]
    alone = [one.points[one.bout.alone - 1] for one in own]
    others = [points for one in own for seat, points in enumerate(one.points, 1) if seat != one.bout.alone]
    return PairResult(
        pair,
        len(own),
        sum(one.win_share for one in own),
        (fmean(alone), fmean(others)),
        _spent(own, pair, median),
        _spent(own, pair, max),
    )


def _spent(played: Sequence[BoutResult], pair: Pair, what: Callable[[list[float]], float]) -> tuple[float, float]:
    found = [[seconds for one in played for seconds in one.seconds[level]] for level in pair]
    return round(what(found[0] or [0.0]), 6), round(what(found[1] or [0.0]), 6)
