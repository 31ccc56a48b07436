"""Judges have versions: a move that an old one found is found again, and the newest plays by what it has learned."""

import pytest

from application.process.machine_questions import can_repeat, recomputed_move
from domain.ai.levels import LEVELS
from domain.ai.search import judge_of, judge_with_version, think, version
from domain.catalog import pupils
from domain.kernel.judging import Chance
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from tests.ai.games import GAMES, begun, seed

PLIES = (6, 13, 22, 31, 44)
BY_JUDGE_2 = {
    ("moon-river", 2, "hand"): "place:b2=C3,c2=D3 select:3 select:4 place:d1=H1,d2=M5 place:b5=D1,b6=H1",
    ("moon-river", 2, "foreman"): "done select:3 select:4 done done",
    ("moon-river", 2, "rancher"): "done select:3 select:4 done done",
    ("moon-river", 4, "hand"): "select:2 select:3 place:a1=F2,a2=D1 select:4 select:4",
    ("moon-river", 4, "foreman"): "select:2 select:3 done select:4 select:4",
    ("moon-river", 4, "rancher"): "select:2 select:3 done select:4 select:4",
    ("the-river", 2, "hand"): "forage:food claim:T48 build:B21,wwsss build:B26,wwsss claim:T57",
    ("the-river", 2, "foreman"): "claim:T06 claim:T48 claim:T18 build:B26,wwsss produce:clay",
    ("the-river", 2, "rancher"): "claim:T15 claim:T48 build:B21,wwsss build:B26,wwsss produce:clay",
    ("the-river", 4, "hand"): "claim:T53 claim:T53 claim:T49 claim:T65 claim:T60",
    ("the-river", 4, "foreman"): "claim:T53 claim:T53 claim:T10 produce:stone claim:T57",
    ("the-river", 4, "rancher"): "claim:T16 claim:T02 claim:T34 produce:clay claim:T57",
}
"""Moves of the release in which judge 2 was the only one."""


def engine(game: AnyGame, level: str, name: object, judge: int) -> dict[str, Plain]:
    """What the log kept before searches had workers."""
    known = judge_with_version(game, judge)
    return {"version": version(game, known), "level": level, "seed": seed(name).hex(), "cut_short": False}


@pytest.mark.parametrize(("key", "seats", "level"), BY_JUDGE_2)
def test_moves_of_judge_2_are_found_again(key: str, seats: int, level: str) -> None:
    game, found = GAMES[key], []
    for plies in PLIES:
        position = begun(game, seats)
        for ply in range(plies):
            moves = game.legal_moves(position)
            position = game.advance(position, moves[Chance(ply).below(len(moves))])
        note = engine(game, level, plies, 2)
        assert can_repeat(game, note)
        found.append(recomputed_move(game, game.view(position, game.to_move(position)), note))
    assert " ".join(found) == BY_JUDGE_2[key, seats, level]


@pytest.mark.parametrize("key", GAMES)
def test_the_usual_judge_is_the_newest_and_every_version_is_its_own(key: str) -> None:
    game = GAMES[key]
    versions = [judge.version for judge in game.judges]
    assert versions == sorted(set(versions), reverse=True)
    assert game.judge is game.judges[0]
    assert version(game) == version(game, game.judge)


@pytest.mark.parametrize("key", GAMES)
def test_a_stored_version_names_its_judge_or_none(key: str) -> None:
    game = GAMES[key]
    for judge in game.judges:
        assert judge_of(game, version(game, judge)) is judge
    assert judge_of(game, version(game) + "0") is None
    assert judge_with_version(game, 1) is None
    assert not can_repeat(game, {**engine(game, "hand", 1, 2), "version": f"headwater-ai/1 {key}/1.1"})


@pytest.mark.parametrize("key", GAMES)
def test_a_taught_judge_has_its_numbers_and_plays_by_them(key: str) -> None:
    game = GAMES[key]
    old = pupils(key)[-1]
    same = old.taught(old.numbers)
    other = old.taught({name: number + 1.0 for name, number in old.numbers.items()})
    assert same.numbers == old.numbers
    assert other.numbers != old.numbers
    position = begun(game, 2)
    assert same.playout(position, 1000, Chance(1)) == old.playout(position, 1000, Chance(1))
    assert other.playout(position, 1000, Chance(1)) != old.playout(position, 1000, Chance(1))


@pytest.mark.parametrize("key", GAMES)
def test_a_greedy_player_is_the_same_with_every_judge(key: str) -> None:
    game = GAMES[key]
    position = begun(game, 3)
    while (seat := game.to_move(position)) is not None:
        view = game.view(position, seat)
        thoughts = {think(game, view, LEVELS["hand"], seed(1), judge=judge).move for judge in game.judges}
        assert len(thoughts) == 1
        position = game.advance(position, thoughts.pop())
