"""Sign in with name and password."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Unauthenticated
from application.players.names import take
from application.players.sessions import Issued, session
from domain.hosting.players import LONGEST_NAME, Player


async def sign_in(desk: Desk, caller: Caller, name: str, password: str) -> Issued:
    """A new session; the same refusal, after the same time, for unknown names and wrong passwords."""
    await take(desk, desk.policy.sign_in_by_origin, caller.origin)
    await take(desk, desk.policy.sign_in_by_name, name.casefold()[:LONGEST_NAME])
    player, known = await _account(desk, name)
    is_right = await desk.passwords.matches(password[: desk.policy.longest_password + 1], known)
    if player is None or known is None or not is_right:
        raise Unauthenticated("wrong-password")
    shown, token = session(desk, player)
    async with desk.store.working() as work:
        await work.add_token(token)
        await work.commit()
    return shown


async def _account(desk: Desk, name: str) -> tuple[Player | None, str | None]:
    async with desk.store.reading() as reading:
        player = await reading.player_named(name)
        return player, await reading.password_of(player.id) if player else None
