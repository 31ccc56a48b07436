"""Sign up: a new human player with name and password."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.errors import Conflict
from application.players.hashing import hash_password
from application.players.names import fit_name, fit_password, refuse_taken_name, take_account
from application.players.networks import network_digest, note_network, origin_digest
from application.players.sessions import IssuedToken, session
from application.ports.store import NameTaken
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import PlayerId


async def sign_up(desk: Desk, caller: Caller, name: str, password: str) -> IssuedToken:
    """The new player with a first session; Conflict `name-taken` for a name that is had or looks alike."""
    fit_name(name)
    fit_password(desk, password)
    await take_account(desk, caller)
    player = Player(PlayerId(desk.ids.fresh("ply")), name, PlayerKind.HUMAN, desk.clock.now())
    await refuse_taken_name(desk, player)
    return await add_player(desk, caller, player, await hash_password(desk, caller, password))


async def add_player(desk: Desk, caller: Caller, player: Player, password: str | None) -> IssuedToken:
    """A new player with a first session."""
    shown, token = session(desk, caller, player, await origin_digest(desk, player.id, caller))
    network = await network_digest(desk, caller)
    try:
        async with desk.store.working() as work:
            await work.add_player(player, password)
            await work.add_token(token)
            await note_network(desk, work, player.id, network)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=player.name) from None
    return shown
