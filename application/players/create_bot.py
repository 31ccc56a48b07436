"""Create a bot: a player owned by a human."""

from __future__ import annotations

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, LimitReached
from application.players.end_tokens import hold_own_token
from application.players.names import fit_name
from application.ports.store import NameTaken
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import PlayerId


async def create_bot(desk: Desk, caller: Caller, name: str) -> Player:
    """A new bot of the caller's; it acts through its own tokens."""
    owner = bot_owner(caller)
    bot = Player(PlayerId(desk.ids.fresh("ply")), fit_name(name), PlayerKind.BOT, desk.clock.now(), owner.id)
    try:
        async with desk.store.working() as work:
            await hold_own_token(desk, work, caller)
            if len(await work.bots_of(owner.id)) >= desk.policy.bots_per_player:
                most = desk.policy.bots_per_player
                raise LimitReached("too-many-bots", limit="bots-per-player", value=most, retry_after=None)
            await work.add_player(bot)
            await work.commit()
    except NameTaken:
        raise Conflict("name-taken", name=name) from None
    return bot


def bot_owner(caller: Caller) -> Player:
    """Only humans own bots."""
    owner = caller.player_with(Scope.BOTS)
    if owner.kind is not PlayerKind.HUMAN:
        raise Forbidden("humans-only")
    return owner
