"""A pool of search processes, started on demand and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from select import POLLIN, poll
from threading import Lock
from typing import Any, Final, TypeAlias, TypeVar

from adapters.thinker.fair_pool import FairPool
from adapters.thinker.shares import Answers, ShareQuestion, Shares
from application.ports.thinker import (
    Choice,
    Computation,
    MoveReview,
    Question,
    ReviewQuestion,
)
from domain.ai.levels import LEVELS
from domain.ai.sharing import Sample

# In seconds: a process that exceeds its level's ceiling by this much counts as dead. The margin includes its start.
MARGIN: Final = 60.0
# The same for a helper: a search waits for it, and does the share itself if it does not come.
SHARE_MARGIN: Final = 5.0
TRIES: Final = 3
# Tables without people share one queue, and its next turn comes after PATIENCE others.
LONE: Final = "lone"
# Analyses wait in the same way, because nobody's turn depends on them.
REVIEWS: Final = "reviews"
COMPUTATIONS: Final = "computations"
PATIENCE: Final = {LONE: 8, REVIEWS: 8, COMPUTATIONS: 8}

T = TypeVar("T")
AnyQuestion: TypeAlias = Question | ReviewQuestion | Computation[Any]
Help: TypeAlias = Callable[[Shares], Answers]


class ThinkerLost(Exception):
    """A search process died, or did not answer in time."""


class ThinkerPool:
    """The port's Thinker: questions beyond the number of processes wait for their turn.

    Quick levels, which need milliseconds, have a process of their own and never wait for a long search.
    """

    def __init__(self, number: int = 0, editions: Path | None = None, workers: int = 0) -> None:
        """`workers` is over how many processes one search may be spread; 0 for half of them."""
        searching = [ThinkerProcess(editions) for _ in range(number or default_size())]
        quick = [ThinkerProcess(editions)]
        self._searching, self._quick = FairPool(searching), FairPool(quick)
        self._processes = searching + quick
        self._workers = workers or max(1, len(searching) // 2)
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
            if isinstance(question, Question) and pool is self._searching:
                question = replace(question, workers=min(self._workers, pool.idle + 1))
            return await self._await_answer(process, question)

    async def _help(self, shares: Shares) -> Answers:
        return await asyncio.gather(*map(self._help_with, shares.questions))

    async def _help_with(self, question: ShareQuestion) -> list[Sample] | None:
        """The share's samples; None without an idle process, or if it dies or fails."""
        with self._searching.borrow() as process:
            if process is None:
                return None
            try:
                samples: list[Sample] = await self._await_answer(process, question)
            except (ThinkerLost, RuntimeError):
                return None
            return samples

    async def _await_answer(self, process: ThinkerProcess, question: AnyQuestion | ShareQuestion) -> Any:
        if self._is_closed:
            raise ThinkerLost
        loop = asyncio.get_running_loop()

        def help_out(shares: Shares) -> Answers:
            return asyncio.run_coroutine_threadsafe(self._help(shares), loop).result()

        answering = loop.run_in_executor(self._threads, process.answer, question, help_out)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            # The answer has no reader any more, and the next question must not receive it.
            # Reviews and computations are not killed: they end sooner than a new process would be of use.
            if isinstance(question, Question | ShareQuestion):
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

    def answer(self, question: AnyQuestion | ShareQuestion, help_out: Help) -> Any:
        """Raises ThinkerLost if the process dies or takes too long. The next question starts a new process."""
        with self._in_use, ExitStack() as failing:
            # After any fault the pipes may hold half a message, so the process is replaced.
            failing.callback(self._clean_up)
            try:
                patience = _patience(question)
                answer = _exchange(self._running_process(), question, patience)
                while isinstance(answer, Shares):
                    answer = _exchange(self._running_process(), help_out(answer), patience)
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


def _patience(question: AnyQuestion | ShareQuestion) -> float:
    """Seconds after which a process that has not answered counts as dead; a computation bounds itself."""
    match question:
        case ShareQuestion():
            return question.seconds + SHARE_MARGIN
        case Computation():
            return MARGIN
        case _:
            return LEVELS[question.level].ceiling + MARGIN


def _exchange(process: subprocess.Popen[bytes], words: AnyQuestion | ShareQuestion | Answers, patience: float) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(words, process.stdin)
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
