"""MR-7.2 to MR-7.8: overpopulation, points, ties and ranks."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from domain.moonriver.events import GameEnded, HerdThinned
from domain.moonriver.position import Position
from tests.moonriver.tables import GAME, after, drawn, legal, moment, picture, random_game, score, told

WORKED = """
K1    K2!f  K2   K2   .
H1+1  H1+1  H1+1 H1+1 F2
C2+1  C2+1  M2+1 M2+1 M3
C3    C3+1  C2   C2   C2
D2+4  D2    D2   D2   D3
"""


def finished(*drawings: str, seats: int = 3, scenario: str | None = None) -> Position:
    """The end of a game whose last domino is laid beside these ranches."""
    return after(last_domino(*drawings, seats=seats, scenario=scenario), "place:e4=M2,e5=F1")


def last_domino(*drawings: str, seats: int = 3, scenario: str | None = None) -> Position:
    position = moment(*drawings, reserves=["M2 F1"], seats=seats, emptying=True, scenario=scenario)
    position.ranches[0].reach = [position.setting.layout.inside] * 6
    return position


def test_mr_7_2_every_plot_keeps_at_most_one_cow() -> None:
    position = last_domino("D2+3 D2+1 D2 . .", "H1+2 . . . .")
    events = told(position, "place:e4=M2,e5=F1")
    assert [event for event in events if isinstance(event, HerdThinned)] == [
        HerdThinned(1, "a1", 2),
        HerdThinned(2, "a1", 1),
    ]
    over = after(position, "place:e4=M2,e5=F1")
    assert drawn(over).splitlines()[-1] == "D2+1 D2+1 D2 . ."
    assert drawn(over, 2) == "H1+1 . . . ."
    assert over.supply == position.supply + 3


def test_mr_7_2_overpopulation_comes_only_at_the_end() -> None:
    position = after(moment("D2+3 . . . .", reserves=["D2 D2"]), "place:b1=D2,c1=D2")
    assert drawn(position) == "D2+3 D2 D2 . ."
    assert GAME.standing(position)[0].territories.desert == 3


def test_mr_7_3_a_territory_scores_plots_times_cows() -> None:
    points = score(
        """
        D2+1 . H1+1 H1   .
        D2   . H1+1 C2+1 .
        """
    )
    assert points.territories.desert == 2 * 1
    assert points.territories.farm == 3 * 2
    assert points.territories.canyon == 1
    assert points.total == 9


def test_mr_7_3_each_territory_scores_by_itself() -> None:
    assert score("D2+1 D2 C2 D2+1 .").territories.desert == 2 + 1
    assert score("D2+1 D2 C2 D2 .").territories.desert == 2


def test_mr_1_3_territories_connect_orthogonally_and_not_around_the_edge() -> None:
    diagonal = """
    .    D2+1 . . .
    D2+1 .    . . .
    """
    assert score(diagonal).territories.desert == 2
    wrapped = "D2+1 . . . .\n. . . . .\n. . . . .\n. . . . .\n. D2+1 . . ."
    assert score(wrapped).territories.desert == 2


def test_mr_7_3_corn_never_scores() -> None:
    assert score("K1 K2 K2 . .").territories.corn == 0
    assert score("K1 K2 K2 . .").total == 3 + 5 + 5


def test_mr_7_4_every_resource_of_the_ranch_scores_one_point() -> None:
    points = score("D3 C3 F3 F2 K2")
    assert astuple(points.resources) == (2, 3, 5)
    assert points.total == 10


@pytest.mark.parametrize(
    ("token", "partners"),
    [("!g", (2, 0, 0)), ("!t", (0, 3, 0)), ("!f", (0, 0, 5)), ("!x", (0, 0, 0)), ("!d", (0, 0, 0))],
)
def test_mr_7_5_a_partner_scores_its_resource_of_the_whole_ranch(token: str, partners: tuple[int, ...]) -> None:
    points = score(f"D4{token} . . . .\nD3 C3 F3 F2 K2")
    assert astuple(points.partners) == partners
    assert points.total == 10 + sum(partners)


def test_mr_7_5_each_partner_scores_and_a_cowboy_scores_nothing() -> None:
    assert score("D4!g C4!g . . .\nD3 C3 . . .").partners.gold_digger == 4
    assert score("D4!g C4!gc . . .\nD3 C3 . . .").partners.gold_digger == 2


def test_mr_7_6_and_mr_7_8_a_base_game_has_no_scenario_points() -> None:
    assert score("H1 H1 H1 H1 H1").scenario == 0


def test_mr_7_8_the_worked_ranch_scores_89() -> None:
    points = score(WORKED)
    assert points.breakdown() == {
        "territories": {"desert": 5, "canyon": 21, "meadow": 6, "forest": 0, "corn": 0, "farm": 16},
        "resources": {"nuggets": 4, "beavers": 1, "cobs": 18},
        "partners": {"gold-digger": 0, "trapper": 0, "farmer": 18},
        "scenario": 0,
        "total": 89,
        "largest_territory": 7,
        "cows": 10,
    }


def test_mr_7_7_the_largest_territory_counts_any_terrain_with_or_without_cows() -> None:
    assert score("K1 K1 K1 D2+1 D2").largest_territory == 3
    assert score("D2 D2 . K1 K1\n. D2 . D2 D2").largest_territory == 3
    assert score("").largest_territory == 0


@pytest.mark.parametrize(
    ("second", "third", "ranks"),
    [
        ("H1+1 H1 . . .", "H1+1 . . . .", (3, 1, 2)),
        ("H1+1 H1 C2 . .", "H1+1 . H1+1 . .", (3, 1, 2)),
        ("D3 D3 . . .", "C2+1 C2 . . .", (3, 2, 1)),
        ("D2+1 D2 . . .", "C2+1 C2 . . .", (3, 1, 1)),
        ("", "C2 . . . .", (1, 3, 1)),
    ],
    ids=["points", "largest-territory", "cows", "shared", "no-points"],
)
def test_mr_7_7_points_then_the_largest_territory_then_cows_then_shared(
    second: str, third: str, ranks: tuple[int, ...]
) -> None:
    outcome = GAME.outcome(finished("", second, third))
    assert outcome is not None
    assert outcome.ranks == ranks


def test_mr_7_7_equal_keys_share_a_rank_and_the_next_one_is_left_out() -> None:
    outcome = GAME.outcome(finished("D5+2 . . . .", "H1+1 H1 . . .", "D2+1 D2 . . .", "", seats=4))
    assert outcome is not None
    assert outcome.ranks == (3, 1, 1, 4)


def test_mr_7_7_the_end_is_told_with_scores_and_ranks() -> None:
    position = last_domino("", "H1+1 . . . .")
    outcome = GAME.outcome(after(position, "place:e4=M2,e5=F1"))
    assert outcome is not None
    assert told(position, "place:e4=M2,e5=F1")[-1] == GameEnded(outcome.scores, outcome.ranks)
    assert outcome.reason == "last-round"
    assert outcome.result()["ranks"] == [2, 1, 3]


@pytest.mark.parametrize(("seats", "scenario"), [(2, None), (3, "outlaws"), (4, "gold-rush")])
def test_the_standing_is_the_score_as_if_the_game_ended_now(seats: int, scenario: str | None) -> None:
    positions = random_game(seats, "standing", scenario)
    assert [score.total for score in GAME.standing(positions[0])] == [0] * seats
    for position in positions[::25]:
        assert tuple(seat.standing for seat in GAME.view(position, None).seats) == tuple(GAME.standing(position))
        assert GAME.outcome(position) is None
    final = GAME.outcome(positions[-1])
    assert final is not None
    assert final.scores == tuple(GAME.standing(positions[-1]))


def test_the_standing_before_the_last_move_equals_the_end_when_nothing_more_is_laid() -> None:
    position = last_domino("D2+2 . . . .", WORKED)
    assert [score.total for score in GAME.standing(position)][1:] == [89, 0]
    over = after(position, legal(position)[0])
    assert [score.total for score in GAME.standing(over)][1:] == [89, 0]


def test_a_drawing_comes_out_as_it_went_in() -> None:
    assert drawn(moment(WORKED)) == picture(WORKED)
