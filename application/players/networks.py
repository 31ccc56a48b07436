"""From where players sign in, for marks: addresses are kept as digests that only this server can make."""

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
    """Of the narrowest network of an address; nobody can try all addresses without the server's key."""
    key = await desk.secrets.named(KEY, lambda: token_hex(32))
    return hmac.digest(key.encode(), networks(caller.origin)[0][0].encode(), sha256)[:16]


async def note_network(desk: Desk, work: Work, player: PlayerId, network: bytes) -> None:
    await work.note_network(player, network, desk.clock.now())
