"""MR-4: laying dominoes."""

from __future__ import annotations

from domain.moonriver.events import DominoPlaced, ExpansionEnded, PlotsDiscarded
from tests.moonriver.tables import after, asked, drawn, legal, moment, picture, refused, reserve, told

FULL = "\n".join(["D2 D2 D2 D2 D2"] * 5)
ONE_LEFT = "D2 D2 D2 D2 .\n" + "\n".join(["D2 D2 D2 D2 D2"] * 4)


def test_mr_4_1_expanding_is_optional() -> None:
    position = moment(reserves=["D2 D2"])
    assert legal(position)[0] == "done"
    assert ExpansionEnded(1) in told(position, "done")
    assert asked(after(position, "done")) == (1, "select")


def test_mr_4_1_a_second_domino_may_follow_while_two_plots_remain() -> None:
    position = after(moment(reserves=["D2 D2 D2 D2"], slots=4), "place:a1=D2,b1=D2")
    assert asked(position) == (1, "expand")
    assert asked(after(position, "place:a2=D2,b2=D2")) == (1, "select")


def test_mr_4_1_five_plots_allow_two_dominoes() -> None:
    position = after(moment(reserves=["D2 D2 D2 D2 D2"], slots=4), "place:a1=D2,b1=D2", "place:a2=D2,b2=D2")
    assert (reserve(position), asked(position)) == ("D2", (1, "select"))


def test_mr_4_1_a_domino_takes_its_plots_from_the_reserve() -> None:
    position = moment(reserves=["D2 C2 M2"])
    assert told(position, "place:a1=D2,a2=M2")[0] == DominoPlaced(1, "a1", "D2", "a2", "M2")
    position = after(position, "place:a1=D2,a2=M2")
    assert reserve(position) == "C2"
    assert drawn(position) == picture(
        """
        M2 . . . .
        D2 . . . .
        """
    )


def test_mr_4_1_only_plots_of_the_reserve_can_be_laid() -> None:
    position = moment(reserves=["D2 C2"])
    assert refused(position, "place:a1=D2,a2=M2") == ("not-in-reserve", "MR-4.1")
    assert refused(position, "place:a1=D2,a2=D2") == ("not-in-reserve", "MR-4.1")
    assert refused(position, "place:a1=D2,a2=Z9") == ("unknown-kind", "MR-1.1")


def test_mr_4_2_more_plots_than_slots_force_a_domino() -> None:
    position = moment(reserves=["D2 D2 D2 D2"])
    assert "done" not in legal(position)
    assert refused(position, "done") == ("must-expand", "MR-4.2")
    assert refused(position, "discard:D2,D2") == ("can-be-laid", "MR-4.2")
    assert "done" in legal(after(position, "place:a1=D2,b1=D2"))


def test_mr_4_2_as_many_plots_as_slots_force_nothing() -> None:
    position = moment(reserves=["D2 D2 D2"])
    assert "done" in legal(position)
    assert refused(position, "discard:D2,D2") == ("not-forced", "MR-4.2")


def test_mr_4_2_two_plots_are_discarded_when_no_pair_fits() -> None:
    position = moment(FULL, reserves=["D2 C2 C2 M2"])
    assert legal(position) == ["discard:C2,C2", "discard:C2,M2", "discard:D2,C2", "discard:D2,M2"]
    assert refused(position, "done") == ("must-discard", "MR-4.2")
    assert refused(position, "discard:D2,D2") == ("not-in-reserve", "MR-4.1")
    assert PlotsDiscarded(1, ("D2", "M2")) in told(position, "discard:D2,M2")
    assert reserve(after(position, "discard:D2,M2")) == "C2 C2"


def test_mr_4_2_after_a_discard_expanding_is_asked_again_while_two_plots_remain() -> None:
    position = after(moment(FULL, reserves=["D2 C2 C2 M2"]), "discard:C2,C2")
    assert (asked(position), legal(position)) == ((1, "expand"), ["done"])
    position = after(moment(FULL, reserves=["D2 C2 M2"], slots=2), "discard:D2,M2")
    assert asked(position) == (1, "select")


def test_mr_4_2_a_discard_may_be_forced_twice() -> None:
    position = after(moment(FULL, reserves=["D2 C2 C2 M2 M2"], slots=2), "discard:C2,C2")
    assert legal(position) == ["discard:D2,M2", "discard:M2,M2"]


def test_mr_4_2_holds_in_the_last_round_too() -> None:
    assert legal(moment(FULL, reserves=["C2 C2 C2 C2"], last=True)) == ["discard:C2,C2"]
    assert "done" not in legal(moment(reserves=["C2 C2 C2 C2"], last=True))


