"""A mind: a process that answers one question after the other, until whoever asks is gone.

Run as a module; questions come in on standard input and choices go out on standard output, both pickled. Only its own
parent holds the other ends, so what is unpickled is always our own.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from application.games import Games
from application.ports.thinker import ReviewQuestion
from application.process.machine_questions import choice_for, review_for
from domain.catalog import CATALOG, standard

NICENESS = 5


def main() -> None:
    """The parent decides when to end, also when a terminal interrupts everyone; those who serve people come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever prints must not be taken for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    games = Games([standard(key) for key in CATALOG])
    while True:
        pickle.dump(_answer(games, questions.get()), answers)
        answers.flush()


def _listen(source: BinaryIO, questions: SimpleQueue[Any]) -> None:
    """A parent that is gone, however it went, closes its end: a search then has nobody left to search for."""
    try:
        while True:
            questions.put(pickle.load(source))
    except (EOFError, OSError):
        os._exit(0)


def _answer(games: Games, question: Any) -> Any:
    """The choice, or what went wrong: a question that cannot be answered is no reason to die."""
    try:
        return review_for(games, question) if isinstance(question, ReviewQuestion) else choice_for(games, question)
    except Exception as fault:  # the edge of this process
        return RuntimeError(f"{type(fault).__name__}: {fault}")


if __name__ == "__main__":
    main()
