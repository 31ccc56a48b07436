"""What is stored of leagues: their logs, members, matches and departures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.due import due_at
from domain.league.entries import LeagueLogged
from domain.league.league import League
from domain.league.terms import LeagueId


@dataclass(frozen=True, slots=True)
class LeagueSummary:
    """A league without its log: what lists and sweeps need; every column follows from the log."""

    id: LeagueId
    name: str
    owner: PlayerId
    game: str
    status: str
    sandbox: bool
    version: int
    due_at: Moment | None
    founded_at: Moment
    closed: bool = False


def league_summary_of(league: League) -> LeagueSummary:
    """`status` is that of the newest season."""
    return LeagueSummary(
        id=league.id,
        name=league.name,
        owner=league.owner,
        game=league.game,
        status=league.season.status.value if league.season else "founded",
        sandbox=league.sandbox,
        version=league.version,
        due_at=due_at(league),
        founded_at=league.founded_at,
        closed=league.closed_at is not None,
    )


@dataclass(frozen=True, slots=True)
class LeagueFilter:
    """Which leagues to find; None matches any."""

    game: str | None = None
    status: str | None = None
    owner: PlayerId | None = None
    player: PlayerId | None = None
    sandbox: bool | None = None
    closed: bool | None = None


@dataclass(frozen=True, slots=True)
class LeaguePlace:
    """Where a page of leagues ended: newest first, by founding and id."""

    founded_at: Moment
    id: LeagueId


@dataclass(frozen=True, slots=True)
class Departed:
    """A player left a season or a table; `occasion` is the table's match, or says which season."""

    league: LeagueId
    occasion: str
    at: Moment
    forgiven: bool

    @property
    def match(self) -> MatchId | None:
        """The table's; None where it was the season."""
        return MatchId(self.occasion) if self.occasion.startswith("mat_") else None


class LeagueReading(Protocol):
    async def league_summary(self, league: LeagueId) -> LeagueSummary | None: ...

    async def league_log(self, league: LeagueId, after: int = 0, limit: int | None = None) -> Sequence[LeagueLogged]:
        """Entries with a greater version than `after`, ascending."""
        ...

    async def rulings(self, leagues: Sequence[LeagueId]) -> Mapping[LeagueId, Sequence[LeagueLogged]]:
        """Only the entries that open a season or rule on a table, ascending; leagues without any are left out."""
        ...

    async def league_secret(self, league: LeagueId) -> bytes | None:
        """What the deals of its matches are derived from; nobody ever gets it."""
        ...

    async def find_leagues(
        self, wanted: LeagueFilter, place: LeaguePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[LeagueSummary]:
        """Newest first, from behind a place; backward the other way round, from before it."""
        ...

    async def count_leagues(self, wanted: LeagueFilter, limit: int) -> int:
        """How many there are, counted up to `limit`."""
        ...

    async def due_leagues(self, now: Moment, attended_since: Moment, limit: int) -> Sequence[LeagueSummary]:
        """Those whose time has come or who were woken since they were last looked after.

        A sandbox at which nobody has looked since `attended_since` is not among them.
        """
        ...

    async def due_calls(self, league: LeagueId, now: Moment, attended_since: Moment) -> int | None:
        """How often the league was woken; None unless it is one of those that are due."""
        ...

    async def league_of(self, match: MatchId) -> LeagueId | None:
        """The league a match belongs to."""
        ...

    async def departures(self, player: PlayerId) -> Sequence[Moment]:
        """When a player left seasons or tables of any league, ascending; without what was forgiven."""
        ...

    async def departures_by(self, player: PlayerId, limit: int) -> Sequence[Departed]:
        """What a player left, newest first; what was forgiven too."""
        ...


class LeagueWork(LeagueReading, Protocol):
    async def found_league(self, summary: LeagueSummary, secret: bytes, entries: Sequence[LeagueLogged]) -> None: ...

    async def append_league(self, summary: LeagueSummary, entries: Sequence[LeagueLogged]) -> None:
        """Adds entries that follow the stored version without a gap and replaces the summary; raises VersionTaken."""
        ...

    async def note_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        """Makes the league one of these players'; nothing happens where it is."""
        ...

    async def forget_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        """The league is no longer one of these players'."""
        ...

    async def note_league_matches(self, league: LeagueId, matches: Sequence[MatchId]) -> None:
        """Makes these matches the league's."""
        ...

    async def note_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId], at: Moment) -> None:
        """Remembers who left; once for each occasion."""
        ...

    async def forgive_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId]) -> None:
        """It does not count any more that these left on an occasion."""
        ...

    async def wake_league(self, league: LeagueId) -> None:
        """Marks the league as due, because something in it may have become due."""
        ...

    async def settle_league(self, league: LeagueId, woken: int) -> None:
        """All that was due when it had been woken so often is done."""
        ...
