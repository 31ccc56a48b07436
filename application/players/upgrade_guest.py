"""Make a guest a human player who keeps matches and tokens."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict, Forbidden
from application.players.names import fit_name, fit_password
from application.players.sessions import Issued, session
from application.ports.store import NameTaken
from domain.hosting.players import PlayerKind


async def upgrade_guest(desk: Desk, caller: Caller, name: str, password: str) -> Issued:
    """The same player with name and password, and a session with a human's scopes."""
    guest = caller.known()
    if guest.kind is not PlayerKind.GUEST:
        raise Forbidden("not-a-guest")
    fit_name(name)
    fit_password(desk, password)
    player = replace(guest, name=name, kind=PlayerKind.HUMAN)
    shown, token = session(desk, player)
    hashed = await desk.passwords.hashed(password)
    try:
        async with desk.store.working() as work:
            await work.change_player(player, hashed)
            await work.add_token(token)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=name) from None
    desk.people.forget_player(player.id)
    return shown
