"""Leagues in memory: the newest state of each, brought up to date from its log, and what was computed from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from application.errors import NotFound
from application.limits.paging import log_pages
from application.policy import LEAGUES_BYTES
from application.ports.leagues import LeagueReading
from application.ports.store import Store
from application.process.bounded_cache import BoundedCache
from domain.league.entries import LeagueLogged
from domain.league.league import League, after, fold
from domain.league.terms import LeagueId

T = TypeVar("T")
Kept = tuple[League, dict[object, Any]]
ENTRY_BYTES = 3_000
"""Bytes that one log entry adds to a league and to what is computed from it: an estimate, not measured."""


class LeagueCache:
    """A bounded cache over the logs. Losing an entry costs a fold, never a fact."""

    def __init__(self, store: Store, most_bytes: int = LEAGUES_BYTES) -> None:
        self._store = store
        self._leagues: BoundedCache[LeagueId, Kept] = BoundedCache(most_bytes, _bytes)
        self._lasting: dict[LeagueId, dict[object, Any]] = {}

    def keep(self, league: League) -> League:
        """Keeps a league unless a newer state of it is known."""
        known = self._leagues.get(league.id)
        if known is not None and known[0].version >= league.version:
            return known[0]
        for forgotten in self._leagues.keep(league.id, (league, {})):
            self._lasting.pop(forgotten, None)
        return league

    async def cached_or_fresh(self, league: LeagueId) -> League:
        """The state in memory, otherwise the fresh one."""
        known = self._leagues.get(league)
        return known[0] if known else await self.fresh(league)

    async def fresh(self, league: LeagueId) -> League:
        """The league after everything that was committed before this call; raises NotFound."""
        known = self._leagues.get(league)
        async with self._store.reading() as reading:
            if known is None:
                return self.keep(await load(reading, league))
            state = known[0]
            async for page in log_pages(partial(reading.league_log, league), state.version):
                state = league_after(state, page)
        return self.keep(state)

    def has(self, league: League, key: object) -> bool:
        """Whether `once` has computed this from the state already."""
        known = self._leagues.get(league.id)
        return known is not None and known[0] is league and key in known[1]

    def once(self, league: League, key: object, make: Callable[[], T]) -> T:
        """What `make` computes from this state of a league, once while the state is in memory."""
        known = self._leagues.get(league.id)
        if known is None or known[0] is not league:
            return make()
        if key not in known[1]:
            known[1][key] = make()
        found: T = known[1][key]
        return found

    def lasting(self, league: LeagueId, key: object, make: Callable[[], T]) -> T:
        """A value that lasts as long as any state of the league is in memory."""
        if self._leagues.get(league) is None:
            return make()
        found: T = self._lasting.setdefault(league, {}).setdefault(key, make())
        return found


def _bytes(league: LeagueId, kept: Kept) -> int:
    return ENTRY_BYTES * (10 + kept[0].version)


async def load(reading: LeagueReading, league: LeagueId) -> League:
    """The league folded from its whole log; raises NotFound."""
    state: League | None = None
    async for page in log_pages(partial(reading.league_log, league)):
        state = fold(league, page) if state is None else league_after(state, page)
    if state is None:
        raise NotFound("unknown-league", what="league", id=league[:60])
    return state


def league_after(league: League, logged: Sequence[LeagueLogged]) -> League:
    for each in logged:
        league = after(league, each)
    return league
