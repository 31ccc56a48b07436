"""The client's address behind proxies, read from the end of `X-Forwarded-For`.

Each proxy appends the address that called it. So our own proxies wrote the last entries. Anyone may have written the
entries before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Self

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

ANYBODY = "*"
_SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss"), "ws": ("http", "ws"), "wss": ("https", "wss")}


@dataclass(frozen=True, slots=True)
class Proxies:
    """The addresses of our own proxies.

    With `trusts_peer` the connecting peer is a proxy, and no other address is: there is exactly one proxy.
    """

    networks: tuple[IPv4Network | IPv6Network, ...] = ()
    trusts_peer: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads addresses and networks separated by commas, or `*`. Raises ValueError for anything else."""
        parts = [part.strip() for part in text.split(",") if part.strip()]
        named = [part for part in parts if part != ANYBODY]
        return cls(tuple(map(ip_network, named)), trusts_peer=len(named) < len(parts))

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """The nearest address that is not one of our proxies. An entry that is no address ends the search."""
        if not self.includes(peer):
            return peer
        nearest = peer
        for entry in reversed(forwarded):
            address = plain_address(entry)
            if address is None:
                return nearest
            nearest = str(address)
            if not self._has(nearest):
                return nearest
        return nearest

    def includes(self, peer: str) -> bool:
        return self.trusts_peer or self._has(peer)

    def _has(self, host: str) -> bool:
        address = plain_address(host)
        return address is not None and any(address in network for network in self.networks)


def plain_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address without port, brackets and zone. An IPv4 address mapped into IPv6 becomes plain IPv4."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Forwarded:
    """Puts the client's address and scheme into the scope, before any other layer reads them."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            self._read(scope)
        await self._app(scope, receive, send)

    def _read(self, scope: Scope) -> None:
        peer = str(scope["client"][0])
        if not self._proxies.includes(peer):
            return
        headers = Headers(scope=scope)
        entries = ",".join(headers.getlist("x-forwarded-for"))
        if entries:
            scope["client"] = (self._proxies.client(peer, entries.split(",")), 0)
        schemes = _SCHEMES.get(headers.get("x-forwarded-proto", "").strip())
        if schemes is not None:
            scope["scheme"] = schemes[scope["type"] == "websocket"]
