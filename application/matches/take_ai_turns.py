"""Play for the machines of a match as long as it is their turn."""

from __future__ import annotations

from time import monotonic

from application.committing import to_move
from application.desk import Desk
from application.matches.take_ai_turn import take_ai_turn
from application.ports.queue import Task
from application.topics import AI_TURN, QUICK_TURN, turn_task
from domain.hosting.match import SeatState
from domain.hosting.terms import MatchId


async def take_ai_turns(desk: Desk, match: MatchId, version: int, task: str = AI_TURN) -> int:
    """Says how many moves were made; none when the version is past. Each is committed, and seen, as it is made.

    Other matches wait for their turn too: after a while, and also after a fault in the middle, the rest is sent as a
    task of its own, for it is about another version. So it is when a machine is next that this task is not for.
    """
    at, made, rest = version, 0, task
    end = monotonic() + (desk.policy.quick_slice if task == QUICK_TURN else desk.policy.ai_slice)
    try:
        while made == 0 or (rest == task and monotonic() < end):
            changed = await take_ai_turn(desk, match, at)
            if changed is None:
                return made
            at, made, rest = changed.version, made + 1, _task_for(to_move(changed.look.match))
    finally:
        if made and rest:
            await desk.queue.send([Task(rest, match, at)])
    return made


def _task_for(seat: SeatState | None) -> str:
    """None, as an empty name, unless a machine is to move."""
    return turn_task(seat.machine) if seat and seat.machine else ""
