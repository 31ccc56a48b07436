"""MR-5: cows, skulls and circles."""

from __future__ import annotations

from domain.moonriver.events import CowLost, CowPlaced, PartnerRecruited
from domain.moonriver.meta import SPECIALISTS
from tests.moonriver.tables import after, asked, drawn, legal, moment, picture, refused, told


def test_mr_5_1_cows_come_from_the_supply_first_cell_first() -> None:
    position = moment(reserves=["D5 H1"], supply=2)
    assert told(position, "place:a1=D5,b1=H1")[1:3] == (CowPlaced(1, "a1", 1), CowPlaced(1, "a1", 0))
    position = after(position, "place:a1=D5,b1=H1")
    assert drawn(position) == picture("D5+2 H1 . . .")
    assert position.supply == 0


def test_mr_5_1_the_first_cell_is_the_lower_then_the_left_one() -> None:
    position = after(moment(reserves=["D5 H1"], supply=1), "place:a1=H1,a2=D5")
    assert drawn(position) == picture("D5 . . . .\nH1+1 . . . .")


def test_mr_5_1_an_empty_supply_gives_none() -> None:
    assert drawn(after(moment(reserves=["D5 H1"], supply=0), "place:a1=D5,b1=H1")) == "D5 H1 . . ."


def test_mr_5_2_a_skull_takes_the_only_cow_of_its_territory() -> None:
    position = moment("D2+1 . C2+1 . .", reserves=["D1 C2"], supply=5)
    assert CowLost(1, "a1", "b1", 6) in told(position, "place:b1=D1,b2=C2")
    position = after(position, "place:b1=D1,b2=C2")
    assert drawn(position) == picture(". C2 . . .\nD2 D1 C2+1 . .")
    assert asked(position) == (1, "select")


def test_mr_5_2_cows_on_one_cell_leave_no_choice() -> None:
    position = after(moment("D2+3 . . . .", reserves=["D1 C2"]), "place:b1=D1,c1=C2")
    assert drawn(position) == "D2+2 D1 C2 . ."


def test_mr_5_2_the_seat_chooses_among_cows_on_several_cells() -> None:
    position = after(moment("D2+1 . D2+2 C2+1 .", reserves=["D1 C2"]), "place:b1=D1,b2=C2")
    assert (asked(position), legal(position)) == ((1, "skull"), ["drought:a1", "drought:c1"])
    assert refused(position, "drought:d1") == ("other-territory", "MR-5.2")
    assert refused(position, "drought:b1") == ("no-cow-to-lose", "MR-5.2")
    assert refused(position, "drought:a9") == ("outside-board", "MR-1.4")
    assert drawn(after(position, "drought:c1")) == picture(". C2 . . .\nD2+1 D1 D2+1 C2+1 .")


def test_mr_5_2_two_skulls_in_one_territory_take_two_and_are_asked_even_if_they_take_all() -> None:
    position = after(moment("D2+1 D2+1 . . .", reserves=["D1 D1"], supply=0), "place:c1=D1,d1=D1")
    assert asked(position) == (1, "skull")
    position = after(position, "drought:b1")
    assert (drawn(position), position.supply, asked(position)) == ("D2 D2 D1 D1 .", 2, (1, "select"))


def test_mr_5_2_two_skulls_in_two_territories_act_in_order() -> None:
    drawing = "D2+1 . . C2+1 ."
    position = moment(drawing, reserves=["D1 C1"], supply=0)
    lost = [event for event in told(position, "place:b1=D1,c1=C1") if isinstance(event, CowLost)]
    assert lost == [CowLost(1, "a1", "b1", 1), CowLost(1, "d1", "c1", 2)]


def test_mr_5_2_no_cow_no_effect_and_old_skulls_stay_quiet() -> None:
    position = after(moment("D1 . . . .", reserves=["D5 D2"]), "place:b1=D2,c1=D5")
    assert drawn(position) == "D1 D2 D5+2 . ."
    assert drawn(after(moment("C2+1 . . . .", reserves=["D1 C2"]), "place:c1=D1,d1=C2")) == "C2+1 . D1 C2 ."


