"""Which leagues are being looked after in this process: each by one at a time, and not again for what he has seen."""

from __future__ import annotations

from domain.hosting.terms import Moment
from domain.league.terms import LeagueId

MOST_ATTENDED = 1_000


class Care:
    """Memory of one process only: another one may do the same work, of which one append wins."""

    def __init__(self) -> None:
        self._in_hand: set[LeagueId] = set()
        self._called: set[LeagueId] = set()
        self._left_at: dict[LeagueId, int] = {}
        self._attended: dict[LeagueId, Moment] = {}

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

    def is_attention_due(self, league: LeagueId, now: Moment, every: int) -> bool:
        """Whether a look at a sandbox has not been written for so long."""
        return now - self._attended.get(league, 0) >= every

    def note_attention(self, league: LeagueId, now: Moment, every: int) -> None:
        """What is too old to matter is forgotten, so that this stays small."""
        if len(self._attended) >= MOST_ATTENDED:
            self._attended = {each: at for each, at in self._attended.items() if now - at < every}
        self._attended[league] = now
