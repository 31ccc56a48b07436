"""What is stored for external bots: webhooks that receive their turns, and leases of turns being worked on."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address that receives a bot's turns; `fault` is why the last delivery failed, None when it did not."""

    bot: PlayerId
    url: str
    secret: str = field(repr=False)
    created_at: Moment
    fault: str | None = None
    failed_at: Moment | None = None


@dataclass(frozen=True, slots=True)
class Lease:
    """One turn in the hands of one worker of a bot, until its time is over or the match has moved on."""

    id: str
    bot: PlayerId
    match: MatchId
    version: int
    until: Moment


class BotReading(Protocol):
    async def webhook(self, bot: PlayerId) -> Webhook | None: ...

    async def bots_with_webhook(self) -> Set[PlayerId]:
        """All bots that have a webhook."""
        ...

    async def lease(self, lease: str) -> Lease | None:
        """Also when its time is over, unless somebody else has taken the turn since."""
        ...

    async def leases_of(self, bot: PlayerId, now: Moment) -> Sequence[Lease]:
        """Those whose time is not over."""
        ...


class BotWork(BotReading, Protocol):
    async def keep_webhook(self, webhook: Webhook) -> None:
        """In the place of an earlier one of the same bot."""
        ...

    async def drop_webhook(self, bot: PlayerId) -> bool:
        """False when there was none."""
        ...

    async def note_delivery(self, bot: PlayerId, fault: str | None, at: Moment) -> None:
        """Remembers how the last telling went."""
        ...

    async def take_lease(self, lease: Lease, now: Moment) -> bool:
        """False while another lease of the same turn runs; one of an older version is over in any case."""
        ...

    async def extend_lease(self, lease: str, until: Moment) -> None: ...

    async def drop_lease(self, lease: str) -> None: ...
