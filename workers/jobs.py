"""What performs each kind of task of `application.tasks`: its use case and limits. A new task is one line in each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from application.bots.tell_bot import tell_bot
from application.desk import Desk
from application.leagues.advance import advance_league
from application.leagues.drive import send_due_leagues
from application.matches.close_match import close_match
from application.matches.expire import expire
from application.matches.take_ai_turns import take_ai_turns
from application.matches.verify_match import verify_soundly
from application.ports.queue import LeagueAt, MatchAt, Task
from application.tasks import (
    ADVANCE,
    ADVANCE_SANDBOX,
    AI_TURN,
    CLOCKS,
    CLOSE,
    EXPIRE,
    LEAGUES,
    LONE_AI_TURN,
    LONE_QUICK_TURN,
    PRUNE,
    QUICK_TURN,
    RECOVER,
    RELAY,
    SAMPLE,
    SWEEP,
    TELL_BOT,
    VERIFY,
)
from application.upkeep.expire_clocks import expire_clocks
from application.upkeep.prune import prune
from application.upkeep.recover import recover
from application.upkeep.relay import relay
from application.upkeep.sample import sample
from application.upkeep.sweep import sweep
from domain.hosting.terms import MatchId

Do: TypeAlias = Callable[[Desk, Task], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Job:
    """A task's use case, its limit in seconds, and its attempts before it is dead."""

    name: str
    do: Do
    limit: float = 30.0
    attempts: int = 5


@dataclass(frozen=True, slots=True)
class Round(Job):
    """A periodic job about no match in particular. A failed round is not retried, because the next one follows."""

    attempts: int = 1
    every: float = 5.0


def on_match(use_case: Callable[[Desk, MatchId, int], Awaitable[object]]) -> Do:
    async def do(desk: Desk, task: Task) -> None:
        assert isinstance(task.subject, MatchAt)
        await use_case(desk, task.subject.match, task.subject.version)

    return do


async def _take_turns(desk: Desk, task: Task) -> None:
    await on_match(partial(take_ai_turns, task=task.name))(desk, task)


async def _advance(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, LeagueAt)
    await advance_league(desk, task.subject.league, task.subject.version)


JOBS: Final[tuple[Job, ...]] = (
    Job(AI_TURN, _take_turns, limit=240.0),
    Job(QUICK_TURN, _take_turns, limit=240.0),
    Job(LONE_AI_TURN, _take_turns, limit=240.0),
    Job(LONE_QUICK_TURN, _take_turns, limit=240.0),
    Job(CLOSE, on_match(close_match)),
    Job(TELL_BOT, on_match(tell_bot), attempts=6),
    Job(EXPIRE, on_match(expire)),
    Job(VERIFY, on_match(verify_soundly)),
    Job(ADVANCE, _advance, limit=240.0),
    Job(ADVANCE_SANDBOX, _advance, limit=240.0),
    Round(LEAGUES, lambda desk, _: send_due_leagues(desk), every=1.0),
    Round(RELAY, lambda desk, _: relay(desk)),
    Round(RECOVER, lambda desk, _: recover(desk), every=1.0),
    Round(SWEEP, lambda desk, _: sweep(desk)),
    Round(CLOCKS, lambda desk, _: expire_clocks(desk), every=1.0),
    Round(SAMPLE, lambda desk, _: sample(desk), every=60.0),
    Round(PRUNE, lambda desk, _: prune(desk), every=60.0),
)
ROUNDS: Final = tuple(job for job in JOBS if isinstance(job, Round))
