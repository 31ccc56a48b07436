"""Reset a password: the player gets a new random one, and every session ends."""

from __future__ import annotations

from application.callers import NOBODY
from application.desk import Desk
from application.errors import Forbidden
from application.operators.audit import Action, Operator, known_player, note
from application.players.end_tokens import announce_end
from application.players.hashing import hash_password
from domain.hosting.players import PlayerKind
from domain.hosting.terms import PlayerId


async def reset_password(desk: Desk, operator: Operator, player: PlayerId) -> str:
    """The new password, which nothing else ever shows; only people have one."""
    password = desk.ids.token()
    hashed = await hash_password(desk, NOBODY, password)
    async with desk.store.working() as work:
        await work.hold_player(player)
        known = await known_player(work, player)
        if known.kind is not PlayerKind.HUMAN:
            raise Forbidden("humans-only")
        await work.change_player(known, hashed)
        ended = await work.revoke_tokens_of(player, desk.clock.now())
        line = await note(desk, work, operator, Action.RESET_PASSWORD, player)
        await work.commit()
    operator.tell(line)
    await announce_end(desk, ended)
    return password
