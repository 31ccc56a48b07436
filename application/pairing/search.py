"""The caller's current search: own seeks, and challenges by and to the caller. Read once, or as a live stream."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from application.limits.networks import shares_of
from application.pairing.find_table import MOST_SEEKS
from application.ports.store import Reading
from application.process.streams import Batch
from application.topics import search_topic
from domain.hosting.players import Player
from domain.hosting.terms import Moment
from domain.pairing.offers import Challenge, ChallengeStatus
from domain.pairing.seeks import Seek, SeekId, SeekStatus

WAITS: Final = 20
"""A player's expected wait is the median of this many recent waits in the pool."""
MOST_CHALLENGES: Final = 100


@dataclass(frozen=True, slots=True)
class Search:
    """Seeks that are unsettled or ended a moment ago, and open challenges. Newest first."""

    seeks: tuple[Seek, ...]
    challenges: tuple[Challenge, ...]


async def read_search(desk: Desk, caller: Caller) -> Search:
    player = caller.required_player()
    async with desk.store.reading() as reading:
        return await _search(desk, reading, player)


async def find_seek(desk: Desk, caller: Caller, seek: SeekId) -> Seek:
    """The caller's own seek, or a waiting one, which is public. NotFound for any other."""
    async with desk.store.reading() as reading:
        found = await reading.seek(seek)
    if found is not None and (found.status is SeekStatus.WAITING or is_own(found, caller)):
        return found
    raise NotFound("unknown-seek", what="seek", id=seek[:60])


def is_own(seek: Seek, caller: Caller) -> bool:
    return caller.player is not None and seek.player == caller.player.id


async def typical_wait(desk: Desk, seek: Seek) -> int | None:
    """The typical wait for this wish. None without recent pairings, or when the seek has ended."""
    async with desk.store.reading() as reading:
        return await _typical_wait(reading, seek)


async def follow_search(desk: Desk, caller: Caller) -> AsyncGenerator[Search, None]:
    """The search now, and again whenever it changes. The caller's live seeks stay alive while the stream is open."""
    player = caller.required_player()
    return desk.streams.follow(shares_of(caller), search_topic(player.id), _OwnSearch(desk, player).read)


@dataclass(slots=True)
class _OwnSearch:
    desk: Desk
    player: Player
    sent: Search | None = None
    seen_at: int = 0

    async def read(self) -> Batch[Search]:
        async with self.desk.store.reading() as reading:
            now = await _search(self.desk, reading, self.player)
        await self._give_sign(now)
        is_news, self.sent = _without_signs(now) != (self.sent and _without_signs(self.sent)), now
        return Batch([now] if is_news else [])

    async def _give_sign(self, search: Search) -> None:
        now = self.desk.clock.now()
        if now - self.seen_at < self.desk.policy.seek_signs or not any(seek.is_unsettled for seek in search.seeks):
            return
        async with self.desk.store.working() as work:
            await work.see_seeks(self.player.id, now)
            await work.commit()
        self.seen_at = now


def _without_signs(search: Search) -> Search:
    """The search without the signs of life, which are no news."""
    return replace(search, seeks=tuple(replace(seek, seen_at=Moment(0)) for seek in search.seeks))


async def _search(desk: Desk, reading: Reading, player: Player) -> Search:
    now = desk.clock.now()
    seeks = await reading.seeks_of(player.id, Moment(now - desk.policy.ended_seeks_shown), MOST_SEEKS)
    unanswered = await reading.challenges_of(player.id, True, None, MOST_CHALLENGES)
    challenges = tuple(each for each in unanswered if each.status_at(now) is ChallengeStatus.OPEN)
    return Search(tuple(seeks), challenges)


async def _typical_wait(reading: Reading, seek: Seek) -> int | None:
    waits = await reading.waits(seek.wanted.pool, WAITS) if seek.is_unsettled else ()
    return round(median(waits)) if waits else None
