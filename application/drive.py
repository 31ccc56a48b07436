"""What a server does by itself, as rounds and as endless loops that are ended by cancelling them."""

from __future__ import annotations

import asyncio
from time import monotonic

from application.deliver import discard_sent, forget_old_answers, resend_lost
from application.desk import Desk
from application.matches.expire import expire
from application.matches.take_ai_turn import take_ai_turn
from application.topics import AI_TURN, task_topic

ROUND = 100
SWEEP_SECONDS = 5.0


async def take_ai_turns(desk: Desk) -> int:
    """One move for each match in which an AI is to move; says how many were played."""
    async with desk.store.reading() as reading:
        heads = await reading.machines(ROUND)
    played = [await take_ai_turn(desk, head.id, head.version) for head in heads]
    return sum(move is not None for move in played)


async def expire_clocks(desk: Desk) -> int:
    """Applies the time-out policy wherever a deadline has passed; says how many."""
    async with desk.store.reading() as reading:
        heads = await reading.expired(desk.clock.now(), ROUND)
    ended = [await expire(desk, head.id, head.version) for head in heads]
    return sum(entry is not None for entry in ended)


async def drive_machines(desk: Desk, every: float = SWEEP_SECONDS) -> None:
    """For ever: AI moves as soon as they are due, at the latest when `every` seconds have passed."""
    async with desk.bus.waiting(task_topic(AI_TURN)) as waiter:
        while not desk.streams.is_closing:
            if not await take_ai_turns(desk):
                await waiter.woken(every)


async def drive_clocks(desk: Desk, every: float = 1.0) -> None:
    """For ever: expired clocks."""
    while not desk.streams.is_closing:
        await expire_clocks(desk)
        await asyncio.sleep(every)


async def drive_outbox(desk: Desk, every: float = 0.2, sweep: float = SWEEP_SECONDS) -> None:
    """For ever: the outbox, and every `sweep` seconds lost notices and old answers."""
    swept = monotonic()
    while not desk.streams.is_closing:
        await discard_sent(desk)
        if monotonic() - swept >= sweep:
            await resend_lost(desk)
            await forget_old_answers(desk)
            swept = monotonic()
        await asyncio.sleep(every)
