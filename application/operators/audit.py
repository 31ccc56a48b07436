"""The audit trail: who did what to whom, when and why; lines are added and never changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from application.desk import Desk
from application.errors import Malformed, NotFound
from application.ports.operators import AuditLine
from application.ports.store import Reading, Work
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId

LONGEST = 500


class Action(StrEnum):
    """All that a line of the trail can tell."""

    WARN = "warn"
    MUTE = "mute"
    BAN = "ban"
    UNBAN = "unban"
    RENAME = "rename"
    LIFT_WARN = "lift-warn"
    LIFT_MUTE = "lift-mute"
    LIFT_BAN = "lift-ban"
    LIFT_RENAME = "lift-rename"
    CLOSE_CASE = "close-case"
    APPEAL_UPHELD = "appeal-upheld"
    APPEAL_LIFTED = "appeal-lifted"
    REMOVE_MESSAGE = "remove-message"
    GRANT_MODERATOR = "grant-moderator"
    GRANT_ADMIN = "grant-admin"
    TAKE_ROLE = "take-role"
    END_SESSIONS = "end-sessions"
    RESET_PASSWORD = "reset-password"
    EXPORT = "export"
    DELETE = "delete"
    ABORT = "abort"


def _say_nothing(_: AuditLine) -> None: ...


@dataclass(frozen=True, slots=True)
class Operator:
    """The one who acts, by the name that the operating system knows, and why; `tell` hears of what was done."""

    name: str
    reason: str
    tell: Callable[[AuditLine], None] = _say_nothing


async def note(desk: Desk, work: Work, operator: Operator, action: Action, target: str) -> AuditLine:
    """Writes a line in the transaction of the action; `tell` it after the commit."""
    for path, text in (("as", operator.name), ("reason", operator.reason)):
        if not 0 < len(text.strip()) <= LONGEST or not text.isprintable():
            raise Malformed("bad-reason", path=path, fault=f"must have 1 to {LONGEST} printable characters")
    line = AuditLine(desk.ids.fresh("aud"), desk.clock.now(), operator.name, action, target, operator.reason)
    await work.note_audit(line)
    return line


async def note_alone(desk: Desk, operator: Operator, action: Action, target: str) -> None:
    """For an action that has transactions of its own: the line is written before it begins."""
    async with desk.store.working() as work:
        line = await note(desk, work, operator, action, target)
        await work.commit()
    operator.tell(line)


async def read_audit(desk: Desk, target: str | None, limit: int) -> Sequence[AuditLine]:
    """The newest lines, newest first."""
    async with desk.store.reading() as reading:
        return await reading.audit(target, limit)


async def known_player(reading: Reading, player: PlayerId) -> Player:
    """Raises NotFound."""
    found = await reading.player(player)
    if found is None:
        raise NotFound("unknown-player", what="player", id=player[:60])
    return found
