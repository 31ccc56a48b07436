"""The bots' part of the fake store."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace

from application.ports.bots import Lease, Webhook
from domain.hosting.terms import MatchId, Moment, PlayerId


@dataclass
class BotShelves:
    webhooks: dict[PlayerId, Webhook] = field(default_factory=dict)
    leases: dict[MatchId, Lease] = field(default_factory=dict)


class FakeBotReading:
    _shelves: BotShelves

    async def webhook(self, bot: PlayerId) -> Webhook | None:
        return self._shelves.webhooks.get(bot)

    async def bots_with_webhook(self) -> Set[PlayerId]:
        return frozenset(self._shelves.webhooks)

    async def lease(self, lease: str) -> Lease | None:
        return next((each for each in self._shelves.leases.values() if each.id == lease), None)

    async def leases_of(self, bot: PlayerId, now: Moment) -> Sequence[Lease]:
        return [each for each in self._shelves.leases.values() if each.bot == bot and each.until > now]


class FakeBotWork(FakeBotReading):
    async def keep_webhook(self, webhook: Webhook) -> None:
        self._shelves.webhooks[webhook.bot] = webhook

    async def drop_webhook(self, bot: PlayerId) -> bool:
        return self._shelves.webhooks.pop(bot, None) is not None

    async def note_delivery(self, bot: PlayerId, fault: str | None, at: Moment) -> None:
        if bot in self._shelves.webhooks:
            failed_at = None if fault is None else at
            self._shelves.webhooks[bot] = replace(self._shelves.webhooks[bot], fault=fault, failed_at=failed_at)

    async def take_lease(self, lease: Lease, now: Moment) -> bool:
        known = self._shelves.leases.get(lease.match)
        if known is not None and known.until > now and known.version >= lease.version:
            return False
        self._shelves.leases[lease.match] = lease
        return True

    async def extend_lease(self, lease: str, until: Moment) -> None:
        for match, each in self._shelves.leases.items():
            if each.id == lease:
                self._shelves.leases[match] = replace(each, until=until)

    async def drop_lease(self, lease: str) -> None:
        for match in [match for match, each in self._shelves.leases.items() if each.id == lease]:
            del self._shelves.leases[match]
