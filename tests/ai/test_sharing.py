"""A search spread over helpers finds what it finds alone, to the last digit, whatever becomes of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from domain.ai.levels import LEVELS
from domain.ai.search import Thought, never, share_of, think
from domain.ai.sharing import Sample, Share
from domain.kernel.records import AnyGame
from tests.ai.games import GAMES, begun, greedy, seed

LEVEL = replace(LEVELS["legend"], simulations=192, rounds=1)
SEED = seed(5)


class Crew:
    """Helpers in this very process; `fate` says what becomes of each answer."""

    def __init__(self, game: AnyGame, view: Any, number: int, fate: Callable[[int, list[Sample]], Any]) -> None:
        self.number = number
        self.shares: list[Share] = []
        self._game, self._view, self._fate = game, view, fate
        self._asked: Sequence[Share] = ()

    def ask(self, shares: Sequence[Share]) -> None:
        assert len(shares) <= self.number
        self._asked = shares
        self.shares += shares

    def answers(self) -> Sequence[list[Sample] | None]:
        found = [share_of(self._game, self._view, LEVEL, SEED, share, never) for share in self._asked]
        return [self._fate(index, samples) for index, samples in enumerate(found)]


def moment(game: AnyGame) -> Any:
    position = greedy(game, begun(game, 2), 10)
    while len(game.judge.candidates(position, 10)) < 6:
        position = greedy(game, position, 1)
    return game.view(position, game.to_move(position))


def alone(game: AnyGame, view: Any) -> Thought:
    return think(game, view, LEVEL, SEED)


FATES: dict[str, Callable[[int, list[Sample]], Any]] = {
    "all answer": lambda index, samples: samples,
    "one dies": lambda index, samples: None if index == 0 else samples,
    "all die": lambda index, samples: None,
}


@pytest.mark.parametrize("fate", FATES)
@pytest.mark.parametrize("key", GAMES)
def test_any_number_of_helpers_finds_the_same_thought(key: str, fate: str) -> None:
    game = GAMES[key]
    view = moment(game)
    expected = alone(game, view)
    for number in (1, 2, 4):
        crew = Crew(game, view, number, FATES[fate])
        assert think(game, view, LEVEL, SEED, helpers=crew) == expected
        assert crew.shares


def test_a_helper_that_comes_too_late_cuts_the_search_short() -> None:
    game = GAMES["the-river"]
    view = moment(game)
    crew = Crew(game, view, 2, lambda index, samples: samples[:-1] if index == 0 else samples)
    thought = think(game, view, LEVEL, SEED, helpers=crew)
    assert thought.cut_short
    assert thought.move in [one.move for one in alone(game, view).evaluations]


def test_every_sample_is_asked_for_once() -> None:
    game = GAMES["moon-river"]
    view = moment(game)
    crew = Crew(game, view, 3, FATES["all answer"])
    think(game, view, LEVEL, SEED, helpers=crew)
    numbers = [(share.first + each, share.candidates) for share in crew.shares for each in range(share.samples)]
    assert len(numbers) == len(set(numbers))


def test_too_little_work_is_not_shared() -> None:
    game = GAMES["the-river"]
    view = moment(game)
    crew = Crew(game, view, 3, FATES["all answer"])
    think(game, view, LEVELS["foreman"], SEED, helpers=crew)
    assert crew.shares == []
