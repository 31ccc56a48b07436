"""Messages to addresses that strangers have named: over TLS, to the public network only, and never to a second place.

A name is looked up once, every address it has must be public, and the very address that was checked is called: what the
name means a moment later cannot matter.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

from application.ports.courier import Undelivered

PATIENCE: Final = 10.0
LONGEST_ANSWER: Final = 16_384
ONE_DELIVERY_EACH: Final = httpx.Limits(max_keepalive_connections=0)
# Addresses of IPv4 in the dress of IPv6: the one inside is what is reached.
NAT64: Final = IPv6Network("64:ff9b::/96")
# All that is ever given to anyone on the public network; the rest has special uses, old and new.
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
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
        if _literal(host) is None and not _is_name(parsed.raw_host.decode("ascii")):
            return "must name a host: parts of 1 to 63 letters, digits and hyphens, 253 in all"
        if parsed.port is not None and not 0 < parsed.port < 65_536:
            return "must have a port from 1 to 65535"
        if parsed.userinfo or parsed.fragment:
            return "must hold neither a user nor a fragment"
        if not self._private and _literal(host) is not None and not is_public(host):
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


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.split("%")[0])
    except ValueError:
        return None


def _is_name(host: str) -> bool:
    """Whether a resolver would take it; a dot at the end is the root's."""
    name = host.removesuffix(".")
    return len(name) <= LONGEST_NAME and all(_PART.fullmatch(part) for part in name.split("."))


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network, also where it hides another one inside."""
    known = _literal(address)
    if known is None:
        return False
    inside = _inside(known) if isinstance(known, IPv6Address) else [known]
    if not inside:
        return known in GLOBAL_UNICAST and known.is_global
    return all(each.is_global and not each.is_multicast for each in inside)


def _inside(address: IPv6Address) -> list[IPv4Address]:
    """The addresses of IPv4 that are really reached; none where it is one of IPv6 alone."""
    if address.teredo:
        return list(address.teredo)
    if address in NAT64:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    inner = address.ipv4_mapped or address.sixtofour
    return [inner] if inner else []
