"""How evenly the players of a season will meet, from the first registration on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from domain.league.league import League
from domain.league.pairing import has_schedule, schedule
from domain.league.round_robin import drawn_tables
from domain.league.season import Season, SeasonStatus
from domain.league.standings import Field
from domain.league.tables import SMALLEST_TABLE, Round, meeting_range


@dataclass(frozen=True, slots=True)
class DivisionEvenness:
    """How often any two players of a division of this size meet in the season, at least and at most."""

    players: int
    fewest: int
    most: int

    @property
    def difference(self) -> int:
        return self.most - self.fewest


def season_evenness(league: League, season: Season) -> tuple[DivisionEvenness, ...]:
    """Each kind of division once, the largest first (LG-14); nothing for formats without a schedule.

    Until the season starts these are divisions of even size. Computing the real placement could take seconds.
    """
    if not has_schedule(season.rules):
        return ()
    if season.status is SeasonStatus.REGISTRATION:
        table_size, rounds = season.rules.table_size, season.rules.calendar.rounds
        sizes = sorted(expected_sizes(league, season), reverse=True)
        return tuple(_evenness(size, drawn_tables(size, table_size, rounds)) for size in sizes)
    fields = [Field(division.players, division.tables) for division in season.divisions]
    kinds = {_evenness(len(field.players), schedule(season.rules, field)) for field in fields}
    return tuple(sorted(kinds, key=lambda kind: (-kind.players, kind.fewest, kind.most)))


def expected_sizes(league: League, season: Season) -> frozenset[int]:
    """As many divisions as before if they can be filled, more if they are needed (LG-44); their sizes within one
    (LG-42)."""
    rules = season.rules.divisions
    players = min(len(season.registered), season.capacity)
    if players < max(SMALLEST_TABLE, rules.smallest):
        return frozenset()
    before = max((finish.division for finish in league.past.values() if not finish.rested), default=1)
    count = min(rules.most, max(min(before, players // rules.smallest), -(-players // rules.largest)))
    return frozenset({players // count, -(-players // count)})


@lru_cache(maxsize=512)
def _evenness(players: int, drawn: tuple[Round, ...]) -> DivisionEvenness:
    return DivisionEvenness(players, *meeting_range(drawn, players))
