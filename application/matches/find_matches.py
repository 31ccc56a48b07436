"""Find matches, newest first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from application.callers import Caller
from application.desk import Desk
from application.limits.paging import MOST_COUNTED, fit_page, page_of
from application.ports.store import MatchFilter, MatchSummary, Place


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A page of matches; `after` is where the next one begins, None at the end."""

    summaries: tuple[MatchSummary, ...]
    has_previous: bool
    after: Place | None


async def find_matches(
    desk: Desk,
    caller: Caller,
    wanted: MatchFilter,
    place: Place | None = None,
    first: int = 20,
    is_backward: bool = False,
) -> MatchPage:
    """Listed matches behind a place or before it; also unlisted ones of the caller, if the filter names the caller."""
    size = fit_page(desk.policy, first)
    allowed = _visible_filter(caller, wanted)
    async with desk.store.reading() as reading:
        found = await reading.find(allowed, place, size + 1, is_backward)
    page = page_of(found, size, place is not None, is_backward)
    more = Place(page.items[-1].opened_at, page.items[-1].id) if page.has_next and page.items else None
    return MatchPage(page.items, page.has_previous, more)


async def count_matches(desk: Desk, caller: Caller, wanted: MatchFilter) -> int:
    """How many matches the pages of this filter have together, counted up to MOST_COUNTED."""
    async with desk.store.reading() as reading:
        return await reading.count(_visible_filter(caller, wanted), MOST_COUNTED)


def _visible_filter(caller: Caller, wanted: MatchFilter) -> MatchFilter:
    """Only their players find sealed matches, not even the owner of their league: as long as the deal is
    played elsewhere, nobody else may learn which of them are over."""
    if caller.player is None or caller.player.id not in (wanted.player, wanted.creator):
        return replace(wanted, listed=True)
    return replace(wanted, seen_by=caller.player.id)
