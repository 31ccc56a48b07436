"""Token holders in memory: a token is read from the store every few seconds, not at every request."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from application.callers import Scope
from application.ports.clock import Clock
from application.ports.store import Token
from application.process.bounded_cache import BoundedCache
from domain.conduct.moderation import Sanction
from domain.hosting.players import Player
from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class TokenHolder:
    """A token and the player it belongs to."""

    token: Token
    player: Player
    scopes: frozenset[Scope]
    sanctions: tuple[Sanction, ...] = ()


class TokenCache:
    """Holders by token hash. A revocation takes effect at once in this process, elsewhere after `patience`."""

    def __init__(self, clock: Clock, patience: int, size: int = 10_000) -> None:
        self._clock = clock
        self._patience = patience
        self._holders: BoundedCache[bytes, tuple[TokenHolder, Moment]] = BoundedCache(size)
        self._ended: BoundedCache[str, bool] = BoundedCache(size)

    def holder(self, hash: bytes) -> TokenHolder | None:
        found = self._holders.get(hash)
        if found is None or self._clock.now() - found[1] >= self._patience:
            return None
        return found[0]

    def keep(self, holder: TokenHolder) -> None:
        """Caches a holder, unless the token ended while it was being read."""
        if not self._ended.get(holder.token.id):
            self._holders.keep(holder.token.hash, (holder, self._clock.now()))

    def end_tokens(self, tokens: Collection[str]) -> None:
        """After a revocation."""
        self._forget([hash for hash, (holder, _) in self._holders.items() if holder.token.id in tokens])
        for token in tokens:
            self._ended.keep(token, True)

    def forget_player(self, player: str) -> None:
        """After a change of name, kind or role, or a sanction."""
        self._forget([hash for hash, (holder, _) in self._holders.items() if holder.player.id == player])

    def _forget(self, hashes: list[bytes]) -> None:
        for hash in hashes:
            self._holders.forget(hash)
