"""How every change of a league is made: decide on its state, append by compare-and-swap, decide again if late."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from application.desk import Desk
from application.hosting.commit import send_notices
from application.hosting.compare_and_swap import compare_and_swap
from application.leagues.attend import attend
from application.leagues.requirements import check_acts, existing_table
from application.notifications.note_league import league_news
from application.ports.leagues import league_summary_of
from application.ports.store import Notice, Work
from application.process.league_cache import league_after
from application.tasks import advance_task
from application.topics import league_topic
from domain.hosting.terms import Moment, PlayerId
from domain.league import entries as log
from domain.league.entries import LeagueEntry, LeagueLogged
from domain.league.league import League
from domain.league.ratings import is_machine
from domain.league.season import Season, match_id
from domain.league.terms import Entrant, LeagueId

Decide: TypeAlias = Callable[[League], Sequence[LeagueEntry]]
Also: TypeAlias = Callable[[Work], Awaitable[object]]
"""What else is written in the same transaction."""


@dataclass(frozen=True, slots=True)
class LeagueChanged:
    """The league after a change, and what was logged; empty where nothing had to change."""

    league: League
    logged: tuple[LeagueLogged, ...] = ()


async def change_league(
    desk: Desk, league: LeagueId, decide: Decide, also: Also | None = None, wakes: bool = False
) -> LeagueChanged:
    """Decides on the state in memory, and again on the stored one whenever that was newer."""
    cached = await desk.leagues.cached_or_fresh(league)
    await attend(desk, cached)

    async def append_decided(state: League) -> LeagueChanged:
        return await append(desk, state, decide(state), also, wakes)

    return await compare_and_swap(partial(desk.leagues.fresh, league), append_decided, cached, league=league)


async def append(
    desk: Desk, league: League, entries: Sequence[LeagueEntry], also: Also | None = None, wakes: bool = False
) -> LeagueChanged:
    """Writes entries and all that follows from them in one transaction; raises VersionTaken.

    `wakes` means that the league has to be advanced because of it.
    """
    if not entries:
        return LeagueChanged(league)
    logged = next_entries(league, desk.clock.now(), entries)
    state = league_after(league, logged)
    check_acts(state, entries, desk.policy)
    notices = [notice_of(desk, state, logged[-1].at, wakes), *league_news(desk, state, logged)]
    async with desk.store.working() as work:
        await write(work, state, logged, wakes)
        await _forget(work, league, state, entries)
        if also is not None:
            await also(work)
        await work.post(*notices)
        await work.commit()
    stored = desk.leagues.keep(state)
    await send_notices(desk, notices)
    return LeagueChanged(stored, logged)


def numbered_entries(version: int, at: Moment, entries: Iterable[LeagueEntry]) -> tuple[LeagueLogged, ...]:
    """Entries with the versions after this one."""
    return tuple(LeagueLogged(number, at, entry) for number, entry in enumerate(entries, version + 1))


def next_entries(league: League, now: Moment, entries: Iterable[LeagueEntry]) -> tuple[LeagueLogged, ...]:
    """The next entries of a league, never before the time of its last one, whatever a clock says."""
    return numbered_entries(league.version, max(now, league.changed_at), entries)


async def write(work: Work, league: League, logged: Sequence[LeagueLogged], wakes: bool) -> None:
    """Writes a league's entries and what is found by them; raises VersionTaken."""
    await work.append_league(league_summary_of(league), logged)
    await _note_entries(work, league, logged)
    if wakes:
        await work.wake_league(league.id)


def notice_of(desk: Desk, league: League, at: Moment, wakes: bool = False) -> Notice:
    """A notice that wakes the league's streams and, with `wakes`, sends a task to advance it."""
    task = advance_task(league.id, league.version, league.sandbox) if wakes else None
    return Notice(desk.ids.fresh("not"), league_topic(league.id), task, at)


async def _note_entries(work: Work, league: League, logged: Sequence[LeagueLogged]) -> None:
    members = list(dict.fromkeys(player for each in logged for player in _members(each.entry)))
    if members:
        await work.note_members(league.id, members)
    for each in logged:
        await _note_entry(work, league, each)


def _members(entry: LeagueEntry) -> Iterator[PlayerId]:
    match entry:
        case log.Registered(player) if not is_machine(player):
            yield PlayerId(player)
        case log.RoleGiven(_, player):
            yield player
        case _:
            return


async def _forget(work: Work, before: League, league: League, entries: Sequence[LeagueEntry]) -> None:
    """Takes the league from the lists of players who have nothing to do with it any more."""
    parting = dict.fromkeys(player for entry in entries for player in _parting_players(before, entry))
    strangers = [player for player in parting if not league.concerns(player)]
    if strangers:
        await work.forget_members(league.id, strangers)


def _parting_players(league: League, entry: LeagueEntry) -> Iterable[PlayerId]:
    """Players for whom an entry may end their part. Those who only registered or waited stay until the next opening, or
    until the league is done."""
    match entry:
        case log.Withdrawn(player):
            return _people([player])
        case log.RoleTaken(_, player):
            return [player]
        case log.SeasonOpened() | log.SeasonEnded() | log.SeasonCancelled() | log.Closed() if league.season:
            season = league.season
            return _people([*(each.player for each in season.registered), *season.waiting])
        case _:
            return ()


async def _note_entry(work: Work, league: League, logged: LeagueLogged) -> None:
    season = league.season
    match logged.entry:
        case log.RoundPaired(round, tables) if season:
            ids = [match_id(league.id, season.number, division, round, table) for division, table, _ in tables]
            await work.note_league_matches(league.id, ids)
        case log.TableEnded(division, round, table, left=left) if season and left and not league.sandbox:
            occasion = match_id(league.id, season.number, division, round, table)
            await work.note_departures(league.id, occasion, _people(left), logged.at)
            if existing_table(season, division, round, table)[1].annulled_late:
                await _forgive(work, league, season, (division, round, table))
        case log.TableAnnulled(_, _, division, round, table) | log.TableDecided(_, _, division, round, table) if season:
            await _forgive(work, league, season, (division, round, table))
        case log.TableAnnulledLate(_, _, number, division, round, table):
            await _forgive(work, league, league.seasons[number - 1], (division, round, table))
        case log.PlayerLeft(player) if season and not league.sandbox:
            leaving = f"season {season.number}, entry {logged.version}"
            await work.note_departures(league.id, leaving, _people([player]), logged.at)
        case _:
            return


async def _forgive(work: Work, league: League, season: Season, place: tuple[int, int, int]) -> None:
    """Departures from a table that a referee ruled on do not count (LG-34)."""
    _, table = existing_table(season, *place)
    await work.forgive_departures(league.id, match_id(league.id, season.number, *place), _people(table.seated))


def _people(entrants: Iterable[Entrant]) -> list[PlayerId]:
    return [PlayerId(entrant) for entrant in entrants if not is_machine(entrant)]
