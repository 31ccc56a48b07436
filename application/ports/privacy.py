"""What is stored of wishes about one's data: archives that were asked for, and accounts that are to be erased."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class Archive:
    """A copy of all that is stored about a player: asked for, then made, then kept for a time.

    `due_at` is when it is made, or tried again; None once it is ready. Its content is kept in numbered chunks.
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
    """An account that is erased at `due_at`, unless its owner signs in before; once begun nothing stops it."""

    player: PlayerId
    asked_at: Moment
    due_at: Moment
    begun_at: Moment | None = None


class PrivacyReading(Protocol):
    async def archive(self, archive: str) -> Archive | None: ...

    async def archive_of(self, player: PlayerId) -> Archive | None:
        """The only one that a player has."""
        ...

    async def due_archives(self, now: Moment, limit: int) -> Sequence[Archive]:
        """Longest due first."""
        ...

    async def archive_chunk(self, archive: str, number: int) -> bytes | None:
        """None behind the last one; the first one has the number 0."""
        ...

    async def erasure(self, player: PlayerId) -> Erasure | None: ...

    async def due_erasures(self, now: Moment, limit: int) -> Sequence[Erasure]:
        """Longest due first, those included that were begun and not finished."""
        ...


class PrivacyWork(PrivacyReading, Protocol):
    async def ask_for_archive(self, archive: Archive) -> None:
        """Replaces an earlier archive of the player with all its chunks."""
        ...

    async def take_archive(self, archive: str, attempts: int, until: Moment) -> bool:
        """Counts an attempt, after which it is due at `until`, and deletes chunks of an earlier attempt.

        False when somebody else has counted one since, or the archive is gone or ready.
        """
        ...

    async def keep_chunk(self, archive: str, attempts: int, number: int, data: bytes) -> bool:
        """False when the archive is gone, or another attempt makes it."""
        ...

    async def finish_archive(self, archive: str, attempts: int, at: Moment, expires_at: Moment, size: int) -> bool:
        """False when the archive is gone, or another attempt makes it."""
        ...

    async def forget_archives(self, before: Moment, limit: int) -> int:
        """Deletes at most so many whose time was over before this; says how many."""
        ...

    async def ask_for_erasure(self, erasure: Erasure) -> None:
        """Nothing where it was asked for before."""
        ...

    async def begin_erasure(self, player: PlayerId, at: Moment) -> None:
        """From now on it cannot be called off."""
        ...

    async def call_off_erasure(self, player: PlayerId) -> bool:
        """False where there is none, or it has begun."""
        ...

    async def end_erasure(self, player: PlayerId) -> None: ...

    async def forget_origins(self, before: Moment, limit: int) -> int:
        """Deletes where at most so many sessions were begun from, and by what device; says how many."""
        ...
