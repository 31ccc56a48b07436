"""MR-3: rounds and turns; MR-7.1: the last round and the emptying."""

from __future__ import annotations

import pytest

from domain.moonriver.events import (
    ColumnFormed,
    PlotCollected,
    PlotPassedOver,
    RancheroPlaced,
    ReserveEmptied,
    RoundBegan,
    SaloonFilled,
)
from domain.moonriver.meta import SPECIALISTS
from tests.moonriver.tables import GAME, after, asked, dealt_so, legal, moment, random_game, refused, reserve, told


def test_mr_3_1_turns_go_from_position_1_to_4() -> None:
    position = after(dealt_so(4, rancheros=(1, 2, 3, 4)), "select:3", "select:1", "select:4", "select:2")
    seats = []
    for place in (1, 2, 3, 4):
        seats.append(asked(position))
        position = after(position, f"select:{place}")
    assert seats == [(2, "select"), (4, "select"), (1, "select"), (3, "select")]


def test_mr_3_1_with_two_players_each_seat_has_two_turns_a_round() -> None:
    position = after(dealt_so(2, rancheros=(1, 2)), "select:1", "select:2", "select:3", "select:4")
    seats = []
    while GAME.view(position, None).round == 1:
        seats.append(GAME.to_move(position))
        move = legal(position)[0]
        position = after(position, "done" if "done" in legal(position) else move)
    assert [seat for index, seat in enumerate(seats) if seat != seats[index - 1] or not index] == [1, 2, 1]


def test_mr_3_2_and_mr_3_3_a_turn_begins_by_collecting_the_plot_under_the_ranchero() -> None:
    position = after(dealt_so(3, "D1 D2 D3 D4", rancheros=(1, 2, 3)), "select:2", "select:1")
    events = told(position, "select:3")
    assert PlotCollected(2, 1, "D1") in events
    position = after(position, "select:3")
    assert (reserve(position, 2), asked(position)) == ("D1", (2, "select"))


def test_mr_3_2_expanding_is_asked_only_with_two_plots() -> None:
    assert asked(after(moment(reserves=["D2", "D2 D2"], seats=3), "done"))[1] == "select"
    assert asked(after(moment(reserves=["D2 D2 D2"]), "place:a1=D2,b1=D2")) == (1, "select")


def test_mr_3_4_the_ranchero_goes_to_a_free_plot_of_the_new_column() -> None:
    position = after(moment(reserves=["D2 D2"]), "done")
    assert legal(position) == ["select:1", "select:2", "select:3", "select:4"]
    plot = GAME.view(dealt_so(3), None).new[0].plot
    assert RancheroPlaced(1, 1, plot) == told(dealt_so(3), "select:1")[0]


def test_mr_3_4_a_plot_that_has_a_ranchero_is_not_free() -> None:
    position = after(dealt_so(3), "select:1", "select:2", "select:3", "select:2")
    assert (asked(position), legal(position)) == ((2, "select"), ["select:1", "select:3", "select:4"])
    assert refused(position, "select:2") == ("plot-taken", "MR-3.4")


def test_mr_3_4_in_the_last_round_nothing_is_selected() -> None:
    position = after(moment(reserves=["D2 D2", "C2 C2"], last=True), "done")
    assert asked(position) == (2, "expand")


def test_mr_3_5_a_round_ends_with_a_passed_over_plot_a_new_column_and_the_saloon() -> None:
    position = after(dealt_so(3), "select:1", "select:2", "select:3", "select:1", "select:2")
    events = told(position, "select:3")
    kinds = [type(event) for event in events if not isinstance(event, SaloonFilled)]
    assert kinds == [RancheroPlaced, PlotPassedOver, ColumnFormed, RoundBegan, PlotCollected]


def test_mr_3_5_the_saloon_is_refilled_to_five_at_the_end_of_a_round_only() -> None:
    drawing = ". . . . .\nD2 . . . ."
    position = moment(drawing, reserves=["D4 C2"], saloon="farmer trapper")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,farmer", "select:1")
    assert position.saloon == (SPECIALISTS.index("trapper"),)
    position = after(position, "select:2")
    events = told(position, "select:3")
    filled = [event for event in events if isinstance(event, SaloonFilled)]
    assert [len(event.specialists) for event in filled] == [4]
    assert len(after(position, "select:3").saloon) == 5


def test_mr_3_5_a_short_stack_leaves_the_saloon_short() -> None:
    position = after(moment(reserves=["D2 D2"]), "done", "select:1", "select:2")
    position.tokens = 18
    assert len(after(position, "select:3").saloon) == 2


def test_mr_3_5_when_the_pile_is_empty_the_next_round_is_the_last_and_the_saloon_is_refilled_first() -> None:
    position = after(moment(reserves=["D2 D2"]), "done", "select:1", "select:2")
    position.drawn = 96
    events = told(position, "select:3")
    assert not any(isinstance(event, ColumnFormed) for event in events)
    assert any(isinstance(event, SaloonFilled) for event in events)
    assert RoundBegan(2, True) in events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_24_rounds_whatever_the_seats(seats: int) -> None:
    assert GAME.view(random_game(seats, "rounds")[-1], None).round == 24


def test_mr_7_1_seats_empty_their_reserves_in_the_order_of_the_last_round() -> None:
    position = moment(reserves=["D2 D2", "C2 C2", "M2 M2"], last=True)
    position.old_seats = [2, 0, 1, -1]
    position.old = position.setting.plots[:4]
    position.turn = 2
    position.seat = 1
    position = after(position, "done")
    order = []
    while GAME.to_move(position):
        assert "done" not in legal(position)
        order.append(GAME.to_move(position))
        position = after(position, legal(position)[0])
    assert order == [3, 1, 2]


def test_mr_7_1_with_two_players_a_seats_first_turn_counts() -> None:
    position = moment(reserves=["D2 D2", "C2 C2"], seats=2, last=True)
    position.old_seats = [1, 0, 0, 1]
    position.turn, position.seat = 3, 1
    assert asked(after(position, "done")) == (2, "expand")


def test_mr_7_1_a_seat_lays_dominoes_as_long_as_a_pair_fits_and_the_rest_leaves_at_once() -> None:
    position = moment(reserves=["D2 D2 D2", "C2"], emptying=True)
    events = told(position, "place:a1=D2,b1=D2")
    assert ReserveEmptied(1, ("D2",)) in events
    assert ReserveEmptied(2, ("C2",)) in events
    assert GAME.outcome(after(position, "place:a1=D2,b1=D2")) is not None


def test_mr_7_1_a_reserve_that_fits_nowhere_leaves_without_being_asked() -> None:
    full = "\n".join(["D2 D2 D2 D2 D2"] * 5)
    position = moment("", full, reserves=["D2 D2", "C2 C2", "M2 M2"], emptying=True)
    position = after(position, "place:a1=D2,b1=D2")
    assert asked(position) == (3, "expand")
    assert reserve(position, 2) == ""


def test_mr_7_1_the_emptying_lets_nobody_stop_early() -> None:
    position = moment(reserves=["D2 D2"], emptying=True)
    assert refused(position, "done") == ("must-empty", "MR-7.1")
    assert refused(position, "discard:D2,D2") == ("must-empty", "MR-7.1")


def test_mr_7_1_the_saloon_is_not_refilled_after_the_last_round() -> None:
    position = moment(reserves=["D2 D2"], last=True, saloon="farmer")
    position.turn = 2
    assert after(position, "done").saloon == (SPECIALISTS.index("farmer"),)
