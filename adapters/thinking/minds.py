"""A few minds that think for everyone: processes that are started when needed and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from select import POLLIN, poll
from threading import Lock
from typing import Any, Final

from adapters.thinking.room import Room
from application.ports.thinker import Choice, MoveReview, Question, ReviewQuestion
from domain.ai.levels import LEVELS

# A mind that has not answered so many seconds after the level's ceiling is taken for dead; starting one is included.
MARGIN: Final = 60.0
TRIES: Final = 3
# Machines at whose table nobody else sits share one line, and so many others come before its next one.
LONE: Final = "lone"
# Analyses are looked at afterwards: whoever is about to move comes before them in the same way.
REVIEWS: Final = "reviews"
PATIENCE: Final = {LONE: 8, REVIEWS: 8}


class MindLost(Exception):
    """A mind died, or kept silent, before it answered."""


class Minds:
    """The port's Thinker: questions beyond the number of minds wait for their turn.

    Quick levels have a mind of their own: thousandths of a second's work wait for no long search.
    """

    def __init__(self, number: int = 0) -> None:
        searching, quick = [Mind() for _ in range(number or usual_number())], [Mind()]
        self._searching, self._quick = Room(searching), Room(quick)
        self._minds = searching + quick
        self._threads = ThreadPoolExecutor(len(self._minds), thread_name_prefix="minds")
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that are there now, for whoever watches them."""
        return [mind.pid for mind in self._minds if mind.pid is not None]

    async def think(self, question: Question) -> Choice:
        choice = await self._tried(question)
        assert isinstance(choice, Choice)
        return choice

    async def review(self, question: ReviewQuestion) -> MoveReview:
        reviewed = await self._tried(question)
        assert isinstance(reviewed, MoveReview)
        return reviewed

    async def _tried(self, question: Question | ReviewQuestion) -> Choice | MoveReview:
        for _ in range(TRIES - 1):
            try:
                return await self._asked(question)
            except MindLost:
                continue
        return await self._asked(question)

    async def close(self) -> None:
        """Ends every mind, also in the middle of a search."""
        self._is_closed = True
        for mind in self._minds:
            mind.kill(for_good=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(asyncio.to_thread(mind.end) for mind in self._minds))

    async def _asked(self, question: Question | ReviewQuestion) -> Choice | MoveReview:
        room = self._quick if _is_quick(question) else self._searching
        line = _line_of(question)
        async with room.lent(line, PATIENCE.get(line, 0), question.account) as mind:
            return await self._answered(mind, question)

    async def _answered(self, mind: Mind, question: Question | ReviewQuestion) -> Choice | MoveReview:
        if self._is_closed:
            raise MindLost
        answering = asyncio.get_running_loop().run_in_executor(self._threads, mind.answered, question)
        try:
            return await asyncio.shield(answering)
        except asyncio.CancelledError:
            # Nobody waits for this answer any more, and the next question must not get it.
            # A review ends by itself before another process could be started.
            if isinstance(question, Question):
                mind.kill()
            await asyncio.wait([answering])
            answering.cancelled() or answering.exception()
            raise


class Mind:
    """One process at a time; asked by one thread at a time, killed by anyone."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._in_use = Lock()
        self._is_over = False

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def answered(self, question: Question | ReviewQuestion) -> Choice | MoveReview:
        """Raises MindLost when the process dies or takes too long: the next question gets a new one."""
        with self._in_use, ExitStack() as failing:
            # Whatever goes wrong between question and answer, what is left in the pipes is of no use to the next one.
            failing.callback(self._clean_up)
            try:
                answer = _exchanged(self._started(), question, LEVELS[question.level].ceiling + MARGIN)
            except (OSError, EOFError, pickle.UnpicklingError, MindLost):
                raise MindLost from None
            failing.pop_all()
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, Choice | MoveReview)
        return answer

    def kill(self, for_good: bool = False) -> None:
        """Whoever waits for an answer hears of it at once."""
        self._is_over |= for_good
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        self.kill()
        with self._in_use:
            self._clean_up()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_over:
            raise MindLost
        if self._process is None:
            # A process of its own, not a fork: this one has threads and sockets that a child must not share.
            command = [sys.executable, "-m", "adapters.thinking.mind"]
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_same_modules()
            )
        return self._process

    def _clean_up(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            # Waits for the process, and closes both pipes whatever is left in them.
            process.communicate()


def _is_quick(question: Question | ReviewQuestion) -> bool:
    return isinstance(question, Question) and LEVELS[question.level].is_quick


def _line_of(question: Question | ReviewQuestion) -> str:
    """Quick levels do not queue behind slow ones, nor machines' turns behind people who ask for advice."""
    if isinstance(question, ReviewQuestion):
        return REVIEWS
    if question.is_advice:
        return "advice"
    return LONE if question.is_lone else question.level


def _exchanged(process: subprocess.Popen[bytes], question: Question | ReviewQuestion, patience: float) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump(question, process.stdin)
    process.stdin.flush()
    if not _is_heard(process.stdout.fileno(), patience):
        raise MindLost
    return pickle.load(process.stdout)


def _is_heard(descriptor: int, patience: float) -> bool:
    """Polled: `select` knows no descriptor above 1,023, and a server with that many connections has no other left."""
    waiting = poll()
    waiting.register(descriptor, POLLIN)
    return bool(waiting.poll(patience * 1_000))


def _same_modules() -> dict[str, str]:
    """The environment in which a mind finds what this process runs, compiled or not."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def usual_number() -> int:
    """One core is left to those who serve."""
    return max(1, (os.cpu_count() or 2) - 1)
