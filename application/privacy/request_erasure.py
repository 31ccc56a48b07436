"""Request the erasure of the caller's account. During the waiting time a sign-in cancels it."""

from __future__ import annotations

from application.accounts.mails import Letter, mail_owner
from application.callers import Caller
from application.desk import Desk
from application.hosting.commit import send_notices
from application.players.end_tokens import announce_end, hold_own_token
from application.ports.privacy import Erasure
from application.privacy.request_archive import confirm_player
from application.privacy.shut_out import end_all_tokens
from domain.hosting.players import PlayerKind
from domain.hosting.terms import Moment


async def request_erasure(desk: Desk, caller: Caller, password: str | None = None) -> Moment:
    """The moment when the erasure begins. All sessions and tokens of the player and their bots end now.

    A guest has no waiting time, because a guest cannot sign in again.
    """
    player = await confirm_player(desk, caller, password)
    now = desk.clock.now()
    wait = desk.policy.erasure_wait if player.kind is PlayerKind.HUMAN else 0
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.ask_for_erasure(Erasure(player.id, now, Moment(now + wait)))
        erasure = await work.erasure(player.id)
        assert erasure is not None
        ended = await end_all_tokens(desk, work, player)
        notices = await mail_owner(desk, work, player.name, await work.profile(player.id), Letter.ERASURE_ASKED)
        await work.commit()
    await announce_end(desk, ended)
    await send_notices(desk, notices)
    return erasure.due_at
