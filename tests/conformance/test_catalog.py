"""Every game of the catalog keeps every promise, for all seats and options."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from domain.catalog import CATALOG
from tests.conformance.promises import PROMISES
from tests.conformance.subjects import SUBJECTS
from tests.conformance.subjects import settings as all_settings
from tests.conformance.walks import Walk, walked

EVERY = {str(setting): setting for subject in SUBJECTS for setting in all_settings(subject)}


@lru_cache(maxsize=4)
def walk(name: str, seed: int) -> Walk:
    return walked(EVERY[name], seed)


def test_every_setting_is_covered() -> None:
    assert {setting.subject.game.info.key for setting in EVERY.values()} == set(CATALOG)
    assert sum(name.startswith("moon-river") for name in EVERY) == 3 * 5
    assert sum(name.startswith("the-river") for name in EVERY) == 3


@pytest.mark.parametrize("name", EVERY)
@settings(max_examples=2, phases=[Phase.explicit, Phase.generate])  # a walk cannot be made smaller
@given(seed=st.integers(0, 2**32))
def test_a_game_keeps_its_promises(name: str, seed: int) -> None:
    one = walk(name, seed)
    for check in PROMISES.values():
        check(one)
