"""Read a page of a match's events."""

from __future__ import annotations

from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import fresh_visible_state, seat_number
from application.hosting.visible_log import has_ended, visible_entries
from application.limits.paging import fit_cursor, fit_span
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId


@dataclass(frozen=True, slots=True)
class EventPage:
    """Visible entries after a cursor; `version` is the match's own, `has_more` says that the page is not the last."""

    entries: tuple[Logged, ...]
    version: int
    has_more: bool


async def read_events(desk: Desk, caller: Caller, match: MatchId, after: int = 0, first: int = 100) -> EventPage:
    """Up to `first` entries with a greater version than `after` (feeds.event_of makes them plain)."""
    size = fit_span(desk.policy, first)
    state = await fresh_visible_state(desk, caller, match)
    fit_cursor(after, state.version)
    async with desk.store.reading() as reading:
        entries = [logged for logged in await reading.log(match, after, size) if logged.version <= state.version]
    shown = visible_entries(entries, seat_number(state.match, caller), has_ended(state.match))
    return EventPage(shown, state.version, after + len(shown) < state.version)
