"""Ranks and results."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.outcome import Outcome, ranks_of
from domain.kernel.plain import Plain


@dataclass(frozen=True, slots=True)
class Points:
    total: int

    def breakdown(self) -> dict[str, Plain]:
        return {"total": self.total}


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(5,), (9,), (7,)], (3, 1, 2)),
        ([(9,), (9,), (7,)], (1, 1, 3)),
        ([(9,), (7,), (7,), (7,)], (1, 2, 2, 2)),
        ([(9, 1), (9, 2)], (2, 1)),
        ([(0,), (0,)], (1, 1)),
        ([(-3,), (0,)], (2, 1)),
    ],
)
def test_equal_keys_share_a_rank_and_the_next_is_left_out(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert ranks_of(keys) == ranks


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=4))
def test_a_rank_is_one_more_than_those_who_are_better(keys: list[tuple[int, ...]]) -> None:
    ranks = ranks_of(keys)
    assert min(ranks) == 1
    for key, rank in zip(keys, ranks, strict=True):
        assert sorted(keys, reverse=True).index(key) == rank - 1


def test_a_result_is_written_in_seat_order() -> None:
    outcome = Outcome((Points(3), Points(8)), (2, 1), "last-round")
    assert outcome.result() == {"scores": [{"total": 3}, {"total": 8}], "ranks": [2, 1]}
