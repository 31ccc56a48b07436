"""Names and passwords a new account may have."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, LimitReached, Malformed
from application.limits.networks import Shares, networks, take_share
from application.ports.limits import Rate
from domain.hosting.players import Player, name_fault


def fit_name(name: str) -> str:
    fault = name_fault(name)
    if fault is not None:
        raise Malformed("bad-name", path="name", fault=fault)
    return name


def fit_password(desk: Desk, password: str) -> str:
    least, most = desk.policy.shortest_password, desk.policy.longest_password
    if not least <= len(password) <= most:
        raise Malformed("bad-password", path="password", fault=f"must have {least} to {most} characters")
    return password


async def refuse_taken_name(desk: Desk, player: Player) -> None:
    """Asked before anything dear is done; the store has the last word."""
    async with desk.store.reading() as reading:
        if await reading.has_namesake(player):
            raise Conflict("name-taken", name=player.name)


async def take(desk: Desk, rate: Rate, shares: Shares) -> None:
    """Takes from the buckets, or refuses saying when to come back."""
    allowance = await take_share(desk.limits, rate, shares)
    if not allowance.granted:
        wait = round(allowance.retry_after, 3)
        raise LimitReached("too-many-requests", limit=rate.name, value=rate.burst, retry_after=wait)


async def take_account(desk: Desk, caller: Caller) -> None:
    """New accounts are limited by where they come from."""
    await take(desk, desk.policy.accounts_by_origin, networks(caller.origin))
