"""Changes of a league and of its matches in one transaction: all or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from application.desk import Desk
from application.errors import Conflict
from application.hosting.commit import MatchChange, commit
from application.leagues.league_changes import LeagueChanged, next_entries, notice_of, write
from application.leagues.requirements import check_acts
from application.notifications.note_league import league_news
from application.ports.store import Notice, Work
from application.process.league_cache import league_after
from application.process.match_state import MatchState
from application.ratings.annul_match import annul_rating
from domain.hosting.entries import Entry
from domain.hosting.terms import MatchId, Moment
from domain.league.entries import LeagueEntry
from domain.league.league import League


async def board_of(desk: Desk, match: MatchId) -> MatchState | None:
    """The match of a table; None where it is not made yet, or nobody could come."""
    async with desk.store.reading() as reading:
        if await reading.match_summary(match) is None:
            return None
    return await desk.matches.fresh(match)


def step_of(board: MatchState, at: Moment, entries: Sequence[Entry]) -> MatchChange:
    """A step of the match with these entries."""
    return longer_step(MatchChange(board, board, ()), at, entries)


def longer_step(step: MatchChange, at: Moment, entries: Sequence[Entry]) -> MatchChange:
    """The same step with more entries."""
    logged = step.after.log_entries(at, entries)
    return MatchChange(step.before, step.after.after(logged), (*step.logged, *logged))


async def change_both(
    desk: Desk,
    league: League,
    entries: Sequence[LeagueEntry],
    steps: Sequence[MatchChange],
    over: MatchId | None = None,
) -> LeagueChanged:
    """All or nothing, at one moment; rating changes of the finished match `over` are taken back.

    Raises VersionTaken.
    """
    at = steps[0].at if steps else desk.clock.now()
    logged = next_entries(league, at, entries)
    state = league_after(league, logged)
    check_acts(state, entries, desk.policy)

    async def also(work: Work) -> Sequence[Notice]:
        await write(work, state, logged, wakes=True)
        if over is not None:
            await _annul_rating(work, league.game, over, at)
        return [notice_of(desk, state, at, wakes=True), *league_news(desk, state, logged)]

    await commit(desk, steps, also=also)
    return LeagueChanged(desk.leagues.keep(state), logged)


async def _annul_rating(work: Work, game: str, match: MatchId, at: Moment) -> None:
    closing = await work.closing(match)
    if closing is not None and not closing.is_done:
        raise Conflict("too-busy", match=match)
    await annul_rating(work, game, match, at)
