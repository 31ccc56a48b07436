"""Every task as data: its name, queue, use case and limits; a new one is one line here."""

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
    AI_TURN,
    CLOCKS,
    CLOSE,
    EXPIRE,
    LEAGUES,
    QUICK_TURN,
    RELAY,
    SAMPLE,
    SWEEP,
    TELL_BOT,
    VERIFY,
)
from application.upkeep.expire_clocks import expire_clocks
from application.upkeep.relay import relay
from application.upkeep.sample import sample
from application.upkeep.sweep import sweep
from domain.league.terms import LeagueId

QUEUES: Final = ("ai", "quick", "match", "upkeep", "bots")


@dataclass(frozen=True, slots=True)
class Job:
    """What a task does, within how many seconds, in how many attempts before it is given up."""

    name: str
    queue: str
    do: Callable[[Desk, Task], Awaitable[object]]
    limit: float = 30.0
    attempts: int = 5


@dataclass(frozen=True, slots=True)
class Round(Job):
    """A job about no match in particular, again and again; one that fails is not repeated, the next one comes."""

    attempts: int = 1
    every: float = 5.0


JOBS: Final[tuple[Job, ...]] = (
    Job(AI_TURN, "ai", lambda desk, task: take_ai_turns(desk, task.match, task.version), limit=240.0),
    Job(QUICK_TURN, "quick", lambda desk, task: take_ai_turns(desk, task.match, task.version, QUICK_TURN), limit=240.0),
    Job(CLOSE, "match", lambda desk, task: close_match(desk, task.match, task.version)),
    Job(TELL_BOT, "bots", lambda desk, task: tell_bot(desk, task.match, task.version), attempts=6),
    Job(EXPIRE, "match", lambda desk, task: expire(desk, task.match, task.version)),
    Job(VERIFY, "upkeep", lambda desk, task: verify_soundly(desk, task.match, task.version)),
    Job(ADVANCE, "match", lambda desk, task: advance_league(desk, LeagueId(task.match)), limit=240.0),
    Round(LEAGUES, "match", lambda desk, _: send_due_leagues(desk), every=1.0),
    Round(RELAY, "upkeep", lambda desk, _: relay(desk)),
    Round(SWEEP, "upkeep", lambda desk, _: sweep(desk)),
    Round(CLOCKS, "match", lambda desk, _: expire_clocks(desk), every=1.0),
    Round(SAMPLE, "upkeep", lambda desk, _: sample(desk), every=60.0),
)
ROUNDS: Final = tuple(job for job in JOBS if isinstance(job, Round))
