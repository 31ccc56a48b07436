"""Swiss rounds: nobody meets the same people again if it can be helped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.league.matching import ALONE, match_all
from domain.league.seating import WHOLE, worst_debt
from domain.league.swiss import Past, past_of, swiss_round
from domain.league.tables import Round, evenness, meetings


def season(players: int, size: int, rounds: int, chance: Random) -> Iterator[tuple[Past, Round]]:
    """Round by round what was before and what is drawn; results are of chance."""
    points = [0] * players
    drawn: list[Round] = []
    for _ in range(rounds):
        order = sorted(range(players), key=lambda player: (-points[player], player))
        past = past_of(drawn, order)
        drawn.append(swiss_round(order, size, past))
        yield past, drawn[-1]
        for group in drawn[-1]:
            for place, player in enumerate(chance.sample(group, len(group))):
                points[player] += place


def pairings(players: Sequence[int], past: Past) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to make tables of two where everybody stays less than one away from his share of both seats."""
    if not players:
        yield ()
        return
    one, *others = players
    for other in others:
        seatings = ({one: (2, 1), other: (2, 2)}, {one: (2, 2), other: (2, 1)})
        if any(worst_debt(seats, past.debts) < WHOLE for seats in seatings):
            rest = [each for each in others if each != other]
            yield from (((min(one, other), max(one, other)), *pairs) for pairs in pairings(rest, past))


@given(st.integers(2, 9), st.integers(1, 9), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_at_tables_of_two_no_pair_meets_more_often_than_it_must(players: int, rounds: int, chance: Random) -> None:
    """LG-10."""
    for past, tables in season(players, 2, rounds, chance):
        seated = [player for group in tables for player in group]
        least = min(max(past.met[pair] for pair in pairs) for pairs in pairings(seated, past))
        assert max(past.met[min(group), max(group)] for group in tables) == least


@given(st.integers(0, 8), st.data())
@settings(deadline=None)
def test_as_many_as_can_be_have_partners(count: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(count), 2))
    edges = set(data.draw(st.lists(st.sampled_from(pairs), unique=True))) if pairs else set()
    friends = [[other for other in range(count) if (min(one, other), max(one, other)) in edges] for one in range(count)]
    partners = [ALONE] * count
    is_all = match_all(partners, lambda one: friends[one])
    matched = {(one, other) for one, other in enumerate(partners) if one < other}
    assert matched <= edges
    assert all(partners[other] == one for one, other in enumerate(partners) if other != ALONE)
    assert len(matched) == most_pairs(frozenset(edges))
    assert is_all == (2 * len(matched) == count)


def most_pairs(edges: frozenset[tuple[int, int]]) -> int:
    if not edges:
        return 0
    first = min(edges)
    apart = frozenset(edge for edge in edges if not set(edge) & set(first))
    return max(1 + most_pairs(apart), most_pairs(edges - {first}))


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(10, 2, 5), (12, 2, 6), (16, 2, 7), (24, 2, 7), (15, 3, 4), (21, 3, 5), (40, 4, 4)]
)
def test_where_there_is_some_choice_nobody_meets_twice(players: int, size: int, rounds: int) -> None:
    for seed in range(20):
        drawn = [tables for _, tables in season(players, size, rounds, Random(seed))]
        assert max(meetings(drawn).values()) == 1
        assert evenness(drawn, players).seats < 1


@pytest.mark.parametrize(("players", "size", "rounds", "most"), [(18, 3, 5, 0.3), (24, 3, 6, 0.3), (24, 4, 5, 3.0)])
def test_where_there_is_hardly_any_choice_few_meet_twice(players: int, size: int, rounds: int, most: float) -> None:
    again = 0
    for seed in range(20):
        drawn = [tables for _, tables in season(players, size, rounds, Random(seed))]
        again += sum(times - 1 for times in meetings(drawn).values() if times)
        assert max(meetings(drawn).values()) <= 2
    assert again / 20 <= most
