"""Find leagues, newest first."""

from __future__ import annotations

from dataclasses import dataclass

from application.desk import Desk
from application.limits.paging import MOST_COUNTED, fit_page, page_of
from application.ports.leagues import LeagueFilter, LeaguePlace, LeagueSummary


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """A page of leagues; `after` is where the next one begins, None at the end."""

    heads: tuple[LeagueSummary, ...]
    has_previous: bool
    after: LeaguePlace | None


async def find_leagues(
    desk: Desk, wanted: LeagueFilter, place: LeaguePlace | None = None, first: int = 20, is_backward: bool = False
) -> LeaguePage:
    """All leagues are public."""
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        found = await reading.find_leagues(wanted, place, size + 1, is_backward)
    page = page_of(found, size, place is not None, is_backward)
    more = LeaguePlace(page.items[-1].founded_at, page.items[-1].id) if page.has_next and page.items else None
    return LeaguePage(page.items, page.has_previous, more)


async def count_leagues(desk: Desk, wanted: LeagueFilter) -> int:
    """How many leagues the pages of this filter have together, counted up to MOST_COUNTED."""
    async with desk.store.reading() as reading:
        return await reading.count_leagues(wanted, MOST_COUNTED)
