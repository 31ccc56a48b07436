"""Every queue and every kind of task, as two tables: what a task is called, where it waits and what it is about.

Work without a request is described here once. The broker, the outbox and the lists of dead tasks keep a task as its
name, an id and a number (`stored_form`); what those mean follows from the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from application.ports.queue import (
    AccountAt,
    DeliveryAt,
    DueAt,
    LeagueAt,
    MailAt,
    MatchAt,
    NotificationAt,
    Subject,
    Task,
)
from domain.ai.levels import LEVELS
from domain.hosting.terms import MatchId, Moment
from domain.league.terms import LeagueId

AI_TURN: Final = "ai-turn"
QUICK_TURN: Final = "quick-turn"
LONE_AI_TURN: Final = "lone-ai-turn"
LONE_QUICK_TURN: Final = "lone-quick-turn"
CLOSE: Final = "close"
EXPIRE: Final = "expire"
VERIFY: Final = "verify"
TELL_BOT: Final = "tell-bot"
ADVANCE: Final = "advance-league"
ADVANCE_SANDBOX: Final = "advance-sandbox"
LEAGUES: Final = "leagues"
CLOCKS: Final = "clocks"
RELAY: Final = "relay"
RECOVER: Final = "recover"
SWEEP: Final = "sweep"
SAMPLE: Final = "sample"
PRUNE: Final = "prune"
SEND_MAIL: Final = "send-mail"
MAILS: Final = "mails"
MARK: Final = "mark"
PAIR: Final = "pair"
SET_TABLE: Final = "set-table"
NOTE_LEAGUE: Final = "note-league"
NOTIFY: Final = "notify"
DELIVER: Final = "deliver"
NOTIFICATIONS: Final = "notifications"
MAIL_RESET: Final = "mail-reset"
ACCOUNTS: Final = "accounts"
MAKE_ARCHIVE: Final = "make-archive"
ERASE: Final = "erase-player"
WRITE_PAUSES: Final = "write-pauses"
PAUSES: Final = "pauses"


class Threads(Enum):
    """How many threads a queue's workers get, compared with the usual number."""

    USUAL = 1.0
    MORE = 4.0
    """Its tasks mostly wait for the network: slow addresses must not block quick ones."""
    FEWER = 0.25
    """Thousands of its tasks can wait: they must not crowd out urgent ones."""


@dataclass(frozen=True, slots=True)
class TaskQueue:
    """A queue with long or many tasks is worked on apart, so that it delays no other queue."""

    name: str
    is_apart: bool = True
    threads: Threads = Threads.USUAL


@dataclass(frozen=True, slots=True)
class TaskKind:
    name: str
    queue: str
    subject: type[Subject]


QUEUES: Final = (
    TaskQueue("ai"),
    TaskQueue("quick"),
    TaskQueue("clocks"),
    TaskQueue("match", is_apart=False),
    TaskQueue("leagues", threads=Threads.FEWER),
    TaskQueue("sandboxes", threads=Threads.FEWER),
    TaskQueue("lone-ai", threads=Threads.FEWER),
    TaskQueue("lone", threads=Threads.FEWER),
    TaskQueue("upkeep", is_apart=False),
    TaskQueue("bots", threads=Threads.MORE),
    TaskQueue("mail"),
    TaskQueue("pairing"),
    TaskQueue("notifications", threads=Threads.FEWER),
    TaskQueue("deliveries", threads=Threads.MORE),
    TaskQueue("privacy", threads=Threads.FEWER),
)
QUEUE_NAMES: Final = tuple(queue.name for queue in QUEUES)

