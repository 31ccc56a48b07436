"""Find leagues, newest first."""

from __future__ import annotations

from dataclasses import dataclass

from application.desk import Desk
from application.limits.paging import fit_page
from application.ports.leagues import LeagueFilter, LeaguePlace, LeagueSummary


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """A page of leagues; `after` is where the next one begins, None at the end; `total` counts all that match."""

    heads: tuple[LeagueSummary, ...]
    after: LeaguePlace | None
    total: int


async def find_leagues(
    desk: Desk, wanted: LeagueFilter, after: LeaguePlace | None = None, first: int = 20
) -> LeaguePage:
    """All leagues are public."""
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        found = tuple(await reading.find_leagues(wanted, after, size + 1))
        total = await reading.count_leagues(wanted)
    page = found[:size]
    more = LeaguePlace(page[-1].founded_at, page[-1].id) if len(found) > size else None
    return LeaguePage(page, more, total)
