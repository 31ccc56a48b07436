"""TR-7: scoring and ranks, live and at the end."""

from __future__ import annotations

import pytest

from domain.theriver.scoring import Score, column_points
from tests.theriver.tables import GAME, after, moment

BUSY = "on construct construct construct construct"


def test_tr_7_4_the_worked_example_is_worth_45() -> None:
    river = """
        T28 T01 T40 T04
        T23 T15 T41 T65
        T29 T16 T50 T30
        | wwwwwww | built B31 B28 B16 | tokens 4 3 0
    """
    position = moment(river, "T02")
    assert GAME.standing(position)[0] == Score(tokens=7, buildings=23, resources=2, columns=10, meadows=3, total=45)
    assert _columns(position.homes[0].river.tiles) == [6, 0, 2, 2]


def _columns(tiles: tuple[str, ...]) -> list[int]:
    edition = GAME._edition
    return column_points([edition.tiles[tile] for tile in tiles])


@pytest.mark.parametrize(
    ("held", "points"), [("", 0), ("ww", 0), ("wcf", 1), ("wwcsf", 1), ("wwwccc", 2), ("wwwcccsf", 2)]
)
def test_tr_7_1_every_three_resources_give_a_point(held: str, points: int) -> None:
    assert GAME.standing(moment(f"T01 T02 T03 | {held}", "T13"))[0].resources == points


def test_tr_7_1_constructed_buildings_count_reserved_ones_do_not() -> None:
    score = GAME.standing(moment("T01 || built B01 B33 | reserved B31 B32", "T02"))[0]
    assert (score.buildings, score.total) == (2 + 9, 11)


def test_tr_7_1_tokens_count_their_value() -> None:
    assert GAME.standing(moment("T01 || tokens 6 5 4 0", "T02"))[0].tokens == 15


@pytest.mark.parametrize(
    ("river", "columns"),
    [
        ("T01", [0, 0, 0, 0]),
        ("T01 T13 T23 T37\nT14 T24 T38 T02", [0, 0, 0, 0]),
        ("T01 T13 T23 T37\nT02 T14 T24 T38", [2, 2, 2, 2]),
        ("T01 T13 T23 T37\nT02 T14 T24 T38\nT03 T15 T25 T39", [6, 6, 6, 6]),
        ("T01 T13 T23 T37\nT02 T14 T24 T38\nT16 T26 T40 T04", [2, 2, 2, 2]),
        ("T01 T13 T23 T37\nT14 T24 T38 T02\nT03 T15 T25 T39", [0, 0, 0, 0]),
    ],
)
def test_tr_7_2_a_column_needs_its_two_upper_tiles_alike(river: str, columns: list[int]) -> None:
    position = moment(f"{river} || tokens 6 5", "T44")
    assert _columns(position.homes[0].river.tiles) == columns
    assert GAME.standing(position)[0].columns == sum(columns)


def test_tr_7_2_a_mixed_tile_shares_either_terrain() -> None:
    position = moment("T62 T63 T64 T65\nT01 T37 T14 T02", "T44")
    assert _columns(position.homes[0].river.tiles) == [2, 2, 2, 2]


def test_tr_7_2_three_tiles_that_share_no_common_terrain_give_the_upper_pair() -> None:
    """T63 shares forest with T62 above it and mountain with T37 below it: no terrain is common to all three."""
    position = moment("T62 T13 T14 T15\nT63 T23 T24 T01\nT37 T02 T03 T04 || tokens 6 5", "T44")
    assert _columns(position.homes[0].river.tiles)[0] == 2


def test_tr_7_2_a_lower_pair_alone_scores_nothing() -> None:
    position = moment("T01 T13 T14 T15\nT23 T16 T17 T18\nT24 T02 T03 T04 || tokens 6 5", "T44")
    assert _columns(position.homes[0].river.tiles)[0] == 0


@pytest.mark.parametrize(
    ("parts", "ranks"),
    [
        (["built B01", "built B04"], (2, 1)),
        (["built B01", "built B02"], (1, 1)),
        (["built B04", "built B05", "built B01"], (1, 1, 3)),
        (["built B01", "built B04", "built B05"], (3, 1, 1)),
        (["built B01", "tokens 2"], (1, 1)),
    ],
)
def test_tr_7_3_equal_totals_share_the_rank_however_they_came_about(parts: list[str], ranks: tuple[int, ...]) -> None:
    homes = [f"T{10 + seat} || {part} | {BUSY}" for seat, part in enumerate(parts)]
    homes[0] = homes[0].removesuffix(" construct")
    position = after(moment(*homes, round=30), "first")
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.result()["ranks"] == list(ranks)


def test_a_live_standing_is_the_score_as_if_it_ended_now() -> None:
    position = moment("T60 T01 | ww", "T02", cards="B01", round=30)
    assert GAME.outcome(position) is None
    before, after_building = GAME.standing(position)[0], GAME.standing(after(position, "build:B01,ww"))[0]
    assert before == Score(tokens=0, buildings=0, resources=0, columns=0, meadows=4, total=4)
    assert after_building == Score(tokens=6, buildings=2, resources=0, columns=0, meadows=3, total=11)
    assert GAME.view(position, None).seats[0].standing == before


def test_the_last_standing_is_the_outcome() -> None:
    position = after(moment("T01 || on construct construct construct", f"T02 || {BUSY}", round=30), "first")
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.scores == GAME.standing(position)
    assert outcome.result()["scores"] == [score.breakdown() for score in outcome.scores]
    assert list(outcome.scores[0].breakdown()) == ["tokens", "buildings", "resources", "columns", "meadows", "total"]
