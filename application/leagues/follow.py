"""Follow a league: everything after a cursor, then live, without a gap and without repetition."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from functools import partial

from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.leagues.attend import attend
from application.limits.networks import shares_of
from application.limits.paging import fit_page
from application.topics import league_topic
from domain.kernel.plain import Plain, tagged_object
from domain.league.entries import LeagueLogged
from domain.league.terms import LeagueId


async def read_league_events(
    desk: Desk, league: LeagueId, after: int = 0, first: int = 100
) -> tuple[Sequence[LeagueLogged], int]:
    """Up to `first` entries behind a cursor, and the league's version; raises NotFound."""
    size = fit_page(desk.policy, first)
    state = await desk.leagues.fresh(league)
    version = state.version
    _fit_cursor(after, version)
    await attend(desk, state)
    async with desk.store.reading() as reading:
        return await reading.league_log(league, after, size), version


async def follow_league(
    desk: Desk, caller: Caller, league: LeagueId, after: int = 0
) -> AsyncGenerator[LeagueLogged, None]:
    """`stream = await follow_league(...)` refuses at once; the stream goes on as long as somebody listens."""
    _fit_cursor(after, (await desk.leagues.fresh(league)).version)
    desk.streams.check(shares_of(caller), desk.policy.streams_per_player)
    return _stream(desk, caller, league, after)


async def _stream(desk: Desk, caller: Caller, league: LeagueId, cursor: int) -> AsyncGenerator[LeagueLogged, None]:
    """Listens before it reads: entries appended after the reading wake it, earlier ones are read."""
    with desk.streams.hold(shares_of(caller), desk.policy.streams_per_player):
        async with desk.bus.waiting(league_topic(league)) as waiter:
            while not desk.streams.is_closing:
                entries = await desk.streams.ask(partial(_attended_entries, desk, league, cursor))
                for logged in entries:
                    yield logged
                    cursor = logged.version
                if len(entries) < desk.policy.page:
                    await waiter.woken(desk.policy.stream_patience)


async def _attended_entries(desk: Desk, league: LeagueId, after: int) -> Sequence[LeagueLogged]:
    """A page of the log; somebody looks, so a sandbox goes on."""
    await attend(desk, await desk.leagues.cached_or_fresh(league))
    async with desk.store.reading() as reading:
        return await reading.league_log(league, after, desk.policy.page)


def league_event(logged: LeagueLogged) -> dict[str, Plain]:
    """An entry as the plain event that every edge sends: version, at, kind, then the entry's data."""
    return {"version": logged.version, "at": logged.at, **tagged_object(logged.entry)}


def _fit_cursor(after: int, version: int) -> None:
    if not 0 <= after <= version:
        raise Malformed("bad-cursor", path="after", fault=f"must be from 0 to {version}")
