"""Advance a league: do what is due, in small steps.

Each step is decided on the league's newest state and appended by compare-and-swap, or changes a match in a way that can
be repeated without effect. So it may run at any moment, twice, in several processes, or be killed half-way: the next
run does the rest, with the same outcome.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

from application.desk import Desk
from application.hosting.visible_log import ENDED
from application.leagues.absence import leave_for_absent
from application.leagues.attend import attended_since
from application.leagues.endings import end_late, end_match, ended_table
from application.leagues.found_league import season_opening
from application.leagues.league_changes import append
from application.leagues.make_matches import forfeits, make_matches, missing_matches
from application.leagues.unseal_round import unseal_round
from application.ports.store import VersionTaken
from application.tasks import advance_task
from domain.hosting.terms import Moment, Status
from domain.league.due import next_due
from domain.league.entries import (
    LEAGUE_CLOSED,
    TOO_FEW,
    LeagueEntry,
    RoundClosed,
    RoundPaired,
    SeasonCancelled,
    SeasonEnded,
    SeasonStarted,
)
from domain.league.league import League
from domain.league.placement import season_placement
from domain.league.results import How, Table
from domain.league.season import Season, SeasonStatus, final_order, next_tables, tables_under_way
from domain.league.tables import SMALLEST_TABLE
from domain.league.terms import LeagueId, Scoring

MOST_STEPS = 50
BATCH = 200
"""Ends of tables are logged in bounded transactions."""


async def advance_league(desk: Desk, league: LeagueId, version: int | None = None) -> int:
    """Does what is due, within its time slice; gives the number of steps.

    When the time is over, a new task for the rest goes to the end of the queue. After `MOST_STEPS` the league stays due
    and is found again. A task sent at a version that was handled since does nothing.
    """
    if not desk.league_locks.try_begin(league, version):
        return 0
    left: League | None = None
    try:
        steps, has_rest = await _make_steps(desk, league, monotonic() + desk.policy.league_slice)
        left = await desk.leagues.cached_or_fresh(league) if has_rest else None
    finally:
        desk.league_locks.end(league, left.version if left else None)
    if left is not None:
        await desk.queue.send([advance_task(league, left.version, left.sandbox)])
    return steps


async def _make_steps(desk: Desk, league: LeagueId, end: float) -> tuple[int, bool]:
    """The number of steps, and whether time was over before all was done."""
    steps = 0
    while steps < MOST_STEPS:
        desk.league_locks.begin_pass(league)
        async with desk.store.reading() as reading:
            calls = await reading.due_calls(league, desk.clock.now(), attended_since(desk))
        if calls is not None and await _make_step(desk, league, end):
            steps += 1
        else:
            await _settle(desk, league, calls)
            if not desk.league_locks.is_called(league):
                return steps, False
        if monotonic() >= end:
            return steps, True
    return steps, False


async def _settle(desk: Desk, league: LeagueId, calls: int | None) -> None:
    if calls is None:
        return
    async with desk.store.working() as work:
        await work.settle_league(league, calls)
        await work.commit()


async def _make_step(desk: Desk, league: LeagueId, end: float) -> bool:
    """Makes one step, or as much of it as there is time for. True where there may be more, also if another process was
    faster."""
    state = await desk.leagues.fresh(league)
    now = state.time_at(desk.clock.now())
    try:
        if state.season is not None and state.season.status is SeasonStatus.RUNNING:
            return await _advance_season(desk, state, state.season, now, end)
        due = next_due(state)
        if due is None or now < due:
            return False
        await append(desk, state, [await asyncio.to_thread(_season_entry, state, due, now)])
    except VersionTaken:
        return True
    return True


def _season_entry(league: League, due: Moment, now: Moment) -> LeagueEntry:
    """The start of the open season, otherwise the opening of the next.

    Placing many divisions can take seconds, so this runs in a thread.
    """
    season = league.season
    if season is None or season.is_over:
        number = season.number + 1 if season else 1
        return season_opening(number, _opening_time(league, due, now), league.rules, league.timing)
    ratings = {each.player: each.rating for each in season.registered}
    if len(ratings) < max(SMALLEST_TABLE, season.rules.divisions.smallest):
        return SeasonCancelled(TOO_FEW if league.closed_at is None else LEAGUE_CLOSED)
    placement = season_placement(list(ratings), league.past, ratings, season.rules.divisions, season.rules.keeps_order)
    return SeasonStarted(placement.divisions, placement.waiting)


def _opening_time(league: League, due: Moment, now: Moment) -> Moment:
    """The moment it was due, so that calendars do not drift; now if registration would be over already."""
    return due if now < due + league.rules.calendar.registration else now


async def _advance_season(desk: Desk, league: League, season: Season, now: Moment, end: float) -> bool:
    if season.closed < season.paired:
        return await _advance_round(desk, league, season, now, end)
    if season.paired < season.rules.calendar.rounds:
        if now < season.round_begins(season.paired + 1):
            return False
        paired = await asyncio.to_thread(next_round, season)
        # Waking the league makes another worker create the matches if this one dies before.
        await append(desk, league, [paired], also=lambda work: work.wake_league(league.id))
        return True
    if now < season.ends_at:
        return False
    await append(desk, league, [SeasonEnded(tuple(final_order(season, each) for each in season.divisions))])
    return True


def next_round(season: Season) -> RoundPaired:
    tables = [
        (division.number, table.number, table.players)
        for division in season.divisions
        for table in next_tables(season, division)
    ]
    return RoundPaired(season.paired + 1, tuple(tables))


async def _advance_round(desk: Desk, league: League, season: Season, now: Moment, end: float) -> bool:
    """Makes matches, writes departures, collects results; at last, or at the deadline, closes the round."""
    missing = await missing_matches(desk, league, season)
    if unplayable := forfeits(season, missing):
        await append(desk, league, unplayable)
        return True
    if not await make_matches(desk, league, season, missing, end):
        return True
    await _end_ruled(desk, league, season)
    await leave_for_absent(desk, league, season)
    is_late = now >= season.round_ends(season.paired)
    ended = await _end_tables(desk, league, season, is_late, end)
    if ended:
        await append(desk, league, ended)
        return True
    if any(table.is_pending for division in season.divisions for table in division.tables):
        return False
    if season.rules.scoring is Scoring.DUPLICATE and not await unseal_round(desk, league, season, end):
        return True
    await append(desk, league, [RoundClosed(season.paired)])
    return True


async def _end_tables(desk: Desk, league: League, season: Season, is_late: bool, end: float) -> Sequence[LeagueEntry]:
    """The ends of tables whose matches are over, after the deadline of all; as many as there is time for.

    In a duplicate round no result is logged while somebody still plays the deal.
    """
    pending = {
        match: (division, table) for match, division, table in tables_under_way(league.id, season) if table.is_pending
    }
    async with desk.store.reading() as reading:
        heads = await reading.match_summaries(list(pending))
    over = [head for head in heads if is_late or head.status in ENDED]
    if season.rules.scoring is Scoring.DUPLICATE and len(over) < len(heads):
        return ()
    # A sandbox's deadline is by its own clock, its matches by the world's.
    deadline = None if league.sandbox else season.round_ends(season.paired)
    entries = []
    for head in over[:BATCH]:
        division, table = pending[head.id]
        if head.status not in ENDED:
            await end_late(desk, head.id, deadline)
        entries.append(await ended_table(desk, head.id, division, table, deadline))
        if monotonic() >= end:
            break
    return entries


def _is_ruled(table: Table) -> bool:
    return table.annulled or (table.ending is not None and table.ending.how is How.DECIDED)


async def _end_ruled(desk: Desk, league: League, season: Season) -> None:
    """Ends matches whose tables a referee decided or annulled while the match was being made."""
    ruled = [match for match, _, table in tables_under_way(league.id, season) if _is_ruled(table)]
    async with desk.store.reading() as reading:
        heads = await reading.match_summaries(ruled) if ruled else ()
    for head in heads:
        if head.status in (Status.OPEN, Status.RUNNING):
            await end_match(desk, head.id, "referee")
