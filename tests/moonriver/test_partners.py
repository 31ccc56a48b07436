"""MR-6: what partners do."""

from __future__ import annotations

from domain.moonriver.events import CowMoved, CowStolen, EffectSkipped, PlotsSwapped
from domain.moonriver.meta import RECRUIT
from tests.moonriver.tables import after, asked, drawn, legal, moment, picture, refused, reserve, told


def test_mr_6_2_a_cowboy_moves_cows_up_to_three_steps() -> None:
    position = moment("D2+1 . . . .", reserves=["D4 C2"], saloon="farmer")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,farmer,cowboy")
    assert (asked(position), legal(position)) == ((1, "cowboy"), ["move:a1,b1", "skip"])
    assert told(position, "move:a1,b1")[0] == CowMoved(1, "a1", "b1", 2)
    position = after(position, "move:a1,b1")
    assert legal(position) == ["move:b1,a1", "move:b1,c1", "skip"]
    position = after(position, "move:b1,c1", "move:c1,b1")
    assert (drawn(position), asked(position)) == ("D2 D4+1!fc C2 . .", (1, "select"))


def test_mr_6_2_one_cow_may_go_back_and_plots_hold_any_number() -> None:
    position = moment("D2+1 . H1+1 . .", reserves=["D4 C2"], saloon="farmer")
    position = after(position, "place:b1=D4,b2=C2", "recruit:b1,farmer,cowboy", "move:a1,b1", "move:c1,b1")
    assert drawn(position) == picture(". C2 . . .\nD2 D4+2!fc H1 . .")
    assert "move:b1,a1" in legal(position)


def test_mr_6_2_cows_never_step_onto_corn_or_empty_ground_or_far_away() -> None:
    position = moment("D2+1 . . K1 K1", reserves=["D4 C2"], saloon="farmer")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,farmer,cowboy", "move:a1,b1", "move:b1,c1")
    assert legal(position) == ["move:c1,b1", "skip"]
    assert refused(position, "move:c1,d1") == ("onto-corn", "MR-6.2")
    assert refused(position, "move:c1,c2") == ("nothing-laid", "MR-6.2")
    assert refused(position, "move:c1,a1") == ("too-far", "MR-6.2")
    assert refused(position, "move:a1,b1") == ("no-cow-to-move", "MR-6.2")


def test_mr_6_2_old_skulls_do_not_matter_to_a_moving_cow() -> None:
    position = moment("D1 . H1+1 . .", reserves=["D4 C2"], saloon="farmer")
    position = after(position, "place:b1=D4,b2=C2", "recruit:b1,farmer,cowboy", "move:c1,b1", "move:b1,a1", "skip")
    assert drawn(position) == picture(". C2 . . .\nD1+1 D4!fc H1 . .")


def test_mr_6_2_skip_ends_the_ride_and_a_cowboy_without_cows_is_not_asked() -> None:
    position = moment("D2+1 . . . .", reserves=["D4 C2"], saloon="farmer")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,farmer,cowboy")
    assert EffectSkipped(1, "cowboy") in told(position, "skip")
    assert asked(after(position, "skip")) == (1, "select")
    without = after(moment("D2 . . . .", reserves=["D4 C2"], saloon="farmer"), "place:b1=D4,c1=C2")
    assert asked(after(without, "recruit:b1,farmer,cowboy")) == (1, "select")


def test_mr_6_3_a_desperado_swaps_a_plot_with_an_opponent() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2 M2", "K1 D3", "M2"], saloon="desperado")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,desperado")
    assert asked(position) == (1, "desperado")
    assert legal(position) == ["skip", "swap:M2,2,D3", "swap:M2,2,K1", "swap:M2,3,M2"]
    assert refused(position, "swap:D3,2,K1") == ("not-in-reserve", "MR-6.3")
    assert refused(position, "swap:M2,2,H1") == ("not-in-their-reserve", "MR-6.3")
    assert refused(position, "swap:M2,1,M2") == ("own-plots", "MR-6.3")
    assert refused(position, "swap:M2,4,M2") == ("no-such-seat", "MR-2.1")
    assert refused(position, "swap:M2,2,Z1") == ("unknown-kind", "MR-1.1")
    assert told(position, "swap:M2,2,K1")[0] == PlotsSwapped(1, "M2", 2, "K1")
    position = after(position, "swap:M2,2,K1")
    assert (reserve(position, 1), reserve(position, 2)) == ("K1", "D3 M2")
    assert asked(position) == (1, "select")


def test_mr_6_3_a_desperado_is_not_asked_when_either_has_no_plot() -> None:
    for mine, theirs in (("D4 C2", "K1"), ("D4 C2 M2", "")):
        position = moment("D2 . . . .", reserves=[mine, theirs], saloon="desperado")
        position = after(position, "place:b1=D4,c1=C2", "recruit:b1,desperado")
        assert asked(position) == (1, "select")


OPPONENT = """
. . . H1+1 H1+1
D2+1 D2 . C2+2 C4!g
"""


def test_mr_6_4_a_thief_takes_an_unprotected_cow_to_its_own_plot() -> None:
    position = moment("D2 . . . .", OPPONENT, reserves=["D4 C2"], saloon="cattle-thief")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")
    assert (asked(position), legal(position)) == ((1, "thief"), ["skip", "steal:2,a1", "steal:2,d2", "steal:2,e2"])
    assert told(position, "steal:2,a1")[0] == CowStolen(1, 2, "a1", "b1")
    assert EffectSkipped(1, "cattle-thief") in told(position, "skip")
    position = after(position, "steal:2,a1")
    assert drawn(position) == "D2 D4+1!x C2 . ."
    assert drawn(position, 2) == picture(OPPONENT.replace("D2+1", "D2"))


