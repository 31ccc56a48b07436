"""The part of the fake store that keeps archives and erasures."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from application.ports.privacy import Archive, Erasure
from domain.hosting.terms import Moment, PlayerId

if TYPE_CHECKING:
    from tests.fakes.store import Shelves


@dataclass
class PrivacyShelves:
    archives: dict[str, Archive] = field(default_factory=dict)
    chunks: dict[tuple[str, int], bytes] = field(default_factory=dict)
    erasures: dict[PlayerId, Erasure] = field(default_factory=dict)


class FakePrivacyReading:
    _shelves: "Shelves"

    async def archive(self, archive: str) -> Archive | None:
        return self._shelves.archives.get(archive)

    async def archive_of(self, player: PlayerId) -> Archive | None:
        return next((each for each in self._shelves.archives.values() if each.player == player), None)

    async def due_archives(self, now: Moment, limit: int) -> Sequence[Archive]:
        due = [(each.due_at, each) for each in self._shelves.archives.values() if each.due_at is not None]
        return [each for at, each in sorted(due, key=lambda pair: pair[0]) if at <= now][:limit]

    async def archive_chunk(self, archive: str, number: int) -> bytes | None:
        return self._shelves.chunks.get((archive, number))

    async def erasure(self, player: PlayerId) -> Erasure | None:
        return self._shelves.erasures.get(player)

    async def due_erasures(self, now: Moment, limit: int) -> Sequence[Erasure]:
        due = [each for each in self._shelves.erasures.values() if each.due_at <= now]
        return sorted(due, key=lambda each: each.due_at)[:limit]


class FakePrivacyWork(FakePrivacyReading):
    async def ask_for_archive(self, archive: Archive) -> None:
        known = await self.archive_of(archive.player)
        if known is not None:
            self._drop(known.id)
        self._shelves.archives[archive.id] = archive

    def _drop(self, archive: str) -> None:
        self._shelves.archives.pop(archive, None)
        self._drop_chunks(archive)

    def _drop_chunks(self, archive: str) -> None:
        for key in [key for key in self._shelves.chunks if key[0] == archive]:
            del self._shelves.chunks[key]

    def _is_attempt(self, archive: str, attempts: int) -> bool:
        known = self._shelves.archives.get(archive)
        return known is not None and known.attempts == attempts and known.ready_at is None

    async def take_archive(self, archive: str, attempts: int, until: Moment) -> bool:
        if not self._is_attempt(archive, attempts):
            return False
        known = self._shelves.archives[archive]
        self._shelves.archives[archive] = replace(known, attempts=attempts + 1, due_at=until)
        self._drop_chunks(archive)
        return True

    async def keep_chunk(self, archive: str, attempts: int, number: int, data: bytes) -> bool:
        if not self._is_attempt(archive, attempts):
            return False
        self._shelves.chunks[archive, number] = data
        return True

    async def finish_archive(self, archive: str, attempts: int, at: Moment, expires_at: Moment, size: int) -> bool:
        if not self._is_attempt(archive, attempts):
            return False
        known = self._shelves.archives[archive]
        ready = replace(known, due_at=None, ready_at=at, expires_at=expires_at, size=size)
        self._shelves.archives[archive] = ready
        return True

    async def forget_archives(self, before: Moment, limit: int) -> int:
        old = [each.id for each in self._shelves.archives.values() if each.expires_at and each.expires_at < before]
        for archive in old[:limit]:
            self._drop(archive)
        return len(old[:limit])

    async def ask_for_erasure(self, erasure: Erasure) -> None:
        self._shelves.erasures.setdefault(erasure.player, erasure)

    async def begin_erasure(self, player: PlayerId, at: Moment) -> None:
        known = self._shelves.erasures[player]
        self._shelves.erasures[player] = replace(known, begun_at=known.begun_at or at)

    async def call_off_erasure(self, player: PlayerId) -> bool:
        known = self._shelves.erasures.get(player)
        if known is None or known.begun_at is not None:
            return False
        del self._shelves.erasures[player]
        return True

    async def end_erasure(self, player: PlayerId) -> None:
        self._shelves.erasures.pop(player, None)

    async def forget_origins(self, before: Moment, limit: int) -> int:
        known = [each for each in self._shelves.tokens.values() if each.origin and each.created_at < before][:limit]
        for token in known:
            self._shelves.tokens[token.id] = replace(token, origin=None, device=None)
        return len(known)
