"""One transaction for all that a change writes, and what leaves after its commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from application.desk import Desk
from application.errors import LimitReached
from application.hosting.match_news import note_match_change
from application.hosting.pauses import hasten_pauses
from application.hosting.visible_log import has_ended
from application.ports.queue import MatchAt, Task
from application.ports.store import Answer, Notice, Snapshot, Work, summary_of
from application.ports.upkeep import Closing
from application.process.match_state import MatchState
from application.tasks import CLOSE, TELL_BOT, turn_task
from application.topics import LOBBY, SEEKS, match_topic, own_matches_topic, player_topic, search_topic
from domain.hosting.entries import Entry, Joined, Logged, Reversible, Started
from domain.hosting.match import Match, SeatState
from domain.hosting.terms import Moment, Pace, Status
from domain.pairing.seeks import SeekStatus


@dataclass(frozen=True, slots=True)
class MatchChange:
    """A change of one match: its state before (None for a new match) and after, and the entries logged.

    `in_hand` means that the caller itself plays the next machine turns: they need no task.
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
        """Whether this change ends the match."""
        return has_ended(self.after.match) and not (self.before and has_ended(self.before.match))

    @property
    def is_start(self) -> bool:
        """Whether play begins with this change."""
        return any(isinstance(logged.entry, Started) for logged in self.logged)


def logged_after(version: int, at: Moment, entries: Iterable[Entry]) -> tuple[Logged, ...]:
    """Entries numbered from the version after `version`."""
    return tuple(Logged(number, at, entry) for number, entry in enumerate(entries, version + 1))


Also: TypeAlias = Callable[[Work], Awaitable[Sequence[Notice]]]
"""Writes more in the same transaction and gives the notices to post for it."""
Check: TypeAlias = Callable[[Work], Awaitable[None]]
"""Reads in the transaction before anything is written, and raises a Refusal to stop the change."""


async def commit(
    desk: Desk,
    changes: Sequence[MatchChange],
    answer: Answer | None = None,
    also: Also | None = None,
    check: Check | None = None,
) -> None:
    """Writes everything or nothing; raises VersionTaken or KeyTaken. Wake-ups go out only afterwards."""
    for match_change in changes:
        _check_length(match_change, desk.policy.entries_per_match)
    kept = [_with_snapshot(desk, match_change) for match_change in changes]
    notices = [
        notice
        for match_change in changes
        for notice in _notices(desk, match_change, await _is_hooked(desk, match_change))
    ]
    async with desk.store.working() as work:
        if check is not None:
            await check(work)
        for match_change, snapshot in kept:
            await _write(desk, work, match_change, snapshot)
        away = await _end_live_seeks(work, changes)
        notices.extend(await hasten_pauses(desk, work, [each.after.match for each in changes if each.is_start]))
        if answer is not None:
            await work.keep_answer(answer)
        if also is not None:
            notices.extend(await also(work))
        await work.post(*notices)
        await work.commit()
    for match_change, _ in kept:
        desk.matches.keep(match_change.after)
    lists = [topic for match_change in changes for topic in _list_topics(match_change)]
    await send_notices(desk, notices, [*lists, *away])


async def _end_live_seeks(work: Work, changes: Sequence[MatchChange]) -> Sequence[str]:
    """A player who sits down at a live table looks for no other; the topics to wake for it."""
    seated = [
        logged.entry.player
        for match_change in changes
        if match_change.after.match.timing.pace is Pace.LIVE
        for logged in match_change.logged
        if isinstance(logged.entry, Joined)
    ]
    ended = await work.end_live_seeks(seated, SeekStatus.ELSEWHERE, changes[0].at) if seated else ()
    return [SEEKS, *map(search_topic, ended)] if ended else ()


def _check_length(match_change: MatchChange, most: int) -> None:
    """Refuses reversible entries once a log is too long. Entries that lead to the end always fit."""
    is_reversible = any(isinstance(logged.entry, Reversible) for logged in match_change.logged)
    if is_reversible and match_change.after.version > most:
        raise LimitReached("log-full", limit="entries-per-match", value=most, retry_after=None)


async def _write(desk: Desk, work: Work, match_change: MatchChange, snapshot: Snapshot | None) -> None:
    summary = summary_of(match_change.after.match, match_change.at)
    if match_change.before is None:
        await work.open_match(summary, match_change.after.secret, match_change.logged)
    else:
        await work.append(summary, match_change.logged)
    if match_change.is_end:
        await work.await_closing(Closing(summary.id, summary.version, match_change.at))
    if snapshot is not None:
        await work.keep_snapshot(snapshot)
    await note_match_change(desk, work, match_change.before, match_change.after, match_change.logged)


def _with_snapshot(desk: Desk, match_change: MatchChange) -> tuple[MatchChange, Snapshot | None]:
    """Adds a snapshot when enough moves follow the last one and undo cannot go back past this point."""
    state = match_change.after
    moves = len(state.match.moves)
    if state.game_state is None or state.game_state.trail or moves - state.packed < desk.policy.snapshot_every:
        return match_change, None
    snapshot = Snapshot(state.match.id, state.version, state.game.pack(state.position))
    return replace(match_change, after=replace(state, packed=moves)), snapshot


async def _is_hooked(desk: Desk, match_change: MatchChange) -> bool:
    """Whether a bot with a webhook is to move now."""
    mover = to_move(match_change.after.match)
    return mover is not None and mover.player is not None and await desk.webhooks.includes(mover.player)


def _notices(desk: Desk, match_change: MatchChange, is_hooked: bool) -> list[Notice]:
    match = match_change.after.match
    mover = to_move(match)
    notices = [_notice(desk, match_change, match_topic(match.id), _task_after(match_change, is_hooked))]
    # One notice for each decision, not only for each turn: followers of turns get no other signal.
    if mover and mover.player and not mover.machine:
        notices.append(_notice(desk, match_change, player_topic(mover.player)))
    return notices


def _task_after(match_change: MatchChange, is_hooked: bool) -> str | None:
    match = match_change.after.match
    mover = to_move(match)
    if mover and mover.machine:
        return None if match_change.in_hand else turn_task(mover.machine, match.has_people)
    if is_hooked:
        return TELL_BOT
    return CLOSE if match_change.is_end else None


def _notice(desk: Desk, match_change: MatchChange, topic: str, name: str | None = None) -> Notice:
    subject = MatchAt(match_change.after.match.id, match_change.after.version)
    return Notice(desk.ids.fresh("not"), topic, Task(name, subject) if name else None, match_change.at)


def to_move(match: Match) -> SeatState | None:
    """The seat that must choose now."""
    return None if match.to_move is None else match.seat(match.to_move)


def _list_topics(match_change: MatchChange) -> Iterable[str]:
    """The lists that the change concerns. They need no notices: a lost wake-up only delays those who follow them."""
    matches = [state.match for state in (match_change.before, match_change.after) if state is not None]
    if any(match.status is Status.OPEN and match.access.listed for match in matches):
        yield LOBBY
    yield from {own_matches_topic(seat.player) for match in matches for seat in match.seats if seat.player}


async def send_notices(desk: Desk, notices: Sequence[Notice], topics: Iterable[str] = ()) -> None:
    """Wakes the waiters of these topics and of the notices'. The process's own loop sends the tasks."""
    await desk.bus.wake(list(dict.fromkeys([*(notice.topic for notice in notices), *topics])))
    desk.outgoing.add(notices)
