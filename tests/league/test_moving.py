"""Between seasons: promises are kept, nobody moves two divisions, newcomers come by rating, the rest waits."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from domain.league.moving import Finish, Placement, division_count, exchanged, finishes, moves, placed
from domain.league.terms import Divisions, Entrant, Exchange
from tests.league.strategies import entrants

QUARTER = Exchange(one_in=4, least=1, most=4)


def division_of(placement: Placement) -> dict[Entrant, int]:
    return {player: number for number, players in enumerate(placement.divisions, 1) for player in players}


def test_as_many_go_up_as_come_down() -> None:
    assert moves((8, 8, 6), QUARTER) == ((0, 2), (2, 1), (1, 0))


def test_a_small_division_never_sends_more_than_half() -> None:
    assert exchanged(2, 3, Exchange(one_in=2, least=3, most=4)) == 1


def test_promoted_and_relegated_change_divisions_and_the_others_stay() -> None:
    players = entrants(8)
    past = {finish.player: finish for finish in finishes((players[:4], players[4:]), QUARTER)}
    again = division_of(placed(players, past, {}, Divisions(2, 2, 8)))
    assert again == {**dict.fromkeys(players[:3], 1), players[4]: 1, players[3]: 2, **dict.fromkeys(players[5:], 2)}


def test_newcomers_are_divided_by_rating() -> None:
    players = entrants(6)
    ratings = {player: float(number) for number, player in enumerate(players)}
    placement = placed(players, {}, ratings, Divisions(2, 3, 5))
    assert placement.divisions == (players[:2:-1], players[2::-1])


def test_who_comes_when_all_is_full_waits_in_the_order_of_coming() -> None:
    players = entrants(7)
    placement = placed(players, {}, {}, Divisions(1, 2, 5))
    assert placement.waiting == players[5:]


def test_members_of_the_last_season_come_before_newcomers() -> None:
    old, new = entrants(6)[:4], entrants(6)[4:]
    past = {finish.player: finish for finish in finishes((old,), QUARTER)}
    assert set(placed((*new, *old), past, {}, Divisions(1, 2, 4)).divisions[0]) == set(old)


def test_a_returner_may_not_skip_a_division() -> None:
    players = entrants(9)
    past = {finish.player: finish for finish in finishes((players[:3], players[3:6], players[6:]), QUARTER)}
    back = replace(past[players[8]], rested=1)
    ratings = {players[8]: 99.0}
    again = division_of(placed(players, {**past, players[8]: back}, ratings, Divisions(3, 2, 4)))
    assert again[players[8]] >= 2


def test_the_number_of_divisions_shrinks_by_one_at_a_time() -> None:
    assert division_count(4, 5, Divisions(6, 4, 8)) == 4


@st.composite
def between_seasons(draw: st.DrawFn) -> tuple[list[Entrant], dict[Entrant, Finish], dict[Entrant, float], Divisions]:
    smallest = draw(st.integers(2, 4))
    divisions = Divisions(draw(st.integers(1, 4)), smallest, draw(st.integers(2 * smallest - 1, 9)))
    count = draw(st.integers(1, divisions.most))
    names = iter(entrants(80))
    orders = [[next(names) for _ in range(draw(st.integers(smallest, divisions.largest)))] for _ in range(count)]
    ends = finishes(orders, Exchange(draw(st.integers(2, 5)), draw(st.integers(0, 2)), 3))
    kept = [end for end in ends if draw(st.integers(0, 9)) < 8]
    past = {end.player: replace(end, rested=int(draw(st.integers(0, 9)) == 0)) for end in kept}
    new = [next(names) for _ in range(draw(st.integers(0, 15)))]
    coming = draw(st.permutations([*past, *new]))
    ratings = {player: float(draw(st.integers(0, 50))) for player in coming}
    return coming, past, ratings, divisions


@given(between_seasons())
def test_promises_are_kept_and_nobody_moves_two_divisions(
    drawn: tuple[list[Entrant], dict[Entrant, Finish], dict[Entrant, float], Divisions],
) -> None:
    entering, past, ratings, divisions = drawn
    placement = placed(entering, past, ratings, divisions)
    again = division_of(placement)
    assert sorted([*again, *placement.waiting]) == sorted(entering)
    count = len(placement.divisions)
    for player, finish in past.items():
        if player not in again:
            assert finish.rested
            continue
        assert abs(again[player] - finish.division) <= 1
        if not finish.rested:
            due = finish.division + finish.step
            assert again[player] <= min(due, count)
            assert finish.step != 1 or again[player] == min(due, count)
    assert all(len(players) <= divisions.largest for players in placement.divisions)
