"""Announce this process in the store, and watch whether it can write and has its broker."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from application.desk import Desk
from application.policy import SECOND
from application.ports.processes import Process
from application.ports.store import StoreFault
from application.process.pulse import Pulse
from domain.hosting.terms import Moment

# A process counts as dead after this many missing announcements.
MISSED: Final = 3
# How long one announcement may take, in seconds: a store that hangs is as good as none.
PATIENCE: Final = 3.0
# How often the broker is asked whether it is there, in seconds.
BROKER_EVERY: Final = 5.0

_log = logging.getLogger(__name__)


async def keep_announcing(desk: Desk, me: Process, every: float) -> None:
    """For ever, until cancelled, which is a goodbye. The announcement is also the proof that the store can be written.

    A small row every few seconds finds a full disk or a store that only reads, at no cost to any request.
    """
    last = me
    try:
        while True:
            last = await _announce(desk, me, every)
            await asyncio.sleep(every)
    finally:
        await _say_goodbye(desk, last)


async def _announce(desk: Desk, me: Process, every: float) -> Process:
    until = Moment(desk.clock.now() + round(MISSED * every * SECOND))
    now = replace(me, until=until, fault=desk.pulse.fault, performing=desk.pulse.tasks)
    try:
        async with asyncio.timeout(PATIENCE), desk.store.working() as work:
            await work.announce_process(now)
            await work.commit()
    except (StoreFault, TimeoutError) as fault:
        _note_write(desk.pulse, str(fault) or type(fault).__name__)
    else:
        _note_write(desk.pulse, None)
    return now


def _note_write(pulse: Pulse, fault: str | None) -> None:
    """Logged once when the store can no longer be written, and once when it can again."""
    if fault and pulse.can_write is not False:
        _log.warning("store.write.failed fault=%s", fault)
    elif fault is None and pulse.can_write is False:
        _log.warning("store.write.restored")
    pulse.can_write = fault is None


async def _say_goodbye(desk: Desk, last: Process) -> None:
    """A process that says goodbye need not be found dead: its tasks have gone back to the broker."""
    try:
        async with asyncio.timeout(PATIENCE), desk.store.working() as work:
            await work.forget_process(last)
            await work.commit()
    except (StoreFault, TimeoutError) as fault:
        _log.warning("process.goodbye.failed fault=%s", str(fault) or type(fault).__name__)


async def watch_broker(desk: Desk, every: float = BROKER_EVERY) -> None:
    """For ever, until cancelled."""
    while True:
        is_up = await desk.queue.is_up()
        if not is_up and desk.pulse.has_broker is not False:
            _log.warning("broker.lost")
        elif is_up and desk.pulse.has_broker is False:
            _log.warning("broker.restored")
        desk.pulse.has_broker = is_up
        await asyncio.sleep(every)