def test_mr_5_2_a_skull_acts_on_cows_just_placed() -> None:
    assert drawn(after(moment(reserves=["D1 D5"]), "place:a1=D1,b1=D5")) == "D1 D5+1 . . ."


def test_mr_5_3_a_circle_recruits_a_token_of_the_saloon_either_side_up() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2"], saloon="trapper trapper farmer")
    position = after(position, "place:b1=D4,c1=C2")
    assert asked(position) == (1, "recruit")
    assert legal(position) == [
        "recruit:b1,farmer",
        "recruit:b1,farmer,cowboy",
        "recruit:b1,trapper",
        "recruit:b1,trapper,cowboy",
    ]
    assert refused(position, "recruit:b1,desperado") == ("not-in-saloon", "MR-5.3")
    assert refused(position, "recruit:c1,trapper") == ("no-circle", "MR-5.3")
    assert refused(position, "recruit:b1,banker") == ("unknown-partner", "MR-1.6")
    assert told(position, "recruit:b1,trapper,cowboy")[0] == PartnerRecruited(1, "b1", "trapper", "cowboy")
    position = after(position, "recruit:b1,trapper")
    assert drawn(position) == "D2 D4!t C2 . ."
    assert len(position.saloon) == 2


def test_mr_5_3_two_circles_recruit_in_the_order_the_seat_likes() -> None:
    position = after(moment(reserves=["D4 C4"], saloon="trapper farmer"), "place:a1=D4,b1=C4")
    assert "recruit:a1,farmer" in legal(position)
    position = after(position, "recruit:b1,farmer")
    assert legal(position) == ["recruit:a1,trapper", "recruit:a1,trapper,cowboy"]
    assert refused(position, "recruit:b1,trapper") == ("circle-taken", "MR-5.3")


def test_mr_5_3_the_first_recruitment_is_finished_before_the_second() -> None:
    position = moment("D2+1 . . . .", reserves=["D4 C4"], saloon="trapper farmer")
    position = after(position, "place:b1=D4,c1=C4", "recruit:b1,trapper,cowboy")
    assert asked(position) == (1, "cowboy")
    assert asked(after(position, "skip")) == (1, "recruit")


def test_mr_5_3_with_one_token_left_the_other_circle_stays_empty_for_good() -> None:
    position = after(moment(reserves=["D4 C4"], saloon="farmer"), "place:a1=D4,b1=C4")
    assert {move.split(",")[0] for move in legal(position)} == {"recruit:a1", "recruit:b1"}
    position = after(position, "recruit:b1,farmer")
    assert (drawn(position), asked(position)) == ("D4 C4!f . . .", (1, "select"))


def test_mr_5_3_a_circle_that_stayed_empty_is_not_filled_from_a_fuller_saloon() -> None:
    position = moment(reserves=["D4 C4 D2 D2"], saloon="farmer", slots=4)
    position = after(position, "place:a1=D4,b1=C4", "recruit:b1,farmer")
    position.saloon = (SPECIALISTS.index("trapper"),)
    assert asked(after(position, "place:a2=D2,a3=D2")) == (1, "select")


def test_mr_5_3_an_empty_saloon_recruits_nobody() -> None:
    assert asked(after(moment(reserves=["D4 C4"]), "place:a1=D4,b1=C4")) == (1, "select")


def test_mr_5_order_cows_then_skulls_then_circles() -> None:
    position = moment("M2+1 . . . .", reserves=["M1 F4"], saloon="farmer")
    events = [type(event).__name__ for event in told(position, "place:b1=M1,b2=F4")]
    assert events == ["DominoPlaced", "CowPlaced", "CowLost"]
    assert asked(after(position, "place:b1=M1,b2=F4")) == (1, "recruit")
