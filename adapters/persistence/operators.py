"""The operators' part of the store: the audit trail and bans, their statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import BigInteger, Column, bindparam, delete, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.account_tables import mailed_codes, old_names, profiles
from adapters.persistence.app_tables import apps, authorization_codes, grants
from adapters.persistence.bot_tables import leases, webhooks
from adapters.persistence.boundary_tables import boundaries
from adapters.persistence.mark_tables import player_networks
from adapters.persistence.moderation_tables import cases, sanctions, saved_messages
from adapters.persistence.notification_tables import (
    deliveries,
    notifications,
    personal_webhooks,
    preferences,
    push_subscriptions,
)
from adapters.persistence.operator_tables import audit, bans
from adapters.persistence.pairing_tables import challenges, invites, seeks
from adapters.persistence.pause_tables import pauses
from adapters.persistence.privacy_tables import archives, erasures
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter
from adapters.persistence.tables import Key, answers, columns, passwords, players, tokens
from adapters.persistence.talk_tables import room_lines
from application.ports.operators import AuditLine
from domain.hosting.terms import Moment, PlayerId

_AUDIT_LINE = columns(audit, "id at operator action target reason")
_player = bindparam("player", type_=Key)
_owner = select(players.c.owner).where(players.c.id == _player).scalar_subquery()

BANNED = Statement(select(bans.c.player).where(or_(bans.c.player == _player, bans.c.player == _owner)))
NOTE_AUDIT = Statement(insert(audit))
BAN = Statement(postgresql.insert(bans).on_conflict_do_nothing(), sqlite=sqlite.insert(bans).on_conflict_do_nothing())
LIFT_BAN = Statement(delete(bans).where(bans.c.player == bindparam("of_player")))
ERASED: Final[tuple[Column[Any], ...]] = (
    passwords.c.player,
    tokens.c.player,
    webhooks.c.bot,
    leases.c.bot,
    answers.c.player,
    boundaries.c.player,
    boundaries.c.other,
    profiles.c.player,
    mailed_codes.c.player,
    room_lines.c.author,
    seeks.c.player,
    challenges.c.challenger,
    challenges.c.challenged,
    invites.c.inviter,
    preferences.c.player,
    push_subscriptions.c.player,
    personal_webhooks.c.player,
    notifications.c.player,
    deliveries.c.player,
    old_names.c.player,
    archives.c.player,
    erasures.c.player,
    apps.c.author,
    grants.c.player,
    authorization_codes.c.player,
    cases.c.player,
    sanctions.c.player,
    saved_messages.c.author,
    player_networks.c.player,
    pauses.c.player,
)
"""A player's erasure deletes all rows that name the player in one of these columns."""
ERASE = tuple(Statement(delete(column.table).where(column == bindparam("of_player"))) for column in ERASED)


@cache
def audit_lines(*, is_about_one: bool) -> Statement:
    query = (
        select(*_AUDIT_LINE).order_by(audit.c.at.desc(), audit.c.id.desc()).limit(bindparam("limit", type_=BigInteger))
    )
    return Statement(query.where(audit.c.target == bindparam("target")) if is_about_one else query)


class SqlOperatorReading(StatementReader):
    """The port's OperatorReading on one driver session."""

    async def audit(self, target: str | None, limit: int) -> Sequence[AuditLine]:
        about = {} if target is None else {"target": target}
        found = await self._read_alone(audit_lines(is_about_one=target is not None), limit=limit, **about)
        return [AuditLine(*row) for row in found]

    async def is_banned(self, player: PlayerId) -> bool:
        return len(await self._read_alone(BANNED, player=player)) > 0


class SqlOperatorWork(SqlOperatorReading, StatementWriter):
    """The port's OperatorWork on one driver session."""

    async def note_audit(self, line: AuditLine) -> None:
        names = ("id", "at", "operator", "action", "target", "reason")
        await self._change(NOTE_AUDIT, {name: getattr(line, name) for name in names})

    async def ban(self, player: PlayerId, at: Moment) -> bool:
        return await self._change(BAN, {"player": player, "at": at}) == 1

    async def lift_ban(self, player: PlayerId) -> bool:
        return await self._change(LIFT_BAN, {"of_player": player}) == 1

    async def erase_player(self, player: PlayerId) -> None:
        for statement in ERASE:
            await self._change(statement, {"of_player": player})
