"""Ladders: challenges upwards within reach, and bounds that hold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from domain.league.ladder import Challenge, ChallengeFault, challenge_fault, climbed, ladder_bounds
from tests.league.strategies import entrants

A, B, C, D, E = entrants(5)


def test_the_winner_takes_the_place_and_those_between_move_down() -> None:
    assert climbed((A, B, C, D, E), [Challenge(D, B)]) == (A, D, B, C, E)


def test_challenges_go_upwards_within_reach_between_two_who_are_free() -> None:
    order = (A, B, C, D, E)
    assert challenge_fault(order, (), Challenge(D, B), 2) is None
    assert challenge_fault(order, (), Challenge(D, A), 2) is ChallengeFault.OUT_OF_REACH
    assert challenge_fault(order, (), Challenge(A, B), 2) is ChallengeFault.NOT_ABOVE
    assert challenge_fault(order, [Challenge(C, B)], Challenge(D, B), 2) is ChallengeFault.BUSY
    assert challenge_fault(order[:3], (), Challenge(D, B), 2) is ChallengeFault.NOT_ON_LADDER


@given(st.integers(2, 9), st.integers(1, 4), st.data())
def test_nobody_gets_outside_his_bounds_and_they_never_widen(players: int, reach: int, data: st.DataObject) -> None:
    order = entrants(players)
    rounds = data.draw(st.integers(1, 4))
    promised = {p: ladder_bounds(place, players, rounds, reach) for place, p in enumerate(order, 1)}
    for left in range(rounds - 1, -1, -1):
        made: list[Challenge] = []
        for _ in range(data.draw(st.integers(0, players))):
            wanted = Challenge(*data.draw(st.permutations(order))[:2])
            if challenge_fault(order, made, wanted, reach) is None:
                made.append(wanted)
        order = climbed(order, [challenge for challenge in made if data.draw(st.booleans())])
        for place, player in enumerate(order, 1):
            best, worst = ladder_bounds(place, players, left, reach)
            assert promised[player][0] <= best <= place <= worst <= promised[player][1]
            promised[player] = best, worst
