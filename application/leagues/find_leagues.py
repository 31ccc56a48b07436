"""Find leagues, newest first."""

from __future__ import annotations

from dataclasses import dataclass

from application.desk import Desk
from application.limits.paging import fit_page, page_of
from application.ports.leagues import LeagueFilter, LeaguePlace, LeagueSummary


@dataclass(frozen=True, slots=True)
class LeaguePage:
    """A page of leagues; `after` is where the next one begins, None at the end; `total` counts all that match."""

    heads: tuple[LeagueSummary, ...]
    has_previous: bool
    after: LeaguePlace | None
    total: int


async def find_leagues(
    desk: Desk, wanted: LeagueFilter, place: LeaguePlace | None = None, first: int = 20, is_backward: bool = False
) -> LeaguePage:
    """All leagues are public."""
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        found = await reading.find_leagues(wanted, place, size + 1, is_backward)
        total = await reading.count_leagues(wanted)
    page = page_of(found, size, place is not None, is_backward)
    more = LeaguePlace(page.items[-1].founded_at, page.items[-1].id) if page.has_next and page.items else None
    return LeaguePage(page.items, page.has_previous, more, total)
