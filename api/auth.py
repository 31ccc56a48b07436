"""The caller of a request, read from its headers: a bearer token and a language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address

from starlette.datastructures import Headers
from starlette.types import Scope

from api.devices import device_label
from api.forwarded import plain_address
from application.callers import Caller
from application.desk import Desk
from application.players.authenticate import authenticate, renewed
from application.ports.store import StoreFault
from application.topics import token_topic
from application.words import LANGUAGES

_LONGEST_TOKEN = 200
RECHECK = 5.0
"""Seconds after which a stream checks its token again, in case the wake-up about a revocation was lost."""


def bearer_of(headers: Headers) -> str | None:
    """The token of `Authorization: Bearer ...`. None without the header, an empty text if it holds no token."""
    header = headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and len(token) <= _LONGEST_TOKEN else ""


async def identify_caller(desk: Desk, headers: Headers, origin: str) -> Caller:
    """The caller behind these headers; raises Unauthenticated for an invalid token."""
    language = language_of(headers.get("accept-language", ""))
    device = device_label(headers.get("user-agent", ""))
    bearer = bearer_of(headers)
    if bearer is None:
        return Caller(language=language, origin=origin, device=device)
    return await authenticate(desk, bearer, language, origin, device)


async def wait_for_token_end(
    desk: Desk, caller: Caller, every: float = RECHECK, renew: Callable[[Caller], None] | None = None
) -> None:
    """Returns when the caller's token has expired or was revoked, by this process or another.

    Until then `renew` is told of the caller with a ban that has come or gone.
    """
    if caller.token is None:
        await asyncio.Event().wait()
        return
    async with desk.bus.waiting(token_topic(caller.token)) as waiter:
        while (current := await _renewed(desk, caller)) is not None:
            if renew is not None:
                renew(current)
            seconds = every if caller.expires_at is None else (caller.expires_at - desk.clock.now()) / 1000
            await waiter.woken(max(0.0, min(seconds, every)))
    desk.tokens.end_tokens([caller.token])


async def _renewed(desk: Desk, caller: Caller) -> Caller | None:
    """None when the token is no longer valid. A short outage of the store ends no stream."""
    try:
        return await renewed(desk, caller)
    except StoreFault:
        return caller


def language_of(accepted: str) -> str:
    """The supported language that fits an `Accept-Language` header best; English when none does."""
    if not accepted:
        return LANGUAGES[0]
    preferences = [_preference(part) for part in accepted[:400].split(",")]
    supported = [(weight, language) for language, weight in preferences if weight > 0 and language in LANGUAGES]
    return max(supported, key=lambda preference: preference[0])[1] if supported else LANGUAGES[0]


def address_of(scope: Scope) -> str:
    """The network that a request comes from. An IPv6 household has a whole /64."""
    client = scope.get("client")
    return _network(str(client[0])) if client else "unknown"


@lru_cache(maxsize=4096)
def _network(host: str) -> str:
    address = plain_address(host)
    if address is None:
        return host
    return f"{IPv6Address(int(address) >> 64 << 64)}/64" if isinstance(address, IPv6Address) else str(address)


def _preference(part: str) -> tuple[str, float]:
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
