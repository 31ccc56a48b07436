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
    """What was written last: of which state of the league, with which names, read when."""

    version: int = 0
    names: Names = field(default_factory=dict)
    named_at: int = 0
    body: bytes = b""


async def standings_page(ask: Ask, look: LeagueLook, season: Season, division: int | None) -> bytes:
    """The standings of all divisions, or of one, as JSON."""
    if season is not look.league.season:
        return _written(_Page(), await _names(ask, season, division), look, season, division)
    page = ask.desk.leagues.lasting(look.league.id, ("page", division, ask.caller.language), _Page)
    names, now = page.names, ask.desk.clock.now()
    if now - page.named_at >= NAMES_KEPT or any(one not in names for one in players_of(season, division)):
        names = await _names(ask, season, division)
        page.named_at = now
    if (look.league.version, names) == (page.version, page.names):
        return page.body
    return _written(page, names, look, season, division)


async def _names(ask: Ask, season: Season, division: int | None) -> Names:
    return await names_of(ask.desk, ask.caller, players_of(season, division))


def _written(page: _Page, names: Names, look: LeagueLook, season: Season, division: int | None) -> bytes:
    page.body = msgspec.json.encode(standings_shape(look, season, names, division))
    page.version, page.names = look.league.version, names
    return page.body
