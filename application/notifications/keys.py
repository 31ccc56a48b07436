"""The keys of notifications: the push key for providers, and the signing key of links in mails."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from application.desk import Desk
from domain.hosting.terms import PlayerId

VAPID: Final = "vapid"
LINKS: Final = "links"
SIGNATURE: Final = 32
"""Characters of the signature: 128 bits."""


async def push_key(desk: Desk) -> str:
    return await desk.secrets.named(VAPID, desk.push.new_key)


async def public_push_key(desk: Desk) -> str:
    """The key that a browser needs to subscribe to this server."""
    return desk.push.public_key(await push_key(desk))


async def stop_token(desk: Desk, player: PlayerId) -> str:
    """The token that stops a player's mails without a sign-in.

    It never expires, so that the link in an old mail still works.
    """
    return f"{player}.{await _signature(desk, player)}"


async def player_of_token(desk: Desk, token: str) -> PlayerId | None:
    """The player of a token, or None when this server has not signed it."""
    player, _, signature = token.rpartition(".")
    expected = await _signature(desk, PlayerId(player))
    return PlayerId(player) if hmac.compare_digest(expected.encode(), signature.encode()) else None


async def _signature(desk: Desk, player: PlayerId) -> str:
    key = await desk.secrets.named(LINKS, lambda: desk.ids.secret().hex())
    return hmac.new(bytes.fromhex(key), f"stop-mails:{player}".encode(), sha256).hexdigest()[:SIGNATURE]
