"""The public list of waiting seeks: as a page, or as a live stream."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence, Set
from dataclasses import dataclass, replace

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import shares_of
from application.limits.paging import Page, fit_page, page_of
from application.ports.pairing import SeekPlace
from application.ports.store import Reading
from application.process.seek_board import SeekList
from application.process.streams import Batch
from application.topics import SEEKS
from domain.hosting.terms import PlayerId
from domain.pairing.seeks import Seek


async def list_seeks(
    desk: Desk,
    caller: Caller,
    game: str | None = None,
    place: SeekPlace | None = None,
    first: int = 20,
    is_backward: bool = False,
) -> Page[Seek]:
    """Newest first. Leaves out players with a block between them and the caller."""
    size, reader = fit_page(desk.policy, first), caller.player.id if caller.player else None
    async with desk.store.reading() as reading:
        seeks = await reading.waiting_seeks(game, place, size + 1, is_backward, reader)
    return page_of(seeks, size, place is not None, is_backward)


async def follow_seeks(desk: Desk, caller: Caller) -> AsyncGenerator[SeekList, None]:
    """The whole list now, and again whenever it changes."""
    return desk.streams.follow(shares_of(caller), SEEKS, _BoardCursor(desk, caller).read, desk.seeks.refresh)


@dataclass(slots=True)
class _BoardCursor:
    desk: Desk
    caller: Caller
    number: int | None = None

    async def read(self) -> Batch[SeekList]:
        board = self.desk.seeks
        number, now = board.number, board.list
        if number == self.number:
            return Batch([])
        async with self.desk.store.reading() as reading:
            hidden = await _blocked_players(reading, self.caller, now.seeks)
        self.number = number
        return Batch([replace(now, seeks=tuple(seek for seek in now.seeks if seek.player not in hidden))])


async def _blocked_players(reading: Reading, caller: Caller, seeks: Sequence[Seek]) -> Set[PlayerId]:
    if caller.player is None or not seeks:
        return frozenset()
    own = caller.player.id
    pairs = await reading.blocked_pairs(sorted({own, *[seek.player for seek in seeks]}))
    return frozenset().union(*[pair - {own} for pair in pairs if own in pair])
