"""A pool of search processes, started on demand and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from select import POLLIN, poll
from threading import Lock
from typing import Any, Final, TypeAlias, TypeVar

from adapters.thinker.fair_pool import FairPool
from application.ports.thinker import (
    Choice,
    Computation,
    MoveReview,
    Question,
    ReviewQuestion,
)
from domain.ai.levels import LEVELS

# In seconds: a process that exceeds its level's ceiling by this much counts as dead. The margin includes its start.
MARGIN: Final = 60.0
TRIES: Final = 3
# Tables without people share one queue, and its next turn comes after PATIENCE others.
LONE: Final = "lone"
# Analyses wait in the same way, because nobody's turn depends on them.
REVIEWS: Final = "reviews"
COMPUTATIONS: Final = "computations"
PATIENCE: Final = {LONE: 8, REVIEWS: 8, COMPUTATIONS: 8}

T = TypeVar("T")
AnyQuestion: TypeAlias = Question | ReviewQuestion | Computation[Any]


class ThinkerLost(Exception):
    """A search process died, or did not answer in time."""


class ThinkerPool:
    """The port's Thinker: questions beyond the number of processes wait for their turn.

    Quick levels, which need milliseconds, have a process of their own and never wait for a long search.
    """

    def __init__(self, number: int = 0, editions: Path | None = None) -> None:
        searching = [ThinkerProcess(editions) for _ in range(number or default_size())]
        quick = [ThinkerProcess(editions)]
        self._searching, self._quick = FairPool(searching), FairPool(quick)
        self._processes = searching + quick
        self._threads = ThreadPoolExecutor(len(self._processes), thread_name_prefix="thinkers")
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes, for monitoring."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def think(self, question: Question) -> Choice:
        choice = await self._ask_with_retries(question)
        assert isinstance(choice, Choice)
        return choice

    async def review(self, question: ReviewQuestion) -> MoveReview:
        reviewed = await self._ask_with_retries(question)
        assert isinstance(reviewed, MoveReview)
        return reviewed

    async def compute(self, computation: Computation[T]) -> T:
        result: T = await self._ask_with_retries(computation)
        return result

    async def _ask_with_retries(self, question: AnyQuestion) -> Any:
        for _ in range(TRIES - 1):
            try:
                return await self._ask(question)
            except ThinkerLost:
                continue
        return await self._ask(question)

    async def close(self) -> None:
        """Ends every process, also in the middle of a search."""
        self._is_closed = True
        for process in self._processes:
            process.kill(for_good=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(process.end) for process in self._processes))

    async def _ask(self, question: AnyQuestion) -> Any:
        pool = self._quick if _is_quick(question) else self._searching
        queue = _queue_of(question)
        async with pool.lend(queue, PATIENCE.get(queue, 0), question.account) as process:
            return await self._await_answer(process, question)

    async def _await_answer(self, process: ThinkerProcess, question: AnyQuestion) -> Any:
        if self._is_closed:
            raise ThinkerLost
        answering = asyncio.get_running_loop().run_in_executor(self._threads, process.answer, question)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            # The answer has no reader any more, and the next question must not receive it.
            # Reviews and computations are not killed: they end sooner than a new process would be of use.
            if isinstance(question, Question):
                process.kill()
            await asyncio.wait([answering])
            answering.cancelled() or answering.exception()
            raise


class ThinkerProcess:
    """One process at a time. One thread at a time asks it; any thread may kill it."""

    def __init__(self, editions: Path | None = None) -> None:
        self._arguments = [str(editions)] if editions else []
        self._process: subprocess.Popen[bytes] | None = None
        self._in_use = Lock()
        self._is_over = False

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def answer(self, question: AnyQuestion) -> Any:
        """Raises ThinkerLost if the process dies or takes too long. The next question starts a new process."""
        with self._in_use, ExitStack() as failing:
            # After any fault the pipes may hold half a message, so the process is replaced.
            failing.callback(self._clean_up)
            try:
                answer = _exchange(self._running_process(), question, _ceiling(question) + MARGIN)
            except (OSError, EOFError, pickle.UnpicklingError, ThinkerLost):
                raise ThinkerLost from None
            failing.pop_all()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def kill(self, for_good: bool = False) -> None:
        """Ends the process; a thread that waits for its answer notices at once."""
        self._is_over |= for_good
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        self.kill()
        with self._in_use:
            self._clean_up()

    def _running_process(self) -> subprocess.Popen[bytes]:
        if self._is_over:
            raise ThinkerLost
        if self._process is None:
            # Not a fork: a child must not share this process's threads and sockets.
            command = [sys.executable, "-m", "adapters.thinker.search_process", *self._arguments]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment())
        return self._process

    def _clean_up(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            # Waits for the end of the process and closes both pipes.
            process.communicate()


def _is_quick(question: AnyQuestion) -> bool:
    return isinstance(question, Question) and LEVELS[question.level].is_quick


def _queue_of(question: AnyQuestion) -> str:
    """The queue of a question: each level, advice, reviews, computations and tables without people have their own."""
    if isinstance(question, Computation):
        return COMPUTATIONS
    if isinstance(question, ReviewQuestion):
        return REVIEWS
    if question.is_advice:
        return "advice"
    return LONE if question.is_lone else question.level


def _ceiling(question: AnyQuestion) -> float:
    """Seconds that the answer may take; a computation bounds itself."""
    return 0.0 if isinstance(question, Computation) else LEVELS[question.level].ceiling


def _exchange(process: subprocess.Popen[bytes], question: AnyQuestion, patience: float) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(question, process.stdin)
    process.stdin.flush()
    if not _has_answer(process.stdout.fileno(), patience):
        raise ThinkerLost
    return pickle.load(process.stdout)


def _has_answer(descriptor: int, patience: float) -> bool:
    """Uses `poll`: `select` cannot watch descriptors above 1,023, which a busy server exceeds."""
    waiting = poll()
    waiting.register(descriptor, POLLIN)
    return bool(waiting.poll(patience * 1_000))


def _environment() -> dict[str, str]:
    """The child's environment: the same import path, so it runs the same code, compiled or not."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def default_size() -> int:
    """One process for each core but one, which is left to the server."""
    return max(1, (os.cpu_count() or 2) - 1)
