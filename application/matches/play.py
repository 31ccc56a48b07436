"""Play a move, exactly once."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, NotYourTurn, StaleVersion
from application.hosting.change import ChangeResult, PlannedChange, change, idempotency_key
from application.hosting.learn_pauses import learn_pauses
from application.hosting.move import planned_move
from application.hosting.requirements import own_seat, require_running
from application.hosting.stale_version import require_version, with_missed_entries
from application.matches.expire import expire
from application.process.match_state import MatchState
from domain.hosting.clocks import has_expired
from domain.hosting.match import Match
from domain.hosting.players import Player
from domain.hosting.terms import MatchId


async def play(
    desk: Desk, caller: Caller, match: MatchId, expected_version: int, move: str, key: str | None = None
) -> ChangeResult:
    """Plays the move on the expected version; StaleVersion carries what was missed, RuledOut the game's refusal."""
    player = caller.player_with(Scope.PLAY)
    once = idempotency_key(player.id, key, "play", match, expected_version, move)

    def decide(state: MatchState) -> PlannedChange:
        require_version(state, caller, expected_version)
        seat = mover(require_running(state, caller), player)
        if has_expired(state.match.clock, desk.clock.now()):
            raise Conflict("time-is-up", seat=seat)
        return planned_move(state, seat, move)

    try:
        return await change(desk, caller, match, decide, once)
    except StaleVersion as stale:
        raise await with_missed_entries(desk, caller, match, stale) from None
    except Conflict as refusal:
        if refusal.code == "time-is-up" and await learn_pauses(desk, match):
            return await play(desk, caller, match, expected_version, move, key)
        if refusal.code == "time-is-up":
            await expire(desk, match, expected_version)
        raise


def mover(match: Match, player: Player) -> int:
    """The player's seat, if it is to move and no stand-in plays it."""
    seat = own_seat(match, player)
    if seat.machine:
        raise Conflict("seat-taken-over", seat=seat.number)
    if match.to_move != seat.number:
        raise NotYourTurn("not-your-turn", to_move=match.to_move)
    return seat.number
