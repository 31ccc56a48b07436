"""Messages to addresses that strangers have named: over TLS, to the public network only, and never to a second place.

A name is looked up once, every address it has must be public, and the very address that was checked is called: what the
name means a moment later cannot matter.
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
    """The port's Courier; `private` also allows what is not public, and HTTP without TLS."""

    def __init__(self, *, private: bool = False, patience: float = PATIENCE) -> None:
        self._private = private
        self._patience = patience
        self._client: httpx.AsyncClient | None = None

    def fault_of(self, url: str) -> str | None:
        try:
            parsed = httpx.URL(url)
            host = parsed.host  # decodes what stands there in punycode
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
                return await self._posted(httpx.URL(url), body, headers)
        except TimeoutError:
            raise Undelivered("no answer in time") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as fault_met:
            raise Undelivered(f"no connection: {type(fault_met).__name__}") from None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _posted(self, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> bytes:
        address = await self._address(url)
        client = self._connected()
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
                raise Undelivered(f"answered with status {response.status_code}")
            return await _read(response)
        finally:
            await response.aclose()

    def _connected(self) -> httpx.AsyncClient:
        """Nothing of the environment counts: a proxy there would look names up once more.

        No connection is kept: it would be found again by its address alone, and serve whatever other name leads there.
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
    """Nothing is ever inflated: a few hundred bytes could become gigabytes."""
    if response.headers.get("Content-Encoding", "identity").strip().lower() != "identity":
        raise Undelivered("the answer is encoded, which was not asked for")
    answer = b""
    async for piece in response.aiter_raw():
        answer += piece
        if len(answer) > LONGEST_ANSWER:
            raise Undelivered("the answer is too long")
    return answer


def _is_name(host: str) -> bool:
    """Whether a resolver would take it; a dot at the end is the root's."""
    name = host.removesuffix(".")
    return len(name) <= LONGEST_NAME and all(_PART.fullmatch(part) for part in name.split("."))
