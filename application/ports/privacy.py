"""Storage of archives, and of accounts that wait for their erasure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class Archive:
    """A copy of all data about a player: requested, then made, then stored for a time.

    At `due_at` it is made or retried; None once it is ready. Its content is stored in numbered chunks.
    """

    id: str
    player: PlayerId
    asked_at: Moment
    due_at: Moment | None
    attempts: int = 0
    ready_at: Moment | None = None
    expires_at: Moment | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Erasure:
    """An account that is erased at `due_at`. A sign-in before that cancels the erasure, unless it has begun."""

    player: PlayerId
    asked_at: Moment
    due_at: Moment
    begun_at: Moment | None = None


class PrivacyReading(Protocol):
    async def archive(self, archive: str) -> Archive | None: ...

    async def archive_of(self, player: PlayerId) -> Archive | None:
        """A player has at most one."""
        ...

    async def due_archives(self, now: Moment, limit: int) -> Sequence[Archive]:
        """Longest due first."""
        ...

    async def archive_chunk(self, archive: str, number: int) -> bytes | None:
        """Numbered from 0. None after the last one."""
        ...

    async def erasure(self, player: PlayerId) -> Erasure | None: ...

    async def due_erasures(self, now: Moment, limit: int) -> Sequence[Erasure]:
        """Longest due first, including unfinished ones."""
        ...


class PrivacyWork(PrivacyReading, Protocol):
    async def ask_for_archive(self, archive: Archive) -> None:
        """Replaces an earlier archive of the player and its chunks."""
        ...

    async def take_archive(self, archive: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt, makes the archive due at `until`, and deletes the chunks of an earlier attempt.

        False when another worker has counted one, or when the archive is ready or deleted.
        """
        ...

    async def keep_chunk(self, archive: str, attempts: int, number: int, data: bytes) -> bool:
        """False when the archive is deleted, or another attempt has begun."""
        ...

    async def finish_archive(self, archive: str, attempts: int, at: Moment, expires_at: Moment, size: int) -> bool:
        """False when the archive is deleted, or another attempt has begun."""
        ...

    async def forget_archives(self, before: Moment, limit: int) -> int:
        """Deletes at most `limit` archives that expired before this moment; returns how many."""
        ...

    async def ask_for_erasure(self, erasure: Erasure) -> None:
        """Has no effect when the erasure was requested before."""
        ...

    async def begin_erasure(self, player: PlayerId, at: Moment) -> None:
        """After this the erasure cannot be cancelled."""
        ...

    async def call_off_erasure(self, player: PlayerId) -> bool:
        """Cancels the erasure. False when there is none, or when it has begun."""
        ...

    async def end_erasure(self, player: PlayerId) -> None: ...

    async def forget_origins(self, before: Moment, limit: int) -> int:
        """Clears origin and device of at most `limit` sessions begun before this moment; returns how many."""
        ...
