"""Broken rules of Moon River, at least one of each section of the rules."""

from __future__ import annotations

from tests.mutations.mutation import Mutation, Suite

_HERE = "domain/moonriver"

MUTATIONS: tuple[Mutation, ...] = (
    Mutation("MR-1.4", f"{_HERE}/layout.py", "if self.names[cell] not in closed)", "if True)"),
    Mutation("MR-1.5", f"{_HERE}/layout.py", "return standing & -standing", "return standing"),
    Mutation("MR-2.3", f"{_HERE}/turns.py", "sorted(plots, key=kinds.backs.__getitem__)", "sorted(plots)"),
    Mutation("MR-2.4", f"{_HERE}/turns.py", "return drawn + drawn[::-1] if", "return drawn + drawn if"),
    Mutation("MR-3.3", f"{_HERE}/turns.py", "(*ranch.reserve, kind)", "ranch.reserve"),
    Mutation(
        "MR-3.5",
        f"{_HERE}/turns.py",
        "    if position.round:\n        fill_saloon",
        "    if False:\n        fill_saloon",
    ),
    Mutation("MR-4.2", f"{_HERE}/legal.py", "len(ranch.reserve) > ranch.slots", "len(ranch.reserve) >= ranch.slots"),
    Mutation("MR-4.4", f"{_HERE}/legal.py", "cells = upright & (one | two >> 1)", "cells = upright & one"),
    Mutation("MR-5.1", f"{_HERE}/resolving.py", "min(kinds.cows[kind], position.supply)", "kinds.cows[kind]"),
    Mutation("MR-5.2", f"{_HERE}/resolving.py", "if cows & cows - 1:", "if cows:"),
)
SUITE = Suite(MUTATIONS, ("tests/moonriver",))
