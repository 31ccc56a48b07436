"""Remove a player and their bots from tables and leagues, by the usual rules for leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Refusal
from application.leagues.withdraw import withdraw
from application.matches.abort import abort
from application.matches.leave import leave
from application.matches.resign import resign
from application.pairing.stop_looking import stop_looking
from application.ports.leagues import LeagueFilter, LeaguePlace, LeagueSummary
from application.ports.store import MatchFilter, MatchSummary, Place
from domain.hosting.players import Player
from domain.hosting.terms import Status

PAGE: Final = 100


async def remove_player(desk: Desk, player: Player) -> None:
    """Safe to repeat."""
    async with desk.store.reading() as reading:
        bots = await reading.bots_of(player.id)
    for each in (player, *bots):
        await _leave_all(desk, Caller(each, frozenset(Scope) - {Scope.ADMIN, Scope.MODERATE}))


async def _leave_all(desk: Desk, caller: Caller) -> None:
    """Ends the searches first, so that the player gets no new table.

    Leagues come next: a player who withdraws from a season leaves its tables by the league's own policy.
    """
    await stop_looking(desk, caller.required_player())
    player = caller.required_player().id
    for league in await all_leagues(desk, LeagueFilter(player=player)):
        await _try(withdraw(desk, caller, league.id))
    for summary in await all_matches(desk, MatchFilter(creator=player, status=Status.OPEN)):
        await _try(abort(desk, caller, summary.id))
    for summary in await all_matches(desk, MatchFilter(player=player, status=Status.OPEN)):
        await _try(leave(desk, caller, summary.id))
    for summary in await all_matches(desk, MatchFilter(player=player, status=Status.RUNNING)):
        await _try(resign(desk, caller, summary.id))


async def _try(leaving: Awaitable[object]) -> None:
    """Ignores a refusal, for example for a match that is over or a league with only a waiting request."""
    with suppress(Refusal):
        await leaving


async def all_matches(desk: Desk, wanted: MatchFilter) -> Sequence[MatchSummary]:
    """Reads all pages before the caller changes anything."""
    summaries: list[MatchSummary] = []
    page: Sequence[MatchSummary] = ()
    while True:
        after = Place(page[-1].opened_at, page[-1].id) if page else None
        async with desk.store.reading() as reading:
            page = await reading.find(wanted, after, PAGE)
        summaries.extend(page)
        if len(page) < PAGE:
            return summaries


async def all_leagues(desk: Desk, wanted: LeagueFilter) -> Sequence[LeagueSummary]:
    summaries: list[LeagueSummary] = []
    page: Sequence[LeagueSummary] = ()
    while True:
        after = LeaguePlace(page[-1].founded_at, page[-1].id) if page else None
        async with desk.store.reading() as reading:
            page = await reading.find_leagues(wanted, after, PAGE)
        summaries.extend(page)
        if len(page) < PAGE:
            return summaries
