"""Every game's judge keeps the promises of the kernel's protocol."""

from itertools import product
from typing import Any

import pytest

from domain.kernel.judging import Chance, best_of, order_of
from domain.kernel.records import AnyGame
from tests.ai.games import GAMES, LEGENDS, begun, greedy, moments

TABLES = [*product(GAMES, (2, 3, 4), (None,)), *(("moon-river", 3, scenario) for scenario in LEGENDS)]


@pytest.mark.parametrize(("key", "seats", "scenario"), TABLES)
def test_greedy_players_reach_the_end_by_legal_moves(key: str, seats: int, scenario: str | None) -> None:
    game = GAMES[key]
    position, chance = begun(game, seats, key, scenario), Chance(1)
    while game.to_move(position) is not None:
        best = game.judge.best(position, chance)
        assert best in game.legal_moves(position)
        position = game.advance(position, best)
    assert game.outcome(position) is not None


@pytest.mark.parametrize(("key", "seats", "scenario"), TABLES)
def test_candidates_are_distinct_legal_moves(key: str, seats: int, scenario: str | None) -> None:
    game = GAMES[key]
    for position in moments(game, seats, scenario):
        legal, listed = game.legal_moves(position), game.judge.candidates(position, 5)
        texts = [game.notation.format(move) for move in listed]
        assert len(set(texts)) == len(texts)
        assert 1 <= len(texts) <= 5
        assert all(move in legal for move in listed)


@pytest.mark.parametrize(("key", "seats"), list(product(GAMES, (2, 4))))
def test_a_redealt_position_looks_the_same_and_leaves_the_first_alone(key: str, seats: int) -> None:
    game = GAMES[key]
    for position in moments(game, seats):
        before, seat = game.pack(position), game.to_move(position)
        redealt = game.judge.redealt(position, Chance(3))
        assert game.view(redealt, seat) == game.view(position, seat)
        assert game.legal_moves(redealt) == game.legal_moves(position)
        assert game.pack(position) == before


@pytest.mark.parametrize("key", GAMES)
def test_redealing_changes_what_comes(key: str) -> None:
    game = GAMES[key]
    position = greedy(game, begun(game, 2), 3)
    piles = {str(game.pack(game.judge.redealt(position, Chance(number)))) for number in range(5)}
    assert len(piles) == 5


@pytest.mark.parametrize(("key", "seats"), list(product(GAMES, (2, 4))))
def test_a_playout_changes_nothing_and_is_the_same_for_the_same_chance(key: str, seats: int) -> None:
    game = GAMES[key]
    position = greedy(game, begun(game, seats), 20)
    before = game.pack(position)
    first, second = (game.judge.playout(position, 3, Chance(5)) for _ in range(2))
    assert list(first) == list(second)
    assert len(first) == seats
    assert game.pack(position) == before


@pytest.mark.parametrize(("key", "seats"), list(product(GAMES, (2, 4))))
def test_a_playout_from_the_last_move_tells_the_final_points(key: str, seats: int) -> None:
    game = GAMES[key]
    position = begun(game, seats)
    while game.to_move(after := greedy(game, position, 1)) is not None:
        position = after
    reached = {
        tuple(score.total for score in game.standing(game.advance(position, move))) for move in _last(game, position)
    }
    assert tuple(game.judge.playout(position, 1000, Chance(5))) in reached


def _last(game: AnyGame, position: Any) -> list[Any]:
    """Moves that end the game."""
    return [move for move in game.legal_moves(position) if game.to_move(game.advance(position, move)) is None]


@pytest.mark.parametrize("key", GAMES)
def test_a_playout_to_the_end_tells_whole_points(key: str) -> None:
    game = GAMES[key]
    for seats in (2, 3, 4):
        values = game.judge.playout(begun(game, seats), 1000, Chance(5))
        assert all(value == round(value) for value in values)


@pytest.mark.parametrize("key", GAMES)
def test_those_who_mind_what_is_to_come_beat_the_greedy(key: str) -> None:
    """The first candidate of the judge, without any search, against the greedy move."""
    game, won = GAMES[key], 0.0
    for number in range(16):
        position, chance = begun(game, 2, number // 2), Chance(number)
        while (seat := game.to_move(position)) is not None:
            minds = seat == 1 + number % 2
            move = game.judge.candidates(position, 1)[0] if minds else game.judge.best(position, chance)
            position = game.advance(position, move)
        outcome = game.outcome(position)
        assert outcome is not None
        won += (outcome.ranks[number % 2] == 1) / outcome.ranks.count(1)
    assert won > 8


def test_the_greatest_weight_wins_and_equal_ones_are_drawn_from() -> None:
    assert best_of([1.0, 3.0, 2.0], Chance(1)) == 1
    assert {best_of([2.0, 1.0, 2.0], Chance(number)) for number in range(50)} == {0, 2}


def test_the_order_of_weights_keeps_the_order_of_equal_ones() -> None:
    assert order_of([1.0, 3.0, 2.0, 3.0], 3) == [1, 3, 2]


def test_chance_is_the_same_for_the_same_seed_and_stays_below_its_bound() -> None:
    one, two = Chance(42), Chance(42)
    numbers = [one.below(6) for _ in range(600)]
    assert numbers == [two.below(6) for _ in range(600)]
    assert set(numbers) == set(range(6))
    assert sorted(Chance(1).shuffled(range(20))) == list(range(20))
