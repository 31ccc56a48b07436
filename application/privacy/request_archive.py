"""Request an archive of all data stored about the caller, read its state, and download it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.hosting.commit import send_notices
from application.players.end_tokens import hold_own_token
from application.players.sign_in import confirm_own_password
from application.ports.privacy import Archive
from application.ports.queue import AccountAt, Task
from application.ports.store import Notice
from application.tasks import MAKE_ARCHIVE
from application.topics import ACCOUNTS
from domain.hosting.players import Player, PlayerKind


async def request_archive(desk: Desk, caller: Caller, password: str | None = None) -> Archive:
    """The archive, which a task makes. Within a day of the last request it returns the existing one.

    A person has to give the password.
    """
    player = await confirm_player(desk, caller, password)
    now = desk.clock.now()
    archive = Archive(desk.ids.fresh("arc"), player.id, now, now)
    notice = Notice(desk.ids.fresh("not"), ACCOUNTS, Task(MAKE_ARCHIVE, AccountAt(archive.id, 0)), now)
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        latest = await work.archive_of(player.id)
        if latest is not None and now - latest.asked_at < desk.policy.archive_pause:
            return latest
        await work.ask_for_archive(archive)
        await work.post(notice)
        await work.commit()
    await send_notices(desk, [notice])
    return archive


async def confirm_player(desk: Desk, caller: Caller, password: str | None) -> Player:
    """The caller, after checking the password. Guests have none."""
    player = caller.player_with(Scope.ACCOUNT)
    if player.kind is PlayerKind.HUMAN:
        await confirm_own_password(desk, caller, password or "")
    return player


async def own_archive(desk: Desk, caller: Caller) -> Archive | None:
    """None without a request, or when the archive has expired."""
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.reading() as reading:
        archive = await reading.archive_of(player.id)
    return None if archive is None or is_over(desk, archive) else archive


async def find_archive(desk: Desk, caller: Caller, archive: str) -> Archive:
    """NotFound for an archive of another player."""
    found = await own_archive(desk, caller)
    if found is None or found.id != archive:
        raise NotFound("unknown-archive", what="archive", id=archive[:60])
    return found


async def ready_archive(desk: Desk, caller: Caller, archive: str) -> Archive:
    """NotFound until the archive is ready."""
    found = await find_archive(desk, caller, archive)
    if found.ready_at is None:
        raise NotFound("unknown-archive", what="archive", id=archive[:60])
    return found


async def archive_chunks(desk: Desk, archive: Archive) -> AsyncIterator[bytes]:
    """The zip file in chunks."""
    number = 0
    while True:
        async with desk.store.reading() as reading:
            chunk = await reading.archive_chunk(archive.id, number)
        if chunk is None:
            return
        yield chunk
        number += 1


def is_over(desk: Desk, archive: Archive) -> bool:
    return archive.expires_at is not None and archive.expires_at <= desk.clock.now()
