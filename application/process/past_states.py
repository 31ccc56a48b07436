"""Matches as they were: the state at an earlier version, rebuilt from the log and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from weakref import WeakValueDictionary

from application.limits.paging import log_pages
from application.ports.store import Store
from application.process.bounded_cache import BoundedCache
from application.process.match_state import MatchState, game_state_after, rebuild_game_state
from domain.hosting.entries import Logged
from domain.hosting.match import after_all, fold
from domain.hosting.terms import MatchId

STEP = 16
"""A rebuild keeps the state of every version that this divides, so going back replays at most this many moves."""
_STATE_BYTES = 30_000
_MOVE_BYTES = 100
"""Measured: a position with one view and its legal moves, and each move of the match."""


class PastStates:
    """A bounded cache of earlier states; losing any of it costs a rebuild."""

    def __init__(self, store: Store, most_bytes: int) -> None:
        self._store = store
        self._states: BoundedCache[tuple[MatchId, int], MatchState] = BoundedCache(most_bytes, _bytes)
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()

    async def at(self, newest: MatchState, version: int) -> MatchState:
        """The state at a version, from 1 to that of `newest`."""
        assert 1 <= version <= newest.version
        if version == newest.version:
            self._keep(newest)  # the next versions will be built on it
            return newest
        # One rebuild of a match at a time: a page of its events asks for all their versions at once.
        async with self._locks.setdefault(newest.match.id, asyncio.Lock()):
            return await self._rebuilt(newest, version)

    async def _rebuilt(self, newest: MatchState, version: int) -> MatchState:
        state = self._nearest(newest.match.id, version)
        if state is not None and state.version == version:
            return state
        for page in await self._entries(newest, state.version if state else 0, version):
            states = await _in_thread_if_long(newest, state, page)
            for each in states:
                self._keep(each)
            state = states[-1]
        assert state is not None
        return state

    def _keep(self, state: MatchState) -> None:
        if self._states.get((state.match.id, state.version)) is None:
            self._states.keep((state.match.id, state.version), state)

    def _nearest(self, match: MatchId, version: int) -> MatchState | None:
        """The latest kept state that is not after the version."""
        for candidate in (version, version - 1, *range(version - version % STEP, 0, -STEP)):
            state = self._states.get((match, candidate))
            if state is not None:
                return state
        return None

    async def _entries(self, newest: MatchState, after: int, version: int) -> Sequence[Sequence[Logged]]:
        """The entries between two versions, from memory where it reaches back far enough."""
        recent = newest.recent
        if recent and recent[0].version <= after + 1:
            return [recent[after + 1 - recent[0].version : version + 1 - recent[0].version]]

        async def read(behind: int, limit: int) -> Sequence[Logged]:
            return await reading.news(newest.match.id, behind, min(limit, version - behind))

        async with self._store.reading() as reading:
            return [page async for page in log_pages(read, after)]


def _bytes(place: tuple[MatchId, int], state: MatchState) -> int:
    return _STATE_BYTES + _MOVE_BYTES * len(state.match.moves)


async def _in_thread_if_long(
    newest: MatchState, state: MatchState | None, entries: Sequence[Logged]
) -> list[MatchState]:
    """A long replay would be felt by everyone whom this process serves."""
    if len(entries) <= STEP:
        return _states_after(newest, state, entries)
    return await asyncio.to_thread(_states_after, newest, state, entries)


def _states_after(newest: MatchState, state: MatchState | None, entries: Sequence[Logged]) -> list[MatchState]:
    """The states at each step on the way and at the last entry."""
    states: list[MatchState] = []
    for _, group in groupby(entries, lambda logged: (logged.version - 1) // STEP):
        state = _state_after(newest, state, tuple(group))
        states.append(state)
    return states


def _state_after(newest: MatchState, state: MatchState | None, entries: Sequence[Logged]) -> MatchState:
    if state is None:
        match = fold(newest.match.id, entries)
        game_state = None if match.started_at is None else rebuild_game_state(newest.game, match, newest.secret)
    else:
        match = after_all(state.match, entries)
        game_state = game_state_after(state, match)
    return replace(newest, match=match, game_state=game_state, recent=tuple(entries[-1:]), packed=0, memo={})
