"""A judge's numbers learned from play against itself: trials on either side of what is known, and a step to the better.

Every trial adds chance to the numbers and lets that player meet the one with the same chance subtracted, on the same
deals with the seats rotated. Quick players play, as in a search's playouts, so a game takes about a millisecond.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import tanh
from random import Random
from statistics import fmean
from typing import Any, Protocol, TypeAlias

from application.offline.simulate import dealing_of
from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame

Vector: TypeAlias = list[float]

TRIALS = 12
"""Pairs of players in a lesson; every third pair meets at tables of four."""
DEALS = {2: 8, 4: 1}
"""With the seats rotated, and at tables of four with the sides changed: sixteen games at two seats, eight at four."""
WIDTH = 0.3
"""How far trials go, as a share of a number's reach."""
RATE = 0.6
MOMENTUM = 0.9
MEMORY = 0.95
"""What is learned is the mean of the last lessons: single steps are half chance."""
TEST = 100
"""Deals of a test against the numbers that the training began with."""
_FAR = 1 << 32
"""Deals of lessons have numbers above those of tests."""


class Pupil(Protocol):
    """A judge whose numbers can be learned."""

    @property
    def version(self) -> int: ...

    @property
    def numbers(self) -> Mapping[str, float]:
        """How much it values what, by names of its own."""
        ...

    def taught(self, numbers: Mapping[str, float]) -> Pupil:
        """The same judge with other numbers."""
        ...

    def step(self, position: Any, chance: Chance) -> None:
        """Plays the move of a quick player, as in playouts, on a position of one's own, which is changed."""
        ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is known after so many lessons and games."""

    number: int
    games: int
    numbers: Mapping[str, float]


def lessons(game: AnyGame, judge: Pupil, seed: int) -> Iterator[Lesson]:
    """One lesson after the other, without an end; the same for the same seed and judge."""
    school = _School(game, judge, seed)
    while True:
        yield school.lesson()


def first_places(game: AnyGame, judge: Pupil, other: Pupil, seats: int, seed: int, deals: int = TEST) -> float:
    """The share of first places of a quick player alone among others, 1 / seats if they are equally strong."""
    leads = _leads(game, judge, other, seats, [(seed, number) for number in range(deals)])
    return fmean(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads)


class _School:
    """Numbers are counted from the start in units of their reach."""

    def __init__(self, game: AnyGame, judge: Pupil, seed: int) -> None:
        self._game = game
        self._judge = judge
        self._seed = seed
        self._random = Random(seed)
        self._names = list(judge.numbers)
        self._start = list(judge.numbers.values())
        self._reach = [0.4 * abs(number) + 0.05 for number in self._start]
        self._place = [0.0] * len(self._names)
        self._mean = list(self._place)
        self._speed = list(self._place)
        self._spread = {seats: self._usual_lead(seats) for seats in DEALS}
        self._lessons = 0
        self._games = 0

    def lesson(self) -> Lesson:
        slope = [0.0] * len(self._names)
        for trial in range(TRIALS):
            chance = [self._random.gauss(0.0, 1.0) for _ in self._names]
            gain = self._trial(chance, 4 if trial % 3 == 2 else 2)
            slope = [each + gain * one / (TRIALS * WIDTH) for each, one in zip(slope, chance, strict=True)]
        self._speed = [MOMENTUM * old + (1 - MOMENTUM) * new for old, new in zip(self._speed, slope, strict=True)]
        self._place = [old + RATE * speed for old, speed in zip(self._place, self._speed, strict=True)]
        self._mean = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(self._mean, self._place, strict=True)]
        self._lessons += 1
        return Lesson(self._lessons, self._games, self._numbers(self._mean))

    def _trial(self, chance: Vector, seats: int) -> float:
        """From -1 to 1: how much better it is to go with this chance than against it."""
        more, less = (self._judge.taught(self._numbers(self._moved(chance, side))) for side in (WIDTH, -WIDTH))
        first = _FAR + self._games
        deals = [(self._seed, first + number) for number in range(DEALS[seats])]
        gain = self._gain(more, less, seats, deals)
        return gain if seats == 2 else (gain - self._gain(less, more, seats, deals)) / 2

    def _gain(self, one: Pupil, other: Pupil, seats: int, deals: Sequence[tuple[int, int]]) -> float:
        leads = _leads(self._game, one, other, seats, deals)
        self._games += len(leads)
        return fmean(tanh(lead / self._spread[seats]) for lead in leads)

    def _usual_lead(self, seats: int) -> float:
        deals = [(self._seed, number) for number in range(8)]
        return 1.0 + fmean(abs(lead) for lead in _leads(self._game, self._judge, self._judge, seats, deals))

    def _moved(self, chance: Vector, side: float) -> Vector:
        return [place + side * one for place, one in zip(self._place, chance, strict=True)]

    def _numbers(self, place: Vector) -> dict[str, float]:
        found = zip(self._names, self._start, self._reach, place, strict=True)
        return {name: round(start + reach * far, 4) for name, start, reach, far in found}


def _leads(game: AnyGame, alone: Pupil, others: Pupil, seats: int, deals: Sequence[tuple[int, int]]) -> list[float]:
    """Over the best of the others, for every deal with the lone player at each seat."""
    found: list[float] = []
    for seed, number in deals:
        start = _dealt(game, seats, seed, number)
        for seat in range(seats):
            judges = [alone if each == seat else others for each in range(seats)]
            points = _played(game, start.copy(), judges, Chance(number))
            found.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
    return found


def _dealt(game: AnyGame, seats: int, seed: int, number: int) -> Any:
    dealing = dealing_of(seed, number, seats)
    drawn = game.draw(game.table(game.info.colours[:seats], {}), Stream(dealing.seed, "training"))
    return game.setup(drawn.table, drawn.deal).position


def _played(game: AnyGame, position: Any, judges: Sequence[Pupil], chance: Chance) -> list[float]:
    while (seat := game.to_move(position)) is not None:
        judges[seat - 1].step(position, chance)
    return [float(score.total) for score in game.standing(position)]