def test_mr_6_1_any_token_protects_its_territory_whichever_side_lies_up() -> None:
    for token in ("!g", "!xc"):
        opponent = OPPONENT.replace("!g", token)
        position = moment("D2 . . . .", opponent, reserves=["D4 C2"], saloon="cattle-thief")
        position = after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")
        assert refused(position, "steal:2,d1") == ("cow-protected", "MR-6.1")
        assert refused(position, "steal:2,b1") == ("no-cow-to-steal", "MR-6.4")
        assert refused(position, "steal:1,b1") == ("own-cows", "MR-6.4")
        assert refused(position, "steal:4,b1") == ("no-such-seat", "MR-2.1")


def test_mr_6_4_a_thief_is_not_asked_without_an_unprotected_cow() -> None:
    position = moment("D2 . . . .", "D5+2 D4!g . . .", reserves=["D4 C2"], saloon="cattle-thief")
    assert asked(after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")) == (1, "select")


def test_mr_6_5_the_others_have_no_effect_now() -> None:
    for name in ("gold-digger", "trapper", "farmer"):
        position = moment("D2+1 . . . .", "D5+2 . . . .", reserves=["D4 C2 M2", "K1"], saloon=name)
        position = after(position, "place:b1=D4,c1=C2", f"recruit:b1,{name}")
        assert asked(position) == (1, "select")


def test_mr_6_1_a_token_protects_its_own_territory_only() -> None:
    opponent = """
    . .    . .  D2+1
    . D2+1 . C2 H1+1
    . D4!f . .  H1
    """
    position = moment("D2 . . . .", opponent, reserves=["D4 C2"], saloon="cattle-thief")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")
    assert legal(position) == ["skip", "steal:2,e2", "steal:2,e3"]


def test_mr_6_2_the_cow_that_a_plot_brought_can_ride_at_once() -> None:
    position = after(moment(reserves=["F4 C2"], saloon="farmer"), "place:a1=F4,b1=C2", "recruit:a1,farmer,cowboy")
    assert legal(position) == ["move:a1,b1", "skip"]


def test_mr_6_2_the_ride_ends_by_itself_when_no_cow_can_move() -> None:
    position = moment("H1+1 . . . .", reserves=["D4 K1"], saloon="farmer")
    position = after(position, "place:c1=D4,d1=K1", "recruit:c1,farmer,cowboy")
    assert asked(position) == (1, "select")


def test_mr_6_3_two_plots_of_one_kind_may_be_swapped() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2 M2", "M2"], saloon="desperado")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,desperado")
    assert legal(position) == ["skip", "swap:M2,2,M2"]
    swapped = after(position, "swap:M2,2,M2")
    assert (reserve(swapped, 1), reserve(swapped, 2)) == ("M2", "M2")


def test_mr_6_3_a_swapped_plot_can_be_laid_at_once() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2 M2 M2", "D3"], saloon="desperado", slots=4)
    position = after(position, "place:b1=D4,b2=C2", "recruit:b1,desperado", "swap:M2,2,D3")
    assert "place:c1=D3,c2=M2" in legal(position)


def test_mr_6_3_skipping_leaves_both_reserves_alone() -> None:
    position = moment("D2 . . . .", reserves=["D4 C2 M2", "K1"], saloon="desperado")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,desperado")
    assert told(position, "skip")[0] == EffectSkipped(1, "desperado")
    assert (reserve(after(position, "skip"), 1), reserve(after(position, "skip"), 2)) == ("M2", "K1")


def test_mr_6_4_a_thief_steals_even_when_the_supply_is_empty_and_leaves_it_alone() -> None:
    position = moment("D2 . . . .", "D5+2 . . . .", reserves=["D4 C2"], saloon="cattle-thief", supply=0)
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief", "steal:2,a1")
    assert (drawn(position), drawn(position, 2), position.supply) == ("D2 D4+1!x C2 . .", "D5+1 . . . .", 0)


def test_mr_6_4_a_thief_leaves_the_own_cows_alone() -> None:
    position = moment("D2 . . . H1+1", "D5+2 . . . .", reserves=["D4 C2"], saloon="cattle-thief")
    position = after(position, "place:b1=D4,c1=C2", "recruit:b1,cattle-thief")
    assert legal(position) == ["skip", "steal:2,a1"]
    assert refused(position, "steal:1,e1") == ("own-cows", "MR-6.4")


def test_mr_6_4_a_thief_on_corn_steals_nothing() -> None:
    for kind, next_ in (("D4", "thief"), ("K1", "select")):
        position = moment(f"{kind} . . . .", "D5+2 . . . .", saloon="cattle-thief")
        position.circles, position.decision = (position.setting.layout.cell["a1"],), RECRUIT
        assert asked(after(position, "recruit:a1,cattle-thief")) == (1, next_)


def test_mr_6_the_cowboy_side_leaves_the_specialists_effect_out() -> None:
    for name in ("desperado", "cattle-thief"):
        position = moment("D2 . . . .", "D5+2 . . . .", reserves=["D4 C2 M2", "K1"], saloon=name)
        position = after(position, "place:b1=D4,c1=C2", f"recruit:b1,{name},cowboy")
        assert asked(position) == (1, "select")
