"""On whose account something is done: a person and all their bots count together, strangers by their address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from application.callers import Caller
from application.errors import LimitReached
from application.limits.networks import widest
from domain.hosting.players import Player


def owner_of(player: Player) -> str:
    """The person behind a bot, otherwise the player."""
    return player.owner or player.id


def account_of(caller: Caller) -> str:
    """The owner, or the widest network of a caller who is not known."""
    return owner_of(caller.player) if caller.player else f"origin:{widest(caller.origin)}"


class Advice:
    """The hints and analyses that this process works on now, by account."""

    def __init__(self) -> None:
        self._running: Counter[str] = Counter()

    @contextmanager
    def one_for(self, account: str, most: int) -> Iterator[None]:
        """One more while the context lasts; refuses where it would be too many."""
        if self._running[account] >= most:
            raise LimitReached("too-much-advice", limit="advice-at-once", value=most, retry_after=1)
        self._running[account] += 1
        try:
            yield
        finally:
            self._running[account] -= 1
            if not self._running[account]:
                del self._running[account]
