"""Which leagues are being looked after in this process: each by one at a time, and not again for what he has seen."""

from __future__ import annotations

from domain.league.terms import LeagueId


class Care:
    """Memory of one process only: another one may do the same work, of which one append wins."""

    def __init__(self) -> None:
        self._in_hand: set[LeagueId] = set()
        self._called: set[LeagueId] = set()
        self._left_at: dict[LeagueId, int] = {}

    def is_begun(self, league: LeagueId, version: int | None = None) -> bool:
        """False where somebody has it in hand, who is told to look once more, or where it was left at a later version.

        Whoever leaves it sends a task about that version: all that was sent before is seen to by that one.
        """
        if league in self._in_hand:
            self._called.add(league)
            return False
        if version is not None and version < self._left_at.get(league, 0):
            return False
        self._in_hand.add(league)
        return True

    def look(self, league: LeagueId) -> None:
        """Whoever has called until now is seen to by the look that follows."""
        self._called.discard(league)

    def is_called(self, league: LeagueId) -> bool:
        """Whether somebody has called since the last look."""
        return league in self._called

    def end(self, league: LeagueId, left_at: int | None) -> None:
        """Lets it go: done with, or left at this version."""
        self._in_hand.discard(league)
        self._called.discard(league)
        if left_at is None:
            self._left_at.pop(league, None)
        else:
            self._left_at[league] = left_at
