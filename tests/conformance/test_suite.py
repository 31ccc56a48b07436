"""The suite itself: a third game passes it, and each deliberate fault is noticed by the promise it breaks."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.conformance.broken import BROKEN, promise_of
from tests.conformance.promises import PROMISES
from tests.conformance.subjects import Setting, Subject
from tests.conformance.subjects import settings as all_settings
from tests.conformance.toy import Toy, subject
from tests.conformance.walks import walked

SEEDS = range(3)


def broken_promises(game: Subject, only: str) -> list[str]:
    """What a walk in some setting says against the promise."""
    told = []
    for setting in all_settings(game):
        for seed in SEEDS:
            try:
                PROMISES[only](walked(setting, seed))
            except (Exception, pytest.fail.Exception) as fault:
                told.append(f"{setting}: {fault}")
    return told


@settings(max_examples=5, phases=[Phase.explicit, Phase.generate])
@given(seed=st.integers(0, 2**32))
@pytest.mark.parametrize("setting", list(all_settings(subject(Toy()))), ids=str)
def test_a_third_game_keeps_all_promises(setting: Setting, seed: int) -> None:
    walk = walked(setting, seed)
    for check in PROMISES.values():
        check(walk)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_deliberate_fault_is_noticed(broken: type[Toy]) -> None:
    promise = promise_of(broken)
    assert broken_promises(subject(Toy()), promise) == []
    assert broken_promises(subject(broken()), promise)


def test_every_promise_can_be_broken() -> None:
    assert {promise_of(broken) for broken in BROKEN} == set(PROMISES)
