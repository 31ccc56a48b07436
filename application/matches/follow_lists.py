"""Follow lists of matches: the lobby, and the matches that the caller plays. Each begins with a snapshot."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import shares_of
from application.ports.store import MatchFilter, Reading
from application.process.match_lists import ListChange, MatchList, read_lobby
from application.process.streams import Batch
from application.topics import LOBBY, own_matches_topic
from domain.hosting.players import Player
from domain.hosting.terms import Status


async def lobby(desk: Desk) -> ListChange:
    """The open tables that anyone can find now, newest first."""
    async with desk.store.reading() as reading:
        return (await read_lobby(reading)).snapshot()


async def follow_lobby(desk: Desk, caller: Caller) -> AsyncGenerator[ListChange, None]:
    """A snapshot of the open tables, then what changes: tables that open, change, and go. A listener that falls far
    behind gets another snapshot, so its list is right after every item."""
    return desk.streams.follow(shares_of(caller), LOBBY, _LobbyCursor(desk).read, desk.lobby.refresh)


@dataclass(slots=True)
class _LobbyCursor:
    desk: Desk
    number: int | None = None

    async def read(self) -> Batch[ListChange]:
        board, before = self.desk.lobby, self.number
        self.number = board.number
        return Batch([board.snapshot()] if before is None else list(board.changes_after(before)))


async def own_matches(desk: Desk, caller: Caller) -> ListChange:
    """The open and running matches that the caller sits at, newest first."""
    player = caller.required_player()
    async with desk.store.reading() as reading:
        return (await _own_list(desk, player, reading)).snapshot()


async def follow_own_matches(desk: Desk, caller: Caller) -> AsyncGenerator[ListChange, None]:
    """A snapshot of the caller's open and running matches, then what changes in them: turns, seats, ends."""
    player = caller.required_player()
    return desk.streams.follow(shares_of(caller), own_matches_topic(player.id), _OwnMatches(desk, player).read)


@dataclass(slots=True)
class _OwnMatches:
    desk: Desk
    player: Player
    sent: MatchList | None = None

    async def read(self) -> Batch[ListChange]:
        async with self.desk.store.reading() as reading:
            now = await _own_list(self.desk, self.player, reading)
            change = now.snapshot() if self.sent is None else await self.sent.change_to(now, reading)
        self.sent = now
        return Batch([] if change.is_empty else [change])


async def _own_list(desk: Desk, player: Player, reading: Reading) -> MatchList:
    wanted = [MatchFilter(player=player.id, status=each, seen_by=player.id) for each in (Status.RUNNING, Status.OPEN)]
    return await MatchList.read(reading, *wanted, most=desk.policy.running_matches)
