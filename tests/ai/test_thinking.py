"""Machines: reproducible, blind to what is hidden, bounded by their budget and their ceiling."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from domain.ai.levels import LEVELS, Level, Way
from domain.ai.search import reward, think, version
from domain.kernel.judging import Chance
from domain.kernel.records import AnyGame
from tests.ai.games import GAMES, begun, greedy, moments, seed

LIGHT = {key: replace(level, simulations=min(level.simulations, 24), rounds=1) for key, level in LEVELS.items()}
"""The levels with so small a budget that a test is quick; nothing else about them differs."""


def chosen(game: AnyGame, position: Any, level: Level, name: object = 0) -> str:
    thought = think(game, game.view(position, game.to_move(position)), level, seed(name))
    return str(game.notation.format(thought.move))


@pytest.mark.parametrize(("key", "level"), list(product(GAMES, LEVELS)))
def test_the_same_seed_gives_the_same_move_whatever_is_hidden(key: str, level: str) -> None:
    """Fairness: the hidden piles are permuted, and no machine can tell."""
    game = GAMES[key]
    for number, position in enumerate(moments(game, 2, every=37)):
        others = [game.judge.redealt(position, Chance(pile)) for pile in (11, 12)]
        moves = {chosen(game, one, LIGHT[level], number) for one in (position, *others)}
        assert len(moves) == 1


@pytest.mark.parametrize(("key", "level"), list(product(GAMES, LEVELS)))
def test_every_level_plays_legal_moves_at_every_table(key: str, level: str) -> None:
    game = GAMES[key]
    for seats in (3, 4):
        for position in moments(game, seats, every=53):
            legal = [game.notation.format(move) for move in game.legal_moves(position)]
            assert chosen(game, position, LIGHT[level]) in legal


@pytest.mark.parametrize("key", GAMES)
def test_different_seeds_make_a_drifter_wander(key: str) -> None:
    game = GAMES[key]
    position = greedy(game, begun(game, 3), 6)
    assert len({chosen(game, position, LEVELS["drifter"], name) for name in range(30)}) > 1


@pytest.mark.parametrize("key", GAMES)
def test_a_search_spends_its_budget_on_candidates_and_most_on_the_best(key: str) -> None:
    game, level = GAMES[key], Level("test", Way.SEARCH, simulations=60, candidates=6, rounds=1)
    position = greedy(game, begun(game, 2), 10)
    while len(game.judge.candidates(position, 6)) < 6:
        position = greedy(game, position, 1)
    thought = think(game, game.view(position, game.to_move(position)), level, seed(1))
    budget = game.judge.budget(position, 60)
    assert budget - 6 * 3 <= thought.simulations <= budget + 6 * 3
    assert sum(one.simulations for one in thought.evaluations) == thought.simulations
    assert len(thought.evaluations) == 6
    assert thought.evaluations[0].move == thought.move
    assert not thought.cut_short


def test_a_single_legal_move_costs_no_simulation() -> None:
    game = GAMES["moon-river"]
    position = begun(game, 4)
    while len(game.legal_moves(position)) != 1:
        position = greedy(game, position, 1)
    thought = think(game, game.view(position, game.to_move(position)), LEVELS["legend"], seed(1))
    assert (thought.simulations, thought.move) == (0, game.legal_moves(position)[0])


def calls_until_late(count: int) -> Iterator[bool]:
    yield from [False] * count
    while True:
        yield True


@pytest.mark.parametrize("key", GAMES)
def test_a_ceiling_ends_the_search_at_once_and_is_told(key: str) -> None:
    game, late = GAMES[key], calls_until_late(4)
    position = greedy(game, begun(game, 2), 10)
    while len(game.judge.candidates(position, 8)) < 3:
        position = greedy(game, position, 1)
    view = game.view(position, game.to_move(position))
    thought = think(game, view, LIGHT["legend"], seed(1), lambda: next(late))
    assert thought.cut_short
    assert thought.simulations == 5
    assert thought.move in game.legal_moves(position)


ELSEWHERE = """
import pickle, sys
from domain.ai.levels import LEVELS
from domain.ai.search import think
from domain.catalog import standard
for key, view, level, seed in pickle.load(sys.stdin.buffer):
    game = standard(key)
    print(game.notation.format(think(game, view, level, seed).move))
"""


def test_another_process_finds_the_same_moves() -> None:
    asked = [
        (key, game.view(position, game.to_move(position)), LIGHT[level], seed(level))
        for key, game in GAMES.items()
        for level in LEVELS
        for position in moments(game, 2, every=61)
    ]
    here = [GAMES[key].notation.format(think(GAMES[key], view, level, name).move) for key, view, level, name in asked]
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(asked), capture_output=True, check=True, timeout=300
    )
    assert there.stdout.decode().split() == here


def test_a_version_names_engine_rules_and_judge() -> None:
    assert version(GAMES["moon-river"]).startswith("headwater-ai/")
    assert len({version(game) for game in GAMES.values()}) == len(GAMES)


def test_a_lead_over_the_best_opponent_is_what_counts() -> None:
    assert reward([30.0, 30.0], 1) == 0.5
    assert reward([50.0, 30.0, 10.0], 1) == reward([50.0, 30.0, 29.0], 1)
    assert 0.5 < reward([36.0, 30.0], 1) < reward([60.0, 30.0], 1) <= 1.0
    assert reward([-1000.0, 1000.0], 1) >= 0.0
