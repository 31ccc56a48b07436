"""End tokens for good: what they have open ends with them, in every process."""

from __future__ import annotations

from collections.abc import Collection

from application.callers import Caller
from application.desk import Desk
from application.errors import Unauthenticated
from application.players.sessions import is_good
from application.ports.store import Token, Work
from application.topics import token_topic
from domain.hosting.terms import PlayerId


async def end_tokens_of(desk: Desk, player: PlayerId) -> int:
    """Ends every session and token of a player and the player's bots; says how many."""
    now = desk.clock.now()
    async with desk.store.working() as work:
        await work.hold_player(player)
        owners = [player, *(bot.id for bot in await work.bots_of(player))]
        ended = [token for owner in owners for token in await work.revoke_tokens_of(owner, now)]
        await work.commit()
    await announce_end(desk, ended)
    return len(ended)


async def announce_end(desk: Desk, tokens: Collection[str]) -> None:
    """After the commit: nothing remembers these tokens here, and streams that were opened with them look again."""
    desk.tokens.end_tokens(tokens)
    await desk.bus.wake([token_topic(token) for token in tokens])


async def hold_own_token(desk: Desk, work: Work, caller: Caller) -> Token | None:
    """The token that the caller came with, which cannot end before the transaction does; None where there is none."""
    await work.hold_player(caller.required_player().id)
    if caller.token is None:
        return None
    token = await work.token_by_id(caller.token)
    if token is None or not is_good(token, desk.clock.now()):
        raise Unauthenticated("token-revoked")
    return token
