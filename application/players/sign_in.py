"""Sign in with name and password."""

from __future__ import annotations

from dataclasses import dataclass, replace

from application.callers import Caller
from application.desk import Desk
from application.errors import Forbidden, Unauthenticated
from application.limits.networks import networks, widest
from application.players.hashing import is_password
from application.players.names import take
from application.players.networks import network_digest, note_network, origin_digest
from application.players.sessions import IssuedToken, session
from application.ports.limits import Rate
from application.process.hash_queue import Purpose
from domain.hosting.players import LONGEST_NAME, Player
from domain.hosting.terms import PlayerId


@dataclass(frozen=True, slots=True)
class Account:
    """What is known of a name: nothing where nobody has it."""

    player: Player | None = None
    password: str | None = None
    is_known_here: bool = False
    """Whether the caller's address has signed in to it before."""


async def sign_in(desk: Desk, caller: Caller, name: str, password: str) -> IssuedToken:
    """A new session."""
    player = await confirm_password(desk, caller, name, password)
    shown, token = session(desk, caller, player, await origin_digest(desk, player.id, caller))
    network = await network_digest(desk, caller)
    async with desk.store.working() as work:
        await work.hold_player(player.id)
        if await work.is_banned(player.id):
            raise Forbidden("player-banned")
        is_spared = await work.call_off_erasure(player.id)
        await work.add_token(token)
        await note_network(desk, work, player.id, network)
        await work.commit()
    return replace(shown, has_called_off_erasure=is_spared)


async def confirm_own_password(desk: Desk, caller: Caller, password: str) -> None:
    """Raises Unauthenticated unless it is the caller's own password.

    A process may still know the caller by a name that moderators took away, and that somebody else has by now.
    """
    me = caller.required_player()
    if (await confirm_password(desk, caller, me.name, password)).id != me.id:
        raise Unauthenticated("wrong-password")


async def confirm_password(desk: Desk, caller: Caller, name: str, password: str) -> Player:
    """The player of this name and password; the same refusal, after the same time, whichever of them is wrong."""
    await take(desk, desk.policy.sign_in_by_origin, networks(caller.origin))
    account = await _account(desk, caller, name)
    buckets = _buckets(desk, caller, name, account)
    for rate, key in buckets:
        await take(desk, rate, ((key, 1),))
    purpose = Purpose.RETURN if account.is_known_here else Purpose.SIGN_IN
    is_right = await is_password(desk, caller, purpose, password, account.password)
    if account.player is None or account.password is None or not is_right:
        raise Unauthenticated("wrong-password")
    for rate, key in buckets:
        await desk.limits.take(rate, key, -1)
    return account.player


async def _account(desk: Desk, caller: Caller, name: str) -> Account:
    async with desk.store.reading() as reading:
        player = await reading.player_by_name(name)
    # Also of nobody: the answer must not come earlier where there is no such account.
    origin = await origin_digest(desk, player.id if player else PlayerId(""), caller)
    if player is None:
        return Account()
    async with desk.store.reading() as reading:
        is_known_here = await reading.has_session_from(player.id, origin)
        return Account(player, await reading.password_of(player.id), is_known_here)


def _buckets(desk: Desk, caller: Caller, name: str, account: Account) -> list[tuple[Rate, str]]:
    """Where a wrong password counts. A stranger empties their own buckets, and never one that the owner needs:
    the bucket of the name alone is not asked at an address that has signed in before.
    """
    folded = name.casefold()[:LONGEST_NAME]
    guesses = [(rate, f"{folded} {widest(caller.origin)}") for rate in desk.policy.guesses]
    return guesses if account.is_known_here else [*guesses, (desk.policy.sign_in_by_name, folded)]
