"""Write into a match's log what stops the clocks of its players.

Players' own plans say what stops their clocks, and the log says how a match's clock stands. Plans are written into the
logs soon after they begin. Until that is done no time is taken for over: whoever says so looks at the plans once more.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from application.callers import NOBODY
from application.desk import Desk
from application.errors import Conflict, WrongStatus
from application.hosting.change import PlannedChange, change
from application.hosting.pauses import missing_pauses, players_with_clocks
from application.ports.store import Work
from application.process.match_state import MatchState
from domain.hosting.match import Match
from domain.hosting.terms import MatchId


async def learn_pauses(desk: Desk, match: MatchId) -> bool:
    """Logs what the match does not know yet of its players' pauses; whether there was anything. Safe to repeat."""
    state = await desk.matches.fresh(match)
    players = players_with_clocks(state.match)
    if not players:
        return False
    async with desk.store.reading() as reading:
        known = await reading.pauses_of(players)

    def decide(state: MatchState) -> PlannedChange:
        entries = missing_pauses(state.match, known, desk.clock.now(), players)
        if not entries:
            raise WrongStatus("match-not-running", match_status=state.match.status.value)
        return PlannedChange(entries)

    if not missing_pauses(state.match, known, desk.clock.now(), players):
        return False
    with suppress(WrongStatus, Conflict):
        await change(desk, NOBODY, match, decide)
        return True
    return False


@dataclass(slots=True)
class PauseGuard:
    """Stops a change that takes a time for over, where the player has begun a pause that the log does not know."""

    desk: Desk
    decided: Match | None = None

    async def check(self, work: Work) -> None:
        """The player is held: a pause that begins later begins after the time was over."""
        match = self.decided
        mover = None if match is None or match.to_move is None else match.seat(match.to_move).player
        if match is None or mover is None:
            return
        await work.hold_player(mover)
        if missing_pauses(match, await work.pauses_of([mover]), self.desk.clock.now(), [mover]):
            raise Conflict("too-busy", match=match.id)
