"""Follow a league: everything after a cursor, then live, without a gap and without repetition."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.leagues.attend import attend
from application.limits.networks import shares_of
from application.limits.paging import fit_cursor, fit_span
from application.process.streams import Batch
from application.topics import league_topic
from application.words import words
from domain.kernel.plain import Plain, tagged_object
from domain.league.entries import LeagueLogged
from domain.league.terms import LeagueId


async def read_league_events(
    desk: Desk, league: LeagueId, after: int = 0, first: int = 100
) -> tuple[Sequence[LeagueLogged], int]:
    """Up to `first` entries behind a cursor, and the league's version; raises NotFound."""
    size = fit_span(desk.policy, first)
    state = await desk.leagues.fresh(league)
    version = state.version
    fit_cursor(after, version)
    await attend(desk, state)
    async with desk.store.reading() as reading:
        return await reading.league_log(league, after, size), version


async def follow_league(
    desk: Desk, caller: Caller, league: LeagueId, after: int = 0
) -> AsyncGenerator[LeagueLogged, None]:
    """`stream = await follow_league(...)` refuses at once; the stream goes on as long as somebody listens."""
    fit_cursor(after, (await desk.leagues.fresh(league)).version)
    return desk.streams.follow(shares_of(caller), league_topic(league), _LeagueCursor(desk, league, after).read)


@dataclass(slots=True)
class _LeagueCursor:
    desk: Desk
    league: LeagueId
    after: int

    async def read(self) -> Batch[LeagueLogged]:
        """A page of the log; somebody looks, so a sandbox goes on."""
        desk = self.desk
        await attend(desk, await desk.leagues.cached_or_fresh(self.league))
        async with desk.store.reading() as reading:
            entries = await reading.league_log(self.league, self.after, desk.policy.page)
        self.after = entries[-1].version if entries else self.after
        return Batch(entries, has_more=len(entries) == desk.policy.page)


def league_sentence(logged: LeagueLogged, language: str) -> str:
    """An entry as a sentence in a language."""
    data = tagged_object(logged.entry)
    kind = data.pop("kind")
    return words(language).text(f"league-entry.{kind}", **data)


def league_event(logged: LeagueLogged) -> dict[str, Plain]:
    """An entry as the plain event that every edge sends: version, at, kind, then the entry's data."""
    return {"version": logged.version, "at": logged.at, **tagged_object(logged.entry)}
