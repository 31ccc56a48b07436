"""MR-9: Legends of the West, its boards and scenarios."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from domain.moonriver.components import STANDARD
from domain.moonriver.edition import read_edition
from domain.moonriver.layout import Layout
from domain.moonriver.scenarios import SCENARIOS
from tests.moonriver.tables import GAME, dealt, legal, moment, ranch, refused, score

CITY, OUTLAWS, GOLD, TIMBER = "moon-river-city", "outlaws", "gold-rush", "timber-rafting"
SIX = "{0} {0} {0} . .\n{0} {0} {0} . ."
TWICE_THREE = "{0} {0} {0} . .\n. . . . .\n{0} {0} {0} . ."
SAMPLES = [(CITY, "H1"), (OUTLAWS, "H2!d"), (OUTLAWS, "F4!x"), (GOLD, "D3"), (TIMBER, "F1")]


def points(drawing: str, scenario: str, seats: int = 3) -> int:
    return score(drawing, seats, scenario).scenario


def test_mr_9_1_each_colour_has_its_character_board() -> None:
    seats = GAME.view(dealt(4, scenario=OUTLAWS), None).seats
    assert [(seat.colour, seat.board, seat.slots, len(seat.bridges)) for seat in seats] == [
        ("purple", "mary", 4, 1),
        ("white", "wesley", 3, 2),
        ("orange", "calamity", 3, 2),
        ("green", "big-jo", 2, 3),
    ]


def test_mr_9_1_the_board_goes_with_the_colour_not_with_the_seat() -> None:
    table = GAME.table(("green", "white"), {"variant": "legends", "scenario": CITY})
    deal = GAME.read_deal(table, GAME.write_deal(dealt(2)))
    view = GAME.view(GAME.setup(table, deal).position, None)
    assert [(seat.colour, seat.board) for seat in view.seats] == [("green", "big-jo"), ("white", "wesley")]


def test_mr_9_1_a_single_bridge_leaves_a_single_start() -> None:
    position = moment(reserves=["D2 D2"], scenario=CITY)
    assert legal(position) == ["done", "place:b1=D2,c1=D2", "place:c1=D2,c2=D2", "place:c1=D2,d1=D2"]
    assert refused(position, "place:a1=D2,a2=D2") == ("no-connection", "MR-4.4")


def test_mr_9_1_the_slots_of_the_board_force_an_expansion() -> None:
    assert "done" in legal(moment(reserves=["D2 D2 D2 D2"], scenario=CITY))
    assert "done" not in legal(moment(reserves=["D2 D2 D2 D2 D2"], scenario=CITY))


@pytest.mark.parametrize(("scenario", "member"), SAMPLES)
def test_mr_9_3_a_group_of_six_scores_40(scenario: str, member: str) -> None:
    assert points(SIX.format(member), scenario) == 40


@pytest.mark.parametrize(("scenario", "member"), SAMPLES)
def test_mr_9_3_two_groups_of_three_score_20(scenario: str, member: str) -> None:
    drawing = TWICE_THREE.format(member)
    if scenario == TIMBER:
        drawing = f"{member} {member} . {member} {member}\n{member} . . . {member}"
    assert points(drawing, scenario) == 20


@pytest.mark.parametrize(("scenario", "member"), SAMPLES)
def test_mr_9_2_a_group_needs_three_orthogonally_adjacent_plots(scenario: str, member: str) -> None:
    assert points(f"{member} {member} . . .", scenario) == 0
    assert points(f"{member} {member} {member} . .", scenario) == 10
    assert points(f"{member} {member} . . .\n. . {member} . .", scenario) == 0
    assert points(f"{member} {member} . {member} {member}", scenario) == 0


def test_mr_9_2_rafts_need_a_forest_in_row_1() -> None:
    assert points("F1 F2 F3 . .", TIMBER) == 10
    assert points("F1 F2 F3 . .\n. . . . .", TIMBER) == 0
    assert points("F1 F2 F3 . .\nF4 . . . .", TIMBER) == 20
    assert points("F1 F2 F3 . .\nH1 . . . .", TIMBER) == 0


def test_mr_9_2_with_two_players_the_lowest_open_cell_of_the_middle_is_not_at_the_river() -> None:
    assert points(". F1 F1 F1 .\n. . . . .", TIMBER, seats=2) == 0
    assert points(". F1 F1 . .\n. F1 . . .", TIMBER, seats=2) == 10


def test_mr_9_2_only_forests_raft_and_only_farms_make_a_city() -> None:
    assert points("H1 H1 H1 . .", TIMBER) == 0
    assert points("F1 F1 F1 . .", CITY) == 0
    assert points("H1 H2 H1 . .\n. . . . .", CITY) == 10


def test_mr_9_2_gold_rush_groups_are_of_plots_with_nuggets_whatever_their_terrain() -> None:
    assert points("D3 C3 M3 . .", GOLD) == 10
    assert points("D3 C3 M2 M3 .", GOLD) == 0
    assert points("D3 C3 M3 D3 C3", GOLD) == 30


def test_mr_9_2_a_plot_with_two_nuggets_counts_once_as_a_plot_and_twice_as_nuggets() -> None:
    data: Any = copy.deepcopy(STANDARD)
    data["plots"][2]["nuggets"] = 2
    layout = Layout(read_edition(data), 3)
    assert SCENARIOS[GOLD].points(layout, ranch("D3 D3 . . .")) == 0
    assert SCENARIOS[GOLD].points(layout, ranch("D3 D3 C3 . .")) == 10 + 2 * 10


def test_mr_9_2_a_gang_needs_a_desperado_or_a_thief_with_that_side_up() -> None:
    assert points("D4!f C4!t M4!g . .", OUTLAWS) == 0
    assert points("D4!f C4!d M4!g . .", OUTLAWS) == 10
    assert points("D4!f C4!x M4!g . .", OUTLAWS) == 10
    assert points("D4!f C4!dc M4!xc . .", OUTLAWS) == 0
    assert points("D4!dc C4!d M4!xc . .", OUTLAWS) == 10


def test_mr_9_2_only_plots_with_a_token_belong_to_a_gang() -> None:
    assert points("D4!d C4 M4!g . .", OUTLAWS) == 0
    assert points("D4!d C4!g . . .\n. . . . .\n. M4!g F4!t H2!f .", OUTLAWS) == 0


def test_mr_7_6_scenario_points_are_part_of_the_total() -> None:
    farms = "H1+1 H1 H1 H1 ."
    assert (score(farms).total, score(farms, scenario=CITY).total) == (4, 4 + 20)


def test_mr_8_3_and_mr_9_2_a_bonus_tile_belongs_to_scenario_groups() -> None:
    assert points("F1 B/forest F1 . .", TIMBER, seats=2) == 10
    assert points("D4!d A/desert!t . . .\n. . . M4!g .", OUTLAWS, seats=2) == 0
    assert points("D4!d A/desert!t . . .\nM4!g . . . .", OUTLAWS, seats=2) == 10
    assert points("D3 A/desert D3 . .", GOLD, seats=2) == 0
