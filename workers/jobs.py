"""Every task as data: its name, queue, use case and limits. A new task is one line here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from application.bots.tell_bot import tell_bot
from application.desk import Desk
from application.leagues.advance import advance_league
from application.leagues.drive import send_due_leagues
from application.matches.close_match import close_match
from application.matches.expire import expire
from application.matches.take_ai_turns import take_ai_turns
from application.matches.verify_match import verify_soundly
from application.ports.queue import Task
from application.topics import (
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
from domain.league.terms import LeagueId

QUEUES: Final = ("ai", "quick", "clocks", "match", "leagues", "sandboxes", "lone-ai", "lone", "upkeep", "bots")


@dataclass(frozen=True, slots=True)
class Job:
    """A task's use case, its limit in seconds, and its attempts before it is dead."""

    name: str
    queue: str
    do: Callable[[Desk, Task], Awaitable[object]]
    limit: float = 30.0
    attempts: int = 5


@dataclass(frozen=True, slots=True)
class Round(Job):
    """A periodic job about no match in particular. A failed round is not retried, because the next one follows."""

    attempts: int = 1
    every: float = 5.0


async def _take_turns(desk: Desk, task: Task) -> None:
    await take_ai_turns(desk, task.match, task.version, task.name)


async def _close(desk: Desk, task: Task) -> None:
    await close_match(desk, task.match, task.version)


async def _advance(desk: Desk, task: Task) -> None:
    await advance_league(desk, LeagueId(task.match), task.version)


JOBS: Final[tuple[Job, ...]] = (
    Job(AI_TURN, "ai", _take_turns, limit=240.0),
    Job(QUICK_TURN, "quick", _take_turns, limit=240.0),
    Job(LONE_AI_TURN, "lone-ai", _take_turns, limit=240.0),
    Job(LONE_QUICK_TURN, "lone", _take_turns, limit=240.0),
    Job(CLOSE, "match", _close),
    Job(TELL_BOT, "bots", lambda desk, task: tell_bot(desk, task.match, task.version), attempts=6),
    Job(EXPIRE, "clocks", lambda desk, task: expire(desk, task.match, task.version)),
    Job(VERIFY, "upkeep", lambda desk, task: verify_soundly(desk, task.match, task.version)),
    Job(ADVANCE, "leagues", _advance, limit=240.0),
    Job(ADVANCE_SANDBOX, "sandboxes", _advance, limit=240.0),
    Round(LEAGUES, "clocks", lambda desk, _: send_due_leagues(desk), every=1.0),
    Round(RELAY, "upkeep", lambda desk, _: relay(desk)),
    Round(RECOVER, "upkeep", lambda desk, _: recover(desk), every=1.0),
    Round(SWEEP, "upkeep", lambda desk, _: sweep(desk)),
    Round(CLOCKS, "clocks", lambda desk, _: expire_clocks(desk), every=1.0),
    Round(SAMPLE, "upkeep", lambda desk, _: sample(desk), every=60.0),
    Round(PRUNE, "upkeep", lambda desk, _: prune(desk), every=60.0),
)
ROUNDS: Final = tuple(job for job in JOBS if isinstance(job, Round))
