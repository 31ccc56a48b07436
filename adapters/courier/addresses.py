"""Which addresses belong to the public network, by IANA's registries of special-purpose addresses (RFC 6890).

The lists are written out here because Python's `is_global` differs between versions.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

SPECIAL_IPV4: Final = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # shared by the customers of a carrier
            "127.0.0.0/8",  # loopback
            "169.254.0.0/16",  # link-local, and the metadata of clouds
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocol assignments
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # AS112
            "192.52.193.0/24",  # AMT
            "192.88.99.0/24",  # relays of 6to4
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, and broadcast
        ),
    )
)
# IANA allocates public addresses only from this block; the other blocks have special uses.
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
SPECIAL_IPV6: Final = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # protocol assignments, Teredo and benchmarks among them
            "2001:db8::/32",  # documentation
            "2620:4f:8000::/48",  # AS112
            "3fff::/20",  # documentation
        ),
    )
)
# IPv6 addresses that embed an IPv4 address: packets reach the embedded address.
NAT64: Final = IPv6Network("64:ff9b::/96")


def literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address, if the host is written as one; None for a name."""
    try:
        return ip_address(host.split("%")[0])
    except ValueError:
        return None


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network. For an embedded IPv4 address, that address decides."""
    known = literal(address)
    if isinstance(known, IPv6Address):
        inner = _inner(known)
        return _is_public_ipv6(known) if inner is None else _is_public_ipv4(inner)
    return known is not None and _is_public_ipv4(known)


def _is_public_ipv4(address: IPv4Address) -> bool:
    return not any(address in network for network in SPECIAL_IPV4)


def _is_public_ipv6(address: IPv6Address) -> bool:
    return address in GLOBAL_UNICAST and not any(address in network for network in SPECIAL_IPV6)


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The embedded IPv4 address that packets reach; None for a plain IPv6 address."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
