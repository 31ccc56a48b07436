"""MR-8 and MR-5.4: two players and their bonus tiles."""

from __future__ import annotations

import pytest

from domain.kernel.dealing import Stream
from domain.kernel.judging import Chance
from domain.moonriver.events import BonusLost, BonusPlaced
from domain.moonriver.game import MoonRiver
from domain.moonriver.position import Position
from tests.moonriver.tables import GAME, after, asked, dealt, drawn, legal, moment, refused, score, told

TOWER = "\n".join(["D2 . . . ."] * 9)
FIELDS = "\n".join(["K1 . . . ."] * 7 + ["K1 . K1 . .", "K1 . . . K1"])
A, B = 0, 1
OLD = MoonRiver(rules=1)
DEAL = GAME.draw(GAME.table(("purple", "white"), {}), Stream(bytes(32), "deal")).deal
TOP = "place:a10=D2,b10=D2"


def climber(
    tower: str = TOWER, reserve: str = "D2 D2", saloon: str = "farmer trapper", emptying: bool = False
) -> Position:
    """Seat 1 of two can lay a domino in row 10."""
    return moment(tower, "C2 . . . .", seats=2, reserves=[reserve], saloon=saloon, emptying=emptying)


def test_mr_8_1_two_tiles_wait_with_two_players_and_none_otherwise() -> None:
    assert GAME.view(dealt(2), None).bonus_tiles == ("A", "B")
    assert GAME.view(dealt(3), None).bonus_tiles == GAME.view(dealt(4), None).bonus_tiles == ()


def test_mr_5_4_the_first_domino_in_row_10_claims_a_tile() -> None:
    assert asked(after(climber(), TOP)) == (1, "bonus")
    assert asked(after(climber(reserve="D2 D2 D2"), "place:b8=D2,b9=D2")) == (1, "select")


def test_mr_5_4_a_domino_claims_with_either_plot() -> None:
    assert asked(after(climber(), "place:a10=D2,b10=D2"))[1] == "bonus"
    assert asked(after(climber(), "place:b9=D2,b10=D2"))[1] == "bonus"


def test_mr_5_4_a_seat_claims_once() -> None:
    position = after(climber(reserve="D2 D2 D2 D2"), TOP, "bonus:A,desert,c10", "recruit:c10,farmer")
    assert asked(position) == (1, "expand")
    assert asked(after(position, "place:d10=D2,e10=D2")) == (1, "select")


def test_mr_5_4_with_more_players_the_last_row_claims_nothing() -> None:
    position = moment("D2 . . . .\nD2 . . . .\nD2 . . . .\nD2 . . . .", reserves=["D2 D2"])
    assert asked(after(position, "place:a5=D2,b5=D2")) == (1, "select")


def test_mr_5_4_the_claim_comes_after_the_dominos_own_circles() -> None:
    position = after(climber(reserve="D4 D2"), "place:a10=D4,b10=D2")
    assert asked(position) == (1, "recruit")
    assert asked(after(position, "recruit:a10,trapper")) == (1, "bonus")


def test_mr_8_2_the_seat_picks_tile_side_and_a_cell_that_connects() -> None:
    moves = legal(after(climber(), TOP))
    bridges = ["c2", "e1"]
    assert [move for move in moves if "canyon" in move] == [f"bonus:A,canyon,{cell}" for cell in bridges]
    assert [move for move in moves if "forest" in move] == [f"bonus:B,forest,{cell}" for cell in bridges]
    assert [move for move in moves if "meadow" in move] == [f"bonus:B,meadow,{cell}" for cell in bridges]
    beside = ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "c10", "c2", "e1"]
    assert [move for move in moves if "desert" in move] == [f"bonus:A,desert,{cell}" for cell in beside]


def test_mr_8_2_other_claims_are_refused_with_their_reason() -> None:
    position = after(climber(), TOP)
    assert refused(position, "bonus:A,desert,d9") == ("no-connection", "MR-8.2")
    assert refused(position, "bonus:A,desert,a1") == ("cell-occupied", "MR-8.2")
    assert refused(position, "bonus:A,desert,c1") == ("cell-closed", "MR-1.4")
    assert refused(position, "bonus:A,desert,f1") == ("outside-board", "MR-1.4")
    assert refused(position, "bonus:A,meadow,c2") == ("no-such-side", "MR-8.1")
    assert refused(position, "bonus:A,lake,c2") == ("no-such-side", "MR-8.1")
    assert refused(position, "bonus:C,desert,c2") == ("unknown-tile", "MR-8.1")
    assert refused(position, "skip") == ("wrong-decision", "MR-10")


def test_mr_8_2_the_tile_is_laid_and_recruits_for_its_circle() -> None:
    position = after(climber(), TOP)
    assert told(position, "bonus:A,desert,c10")[0] == BonusPlaced(1, "A", "desert", "c10")
    position = after(position, "bonus:A,desert,c10")
    assert asked(position) == (1, "recruit")
    assert legal(position)[0] == "recruit:c10,farmer"
    assert drawn(after(position, "recruit:c10,farmer")).splitlines()[0] == "D2 D2 A/desert!f . ."


def test_mr_8_2_an_empty_saloon_leaves_the_tile_without_a_partner() -> None:
    assert asked(after(climber(saloon=""), TOP, "bonus:A,desert,c10")) == (1, "select")


