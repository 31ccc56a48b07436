"""What a search process says while it searches: shares of its work for others, by way of the pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from application.ports.thinker import Question
from domain.ai.sharing import Sample, Share

Answers: TypeAlias = Sequence[list[Sample] | None]


@dataclass(frozen=True, slots=True)
class ShareQuestion:
    """A share of the search for a question; the helper has so many seconds."""

    question: Question
    share: Share
    seconds: float


@dataclass(frozen=True, slots=True)
class Shares:
    """Not an answer yet: the process goes on with its own share, and expects the answers to these."""

    questions: tuple[ShareQuestion, ...]


class PoolHelpers:
    """The domain's Helpers in a search process; `say` and `hear` lead to the pool."""

    def __init__(
        self, question: Question, say: Callable[[Shares], None], hear: Callable[[], Answers], left: Callable[[], float]
    ) -> None:
        self._question = question
        self._say = say
        self._hear = hear
        self._left = left

    @property
    def number(self) -> int:
        return self._question.workers - 1

    def ask(self, shares: Sequence[Share]) -> None:
        seconds = self._left()
        self._say(Shares(tuple(ShareQuestion(self._question, share, seconds) for share in shares)))

    def answers(self) -> Answers:
        return self._hear()
