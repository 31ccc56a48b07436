"""The matches that referees have ruled on, and when, from a league's log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.hosting.terms import MatchId, Moment
from domain.league.entries import LeagueLogged, SeasonOpened, TableAnnulled, TableAnnulledLate, TableDecided
from domain.league.season import match_id
from domain.league.terms import LeagueId

RULINGS = (SeasonOpened, TableAnnulled, TableAnnulledLate, TableDecided)
"""The entries from which it follows."""


def ruled_matches(league: LeagueId, entries: Iterable[LeagueLogged]) -> Iterator[tuple[MatchId, Moment]]:
    """Every ruling that takes a match out of the ratings."""
    season = 0
    for logged in entries:
        match logged.entry:
            case SeasonOpened(number):
                season = number
            case TableAnnulledLate(_, _, over, division, round, table):
                yield match_id(league, over, division, round, table), logged.at
            case TableAnnulled(_, _, division, round, table) | TableDecided(_, _, division, round, table):
                yield match_id(league, season, division, round, table), logged.at
            case _:
                continue
