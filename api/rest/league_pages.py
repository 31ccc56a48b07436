"""Pages of standings: written once for each state of a league, however many read them."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from api.entrants import Names, names_of
from api.rest.league_telling import players_of, standings_shape
from api.rest.operation import Ask
from application.leagues.look import LeagueLook
from domain.league.season import Season

NAMES_KEPT = 1_000
"""Milliseconds for which names are not looked up again: a new name shows by then."""


@dataclass(slots=True)
class _Page:
    """What was written last, with which names, read when."""

    names: Names = field(default_factory=dict)
    named_at: int = 0
    body: bytes = b""


async def standings_page(ask: Ask, look: LeagueLook, season: Season, division: int | None) -> bytes:
    """The standings of all divisions, or of one, as JSON."""
    if season is not look.league.season:
        return await _written(ask, _Page(), look, season, division)
    page = ask.desk.leagues.once(look.league, ("page", division, ask.caller.language), _Page)
    if not page.body or ask.desk.clock.now() - page.named_at >= NAMES_KEPT:
        await _written(ask, page, look, season, division)
    return page.body


async def _written(ask: Ask, page: _Page, look: LeagueLook, season: Season, division: int | None) -> bytes:
    """Written anew only where somebody is called otherwise by now."""
    now = ask.desk.clock.now()
    names = await names_of(ask.desk, ask.caller, players_of(season, division))
    if not page.body or names != page.names:
        page.body = msgspec.json.encode(standings_shape(look, season, names, division))
    page.names, page.named_at = names, now
    return page.body
