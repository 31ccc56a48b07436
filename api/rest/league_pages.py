"""Pages of standings, encoded once for each version of a league."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from api.entrants import Names, names_of
from api.rest.league_responses import players_of, standings_shape
from api.rest.operation import Call
from application.leagues.league_view import LeagueView
from domain.league.season import Season

NAMES_LIFETIME = 1_000
"""Milliseconds after which names are read again, so a changed name shows by then."""


@dataclass(slots=True)
class _Page:
    """The last page: its body, and the league's version and the names that it shows."""

    version: int = 0
    names: Names = field(default_factory=dict)
    named_at: int = 0
    body: bytes = b""


async def standings_page(call: Call, look: LeagueView, season: Season, division: int | None) -> bytes:
    """The standings of one division or of all, as JSON."""
    if season is not look.league.season:
        return _write_page(_Page(), await _names(call, season, division), look, season, division)
    page = call.desk.leagues.lasting(look.league.id, ("page", division, call.caller.language), _Page)
    names, now = page.names, call.desk.clock.now()
    if now - page.named_at >= NAMES_LIFETIME or any(one not in names for one in players_of(season, division)):
        names = await _names(call, season, division)
        page.named_at = now
    if (look.league.version, names) == (page.version, page.names):
        return page.body
    return _write_page(page, names, look, season, division)


async def _names(call: Call, season: Season, division: int | None) -> Names:
    return await names_of(call.desk, call.caller, players_of(season, division))


def _write_page(page: _Page, names: Names, look: LeagueView, season: Season, division: int | None) -> bytes:
    page.body = msgspec.json.encode(standings_shape(look, season, names, division))
    page.version, page.names = look.league.version, names
    return page.body
