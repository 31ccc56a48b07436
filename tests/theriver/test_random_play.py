"""Play without copies against play through the protocol: the same game, and nothing shared is changed."""

from __future__ import annotations

import pytest

from domain.kernel.dealing import Stream, seed_of
from domain.kernel.judging import Chance
from domain.kernel.plain import Plain
from domain.theriver.legal import legal_blocks, legal_moves
from domain.theriver.meta import COLOURS
from domain.theriver.position import Position
from domain.theriver.random_play import play_at_random
from domain.theriver.rules import play_number_on, play_on
from domain.theriver.setting import ONE_ON, PLACE_COUNT, pioneers_on
from tests.theriver.tables import GAME, edition, legal, moment, random_game


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


@pytest.mark.parametrize("seats", [2, 4])
def test_a_number_leads_where_its_move_leads(seats: int) -> None:
    for position in random_game(seats, "numbers"):
        numbers = [number for block in legal_blocks(position) for number in block.numbers]
        moves = legal_moves(position)
        assert len(numbers) == len(set(numbers)) == len(moves)
        for index in {0, len(moves) // 2, len(moves) - 1} & set(range(len(moves))):
            changed = position.copy()
            play_number_on(changed, numbers[index])
            assert changed == GAME.advance(position, moves[index])


def test_listed_numbers_stay_as_they_are_while_a_copy_plays_on() -> None:
    position = dealt(2)
    while "claim" not in {text.partition(":")[0] for text in legal(position)}:
        position = GAME.advance(position, legal_moves(position)[0])
    before, changed = legal(position), position.copy()
    for _ in range(12):
        play_on(changed, legal_moves(changed)[0])
    again = position.copy()
    assert legal(again) == legal(position) == before


def test_cards_that_share_a_bit_are_told_apart() -> None:
    """Masks have 62 bits; an edition may have more cards."""
    cards: list[Plain] = [{"id": "B00", "cost": {"stone": 3}, "points": 2}]
    cards += [{"id": f"B{number:02}", "cost": {"wood": 2}, "points": 2} for number in range(1, 70)]
    game = edition(buildings=cards)
    river = "T28 T01 | ww | reserved B63"
    position = moment(river, "T02", cards="B00 B01 B62", game=game)
    texts = [game.notation.format(move) for move in game.legal_moves(position)]
    assert [text for text in texts if text.startswith("build")] == ["build:B01,ww", "build:B62,ww", "build:B63,w"]


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
