"""Read the caller's account."""

from __future__ import annotations

from dataclasses import dataclass, field

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import NotFound
from application.ports.accounts import CodePurpose
from application.ports.store import Reading
from domain.hosting.players import Player
from domain.hosting.profiles import Profile
from domain.hosting.terms import Moment, PlayerId


@dataclass(frozen=True, slots=True)
class Account:
    """`pending` is an address with a mailed code that is not yet verified."""

    player: Player
    profile: Profile
    pending: str | None = field(default=None, repr=False)
    pending_until: Moment | None = None


async def read_account(desk: Desk, caller: Caller) -> Account:
    player = caller.player_with(Scope.ACCOUNT)
    async with desk.store.reading() as reading:
        return await account_of(desk, reading, player.id)


async def account_of(desk: Desk, reading: Reading, player: PlayerId) -> Account:
    stored = await known_player(reading, player)
    profile = await reading.profile(player)
    code = await reading.newest_code(player, CodePurpose.ADDRESS)
    if code is None or code.expires_at <= desk.clock.now():
        return Account(stored, profile)
    return Account(stored, profile, code.address, code.expires_at)


async def known_player(reading: Reading, player: PlayerId) -> Player:
    """Reads the stored player. NotFound when the account is gone."""
    stored = await reading.player(player)
    if stored is None:
        raise NotFound("unknown-player", what="player", id=player[:60])
    return stored


async def profile_text(desk: Desk, player: PlayerId) -> str:
    """The public text in which a player describes themselves."""
    async with desk.store.reading() as reading:
        return (await reading.profile(player)).text
