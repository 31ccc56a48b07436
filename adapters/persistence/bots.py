"""The bots' part of the store: webhooks and leases, their statements and rows."""

from __future__ import annotations

from collections.abc import Sequence, Set

from sqlalchemy import Insert, Table, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.bot_tables import leases, webhooks
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.tables import columns
from application.ports.bots import Lease, Webhook
from domain.hosting.terms import Moment, PlayerId

_of_bot = webhooks.c.bot == bindparam("of_bot")
_of_lease = leases.c.id == bindparam("of_lease")
_WEBHOOK = columns(webhooks, "bot url secret created_at fault failed_at")
_LEASE = columns(leases, "id bot match version until")


def _upsert_webhook() -> Statement:
    def clause(insert: postgresql.Insert | sqlite.Insert) -> Insert:
        latest = {name: insert.excluded[name] for name in ("url", "secret", "created_at", "fault", "failed_at")}
        return insert.on_conflict_do_update(index_elements=["bot"], set_=latest)

    return _on_both_dialects(webhooks, clause)


def _take_lease() -> Statement:
    """The database decides whether the turn is free, so of two simultaneous attempts one succeeds."""

    def clause(insert: postgresql.Insert | sqlite.Insert) -> Insert:
        return insert.on_conflict_do_update(
            index_elements=["match"],
            set_={name: insert.excluded[name] for name in ("id", "bot", "version", "until")},
            where=or_(leases.c.until <= bindparam("now"), leases.c.version < insert.excluded.version),
        )

    return _on_both_dialects(leases, clause)


def _on_both_dialects(table: Table, clause: object) -> Statement:
    assert callable(clause)
    return Statement(clause(postgresql.insert(table)), sqlite=clause(sqlite.insert(table)))


WEBHOOK = Statement(select(*_WEBHOOK).where(_of_bot))
HOOKED = Statement(select(webhooks.c.bot))
KEEP_WEBHOOK = _upsert_webhook()
DROP_WEBHOOK = Statement(delete(webhooks).where(_of_bot))
NOTE_DELIVERY = Statement(update(webhooks).where(_of_bot), columns=["fault", "failed_at"])
LEASE = Statement(select(*_LEASE).where(_of_lease))
LEASES_OF = Statement(select(*_LEASE).where(leases.c.bot == bindparam("bot"), leases.c.until > bindparam("now")))
TAKE_LEASE = _take_lease()
EXTEND_LEASE = Statement(update(leases).where(_of_lease), columns=["until"])
DROP_LEASE = Statement(delete(leases).where(_of_lease))


class SqlBotReading(StatementReader):
    """The port's BotReading on one driver session."""

    async def webhook(self, bot: PlayerId) -> Webhook | None:
        return first(await self._read_alone(WEBHOOK, of_bot=bot), _webhook_of_row)

    async def bots_with_webhook(self) -> Set[PlayerId]:
        return frozenset(only(row) for row in await self._read_alone(HOOKED))

    async def lease(self, lease: str) -> Lease | None:
        return first(await self._read_alone(LEASE, of_lease=lease), _lease_of_row)

    async def leases_of(self, bot: PlayerId, now: Moment) -> Sequence[Lease]:
        return [_lease_of_row(row) for row in await self._read_alone(LEASES_OF, bot=bot, now=now)]


class SqlBotWork(SqlBotReading, StatementWriter):
    """The port's BotWork on one driver session."""

    async def keep_webhook(self, webhook: Webhook) -> None:
        await self._change(
            KEEP_WEBHOOK,
            {
                "bot": webhook.bot,
                "url": webhook.url,
                "secret": webhook.secret,
                "created_at": webhook.created_at,
                "fault": webhook.fault,
                "failed_at": webhook.failed_at,
            },
        )

    async def drop_webhook(self, bot: PlayerId) -> bool:
        return await self._change(DROP_WEBHOOK, {"of_bot": bot}) == 1

    async def note_delivery(self, bot: PlayerId, fault: str | None, at: Moment) -> None:
        failed_at = None if fault is None else at
        await self._change(NOTE_DELIVERY, {"of_bot": bot, "fault": fault, "failed_at": failed_at})

    async def take_lease(self, lease: Lease, now: Moment) -> bool:
        values = {"id": lease.id, "bot": lease.bot, "match": lease.match, "version": lease.version}
        return await self._change(TAKE_LEASE, {**values, "until": lease.until, "now": now}) == 1

    async def extend_lease(self, lease: str, until: Moment) -> None:
        await self._change(EXTEND_LEASE, {"of_lease": lease, "until": until})

    async def drop_lease(self, lease: str) -> None:
        await self._change(DROP_LEASE, {"of_lease": lease})


def _webhook_of_row(row: Row) -> Webhook:
    bot, url, secret, created_at, fault, failed_at = row
    return Webhook(bot, url, secret, created_at, fault, failed_at)


def _lease_of_row(row: Row) -> Lease:
    ident, bot, match, version, until = row
    return Lease(ident, bot, match, version, until)
