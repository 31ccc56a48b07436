"""Set or remove the caller's e-mail address. A new address counts once the caller has shown the mailed code."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from application.accounts.mails import Letter, mail_owner, queue_letter
from application.accounts.read_account import Account, account_of
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, Malformed
from application.hosting.commit import send_notices
from application.limits.networks import shares_of
from application.players.end_tokens import hold_own_token
from application.players.names import take
from application.players.sessions import hash_of
from application.players.sign_in import confirm_own_password
from application.ports.accounts import CodePurpose, MailedCode
from application.ports.store import Notice, Work
from domain.hosting.players import Player, PlayerKind
from domain.hosting.profiles import Profile, address_fault, mailbox
from domain.hosting.terms import Moment


async def set_address(desk: Desk, caller: Caller, address: str | None, password: str) -> Account:
    """The account with the new address still to verify, or without any.

    The answer does not reveal that another player has the address. Only the owner learns it, by mail.
    """
    player = person_of(caller)
    if address is not None:
        if address_fault(address) is not None:
            raise Malformed("bad-address", path="address", fault="must look like name@example.org")
        await take(desk, desk.policy.mails_by_player, shares_of(caller))
    await confirm_own_password(desk, caller, password)
    if address is not None:
        # The limit counts all accounts that name the address, so that they cannot flood its mailbox together.
        await take(desk, desk.policy.mails_by_address, ((sha256(mailbox(address).encode()).hexdigest(), 1),))
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        profile = await work.profile(player.id)
        if address is None:
            notices = await _remove(desk, work, player, profile)
        else:
            notices = await _queue_code(desk, work, player, profile, address, profile.language or caller.language)
        account = await account_of(desk, work, player.id)
        await work.commit()
    await send_notices(desk, notices)
    return account


def person_of(caller: Caller) -> Player:
    player = caller.player_with(Scope.ACCOUNT)
    if player.kind is not PlayerKind.HUMAN:
        raise Forbidden("humans-only")
    return player


async def _remove(desk: Desk, work: Work, player: Player, profile: Profile) -> list[Notice]:
    await work.drop_codes(player.id)
    await work.keep_profile(replace(profile, address=None, verified_at=None))
    return await mail_old_address(desk, work, player, profile)


async def mail_old_address(desk: Desk, work: Work, player: Player, profile: Profile) -> list[Notice]:
    """The reader of the old mailbox can act when someone else has made the change."""
    return await mail_owner(desk, work, player.name, profile, Letter.ADDRESS_CHANGED)


async def _queue_code(
    desk: Desk, work: Work, player: Player, profile: Profile, address: str, language: str
) -> list[Notice]:
    """Stores a code in any case, so that the answer is always the same. The mail to a taken address has no code."""
    code, now = desk.ids.token(), desk.clock.now()
    end = Moment(now + desk.policy.address_code)
    await work.keep_code(MailedCode(player.id, CodePurpose.ADDRESS, hash_of(code), address, now, end))
    await work.keep_profile(replace(profile, language=language))
    holder = await work.player_at_address(address)
    letter = Letter.VERIFY_ADDRESS if holder in (None, player.id) else Letter.ADDRESS_TAKEN
    return [await queue_letter(desk, work, letter, address, language, player=player.name, code=code)]
