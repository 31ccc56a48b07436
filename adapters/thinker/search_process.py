"""A search process: it answers one question after the other until its parent ends.

Run as a module, with the folder of further editions as its argument, if there is one. Questions arrive on standard
input and answers leave on standard output, both pickled. Only the parent holds the other ends of the pipes, so
unpickling is safe.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, BinaryIO

from adapters.editions import hosted_games
from adapters.thinker.shares import Answers, PoolHelpers, ShareQuestion
from application.games import Games
from application.ports.thinker import Computation, Question, ReviewQuestion
from application.process.machine_questions import choice_for, review_for, share_for
from domain.ai.levels import LEVELS

NICENESS = 5


def main() -> None:
    """Runs at a lower priority than the server, and ignores SIGINT: the parent decides when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Printed text must not mix with the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    heard: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    games = Games(hosted_games(Path(sys.argv[1]) if sys.argv[1:] else None))

    def say(words: object) -> None:
        pickle.dump(words, answers)
        answers.flush()

    while True:
        say(_answer(games, heard.get(), say, heard.get))


def _listen(source: BinaryIO, heard: SimpleQueue[Any]) -> None:
    """Ends the process when the parent closes its end of the pipe, also in the middle of a search."""
    try:
        while True:
            heard.put(pickle.load(source))
    except (EOFError, OSError):
        os._exit(0)


def _answer(games: Games, question: Any, say: Callable[[object], None], hear: Callable[[], Answers]) -> Any:
    """The answer, or the error: a question that fails does not end the process."""
    try:
        match question:
            case Computation():
                return question.result()
            case ReviewQuestion():
                return review_for(games, question)
            case ShareQuestion():
                return share_for(games, question.question, question.share, question.seconds)
            case _:
                return choice_for(games, question, _helpers(question, say, hear))
    except Exception as fault:  # the edge of this process
        return RuntimeError(f"{type(fault).__name__}: {fault}")


def _helpers(question: Question, say: Callable[[object], None], hear: Callable[[], Answers]) -> PoolHelpers | None:
    if question.workers == 1:
        return None
    end = monotonic() + LEVELS[question.level].ceiling
    return PoolHelpers(question, say, hear, lambda: max(0.0, end - monotonic()))


if __name__ == "__main__":
    main()
