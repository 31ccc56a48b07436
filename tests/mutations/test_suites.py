"""The lists cannot rot: every old text still stands in the source exactly once."""

from __future__ import annotations

import ast

import pytest

from tests.mutations.mutation import Mutation
from tests.mutations.suites import SUITES
from tests.mutations.trial import ROOT

EVERY = [mutation for suite in SUITES.values() for mutation in suite.mutations]


@pytest.mark.parametrize("mutation", EVERY, ids=str)
def test_a_mutation_changes_one_place_of_the_source_and_leaves_it_readable(mutation: Mutation) -> None:
    source = (ROOT / mutation.file).read_text("utf-8")
    assert source.count(mutation.old) == 1
    changed = ast.parse(source.replace(mutation.old, mutation.new))
    assert ast.dump(changed) != ast.dump(ast.parse(source))


def test_no_mutation_is_listed_twice() -> None:
    assert len(set(EVERY)) == len(EVERY)


def test_every_section_of_moon_river_is_broken_somewhere() -> None:
    sections = {mutation.rule.split(".")[0] for mutation in SUITES["moon-river"].mutations}
    assert sections == {f"MR-{section}" for section in range(1, 12)}
