"""Play in numbers against play through the protocol: the same game, and nothing shared is changed."""

from __future__ import annotations

import pytest

from domain.kernel.judging import Chance
from domain.moonriver.legal import legal_numbers, listed_numbers
from domain.moonriver.random_play import play_at_random
from domain.moonriver.rules import play, play_on
from tests.moonriver.tables import GAME, dealt, random_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_numbers_has_the_positions_of_the_same_game_in_moves(seats: int) -> None:
    moved = dealt(seats, "numbers")
    changed, chance = moved.copy(), Chance(seats)
    while numbers := legal_numbers(changed):
        number = numbers[chance.below(len(numbers))]
        moved = GAME.advance(moved, moved.setting.move_numbers.at(number))
        play_on(changed, number)
        assert changed == moved
    assert GAME.outcome(moved) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_order_the_same_numbers_are_listed(seats: int) -> None:
    for position in random_game(seats, "order"):
        assert sorted(listed_numbers(position, False)) == legal_numbers(position)


def test_random_play_leaves_its_position_as_it_is() -> None:
    position = dealt(3, "kept")
    before = position.truth
    assert play_at_random(position, Chance(1)) == play_at_random(position, Chance(1)) > 100
    assert position.truth == before


def test_a_position_played_on_keeps_what_its_copies_have() -> None:
    """Parts that no copy shares are changed in place: a copy ends that."""
    position, chance = dealt(2, "copies").copy(), Chance(7)
    kept = []
    while numbers := legal_numbers(position):
        kept.append((position.copy(), position.truth, play(position, numbers[0], None)))
        play_on(position, numbers[chance.below(len(numbers))])
    for twin, truth, other in kept:
        assert twin.truth == truth
        assert other == play(twin, legal_numbers(twin)[0], None)
