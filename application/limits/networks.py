"""Whose allowance a request takes: a player's, or that of every network an address belongs to.

One customer is commonly given a whole /64, /56 or /48 of IPv6. So an address takes from all three, and the wider
networks hold more than the narrowest, because several customers may share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from ipaddress import IPv6Network, ip_network
from typing import Final, TypeAlias

from application.callers import Caller
from application.ports.limits import Allowance, Limits, Rate

WIDTHS: Final[Mapping[int, int]] = {64: 1, 56: 4, 48: 16}
"""How many times the allowance of one address a network of each width has."""

PLAYERS: Final = 4
"""How many times the allowance of one player all players at one address have together: a family or a class is not
held up, and a client that enters as thirty guests does not have thirty allowances."""

Shares: TypeAlias = tuple[tuple[str, int], ...]
"""Keys to count under, narrowest first, each with how many times the usual it may take."""


@lru_cache(maxsize=4096)
def networks(origin: str) -> Shares:
    """Those that an address, or a /64 of IPv6, belongs to."""
    try:
        network = ip_network(origin)
    except ValueError:
        return ((origin, 1),)
    if not isinstance(network, IPv6Network) or network.prefixlen < 64:
        return ((origin, 1),)
    narrow = network if network.prefixlen == 64 else network.supernet(new_prefix=64)
    return tuple((str(narrow.supernet(new_prefix=width)), share) for width, share in WIDTHS.items())


def widest(origin: str) -> str:
    """The largest network that one customer may have all of."""
    return networks(origin)[-1][0]


def shares_of(caller: Caller) -> Shares:
    return ((caller.player.id, 1),) if caller.player else networks(caller.origin)


def metered_shares(caller: Caller) -> Shares:
    """Where requests and their cost count: a player takes from the allowance of all players at that address too."""
    if caller.player is None:
        return shares_of(caller)
    crowd = ((f"players at {network}", PLAYERS * share) for network, share in networks(caller.origin))
    return (*shares_of(caller), *crowd)


async def take_share(limits: Limits, rate: Rate, shares: Shares, cost: float = 1) -> Allowance:
    """Takes from every bucket, narrowest first, until one refuses; otherwise tells what the narrowest has left."""
    allowances = []
    for key, share in shares:
        wide = rate if share == 1 else replace(rate, burst=rate.burst * share, per_second=rate.per_second * share)
        allowances.append(await limits.take(wide, key, cost))
        if not allowances[-1].granted:
            return allowances[-1]
    return allowances[0]