def test_mr_8_1_the_other_seat_later_claims_the_other_tile() -> None:
    position = after(climber(), TOP, "bonus:A,desert,c10", "recruit:c10,farmer")
    assert position.tiles == (B,)
    other = moment("C2 . . . .", TOWER, seats=2, reserves=["D2 D2", "D2 D2"], saloon="farmer", last=True)
    other.tiles = position.tiles
    other = after(other, "done", TOP)
    assert asked(other) == (2, "bonus")
    assert {move.split(",")[0] for move in legal(other)} == {"bonus:B"}
    assert refused(other, "bonus:A,desert,c2") == ("tile-claimed", "MR-8.1")


def test_mr_8_2_where_no_tile_fits_the_seat_chooses_the_one_that_leaves_the_game() -> None:
    position = after(climber(FIELDS, "K1 K1 K1 K1"), "place:a10=K1,b10=K1")
    assert (asked(position), legal(position)) == ((1, "bonus"), ["lose:A", "lose:B"])
    assert told(position, "lose:B")[0] == BonusLost(1, "B")
    position = after(position, "lose:B")
    assert (asked(position), position.tiles) == ((1, "expand"), (A,))
    assert asked(after(position, "place:c10=K1,d10=K1")) == (1, "select")


def test_mr_8_2_the_last_tile_is_lost_without_a_question() -> None:
    position = climber(FIELDS, "K1 K1")
    position.tiles = (B,)
    assert BonusLost(1, "B") in told(position, "place:a10=K1,b10=K1")
    assert asked(after(position, "place:a10=K1,b10=K1")) == (1, "select")


def test_mr_8_2_no_tile_is_lost_while_one_fits() -> None:
    position = after(climber(), TOP)
    assert refused(position, "lose:A") == ("tile-fits", "MR-8.2")
    assert refused(position, "lose:C") == ("unknown-tile", "MR-8.1")
    assert refused(climber(), "lose:A") == ("wrong-decision", "MR-10")
    stuck = after(climber(FIELDS, "K1 K1"), "place:a10=K1,b10=K1")
    assert refused(stuck, "bonus:A,desert,c2") == ("cell-occupied", "MR-8.2")
    assert refused(stuck, "bonus:A,desert,d9") == ("no-connection", "MR-8.2")


def test_mr_8_2_version_1_of_the_rules_loses_the_first_tile_by_itself() -> None:
    position = climber(FIELDS, "K1 K1 K1 K1")
    position.setting = OLD._setting(position.setting.colours, None, DEAL)
    assert BonusLost(1, "A") in told(position, "place:a10=K1,b10=K1")
    position = after(position, "place:a10=K1,b10=K1")
    assert (asked(position), position.tiles) == ((1, "expand"), (B,))


def test_mr_8_3_a_bonus_tile_connects_later_dominoes() -> None:
    position = after(climber(reserve="D2 D2 C2 H1"), TOP, "bonus:A,canyon,e1", "recruit:e1,farmer")
    assert "place:e2=C2,e3=H1" in legal(position)
    assert refused(position, "place:e2=H1,e3=C2") == ("no-connection", "MR-4.4")


def test_mr_8_3_a_bonus_tile_carries_cows() -> None:
    tower = TOWER.replace("D2 . . . .", "D2+1 . . . .", 1)
    position = after(climber(tower), TOP, "bonus:A,desert,b9", "recruit:b9,farmer,cowboy")
    assert "A/desert+1!fc" in drawn(after(position, "move:a9,b9"))


def test_mr_8_3_a_bonus_tile_belongs_to_its_territory() -> None:
    points = score("D2+1 A/desert D2 . .", seats=2)
    assert (points.territories.desert, points.largest_territory, points.total) == (3, 3, 3)
    assert score("D2+1 A/canyon D2 . .", seats=2).territories.desert == 1


def test_mr_8_3_and_mr_6_1_a_partner_on_a_bonus_tile_protects_the_territory() -> None:
    position = climber("D2 . . . .", "D4 C2", saloon="cattle-thief")
    position.ranches[1] = moment("", "D2+1 A/desert!f . C2+1 .", seats=2).ranches[1]
    position = after(position, "place:b1=D4,b2=C2", "recruit:b1,cattle-thief")
    assert legal(position) == ["skip", "steal:2,d1"]


def test_mr_7_1_the_bonus_tile_is_claimed_in_the_final_emptying_too() -> None:
    position = after(climber(emptying=True), TOP)
    assert asked(position) == (1, "bonus")
    assert GAME.outcome(after(position, "bonus:A,desert,c10", "recruit:c10,farmer")) is not None


def test_mr_1_5_the_middle_bridge_opens_c2() -> None:
    position = moment(reserves=["D2 D2"], seats=2)
    assert "place:c2=D2,c3=D2" in legal(position)
    assert refused(position, "place:d3=D2,d4=D2") == ("no-connection", "MR-4.4")


@pytest.mark.parametrize(("opponent", "move"), [("D2+1 D2+1 D2+1 . .", "lose:A"), ("M2+1 M2+1 M2+1 . .", "lose:B")])
def test_mr_8_2_a_machine_lets_the_tile_go_that_would_help_its_opponent(opponent: str, move: str) -> None:
    position = moment(FIELDS, opponent, seats=2, reserves=["K1 K1"])
    position = after(position, "place:a10=K1,b10=K1")
    assert str(GAME.judge.best(position, Chance(1))) == move
    assert [str(one) for one in GAME.judge.candidates(position, 1)] == [move]
    assert len(GAME.judge.playout(position, 3, Chance(1))) == 2
