"""What the caller looks for now: own seeks, challenges by and to them; once, or followed live."""

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
"""Of so many waits in a pool the median is what a player is told to expect."""
MOST_CHALLENGES: Final = 100


@dataclass(frozen=True, slots=True)
class Search:
    """Unsettled seeks and those that ended a moment ago; challenges that wait for an answer. Newest first."""

    seeks: tuple[Seek, ...]
    challenges: tuple[Challenge, ...]


async def read_search(desk: Desk, caller: Caller) -> Search:
    """The caller's own search."""
    player = caller.required_player()
    async with desk.store.reading() as reading:
        return await _search(desk, reading, player)


async def find_seek(desk: Desk, caller: Caller, seek: SeekId) -> Seek:
    """One's own, or one that waits, as anybody may see it in the list; NotFound for any other."""
    async with desk.store.reading() as reading:
        found = await reading.seek(seek)
    if found is not None and (found.status is SeekStatus.WAITING or is_own(found, caller)):
        return found
    raise NotFound("unknown-seek", what="seek", id=seek[:60])


def is_own(seek: Seek, caller: Caller) -> bool:
    return caller.player is not None and seek.player == caller.player.id


async def typical_wait(desk: Desk, seek: Seek) -> int | None:
    """How long players of this wish wait; None where nobody has sat down of late, or the seek has ended."""
    async with desk.store.reading() as reading:
        return await _typical_wait(reading, seek)


async def follow_search(desk: Desk, caller: Caller) -> AsyncGenerator[Search, None]:
    """The search now, and whenever it changes. As long as the stream is open, live seeks stay."""
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
        is_news, self.sent = _shown(now) != (self.sent and _shown(self.sent)), now
        return Batch([now] if is_news else [])

    async def _give_sign(self, search: Search) -> None:
        now = self.desk.clock.now()
        if now - self.seen_at < self.desk.policy.seek_signs or not any(seek.is_unsettled for seek in search.seeks):
            return
        async with self.desk.store.working() as work:
            await work.see_seeks(self.player.id, now)
            await work.commit()
        self.seen_at = now


def _shown(search: Search) -> Search:
    """Without the signs of life, of which nobody has to be told."""
    return replace(search, seeks=tuple(replace(seek, seen_at=Moment(0)) for seek in search.seeks))


async def _search(desk: Desk, reading: Reading, player: Player) -> Search:
    now = desk.clock.now()
    seeks = await reading.seeks_of(player.id, Moment(now - desk.policy.ended_seeks_shown), MOST_SEEKS)
    found = await reading.challenges_of(player.id, True, None, MOST_CHALLENGES)
    challenges = tuple(each for each in found if each.status_at(now) is ChallengeStatus.OPEN)
    return Search(tuple(seeks), challenges)


async def _typical_wait(reading: Reading, seek: Seek) -> int | None:
    waits = await reading.waits(seek.wanted.pool, WAITS) if seek.is_unsettled else ()
    return round(median(waits)) if waits else None
