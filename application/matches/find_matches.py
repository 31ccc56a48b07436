"""Find matches, newest first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from application.callers import Caller
from application.desk import Desk
from application.limits.paging import fit_page
from application.ports.store import MatchFilter, MatchSummary, Place


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A page of matches; `after` is where the next one begins, None at the end; `total` counts all that fit."""

    summaries: tuple[MatchSummary, ...]
    after: Place | None
    total: int


async def find_matches(
    desk: Desk, caller: Caller, wanted: MatchFilter, after: Place | None = None, first: int = 20
) -> MatchPage:
    """Listed matches; also unlisted ones where the caller is `wanted.player` or `wanted.creator`."""
    size = fit_page(desk.policy, first)
    allowed = _visible_filter(caller, wanted)
    async with desk.store.reading() as reading:
        found = tuple(await reading.find(allowed, after, size + 1))
        total = await reading.count(allowed)
    page = found[:size]
    more = Place(page[-1].opened_at, page[-1].id) if len(found) > size else None
    return MatchPage(page, more, total)


def _visible_filter(caller: Caller, wanted: MatchFilter) -> MatchFilter:
    """Only their players find sealed matches, not even the owner of their league: as long as the deal is
    played elsewhere, nobody else may learn which of them are over."""
    if caller.player is None or caller.player.id not in (wanted.player, wanted.creator):
        return replace(wanted, listed=True)
    return replace(wanted, seen_by=caller.player.id)
