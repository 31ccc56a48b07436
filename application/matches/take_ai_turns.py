"""Play for the machines of a match as long as it is their turn."""

from __future__ import annotations

from time import monotonic

from application.committing import to_move
from application.desk import Desk
from application.matches.take_ai_turn import take_ai_turn
from application.ports.queue import Task
from application.topics import AI_TURN
from domain.hosting.terms import MatchId


async def take_ai_turns(desk: Desk, match: MatchId, version: int) -> int:
    """Says how many moves were made; none when the version is past. Each is committed, and seen, as it is made.

    Other matches wait for their turn too: after a while, and also after a fault in the middle, the rest is sent as a
    task of its own, for it is about another version.
    """
    at, made, is_on = version, 0, True
    end = monotonic() + desk.policy.ai_slice
    try:
        while is_on and (made == 0 or monotonic() < end):
            changed = await take_ai_turn(desk, match, at)
            if changed is None:
                return made
            mover = to_move(changed.look.match)
            at, made, is_on = changed.version, made + 1, bool(mover and mover.machine)
    finally:
        if made and is_on:
            await desk.queue.send([Task(AI_TURN, match, at)])
    return made
