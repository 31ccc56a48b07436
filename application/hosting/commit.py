"""One transaction for all that a change writes, and what leaves after its commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from application.desk import Desk
from application.errors import LimitReached
from application.hosting.visible_log import has_ended
from application.ports.store import Answer, Notice, Snapshot, Work, summary_of
from application.ports.upkeep import Closing
from application.process.match_state import MatchState
from application.topics import CLOSE, TELL_BOT, match_topic, player_topic, turn_task
from domain.hosting.entries import Entry, Logged, Reversible
from domain.hosting.match import Match, SeatState
from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class MatchChange:
    """A match moving on: its board before (None for a new match) and after, and what is logged.

    `in_hand` says that whoever makes the step goes on with the machines himself: they need no task.
    """

    before: MatchState | None
    after: MatchState
    logged: tuple[Logged, ...]
    in_hand: bool = False

    @property
    def at(self) -> Moment:
        return self.logged[-1].at

    @property
    def is_end(self) -> bool:
        """Whether the match ended with this step."""
        return has_ended(self.after.match) and not (self.before and has_ended(self.before.match))


def logged_after(version: int, at: Moment, entries: Iterable[Entry]) -> tuple[Logged, ...]:
    """Entries in their places behind a version."""
    return tuple(Logged(number, at, entry) for number, entry in enumerate(entries, version + 1))


Also: TypeAlias = Callable[[Work], Awaitable[Sequence[Notice]]]
"""What else is written in a transaction, and what is to be told of it."""
Check: TypeAlias = Callable[[Work], Awaitable[None]]
"""What a transaction looks at before it writes; it refuses where that forbids the change."""


async def commit(
    desk: Desk,
    steps: Sequence[MatchChange],
    answer: Answer | None = None,
    also: Also | None = None,
    check: Check | None = None,
) -> None:
    """Writes everything or nothing; raises VersionTaken or KeyTaken. Wake-ups go out only afterwards."""
    for step in steps:
        _check_length(step, desk.policy.entries_per_match)
    kept = [_with_snapshot(desk, step) for step in steps]
    notices = [notice for step in steps for notice in _notices(desk, step, await _is_hooked(desk, step))]
    async with desk.store.working() as work:
        if check is not None:
            await check(work)
        for step, snapshot in kept:
            await _write(work, step, snapshot)
        if answer is not None:
            await work.keep_answer(answer)
        if also is not None:
            notices.extend(await also(work))
        await work.post(*notices)
        await work.commit()
    for step, _ in kept:
        desk.matches.keep(step.after)
    await send_notices(desk, notices)


def _check_length(step: MatchChange, most: int) -> None:
    """Refuses what could be repeated without end in a log that is long already; whatever leads to the end fits."""
    is_reversible = any(isinstance(logged.entry, Reversible) for logged in step.logged)
    if is_reversible and step.after.version > most:
        raise LimitReached("log-full", limit="entries-per-match", value=most, retry_after=None)


async def _write(work: Work, step: MatchChange, snapshot: Snapshot | None) -> None:
    head = summary_of(step.after.match, step.at)
    if step.before is None:
        await work.open_match(head, step.after.secret, step.logged)
    else:
        await work.append(head, step.logged)
    if step.is_end:
        await work.await_closing(Closing(head.id, head.version, step.at))
    if snapshot is not None:
        await work.keep_snapshot(snapshot)


def _with_snapshot(desk: Desk, step: MatchChange) -> tuple[MatchChange, Snapshot | None]:
    """A snapshot is due so many moves after the last, at a point undo cannot go behind."""
    board = step.after
    made = len(board.match.moves)
    if board.line is None or board.line.trail or made - board.packed < desk.policy.snapshot_every:
        return step, None
    snapshot = Snapshot(board.match.id, board.version, board.game.pack(board.position))
    return replace(step, after=replace(board, packed=made)), snapshot


async def _is_hooked(desk: Desk, step: MatchChange) -> bool:
    """Whether a bot with a webhook is to move now."""
    mover = to_move(step.after.match)
    return mover is not None and mover.player is not None and await desk.webhooks.includes(mover.player)


def _notices(desk: Desk, step: MatchChange, is_hooked: bool) -> list[Notice]:
    match = step.after.match
    mover = to_move(match)
    notices = [_notice(desk, step, match_topic(match.id), _task_after(step, is_hooked))]
    # Each decision is told, not only each turn: who follows turns has nothing else to go by.
    if mover and mover.player and not mover.machine:
        notices.append(_notice(desk, step, player_topic(mover.player), None))
    return notices


def _task_after(step: MatchChange, is_hooked: bool) -> str | None:
    match = step.after.match
    mover = to_move(match)
    if mover and mover.machine:
        return None if step.in_hand else turn_task(mover.machine, match.has_people)
    if is_hooked:
        return TELL_BOT
    return CLOSE if step.is_end else None


def _notice(desk: Desk, step: MatchChange, topic: str, task: str | None) -> Notice:
    return Notice(desk.ids.fresh("not"), topic, step.after.match.id, step.after.version, task, step.at)


def to_move(match: Match) -> SeatState | None:
    """The seat that must choose now."""
    return None if match.to_move is None else match.seat(match.to_move)


async def send_notices(desk: Desk, notices: Sequence[Notice]) -> None:
    """Wakes who waits; tasks are handed on by the process's own loop."""
    await desk.bus.wake(list(dict.fromkeys(notice.topic for notice in notices)))
    desk.outgoing.add(notices)
