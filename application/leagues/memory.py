"""Leagues in memory: the newest of each in use, brought up to date from its log, with what was worked out of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from application.errors import NotFound
from application.paging import log_pages
from application.ports.leagues import LeagueReading
from application.ports.store import Store
from domain.league.entries import LeagueLogged
from domain.league.league import League, after, fold
from domain.league.terms import LeagueId

T = TypeVar("T")


class Leagues:
    """A bounded cache over the logs; losing any of it costs a fold, never a fact."""

    def __init__(self, store: Store, size: int = 200) -> None:
        self._store = store
        self._size = size
        self._leagues: OrderedDict[LeagueId, tuple[League, dict[object, Any]]] = OrderedDict()
        self._lasting: dict[LeagueId, dict[object, Any]] = {}

    def keep(self, league: League) -> League:
        """Remembers a league unless a newer state of it is known."""
        known = self._leagues.get(league.id)
        if known is None or known[0].version < league.version:
            self._leagues[league.id] = league, {}
        self._leagues.move_to_end(league.id)
        while len(self._leagues) > self._size:
            self._lasting.pop(self._leagues.popitem(last=False)[0], None)
        return self._leagues[league.id][0]

    async def known(self, league: LeagueId) -> League:
        """The remembered state where there is one, otherwise the fresh one."""
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
                state = followed(state, page)
        return self.keep(state)

    def once(self, league: League, key: object, make: Callable[[], T]) -> T:
        """What `make` works out of this state of a league, once while it is remembered."""
        known = self._leagues.get(league.id)
        if known is None or known[0] is not league:
            return make()
        if key not in known[1]:
            known[1][key] = make()
        found: T = known[1][key]
        return found

    def lasting(self, league: LeagueId, key: object, make: Callable[[], T]) -> T:
        """Something that goes with a league for as long as any state of it is remembered."""
        if league not in self._leagues:
            return make()
        found: T = self._lasting.setdefault(league, {}).setdefault(key, make())
        return found


async def load(reading: LeagueReading, league: LeagueId) -> League:
    """The league folded from its whole log; raises NotFound."""
    state: League | None = None
    async for page in log_pages(partial(reading.league_log, league)):
        state = fold(league, page) if state is None else followed(state, page)
    if state is None:
        raise NotFound("unknown-league", what="league", id=league[:60])
    return state


def followed(league: League, logged: Sequence[LeagueLogged]) -> League:
    for each in logged:
        league = after(league, each)
    return league
