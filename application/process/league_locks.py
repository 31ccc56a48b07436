"""The leagues that this process is advancing: each by one task at a time."""

from __future__ import annotations

from application.process.bounded_cache import BoundedCache
from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

MOST_ATTENDED = 1_000


class LeagueLocks:
    """Memory of one process only. Another process may do the same work; one append wins."""

    def __init__(self) -> None:
        self._in_hand: set[LeagueId] = set()
        self._called: set[LeagueId] = set()
        self._left_at: dict[LeagueId, int] = {}
        self._attended: BoundedCache[LeagueId, Moment] = BoundedCache(MOST_ATTENDED)

    def try_begin(self, league: LeagueId, version: int | None = None) -> bool:
        """Takes the league in hand. False where another task has it, which then looks again, or where it was left at a
        later version.

        A task that leaves a league sends another one about that version, which covers all that was sent before.
        """
        if league in self._in_hand:
            self._called.add(league)
            return False
        if version is not None and version < self._left_at.get(league, 0):
            return False
        self._in_hand.add(league)
        return True

    def begin_pass(self, league: LeagueId) -> None:
        """Begins a pass over the league, which covers all calls until now."""
        self._called.discard(league)

    def is_called(self, league: LeagueId) -> bool:
        """Whether another task has called since the last pass began."""
        return league in self._called

    def end(self, league: LeagueId, left_at: int | None) -> None:
        """Lets the league go: finished, or left at this version."""
        self._in_hand.discard(league)
        self._called.discard(league)
        if left_at is None:
            self._left_at.pop(league, None)
        else:
            self._left_at[league] = left_at

    def is_attention_due(self, league: LeagueId, now: Moment, every: int) -> bool:
        """Whether attention to a sandbox was last written at least `every` milliseconds ago."""
        return now - (self._attended.get(league) or 0) >= every

    def note_attention(self, league: LeagueId, now: Moment) -> None:
        self._attended.keep(league, now)
