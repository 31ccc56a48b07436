"""Fan-out: one reader for each match with listeners. Each event is built once for each audience."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial

from api.graphql.context import Context
from api.graphql.schema.events import VisibleEvent
from application.callers import Caller
from application.desk import Desk
from application.hosting.match_view import fresh_visible_state, seat_number, visible_state
from application.hosting.visible_log import has_ended, visible_entry
from application.limits.networks import shares_of
from application.matches.follow import entries_after
from application.matches.read_events import fit_cursor
from application.process.match_state import MatchState
from application.topics import match_topic
from domain.hosting.entries import Logged
from domain.hosting.terms import MatchId

MOST_REMEMBERED = 100
"""Events remembered for all audiences together. Live listeners all need the newest ones."""


class ChannelEnded(Exception):
    """The reader has stopped: the server is shutting down, or could not read the log. Clients resume by cursor."""


@dataclass(slots=True)
class Channel:
    """The newest board of a match, and the listeners that wait for the next one."""

    match: MatchId
    listeners: int = 0
    board: MatchState | None = None
    reader: asyncio.Task[None] | None = None
    has_ended: bool = False
    _pulse: asyncio.Event = field(default_factory=asyncio.Event)
    _visible_events: OrderedDict[tuple[int, int | None, bool, str], VisibleEvent] = field(default_factory=OrderedDict)

    def publish(self, board: MatchState) -> None:
        """Wakes the listeners if the board is new."""
        if self.board is None or board.version > self.board.version:
            self.board = board
            self.wake_listeners()

    def wake_listeners(self) -> None:
        self._pulse.set()
        self._pulse = asyncio.Event()

    async def after(self, version: int) -> MatchState:
        """The newest board, as soon as it is newer than `version`. Raises ChannelEnded when none will come."""
        while self.board is None or self.board.version <= version:
            if self.has_ended:
                raise ChannelEnded
            await self._pulse.wait()
        return self.board

    def event(self, board: MatchState, logged: Logged, caller: Caller) -> VisibleEvent:
        """The entry as the caller's audience sees it: one object for the whole audience."""
        seat, ended = seat_number(board.match, caller), has_ended(board.match)
        key = (logged.version, seat, ended, caller.language)
        event = self._visible_events.get(key)
        if event is None:
            entry = visible_entry(logged, seat, ended)
            event = self._visible_events[key] = VisibleEvent(board.match.id, board.match.game, entry, caller.language)
            if len(self._visible_events) > MOST_REMEMBERED:
                self._visible_events.popitem(last=False)
        return event


class Channels:
    """The channels of this process. A channel lives as long as it has listeners."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: dict[MatchId, Channel] = {}

    async def events(self, context: Context, match: MatchId, after: int) -> AsyncGenerator[VisibleEvent, None]:
        """All events after a version, then live ones until the match has ended. Refusals are raised at once."""
        desk, caller = self._desk, context.caller
        board = await fresh_visible_state(desk, caller, match)
        fit_cursor(after, board.version)
        desk.streams.check(shares_of(caller), desk.policy.streams_per_player)
        return self._events(caller, board, after)

    async def _events(self, caller: Caller, board: MatchState, cursor: int) -> AsyncGenerator[VisibleEvent, None]:
        desk, match = self._desk, board.match.id
        with desk.streams.hold(shares_of(caller), desk.policy.streams_per_player):
            channel = self._join(match)
            try:
                async with _presence(desk, caller, match):
                    while not desk.streams.is_closing:
                        for logged in await desk.streams.ask(partial(entries_after, desk, board, cursor)):
                            yield channel.event(board, logged, caller)
                            cursor = logged.version
                        if cursor < board.version:
                            continue
                        if has_ended(board.match):
                            return
                        board = visible_state(await channel.after(cursor), caller)
            except ChannelEnded:
                if not desk.streams.is_closing:
                    raise
            finally:
                await self._leave(channel)

    def _join(self, match: MatchId) -> Channel:
        channel = self._open.get(match)
        if channel is None:
            channel = self._open[match] = Channel(match)
            channel.reader = asyncio.create_task(self._read(channel))
        channel.listeners += 1
        return channel

    async def _leave(self, channel: Channel) -> None:
        channel.listeners -= 1
        if channel.listeners or channel.reader is None:
            return
        self._forget(channel)
        channel.reader.cancel()
        await asyncio.gather(channel.reader, return_exceptions=True)

    async def _read(self, channel: Channel) -> None:
        """Subscribes before it reads. So an entry is either read, or wakes the reader."""
        desk = self._desk
        try:
            async with desk.bus.waiting(match_topic(channel.match)) as waiter:
                while not desk.streams.is_closing:
                    channel.publish(await desk.streams.ask(lambda: desk.matches.fresh(channel.match)))
                    await waiter.woken(desk.policy.stream_patience)
        finally:
            self._forget(channel)
            channel.has_ended = True
            channel.wake_listeners()

    def _forget(self, channel: Channel) -> None:
        """Removes the channel; the next listener opens another one."""
        if self._open.get(channel.match) is channel:
            del self._open[channel.match]


def _presence(desk: Desk, caller: Caller, match: MatchId) -> AbstractAsyncContextManager[None]:
    return nullcontext() if caller.player is None else desk.presence.here(match, caller.player.id)
