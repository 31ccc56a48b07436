"""The part of the store that keeps archives and erasures: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BigInteger, bindparam, delete, insert, null, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.privacy_tables import archive_chunks, archives, erasures
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.tables import columns, tokens
from application.ports.privacy import Archive, Erasure
from domain.hosting.terms import Moment, PlayerId

_ARCHIVE = columns(archives, "id player asked_at due_at attempts ready_at expires_at size")
_ERASURE = columns(erasures, "player asked_at due_at begun_at")
_limit = bindparam("limit", type_=BigInteger)
_before = bindparam("before", type_=BigInteger)
_this = archives.c.id == bindparam("archive")
_this_attempt = (_this, archives.c.attempts == bindparam("expected"), archives.c.ready_at.is_(None))
_of_player = erasures.c.player == bindparam("of_player")

ARCHIVE = Statement(select(*_ARCHIVE).where(_this))
ARCHIVE_OF = Statement(select(*_ARCHIVE).where(archives.c.player == bindparam("player")))
DUE_ARCHIVES = Statement(
    select(*_ARCHIVE).where(archives.c.due_at <= bindparam("now")).order_by(archives.c.due_at).limit(_limit)
)
CHUNK = Statement(
    select(archive_chunks.c.data).where(
        archive_chunks.c.archive == bindparam("archive"), archive_chunks.c.number == bindparam("number")
    )
)
DROP_ARCHIVE_OF = Statement(delete(archives).where(archives.c.player == bindparam("of_player")))
ADD_ARCHIVE = Statement(insert(archives))
TAKE_ARCHIVE = Statement(update(archives).where(*_this_attempt), columns=["attempts", "due_at"])
DROP_CHUNKS = Statement(delete(archive_chunks).where(archive_chunks.c.archive == bindparam("archive")))
IS_ATTEMPT = Statement(select(archives.c.id).where(*_this_attempt).with_for_update())
ADD_CHUNK = Statement(insert(archive_chunks))
FINISH_ARCHIVE = Statement(update(archives).where(*_this_attempt), columns=["due_at", "ready_at", "expires_at", "size"])
_old = select(archives.c.id).where(archives.c.expires_at < _before).order_by(archives.c.expires_at).limit(_limit)
FORGET_ARCHIVES = Statement(delete(archives).where(archives.c.id.in_(_old.with_for_update(skip_locked=True))))

ERASURE = Statement(select(*_ERASURE).where(erasures.c.player == bindparam("player")))
DUE_ERASURES = Statement(
    select(*_ERASURE).where(erasures.c.due_at <= bindparam("now")).order_by(erasures.c.due_at).limit(_limit)
)
ASK_FOR_ERASURE = Statement(
    postgresql.insert(erasures).on_conflict_do_nothing(), sqlite=sqlite.insert(erasures).on_conflict_do_nothing()
)
BEGIN_ERASURE = Statement(update(erasures).where(_of_player, erasures.c.begun_at.is_(None)), columns=["begun_at"])
CALL_OFF_ERASURE = Statement(delete(erasures).where(_of_player, erasures.c.begun_at.is_(None)))
END_ERASURE = Statement(delete(erasures).where(_of_player))
_first_known = (
    select(tokens.c.id)
    .where(tokens.c.origin.is_not(None), tokens.c.created_at < _before)
    .order_by(tokens.c.created_at)
    .limit(_limit)
    .with_for_update(skip_locked=True)
)
FORGET_ORIGINS = Statement(update(tokens).where(tokens.c.id.in_(_first_known)).values(origin=null(), device=null()))


class SqlPrivacyReading(StatementReader):
    """The port's PrivacyReading on one driver session."""

    async def archive(self, archive: str) -> Archive | None:
        return first(await self._read_alone(ARCHIVE, archive=archive), lambda row: Archive(*row))

    async def archive_of(self, player: PlayerId) -> Archive | None:
        return first(await self._read_alone(ARCHIVE_OF, player=player), lambda row: Archive(*row))

    async def due_archives(self, now: Moment, limit: int) -> Sequence[Archive]:
        return [Archive(*row) for row in await self._read_alone(DUE_ARCHIVES, now=now, limit=limit)]

    async def archive_chunk(self, archive: str, number: int) -> bytes | None:
        return first(await self._read_alone(CHUNK, archive=archive, number=number), only)

    async def erasure(self, player: PlayerId) -> Erasure | None:
        return first(await self._read_alone(ERASURE, player=player), lambda row: Erasure(*row))

    async def due_erasures(self, now: Moment, limit: int) -> Sequence[Erasure]:
        return [Erasure(*row) for row in await self._read_alone(DUE_ERASURES, now=now, limit=limit)]


class SqlPrivacyWork(SqlPrivacyReading, StatementWriter):
    """The port's PrivacyWork on one driver session."""

    async def ask_for_archive(self, archive: Archive) -> None:
        await self._change(DROP_ARCHIVE_OF, {"of_player": archive.player})
        names = ("id", "player", "asked_at", "due_at", "attempts", "ready_at", "expires_at", "size")
        await self._change(ADD_ARCHIVE, {name: getattr(archive, name) for name in names})

    async def take_archive(self, archive: str, attempts: int, until: Moment) -> bool:
        values = {"archive": archive, "expected": attempts, "attempts": attempts + 1, "due_at": until}
        is_taken = await self._change(TAKE_ARCHIVE, values) == 1
        if is_taken:
            await self._change(DROP_CHUNKS, {"archive": archive})
        return is_taken

    async def keep_chunk(self, archive: str, attempts: int, number: int, data: bytes) -> bool:
        if not await self._read(IS_ATTEMPT, archive=archive, expected=attempts):
            return False
        await self._change(ADD_CHUNK, {"archive": archive, "number": number, "data": data})
        return True

    async def finish_archive(self, archive: str, attempts: int, at: Moment, expires_at: Moment, size: int) -> bool:
        values = {"due_at": None, "ready_at": at, "expires_at": expires_at, "size": size}
        return await self._change(FINISH_ARCHIVE, {"archive": archive, "expected": attempts, **values}) == 1

    async def forget_archives(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_ARCHIVES, {"before": before, "limit": limit})

    async def ask_for_erasure(self, erasure: Erasure) -> None:
        names = ("player", "asked_at", "due_at", "begun_at")
        await self._change(ASK_FOR_ERASURE, {name: getattr(erasure, name) for name in names})

    async def begin_erasure(self, player: PlayerId, at: Moment) -> None:
        await self._change(BEGIN_ERASURE, {"of_player": player, "begun_at": at})

    async def call_off_erasure(self, player: PlayerId) -> bool:
        return await self._change(CALL_OFF_ERASURE, {"of_player": player}) == 1

    async def end_erasure(self, player: PlayerId) -> None:
        await self._change(END_ERASURE, {"of_player": player})

    async def forget_origins(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_ORIGINS, {"before": before, "limit": limit})
