"""What takes long begins first, in each worker's stretch of the tests."""

import pytest

from tests import order
from tests.processes import ROOT

SLOW = {"tests/a": 30, "tests/b/test_x.py": 20, "tests/c": 10}
FILES = ["tests/q/test_q.py", "tests/a/test_a.py", "tests/b/test_x.py", "tests/c/test_c.py", "tests/z/test_z.py"]
NAMES = [f"{file}::test_{number}" for file in FILES for number in range(20 if file[6] in "qz" else 3)]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 9])
def test_every_test_runs_once(workers: int) -> None:
    assert sorted(order.deal(NAMES, workers, SLOW)) == list(range(len(NAMES)))


def test_the_slow_ones_begin_each_workers_stretch() -> None:
    told = [NAMES[place] for place in order.deal(NAMES, 2, SLOW)]
    half = len(NAMES) // 2
    assert [name.partition("::")[0] for name in told[:4]] == ["tests/a/test_a.py"] * 3 + ["tests/q/test_q.py"]
    assert [name.partition("::")[0] for name in told[half : half + 7]] == [
        *["tests/b/test_x.py"] * 3,
        *["tests/c/test_c.py"] * 3,
        "tests/z/test_z.py",
    ]


def test_one_worker_runs_them_as_they_stand() -> None:
    assert order.deal(NAMES, 1, SLOW) == list(range(len(NAMES)))


@pytest.mark.parametrize("group", order.SLOW)
def test_a_slow_group_is_there(group: str) -> None:
    assert (ROOT / group).exists()
