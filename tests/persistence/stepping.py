"""Cancelling a coroutine at a chosen await, so that a test can go through all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any, Literal

Moment = Literal["before", "after"]


@dataclass
class Stepper:
    """Drives a coroutine and cancels it at the awaits whose numbers are given, counted from 1.

    `before` cancels while the awaited thing is pending. `after` cancels when it is done and the coroutine has not gone
    on yet, which is what a task sees whose cancellation and answer come in the same turn of the event loop.
    """

    moment: Moment
    cancels: frozenset[int]
    awaits: int = 0
    _failure: BaseException | None = field(default=None)

    def drive(self, doing: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        return asyncio.create_task(self._run(doing))

    async def _run(self, doing: Coroutine[Any, Any, object]) -> object:
        return await _Driven(self, doing)

    def steps(self, doing: Coroutine[Any, Any, object]) -> Generator[Any, Any, object]:
        inner = doing.__await__()
        while True:
            failure, self._failure = self._failure, None
            try:
                awaited = next(inner) if failure is None else inner.throw(failure)
            except StopIteration as end:
                return end.value
            yield from self._await(awaited)

    def _await(self, awaited: Any) -> Generator[Any, Any, None]:
        self.awaits += 1
        is_cancelled = self.awaits in self.cancels
        try:
            if is_cancelled and self.moment == "before":
                task = asyncio.current_task()
                assert task is not None
                task.cancel()
            yield awaited
            if is_cancelled and self.moment == "after":
                raise asyncio.CancelledError
        except BaseException as failure:  # whatever it is, it belongs to the coroutine
            self._failure = failure


@dataclass
class _Driven:
    stepper: Stepper
    doing: Coroutine[Any, Any, object]

    def __await__(self) -> Generator[Any, Any, object]:
        return self.stepper.steps(self.doing)
