"""Play for the machines of a match as long as it is their turn."""

from __future__ import annotations

from time import monotonic

from application.desk import Desk
from application.hosting.commit import to_move
from application.matches.take_ai_turn import state_at, take_ai_turn
from application.policy import Policy
from application.ports.queue import MatchAt, Task
from application.tasks import AI_TURN, LONE_AI_TURN, turn_task
from domain.hosting.match import Match
from domain.hosting.terms import MatchId


async def take_ai_turns(desk: Desk, match: MatchId, version: int, task: str = AI_TURN) -> int:
    """The number of moves played; 0 when the version is past. Each move is committed, and visible, at once.

    Other matches wait for their turn too: after a while, and also after a fault in the middle, the rest is sent as a
    task of its own, for it is about another version. So it is when a machine is to move that this task is not for.
    """
    state = await state_at(desk, match, version)
    if state.version != version:
        return 0
    at, count, rest = version, 0, _task_for(state.match)
    end = monotonic() + _slice(desk.policy, task)
    try:
        while rest == task and (count == 0 or monotonic() < end):
            changed = await take_ai_turn(desk, match, at)
            if changed is None:
                return count
            at, count, rest = changed.version, count + 1, _task_for(changed.view.match)
    finally:
        if rest and (count or rest != task):
            await desk.queue.send([Task(rest, MatchAt(match, at))])
    return count


def _slice(policy: Policy, task: str) -> float:
    """Many tables of lone machines may wait in one queue: each gets one move, then the next table has its turn."""
    if task == LONE_AI_TURN:
        return 0.0
    return policy.ai_slice if task == AI_TURN else policy.quick_slice


def _task_for(match: Match) -> str:
    """None, as an empty name, unless a machine is to move."""
    seat = to_move(match)
    return turn_task(seat.machine, match.has_people) if seat and seat.machine else ""
