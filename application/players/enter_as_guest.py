"""Enter as a guest: a player without a password, for as long as the token is kept."""

from __future__ import annotations

from application.callers import Caller
from application.desk import Desk
from application.players.names import fit_name, take_account
from application.players.sessions import IssuedToken
from application.players.sign_up import add_player
from domain.hosting.players import LONGEST_NAME, Player, PlayerKind
from domain.hosting.terms import PlayerId


async def enter_as_guest(desk: Desk, caller: Caller, name: str | None = None) -> IssuedToken:
    """A guest with a session; without a wanted name the server chooses one."""
    if name is not None:
        fit_name(name)
    await take_account(desk, caller)
    id = PlayerId(desk.ids.fresh("ply"))
    return await add_player(desk, caller, Player(id, name or _made_up(id), PlayerKind.GUEST, desk.clock.now()), None)


def _made_up(player: PlayerId) -> str:
    """As unlikely to be taken as the id it is made from."""
    letters = "".join(character for character in player.partition("_")[2] if character.isalnum())
    return f"Guest-{letters}"[:LONGEST_NAME]
