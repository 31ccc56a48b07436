"""Measure the figures that are sampled rather than counted, whenever they are requested."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import nan
from time import monotonic
from typing import Final, Generic, TypeVar

from application.desk import Desk
from application.policy import SECOND
from application.ports.pairing import SeekCrowd
from application.ports.queue import QueueLoad
from application.ports.upkeep import Backlog

T = TypeVar("T")

# Seconds for which a sample is good: more questions in that time cost nobody anything.
FRESH: Final = 5.0
LAG_EVERY: Final = 0.5


class Part(Generic[T]):
    """What one other part of the system has to be asked for; `show` gets None while it does not answer."""

    def __init__(self, ask: Callable[[Desk], Awaitable[T]], show: Callable[[Desk, T | None], None]) -> None:
        self._ask = ask
        self._show = show
        self._asked_at = -FRESH
        self._answer: asyncio.Future[T] | None = None

    async def sample(self, desk: Desk, patience: float) -> None:
        answer = self._newest(desk)
        # Waited for, not cancelled: what was asked of a database or a broker is let finish.
        await asyncio.wait([answer], timeout=patience)
        is_known = answer.done() and answer.exception() is None
        self._show(desk, answer.result() if is_known else None)

    def _newest(self, desk: Desk) -> asyncio.Future[T]:
        """A part that still owes an answer is not asked again."""
        now = monotonic()
        if self._answer is None or (self._answer.done() and now - self._asked_at >= FRESH):
            self._asked_at = now
            self._answer = asyncio.ensure_future(self._ask(desk))
        return self._answer


class Samples:
    """The newest sample of every part, for however many ask."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._parts = (
            Part(_backlog, _show_backlog),
            Part(_crowd, _show_crowd),
            Part(_loads, _show_queues),
            Part(_is_store_up, _show_store),
            Part(_is_bus_up, _show_bus),
        )

    async def take(self, patience: float) -> None:
        """Returns within this many seconds, even if a part hangs; never raises for a part that is down."""
        _show_process(self._desk)
        await asyncio.gather(*(part.sample(self._desk, patience) for part in self._parts))


async def _backlog(desk: Desk) -> Backlog:
    async with desk.store.reading() as reading:
        return await reading.backlog()


async def _crowd(desk: Desk) -> SeekCrowd:
    async with desk.store.reading() as reading:
        return await reading.crowd()


async def _loads(desk: Desk) -> Mapping[str, QueueLoad]:
    return await desk.queue.loads()


async def _is_store_up(desk: Desk) -> bool:
    return await desk.store.is_up()


async def _is_bus_up(desk: Desk) -> bool:
    return await desk.bus.is_up()


def _show_backlog(desk: Desk, backlog: Backlog | None) -> None:
    rows, oldest, dead = (nan, None, nan) if backlog is None else (backlog.outbox, backlog.oldest, backlog.dead)
    age = 0.0 if oldest is None else max(0, desk.clock.now() - oldest) / SECOND
    desk.metrics.show("outbox_rows", rows)
    desk.metrics.show("outbox_age_seconds", nan if backlog is None else age)
    desk.metrics.show("dead_tasks", dead)


def _show_crowd(desk: Desk, crowd: SeekCrowd | None) -> None:
    number, oldest = (nan, None) if crowd is None else (crowd.waiting, crowd.oldest)
    age = 0.0 if oldest is None else max(0, desk.clock.now() - oldest) / SECOND
    desk.metrics.show("seeks_waiting", number)
    desk.metrics.show("seeks_oldest_seconds", nan if crowd is None else age)


def _show_queues(desk: Desk, loads: Mapping[str, QueueLoad] | None) -> None:
    for queue, load in (loads or {}).items():
        desk.metrics.show("queue_tasks", load.tasks, queue=queue)
        desk.metrics.show("queue_age_seconds", load.age, queue=queue)


def _show_store(desk: Desk, is_up: bool | None) -> None:
    desk.metrics.show("store_up", bool(is_up))


def _show_bus(desk: Desk, is_up: bool | None) -> None:
    desk.metrics.show("bus_up", bool(is_up))


def _show_process(desk: Desk) -> None:
    pool = desk.store.pool()
    desk.metrics.show("pool_size", pool.size)
    desk.metrics.show("pool_in_use", pool.in_use)
    desk.metrics.show("pool_waiting", pool.waiting)
    desk.metrics.show("streams_open", desk.streams.open)


async def measure_lag(desk: Desk) -> None:
    """For ever, until cancelled: how late this loop wakes what sleeps on it."""
    while True:
        began = monotonic()
        await asyncio.sleep(LAG_EVERY)
        desk.metrics.observe("loop_lag_seconds", max(0.0, monotonic() - began - LAG_EVERY))
