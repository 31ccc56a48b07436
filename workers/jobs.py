"""What performs each kind of task of `application.tasks`: its use case and limits. A new task is one line in each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from application.accounts.pauses.send_due_pauses import send_due_pauses
from application.accounts.pauses.write_pauses import write_pauses
from application.accounts.request_reset import mail_reset
from application.accounts.send_due_accounts import send_due_accounts
from application.bots.tell_bot import tell_bot
from application.desk import Desk
from application.leagues.advance import advance_league
from application.leagues.drive import send_due_leagues
from application.mails.send_due_mails import send_due_mails
from application.mails.send_mail import send_mail
from application.matches.close_match import close_match
from application.matches.expire import expire
from application.matches.take_ai_turns import take_ai_turns
from application.matches.verify_match import verify_soundly
from application.moderation.mark_matches import mark_matches
from application.notifications.deliver import deliver
from application.notifications.note_league import note_league
from application.notifications.notify import notify
from application.notifications.send_due_notifications import send_due_notifications
from application.pairing.pair_seeks import pair_seeks
from application.pairing.set_table import set_table
from application.ports.queue import AccountAt, DeliveryAt, LeagueAt, MailAt, MatchAt, NotificationAt, Task
from application.privacy.erase_due import erase_due
from application.privacy.make_archive import make_archive
from application.tasks import (
    ACCOUNTS,
    ADVANCE,
    ADVANCE_SANDBOX,
    AI_TURN,
    CLOCKS,
    CLOSE,
    DELIVER,
    ERASE,
    EXPIRE,
    LEAGUES,
    LONE_AI_TURN,
    LONE_QUICK_TURN,
    MAIL_RESET,
    MAILS,
    MAKE_ARCHIVE,
    MARK,
    NOTE_LEAGUE,
    NOTIFICATIONS,
    NOTIFY,
    PAIR,
    PAUSES,
    PRUNE,
    QUICK_TURN,
    RECOVER,
    RELAY,
    SAMPLE,
    SEND_MAIL,
    SET_TABLE,
    SWEEP,
    TELL_BOT,
    VERIFY,
    WRITE_PAUSES,
)
from application.upkeep.expire_clocks import expire_clocks
from application.upkeep.prune import prune
from application.upkeep.recover import recover
from application.upkeep.relay import relay
from application.upkeep.sample import sample
from application.upkeep.sweep import sweep
from domain.hosting.terms import MatchId, PlayerId

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


async def _send_mail(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, MailAt)
    await send_mail(desk, task.subject.mail, task.subject.attempts)


async def _note_league(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, LeagueAt)
    await note_league(desk, task.subject.league, task.subject.version)


async def _notify(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, NotificationAt)
    await notify(desk, task.subject.notification, task.subject.due)


async def _deliver(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, DeliveryAt)
    await deliver(desk, task.subject.delivery, task.subject.attempts)


async def _mail_reset(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, AccountAt)
    await mail_reset(desk, task.subject.id)


async def _make_archive(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, AccountAt)
    await make_archive(desk, task.subject.id, task.subject.attempts)


async def _erase(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, AccountAt)
    await erase_due(desk, PlayerId(task.subject.id))


async def _write_pauses(desk: Desk, task: Task) -> None:
    assert isinstance(task.subject, AccountAt)
    await write_pauses(desk, PlayerId(task.subject.id))


JOBS: Final[tuple[Job, ...]] = (
    Job(AI_TURN, _take_turns, limit=240.0),
    Job(QUICK_TURN, _take_turns, limit=240.0),
    Job(LONE_AI_TURN, _take_turns, limit=240.0),
    Job(LONE_QUICK_TURN, _take_turns, limit=240.0),
    Job(CLOSE, on_match(close_match)),
    Job(TELL_BOT, on_match(tell_bot), attempts=6),
    Job(SEND_MAIL, _send_mail, limit=90.0),
    Job(SET_TABLE, on_match(set_table)),
    Job(MAIL_RESET, _mail_reset),
    Job(MAKE_ARCHIVE, _make_archive, limit=600.0),
    Job(ERASE, _erase, limit=600.0),
    Job(EXPIRE, on_match(expire)),
    Job(WRITE_PAUSES, _write_pauses, limit=240.0),
    Job(VERIFY, on_match(verify_soundly)),
    Job(ADVANCE, _advance, limit=240.0),
    Job(ADVANCE_SANDBOX, _advance, limit=240.0),
    Round(LEAGUES, lambda desk, _: send_due_leagues(desk), every=1.0),
    Round(RELAY, lambda desk, _: relay(desk)),
    Round(RECOVER, lambda desk, _: recover(desk), every=1.0),
    Round(SWEEP, lambda desk, _: sweep(desk)),
    Round(PAUSES, lambda desk, _: send_due_pauses(desk), every=1.0),
    Round(CLOCKS, lambda desk, _: expire_clocks(desk), every=1.0),
    Round(SAMPLE, lambda desk, _: sample(desk), every=60.0),
    Round(MAILS, lambda desk, _: send_due_mails(desk)),
    Round(MARK, lambda desk, _: mark_matches(desk), every=3600.0),
    Round(PAIR, lambda desk, _: pair_seeks(desk), every=1.0),
    Job(NOTE_LEAGUE, _note_league),
    Job(NOTIFY, _notify),
    Job(DELIVER, _deliver, limit=20.0),
    Round(NOTIFICATIONS, lambda desk, _: send_due_notifications(desk), every=1.0),
    Round(ACCOUNTS, lambda desk, _: send_due_accounts(desk)),
    Round(PRUNE, lambda desk, _: prune(desk), every=60.0),
)
ROUNDS: Final = tuple(job for job in JOBS if isinstance(job, Round))
