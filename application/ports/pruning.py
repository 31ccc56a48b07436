"""What is stored only for a time: each kind is found by its age and deleted a few rows at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.terms import LeagueId


@dataclass(frozen=True, slots=True)
class GuestPlace:
    """Where a page of guests ended: oldest first, by creation and id."""

    created_at: Moment
    id: PlayerId


class PruneReading(Protocol):
    async def unstarted_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        """Open matches outside of leagues that were opened before this, oldest first."""
        ...

    async def unplayed_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        """Matches that ended without having started, and were closed before this, oldest first."""
        ...

    async def guests_after(self, place: GuestPlace | None, before: Moment, limit: int) -> Sequence[GuestPlace]:
        """Guests created before this, oldest first, from behind `place`."""
        ...

    async def condemned_matches(self, limit: int) -> Sequence[MatchId]:
        """Matches of condemned sandboxes, also those that were paired but never made."""
        ...


class PruneWork(PruneReading, Protocol):
    """Each method deletes at most `limit` rows and says how many; another process may do the same meanwhile."""

    async def forget_answers(self, before: Moment, limit: int) -> int:
        """Kept answers older than this."""
        ...

    async def forget_leases(self, before: Moment) -> int:
        """Leases whose time was over before this: there is at most one for a match."""
        ...

    async def forget_tokens(self, before: Moment, limit: int) -> int:
        """Tokens that expired or were revoked before this."""
        ...

    async def forget_dead(self, before: Moment, limit: int) -> int:
        """Dead tasks, dropped or not, that died before this."""
        ...

    async def forget_guests(self, guests: Sequence[PlayerId]) -> int:
        """Those who have no token, seat, match, league and rating."""
        ...

    async def forget_matches(self, matches: Sequence[MatchId]) -> int:
        """Matches with all that is kept of them, whatever their state: the caller has chosen them with care."""
        ...

    async def attend_league(self, league: LeagueId, now: Moment, before: Moment) -> bool:
        """Notes that somebody looks at a sandbox, unless that was noted after `before` or it is condemned."""
        ...

    async def condemn_sandboxes(self, before: Moment, closed_before: Moment, limit: int) -> int:
        """Marks sandboxes at which nobody has looked since these moments: nothing happens in them any more."""
        ...

    async def forget_sandboxes(self, limit: int) -> int:
        """Condemned sandboxes of which no match is left."""
        ...
