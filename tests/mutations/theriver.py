"""Broken rules of The River."""

from __future__ import annotations

from tests.mutations.mutation import Mutation, Suite

MUTATIONS: tuple[Mutation, ...] = ()
SUITE = Suite(MUTATIONS, ("tests/theriver",))
