"""Make an archive: a zip file with one JSON file for each part, stored in chunks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from tempfile import TemporaryFile
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZipFile

from application.accounts.mails import Letter, mail_owner
from application.accounts.read_account import known_player
from application.desk import Desk
from application.hosting.commit import send_notices
from application.policy import SECOND
from application.ports.privacy import Archive
from application.privacy.parts import PARTS, Part
from domain.hosting.players import Player
from domain.hosting.terms import Moment

CHUNK: Final = 256 * 1024
"""A chunk of this size takes both databases a few milliseconds."""
BATCH: Final = 64
"""Items written together, in a thread outside the event loop."""
LONGEST_ATTEMPT: Final = 15 * 60 * SECOND
"""An unfinished archive is retried after this time: its worker must have died."""


async def make_archive(desk: Desk, id: str, attempts: int) -> bool:
    """False when the archive is ready, or when another worker makes it. After a crash the next attempt starts again."""
    archive = await _take(desk, id, attempts)
    if archive is None:
        return False
    with TemporaryFile() as file:
        await _write(desk, archive, file)
        size = await _keep(desk, archive, file)
    return size is not None and await _finish(desk, archive, size)


async def _take(desk: Desk, id: str, attempts: int) -> Archive | None:
    async with desk.store.working() as work:
        until = Moment(desk.clock.now() + LONGEST_ATTEMPT)
        archive = await work.archive(id) if await work.take_archive(id, attempts, until) else None
        await work.commit()
    return archive


async def _write(desk: Desk, archive: Archive, file: IO[bytes]) -> None:
    async with desk.store.reading() as reading:
        people = [await known_player(reading, archive.player), *await reading.bots_of(archive.player)]
    with ZipFile(file, "w", ZIP_DEFLATED) as zip:
        for part in PARTS:
            with zip.open(f"{part.name}.json", "w") as entry:
                async for text in _texts(desk, part, people):
                    await asyncio.to_thread(entry.write, text)


async def _texts(desk: Desk, part: Part, people: list[Player]) -> AsyncIterator[bytes]:
    """The parts of a JSON list, some items at a time."""
    batch: list[str] = []
    is_first = True
    yield b"["
    for each in people:
        async for item in part.items(desk, each):
            batch.append(json.dumps(item, ensure_ascii=False))
            if len(batch) == BATCH:
                yield _list_part(batch, is_first)
                batch, is_first = [], False
    yield _list_part(batch, is_first) + b"\n]\n"


def _list_part(batch: list[str], is_first: bool) -> bytes:
    start = "\n" if is_first else ",\n"
    return (start + ",\n".join(batch)).encode() if batch else b""


async def _keep(desk: Desk, archive: Archive, file: IO[bytes]) -> int | None:
    """The size, or None when another attempt has begun."""
    size = await asyncio.to_thread(file.seek, 0, 2)
    await asyncio.to_thread(file.seek, 0)
    for number in range(-(-size // CHUNK)):
        data = await asyncio.to_thread(file.read, CHUNK)
        async with desk.store.working() as work:
            if not await work.keep_chunk(archive.id, archive.attempts, number, data):
                return None
            await work.commit()
    return size


async def _finish(desk: Desk, archive: Archive, size: int) -> bool:
    now = desk.clock.now()
    async with desk.store.working() as work:
        end = Moment(now + desk.policy.archives_kept)
        if not await work.finish_archive(archive.id, archive.attempts, now, end, size):
            return False
        player = await known_player(work, archive.player)
        notices = await mail_owner(desk, work, player.name, await work.profile(player.id), Letter.ARCHIVE_READY)
        await work.commit()
    await send_notices(desk, notices)
    return True
