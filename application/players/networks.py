"""From where players sign in: addresses are kept as digests that only this server can make."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Final

from application.callers import Caller
from application.desk import Desk
from application.limits.networks import networks
from application.ports.store import Work
from domain.hosting.terms import PlayerId

KEY: Final = "networks"


async def network_digest(desk: Desk, caller: Caller) -> bytes:
    """Of the narrowest network of an address, the same for all players."""
    return await _digest(desk, networks(caller.origin)[0][0])


async def origin_digest(desk: Desk, player: PlayerId, caller: Caller) -> bytes:
    """Of the address a session begins at: enough to know it again, for this player alone."""
    return await _digest(desk, f"{player} {caller.origin}")


async def _digest(desk: Desk, text: str) -> bytes:
    """Nobody can try all addresses without the server's key."""
    key = await desk.secrets.named(KEY, lambda: token_hex(32))
    return hmac.digest(key.encode(), text.encode(), sha256)[:16]


async def note_network(desk: Desk, work: Work, player: PlayerId, network: bytes) -> None:
    await work.note_network(player, network, desk.clock.now())
