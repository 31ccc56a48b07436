"""Webhook delivery to URLs from untrusted users: over TLS, to public addresses only, without redirects.

The courier resolves a name once and requires every address to be public. It then connects to the address it checked,
so a later change of the name (DNS rebinding) has no effect.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping
from typing import Final

import httpx

from adapters.courier.addresses import is_public, literal
from application.ports.courier import Undelivered

PATIENCE: Final = 10.0
LONGEST_ANSWER: Final = 16_384
ONE_DELIVERY_EACH: Final = httpx.Limits(max_keepalive_connections=0)
LONGEST_NAME: Final = 253
_PART: Final = re.compile(r"[a-z0-9_-]{1,63}", re.ASCII | re.IGNORECASE)


class HttpCourier:
    """The port's Courier; `private` also allows private addresses, and HTTP without TLS."""

    def __init__(self, *, private: bool = False, patience: float = PATIENCE) -> None:
        self._private = private
        self._patience = patience
        self._client: httpx.AsyncClient | None = None

    def fault_of(self, url: str) -> str | None:
        try:
            parsed = httpx.URL(url)
            host = parsed.host  # decodes punycode
        except (httpx.InvalidURL, ValueError):
            return "must be a URL"
        schemes = ("https", "http") if self._private else ("https",)
        if parsed.scheme not in schemes or not host:
            return f"must begin with {' or '.join(f'{scheme}://' for scheme in schemes)}"
        if literal(host) is None and not _is_name(parsed.raw_host.decode("ascii")):
            return "must name a host: parts of 1 to 63 letters, digits and hyphens, 253 in all"
        if parsed.port is not None and not 0 < parsed.port < 65_536:
            return "must have a port from 1 to 65535"
        if parsed.userinfo or parsed.fragment:
            return "must hold neither a user nor a fragment"
        if not self._private and literal(host) is not None and not is_public(host):
            return "must not be a private address"
        return None

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        fault = self.fault_of(url)
        if fault is not None:
            raise Undelivered(f"the address {fault}")
        try:
            async with asyncio.timeout(self._patience):
                return await self._post(httpx.URL(url), body, headers)
        except TimeoutError:
            raise Undelivered("no answer in time") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
            raise Undelivered(f"no connection: {type(error).__name__}") from None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> bytes:
        address = await self._address(url)
        client = self._lazy_client()
        named = {**headers, "Host": url.netloc.decode(), "User-Agent": "headwater", "Accept-Encoding": "identity"}
        request = client.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers=named,
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        response = await client.send(request, stream=True)
        try:
            if not response.is_success:
                raise Undelivered(f"answered with status {response.status_code}", response.status_code)
            return await _read(response)
        finally:
            await response.aclose()

    def _lazy_client(self) -> httpx.AsyncClient:
        """The client, created on first use. It ignores the environment: a proxy would resolve the name again.

        It keeps no connection alive: httpx would reuse it by address alone, for any other name at that address.
        """
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=self._patience, trust_env=False, follow_redirects=False, limits=ONE_DELIVERY_EACH
            )
        return self._client

    async def _address(self, url: httpx.URL) -> str:
        port = url.port or (443 if url.scheme == "https" else 80)
        host = url.raw_host.decode("ascii")
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses:
            raise Undelivered("the name has no address")
        if not self._private and not all(map(is_public, addresses)):
            raise Undelivered("the name leads to a private address")
        return addresses[0]


async def _read(response: httpx.Response) -> bytes:
    """Refuses compressed answers: a few hundred bytes could expand to gigabytes."""
    if response.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
        raise Undelivered("the answer is encoded, which was not asked for")
    answer = b""
    async for piece in response.aiter_raw():
        answer += piece
        if len(answer) > LONGEST_ANSWER:
            raise Undelivered("the answer is too long")
    return answer


def _is_name(host: str) -> bool:
    """Whether a resolver accepts the name; a trailing dot stands for the root."""
    name = host.removesuffix(".")
    return len(name) <= LONGEST_NAME and all(_PART.fullmatch(part) for part in name.split("."))
