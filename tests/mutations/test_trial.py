"""The trial itself: a tree of its own, one line broken, and a verdict that can be trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutations.mutation import Mutation
from tests.mutations.trial import Finding, Verdict, tried

SETTINGS = (
    '[tool.pytest.ini_options]\npythonpath = ["."]\naddopts = ["--import-mode", "importlib", "-p", "no:valkey"]\n'
)
RULE = "def doubled(number: int) -> int:\n    return number * 2\n\n\ndef unused() -> int:\n    return 1\n"
TEST = """
from ranching import doubled

def test_that_comes_first() -> None:
    assert doubled(2) == 4

def test_r_1_two_times() -> None:
    assert doubled(3) == 6
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "ranching.py").write_text(RULE)
    (tmp_path / "test_ranching.py").write_text(TEST)
    return tmp_path


@pytest.mark.parametrize(
    ("mutation", "verdict"),
    [
        (Mutation("R-1", "ranching.py", "number * 2", "number * 3"), Verdict.CAUGHT),
        (Mutation("R-2", "ranching.py", "return 1", "return 2"), Verdict.SURVIVED),
        (Mutation("R-3", "ranching.py", "def doubled", "def tripled"), Verdict.BROKEN),
    ],
)
def test_a_verdict_says_which_test_failed_those_of_the_rule_first(
    tree: Path, mutation: Mutation, verdict: Verdict
) -> None:
    finding = tried(mutation, ["test_ranching.py"], tree, ("ranching.py", "test_ranching.py", "pyproject.toml"))
    assert finding.verdict == verdict
    if verdict == Verdict.CAUGHT:
        assert finding == Finding(Verdict.CAUGHT, "test_ranching.py::test_r_1_two_times")
    assert (tree / "ranching.py").read_text() == RULE


def test_a_mutation_that_lost_its_place_is_an_error(tree: Path) -> None:
    with pytest.raises(LookupError, match="2 times"):
        Mutation("R-4", "ranching.py", "-> int", "-> str").applied(tree)
    with pytest.raises(LookupError, match="0 times"):
        Mutation("R-5", "ranching.py", "number * 4", "0").applied(tree)
