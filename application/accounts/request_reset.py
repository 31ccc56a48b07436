"""Request a new password for an account whose password is forgotten.

The request only stores the typed name or address, and a task looks for the account. So neither the answer nor its
timing reveals whether the account exists.
"""

from __future__ import annotations

from application.accounts.mails import Letter, mail_owner
from application.callers import Caller
from application.desk import Desk
from application.errors import Malformed
from application.hosting.commit import send_notices
from application.limits.networks import networks
from application.players.names import take
from application.players.sessions import hash_of
from application.ports.accounts import CodePurpose, MailedCode, ResetRequest
from application.ports.queue import AccountAt, Task
from application.ports.store import Notice, Reading, Work
from application.tasks import MAIL_RESET
from application.topics import ACCOUNTS
from domain.hosting.players import Player, PlayerKind
from domain.hosting.profiles import LONGEST_ADDRESS, Profile
from domain.hosting.terms import Moment


async def request_reset(desk: Desk, caller: Caller, wanted: str) -> None:
    """Accepts the name or the address of an account. The answer never depends on whether it exists."""
    if not 0 < len(wanted) <= LONGEST_ADDRESS or not wanted.isprintable():
        raise Malformed("malformed", path="account", fault="must be a name or an address")
    await take(desk, desk.policy.resets_by_origin, networks(caller.origin))
    now = desk.clock.now()
    request = ResetRequest(desk.ids.fresh("res"), wanted, caller.language, now)
    notice = Notice(desk.ids.fresh("not"), ACCOUNTS, Task(MAIL_RESET, AccountAt(request.id, 0)), now)
    async with desk.store.working() as work:
        await work.add_reset_request(request)
        await work.post(notice)
        await work.commit()
    await send_notices(desk, [notice])


async def mail_reset(desk: Desk, id: str) -> bool:
    """Mails a code, once, if the account exists and has an address. Returns whether it did."""
    async with desk.store.working() as work:
        request = await work.reset_request(id)
        if request is None or not await work.drop_reset_request(id):
            return False
        notices = await _mail(desk, work, request)
        await work.commit()
    await send_notices(desk, notices)
    return bool(notices)


async def _mail(desk: Desk, work: Work, request: ResetRequest) -> list[Notice]:
    player = await _holder(work, request.wanted)
    if player is None or player.kind is not PlayerKind.HUMAN:
        return []
    await work.hold_player(player.id)
    profile = await work.profile(player.id)
    if profile.address is None or not await _is_due(desk, work, player):
        return []
    return await _mail_code(desk, work, player, profile, request.language)


async def _holder(reading: Reading, wanted: str) -> Player | None:
    """Names never contain an @."""
    if "@" not in wanted:
        return await reading.player_by_name(wanted)
    found = await reading.player_at_address(wanted)
    return None if found is None else await reading.player(found)


async def _is_due(desk: Desk, reading: Reading, player: Player) -> bool:
    """Not when a code was mailed a moment ago. That code stays valid, however often the reset is requested."""
    newest, now = await reading.newest_code(player.id, CodePurpose.PASSWORD), desk.clock.now()
    if newest is not None and now - newest.created_at < desk.policy.reset_pause:
        return False
    return (await desk.limits.take(desk.policy.resets_by_player, player.id)).granted


async def _mail_code(desk: Desk, work: Work, player: Player, profile: Profile, language: str) -> list[Notice]:
    assert profile.address is not None
    code, now = desk.ids.token(), desk.clock.now()
    end = Moment(now + desk.policy.reset_code)
    await work.keep_code(MailedCode(player.id, CodePurpose.PASSWORD, hash_of(code), profile.address, now, end))
    recipient = Profile(player.id, language=profile.language or language, address=profile.address)
    return await mail_owner(desk, work, player.name, recipient, Letter.RESET_PASSWORD, code=code)
