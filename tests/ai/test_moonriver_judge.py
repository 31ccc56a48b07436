"""What Moon River's planners make of a position, rule by rule."""

from __future__ import annotations

from domain.kernel.judging import Chance
from domain.moonriver.judge.cattle_drive import CattleDrive
from domain.moonriver.judge.evaluation import RanchWorths, values
from domain.moonriver.judge.judge import quick_move
from domain.moonriver.judge.preferences import AHEAD, TODAY, Preferences
from domain.moonriver.judge.worth import specialists_to_come
from domain.moonriver.position import Position
from tests.moonriver.tables import GAME, after, dealt, dealt_so, moment

FIELDS = "K2 K2 K2 . ."
"""Fifteen cobs."""


def quick(position: Position) -> str:
    """What the player of the playouts does next."""
    return str(position.setting.move_numbers.at(quick_move(position, AHEAD, Chance(1))))


def candidates(position: Position) -> list[str]:
    return [str(move) for move in GAME.judge.candidates(position, 12)]


def best_ride(position: Position, preferences: Preferences) -> float:
    return CattleDrive(RanchWorths(position, preferences).of(0)).best()


def test_mr_4_1_a_planner_waits_while_its_slots_suffice() -> None:
    position = moment(FIELDS, reserves=["K2 D2"], saloon="farmer")
    assert quick(position) == "done"
    assert candidates(position) == ["done"]


def test_mr_5_3_a_circle_is_laid_early_for_a_token_that_is_worth_much() -> None:
    position = moment(FIELDS, reserves=["H2 K2"], saloon="farmer")
    assert quick(position).startswith("place:")
    assert "H2" in quick(position)


def test_mr_5_3_a_circle_waits_where_the_saloon_has_nothing_of_worth() -> None:
    position = moment(FIELDS, reserves=["H2 K2"], saloon="gold-digger")
    assert quick(position) == "done"


def test_mr_5_3_a_search_compares_waiting_with_laying_a_circle() -> None:
    found = candidates(moment(FIELDS, reserves=["H2 K2"], saloon="gold-digger"))
    assert found[0] == "done"
    assert any("H2" in move for move in found)


def test_mr_7_5_the_same_ranch_is_worth_more_with_a_farmer_who_has_time() -> None:
    with_farmer, without = moment("K2 H2!f . . ."), moment("K2 H2!fc . . .")
    assert values(with_farmer, AHEAD)[0] > values(without, AHEAD)[0] + 5


def test_mr_7_5_only_tokens_that_lie_on_no_ranch_may_be_hoped_for() -> None:
    free, taken = moment("K2 H2 . . ."), moment("K2 H2 . . .", "H2!f H2!f . . .")
    assert specialists_to_come(free, 1.0, AHEAD)[2] > 0
    assert specialists_to_come(taken, 1.0, AHEAD)[2] == 0
    assert specialists_to_come(free, 1.0, AHEAD)[:2] == specialists_to_come(taken, 1.0, AHEAD)[:2]


def test_mr_6_2_a_planner_sees_where_a_cow_can_go_in_three_steps() -> None:
    """Over a canyon into a large meadow; the first step alone brings nothing."""
    position = moment("D2+1 C2 M2 M2 M2", saloon="farmer")
    assert best_ride(position, AHEAD) > best_ride(position, TODAY)
    riding = after(moment("D2+1 C2 M2 M2 M2", reserves=["M4 M2"], saloon="farmer"), "place:c2=M4,c3=M2")
    riding = after(riding, "recruit:c2,farmer,cowboy")
    assert quick(riding) == "move:a1,b1"
    assert quick(after(riding, "move:a1,b1")) == "move:b1,c1"


def test_mr_3_1_of_equal_plots_the_one_nearest_to_the_box_is_taken() -> None:
    assert quick(dealt_so(4, "D2 D2 D2 D2")) == "select:1"


def test_more_seats_make_more_of_a_budget() -> None:
    assert [GAME.judge.budget(dealt(seats), 100) for seats in (2, 3, 4)] == [100, 200, 400]