def test_mr_4_2_nothing_fits_where_only_one_cell_is_left() -> None:
    assert legal(moment(ONE_LEFT, reserves=["D2 D2"])) == ["done"]


def test_mr_4_3_cells_must_be_adjacent_empty_open_and_inside() -> None:
    position = moment("D2 D2 . . .", reserves=["D2 D2"])
    assert refused(position, "place:c1=D2,e1=D2") == ("not-adjacent", "MR-4.3")
    assert refused(position, "place:c1=D2,d2=D2") == ("not-adjacent", "MR-4.3")
    assert refused(position, "place:b1=D2,c1=D2") == ("cell-occupied", "MR-4.3")
    assert refused(position, "place:e5=D2,e6=D2") == ("outside-board", "MR-1.4")
    assert refused(position, "place:e1=D2,f1=D2") == ("outside-board", "MR-1.4")
    assert "place:c1=D2,d1=D2" in legal(position)


def test_mr_4_3_the_closed_cell_stays_empty() -> None:
    position = moment(reserves=["D2 D2"], seats=2)
    assert refused(position, "place:c1=D2,c2=D2") == ("cell-closed", "MR-1.4")
    assert "place:c2=D2,c3=D2" in legal(position)


def test_mr_4_3_the_edge_of_a_column_is_no_neighbour_of_the_next_column() -> None:
    position = moment(reserves=["D2 D2"])
    assert refused(position, "place:b1=D2,a5=D2") == ("not-adjacent", "MR-4.3")


def test_mr_4_4_the_first_domino_needs_a_bridge() -> None:
    position = moment(reserves=["D2 C2"])
    assert refused(position, "place:b2=D2,b3=C2") == ("no-connection", "MR-4.4")
    assert [move for move in legal(position) if "=D2,b2" in move or "place:b" in move] == [
        "place:b1=C2,c1=D2",
        "place:b1=D2,c1=C2",
    ]


def test_mr_4_4_a_domino_must_touch_its_own_terrain() -> None:
    drawing = """
    D2 . . . .
    D2 M2 M2 M2 C2
    """
    position = moment(drawing, reserves=["D2 M2"])
    moves = legal(position)
    assert "place:b2=D2,c2=M2" in moves
    assert "place:b2=M2,c2=D2" in moves
    assert "place:c2=M2,c3=D2" in moves
    assert refused(position, "place:e2=M2,e3=D2") == ("no-connection", "MR-4.4")
    assert refused(position, "place:a3=M2,b3=D2") == ("no-connection", "MR-4.4")


def test_mr_4_4_a_laid_plot_connects_its_own_terrain_beside_it() -> None:
    position = after(moment(reserves=["D2 C2 D3 H1"], slots=4), "place:a1=D2,a2=C2")
    assert "place:b1=D3,b2=H1" in legal(position)
    assert refused(position, "place:b2=D3,b3=H1") == ("no-connection", "MR-4.4")
    assert refused(position, "place:a3=D3,a4=H1") == ("no-connection", "MR-4.4")


def test_mr_4_4_either_plot_of_a_domino_may_connect_it() -> None:
    drawing = """
    . . C2 . .
    . . M2 . .
    """
    position = moment(drawing, reserves=["H1 C2"])
    assert "place:d1=H1,d2=C2" in legal(position)
    assert "place:d2=C2,d3=H1" in legal(position)
    assert refused(position, "place:d1=C2,d2=H1") == ("no-connection", "MR-4.4")
    assert "place:a2=H1,b2=C2" in legal(position)
    assert "place:d2=C2,e2=H1" in legal(position)
    assert refused(position, "place:d2=H1,e2=C2") == ("no-connection", "MR-4.4")


def test_mr_4_4_the_two_plots_do_not_connect_each_other() -> None:
    position = moment("C2 C2 C2 C2 C2", reserves=["D2 D2"])
    assert legal(position) == ["done"]
    assert refused(position, "place:a2=D2,b2=D2") == ("no-connection", "MR-4.4")


def test_mr_4_5_a_plot_is_never_laid_alone() -> None:
    assert asked(after(moment(reserves=["D2 D2 C2"]), "place:a1=D2,a2=D2")) == (1, "select")


def test_mr_10_plots_of_one_kind_are_interchangeable() -> None:
    moves = legal(moment(reserves=["D2 D2 D2"]))
    assert len(moves) == len(set(moves))
    assert moves.count("place:a1=D2,a2=D2") == 1


def test_mr_10_each_pair_of_cells_takes_two_kinds_both_ways() -> None:
    moves = legal(moment("C2 C2 C2 C2 D3", reserves=["D2 C3"]))
    assert "place:e2=D2,e3=C3" in moves
    assert "place:d2=C3,e2=D2" in moves
    assert "place:d2=D2,e2=C3" not in moves
