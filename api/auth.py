"""Who asks, read from the request's headers: a bearer token and a language."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import IPv6Address

from starlette.datastructures import Headers
from starlette.types import Scope

from api.middleware.forwarded import plain_address
from application.callers import Caller
from application.desk import Desk
from application.players.authenticate import authenticate, is_still_good
from application.ports.store import StoreFault
from application.topics import token_topic
from application.words import LANGUAGES

_LONGEST_TOKEN = 200
RECHECK = 5.0
"""Seconds after which a stream looks whether its token was revoked, should no wake-up have told it."""


def bearer_of(headers: Headers) -> str | None:
    """The token of `Authorization: Bearer ...`; None without that header, an empty text where it holds no token."""
    given = headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) <= _LONGEST_TOKEN else ""


async def identified(desk: Desk, headers: Headers, origin: str) -> Caller:
    """The caller behind these headers; raises Unauthenticated for a token that is no good."""
    language = language_of(headers.get("accept-language", ""))
    bearer = bearer_of(headers)
    if bearer is None:
        return Caller(language=language, origin=origin)
    return await authenticate(desk, bearer, language, origin)


async def expired(desk: Desk, caller: Caller, every: float = RECHECK) -> None:
    """Returns when the caller's token is no longer good: expired, or revoked by whatever process."""
    if caller.token is None:
        await asyncio.Event().wait()
        return
    async with desk.bus.waiting(token_topic(caller.token)) as waiter:
        while await _holds(desk, caller):
            left = every if caller.expires_at is None else (caller.expires_at - desk.clock.now()) / 1000
            await waiter.woken(max(0.0, min(left, every)))
    desk.tokens.end_tokens([caller.token])


async def _holds(desk: Desk, caller: Caller) -> bool:
    """A store that does not answer for a moment ends nobody's stream."""
    try:
        return await is_still_good(desk, caller)
    except StoreFault:
        return True


def language_of(accepted: str) -> str:
    """The best of our languages for an `Accept-Language` header; English when nothing fits."""
    if not accepted:
        return LANGUAGES[0]
    wishes = [_wish(part) for part in accepted[:400].split(",")]
    known = [(weight, language) for language, weight in wishes if weight > 0 and language in LANGUAGES]
    return max(known, key=lambda wish: wish[0])[1] if known else LANGUAGES[0]


def address_of(scope: Scope) -> str:
    """Where a request comes from; one household has a whole /64 of the newer addresses."""
    client = scope.get("client")
    return _neighbourhood(str(client[0])) if client else "unknown"


@lru_cache(maxsize=4096)
def _neighbourhood(host: str) -> str:
    address = plain_address(host)
    if address is None:
        return host
    return f"{IPv6Address(int(address) >> 64 << 64)}/64" if isinstance(address, IPv6Address) else str(address)


def _wish(part: str) -> tuple[str, float]:
    tag, _, parameters = part.strip().partition(";")
    language = tag.strip().split("-")[0].lower()
    return language, _weight(parameters.strip())


def _weight(parameter: str) -> float:
    name, _, value = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return min(1.0, float(value))
    except ValueError:
        return 0.0
