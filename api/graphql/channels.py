"""Fan-out: one reader for each match that is watched; what it reads is told once for each audience."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial

from api.graphql.context import Context
from api.graphql.schema.events import Told
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

REMEMBERED = 100
"""Entries told, for all audiences together: those who listen live all need the newest ones."""


class ChannelEnded(Exception):
    """The reader has stopped: the server is closing, or could not read the log; the cursor says where to resume."""


@dataclass(slots=True)
class Channel:
    """The newest board of a match, and those who wait for the next one."""

    match: MatchId
    listeners: int = 0
    board: MatchState | None = None
    reader: asyncio.Task[None] | None = None
    has_ended: bool = False
    _pulse: asyncio.Event = field(default_factory=asyncio.Event)
    _told: OrderedDict[tuple[int, int | None, bool, str], Told] = field(default_factory=OrderedDict)

    def show(self, board: MatchState) -> None:
        """Wakes the listeners if there is something new."""
        if self.board is None or board.version > self.board.version:
            self.board = board
            self.beat()

    def beat(self) -> None:
        self._pulse.set()
        self._pulse = asyncio.Event()

    async def after(self, version: int) -> MatchState:
        """The newest board, once it is newer than a version; raises ChannelEnded when none will come."""
        while self.board is None or self.board.version <= version:
            if self.has_ended:
                raise ChannelEnded
            await self._pulse.wait()
        return self.board

    def told(self, board: MatchState, logged: Logged, caller: Caller) -> Told:
        """The entry as the caller's audience is told it: the same object for all of them."""
        seat, ended = seat_number(board.match, caller), has_ended(board.match)
        key = (logged.version, seat, ended, caller.language)
        known = self._told.get(key)
        if known is None:
            shown = visible_entry(logged, seat, ended)
            known = self._told[key] = Told(board.match.id, board.match.game, shown, caller.language)
            if len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        return known


class Channels:
    """The channels of this process; each lives while somebody listens."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: dict[MatchId, Channel] = {}

    async def events(self, context: Context, match: MatchId, after: int) -> AsyncGenerator[Told, None]:
        """Everything after a version, then live, until the match has ended; refuses at once."""
        desk, caller = self._desk, context.caller
        board = await fresh_visible_state(desk, caller, match)
        fit_cursor(after, board.version)
        desk.streams.check(shares_of(caller), desk.policy.streams_per_player)
        return self._events(caller, board, after)

    async def _events(self, caller: Caller, board: MatchState, cursor: int) -> AsyncGenerator[Told, None]:
        desk, match = self._desk, board.match.id
        with desk.streams.hold(shares_of(caller), desk.policy.streams_per_player):
            channel = self._joined(match)
            try:
                async with _here(desk, caller, match):
                    while not desk.streams.is_closing:
                        for logged in await desk.streams.ask(partial(entries_after, desk, board, cursor)):
                            yield channel.told(board, logged, caller)
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
                await self._left(channel)

    def _joined(self, match: MatchId) -> Channel:
        channel = self._open.get(match)
        if channel is None:
            channel = self._open[match] = Channel(match)
            channel.reader = asyncio.create_task(self._read(channel))
        channel.listeners += 1
        return channel

    async def _left(self, channel: Channel) -> None:
        channel.listeners -= 1
        if channel.listeners or channel.reader is None:
            return
        self._closed(channel)
        channel.reader.cancel()
        await asyncio.gather(channel.reader, return_exceptions=True)

    async def _read(self, channel: Channel) -> None:
        """Listens before it reads: what is appended after the reading wakes it, what was before is read."""
        desk = self._desk
        try:
            async with desk.bus.waiting(match_topic(channel.match)) as waiter:
                while not desk.streams.is_closing:
                    channel.show(await desk.streams.ask(lambda: desk.matches.fresh(channel.match)))
                    await waiter.woken(desk.policy.stream_patience)
        finally:
            self._closed(channel)
            channel.has_ended = True
            channel.beat()

    def _closed(self, channel: Channel) -> None:
        """Whoever comes from now on opens another one."""
        if self._open.get(channel.match) is channel:
            del self._open[channel.match]


def _here(desk: Desk, caller: Caller, match: MatchId) -> AbstractAsyncContextManager[None]:
    return nullcontext() if caller.player is None else desk.presence.here(match, caller.player.id)
