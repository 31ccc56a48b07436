"""Partners for all, if there is a way: matching in a graph that need not be bipartite.

The search looks for an alternating path between two players without partners. Along it everybody changes partners, and
these two have one. Circles of odd length are shrunk to a point (Edmonds's blossoms), so a path is found wherever there
is one. Where there is none, no other pairing leaves fewer players alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

ALONE = -1
Friends: TypeAlias = Callable[[int], Iterable[int]]
"""The possible partners of a player, best first."""


def match_all(partners: list[int], friends: Friends) -> bool:
    """Finds partners for those who are alone, as far as possible; says whether everybody has one."""
    for one in range(len(partners)):
        if partners[one] == ALONE:
            _Search(partners, friends).pair(one)
    return ALONE not in partners


class _Search:
    """One search: from where each player was reached in an odd step, and the base of the blossom each is in."""

    def __init__(self, partners: list[int], friends: Friends) -> None:
        self._partners = partners
        self._friends = friends
        self._came = [ALONE] * len(partners)
        self._base = list(range(len(partners)))
        self._queue: deque[int] = deque()
        self._is_even = [False] * len(partners)

    def pair(self, root: int) -> None:
        """With a partner for the root, if there can be one."""
        self._reach(root)
        while self._queue:
            one = self._queue.popleft()
            for other in self._friends(one):
                if self._base[one] == self._base[other] or self._partners[one] == other:
                    continue
                if other == root or self._has_come(self._partners[other]):
                    self._shrink(one, other)
                elif self._came[other] == ALONE:
                    self._came[other] = one
                    if self._partners[other] == ALONE:
                        self._turn(other)
                        return
                    self._reach(self._partners[other])

    def _reach(self, one: int) -> None:
        if not self._is_even[one]:
            self._is_even[one] = True
            self._queue.append(one)

    def _has_come(self, one: int) -> bool:
        return one != ALONE and self._came[one] != ALONE

    def _turn(self, last: int) -> None:
        """Everybody on the path to the last one changes partners."""
        while last != ALONE:
            one = self._came[last]
            after = self._partners[one]
            self._partners[last], self._partners[one] = one, last
            last = after

    def _shrink(self, one: int, other: int) -> None:
        base = self._meeting(one, other)
        inside = {*self._blossom_bases(one, base, other), *self._blossom_bases(other, base, one)}
        for each, its in enumerate(self._base):
            if its in inside:
                self._base[each] = base
                self._reach(each)

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways back to the root come together."""
        seen = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._partners[one] == ALONE:
                break
            one = self._came[self._partners[one]]
        while self._base[other] not in seen:
            other = self._came[self._partners[self._base[other]]]
        return self._base[other]

    def _blossom_bases(self, one: int, base: int, child: int) -> Sequence[int]:
        """The bases on the way back to the blossom's own, which can be gone the other way round now."""
        found = []
        while self._base[one] != base:
            partner = self._partners[one]
            found += [self._base[one], self._base[partner]]
            self._came[one] = child
            one, child = self._came[partner], partner
        return found