_KINDS: Final = (
    TaskKind(AI_TURN, "ai", MatchAt),
    TaskKind(QUICK_TURN, "quick", MatchAt),
    TaskKind(LONE_AI_TURN, "lone-ai", MatchAt),
    TaskKind(LONE_QUICK_TURN, "lone", MatchAt),
    TaskKind(CLOSE, "match", MatchAt),
    TaskKind(TELL_BOT, "bots", MatchAt),
    TaskKind(EXPIRE, "clocks", MatchAt),
    TaskKind(VERIFY, "upkeep", MatchAt),
    TaskKind(ADVANCE, "leagues", LeagueAt),
    TaskKind(ADVANCE_SANDBOX, "sandboxes", LeagueAt),
    TaskKind(LEAGUES, "clocks", DueAt),
    TaskKind(RELAY, "upkeep", DueAt),
    TaskKind(RECOVER, "upkeep", DueAt),
    TaskKind(SWEEP, "upkeep", DueAt),
    TaskKind(CLOCKS, "clocks", DueAt),
    TaskKind(SAMPLE, "upkeep", DueAt),
    TaskKind(PRUNE, "upkeep", DueAt),
    TaskKind(SEND_MAIL, "mail", MailAt),
    TaskKind(MAILS, "upkeep", DueAt),
    TaskKind(MARK, "upkeep", DueAt),
    TaskKind(PAIR, "pairing", DueAt),
    TaskKind(SET_TABLE, "pairing", MatchAt),
    TaskKind(NOTE_LEAGUE, "notifications", LeagueAt),
    TaskKind(NOTIFY, "notifications", NotificationAt),
    TaskKind(DELIVER, "deliveries", DeliveryAt),
    TaskKind(NOTIFICATIONS, "upkeep", DueAt),
    TaskKind(MAIL_RESET, "mail", AccountAt),
    TaskKind(ACCOUNTS, "upkeep", DueAt),
    TaskKind(MAKE_ARCHIVE, "privacy", AccountAt),
    TaskKind(ERASE, "privacy", AccountAt),
    TaskKind(WRITE_PAUSES, "match", AccountAt),
    TaskKind(PAUSES, "clocks", DueAt),
)
TASKS: Final[Mapping[str, TaskKind]] = {kind.name: kind for kind in _KINDS}


def turn_task(level: str, has_people: bool = True) -> str:
    """The task that plays for a level: quick ones do not queue behind searches, nor people behind lone machines."""
    if LEVELS[level].is_quick:
        return QUICK_TURN if has_people else LONE_QUICK_TURN
    return AI_TURN if has_people else LONE_AI_TURN


def advance_task(league: LeagueId, version: int, is_sandbox: bool) -> Task:
    """The task that looks after a league: no other waits for those that are tried out."""
    return Task(ADVANCE_SANDBOX if is_sandbox else ADVANCE, LeagueAt(league, version))


def stored_form(task: Task) -> tuple[str, int]:
    """The id and the number that stand for the subject wherever a task is stored or sent."""
    match task.subject:
        case MatchAt(match, version):
            return match, version
        case LeagueAt(league, version):
            return league, version
        case MailAt(mail, attempts):
            return mail, attempts
        case NotificationAt(notification, due):
            return notification, due
        case DeliveryAt(delivery, attempts):
            return delivery, attempts
        case AccountAt(about, attempts):
            return about, attempts
        case DueAt(due):
            return "", due
    assert_never(task.subject)


def task_from(name: str, id: str, number: int) -> Task:
    """The task with this stored form. A name that this version does not know is taken for a task about a match."""
    subject = TASKS[name].subject if name in TASKS else MatchAt
    if subject is LeagueAt:
        return Task(name, LeagueAt(LeagueId(id), number))
    if subject is DueAt:
        return Task(name, DueAt(Moment(number)))
    if subject is MailAt:
        return Task(name, MailAt(id, number))
    if subject is NotificationAt:
        return Task(name, NotificationAt(id, Moment(number)))
    if subject is DeliveryAt:
        return Task(name, DeliveryAt(id, number))
    if subject is AccountAt:
        return Task(name, AccountAt(id, number))
    return Task(name, MatchAt(MatchId(id), number))
