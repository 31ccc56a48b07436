"""Play without copies against play through the protocol: the same game, and nothing shared is changed."""

from __future__ import annotations

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.judging import Chance
from domain.theriver.legal import legal_moves
from domain.theriver.meta import COLOURS
from domain.theriver.position import Position
from domain.theriver.random_play import play_at_random
from domain.theriver.rules import play_on
from domain.theriver.setting import ONE_ON, PLACE_COUNT, pioneers_on
from tests.theriver.tables import GAME


def dealt(seats: int) -> Position:
    drawn = GAME.draw(GAME.table(COLOURS[:seats], {}), Stream(seed_of(b"random play"), "deal"))
    return GAME.setup(drawn.table, drawn.deal).position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_played_in_place_has_the_positions_of_the_same_game_in_copies(seats: int) -> None:
    moved = dealt(seats)
    changed, chance = moved.copy(), Chance(seats)
    while moves := legal_moves(changed):
        move = moves[chance.below(len(moves))]
        moved = GAME.advance(moved, move)
        play_on(changed, move)
        assert changed == moved
    assert GAME.outcome(moved) is not None


def test_random_play_leaves_its_position_as_it_is() -> None:
    position = dealt(3)
    before = position.content()
    assert play_at_random(position, Chance(1)) == play_at_random(position, Chance(1)) > 40
    assert position.content() == before


def test_pioneers_on_every_place_are_counted_apart() -> None:
    """Nine counts share one number: the fullest place spills into no other."""
    for place, one in ONE_ON.items():
        pack = one * PLACE_COUNT[place]
        assert {other: pioneers_on(other, pack) for other in ONE_ON} == {
            other: PLACE_COUNT[place] if other == place else 0 for other in ONE_ON
        }
    assert sum(one * PLACE_COUNT[place] for place, one in ONE_ON.items()) == (1 << 62) - 1
