"""Impose and lift sanctions, and let players read their own."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from application.accounts.mails import mail_sanction
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound, Refusal
from application.hosting.commit import send_notices
from application.limits.paging import Page, fit_page, page_of
from application.matches.abort import abort
from application.matches.leave import leave
from application.matches.resign import resign
from application.moderation.cases import find_case, require_no_part
from application.operators.audit import Action, Operator, known_player, note
from application.pairing.stop_looking import stop_looking
from application.players.end_tokens import hold_own_token
from application.players.roles import role_behind
from application.ports.moderation import AgePlace
from application.ports.store import MatchFilter, Work
from application.privacy.remove_player import all_matches
from application.talk.say import fit_text
from application.topics import token_topic
from domain.conduct.moderation import CaseId, Sanction, SanctionId, SanctionKind, outranks
from domain.hosting.players import Player
from domain.hosting.terms import Moment, PlayerId, Status

SHORTEST: Final = 60_000


@dataclass(frozen=True, slots=True)
class SanctionWish:
    """`duration` is in milliseconds. The player reads the reason."""

    player: PlayerId
    kind: SanctionKind
    duration: int
    reason: str
    case: CaseId | None = None


async def sanction(desk: Desk, caller: Caller, wish: SanctionWish) -> Sanction:
    """Takes effect in every process within `caller_patience`, on open connections too."""
    moderator = caller.player_with(Scope.MODERATE)
    if not SHORTEST <= wish.duration <= desk.policy.longest_sanction:
        fault = f"must be from {SHORTEST} to {desk.policy.longest_sanction} milliseconds"
        raise Malformed("bad-duration", path="duration", fault=fault)
    reason = fit_text(wish.reason, desk.policy.reason, "reason")
    if wish.case is not None and (await find_case(desk, caller, wish.case)).case.player != wish.player:
        raise NotFound("unknown-case", what="case", id=wish.case[:60])
    async with desk.store.reading() as reading:
        await require_no_part(desk, reading, moderator, wish.player)
    async with desk.store.working() as work:
        await work.hold_player(wish.player)
        player = await known_player(work, wish.player)
        if not outranks(moderator.role, await role_behind(work, player)) or moderator.id in (player.id, player.owner):
            raise Forbidden("rank-too-low")
        now = desk.clock.now()
        new_sanction = Sanction(
            SanctionId(desk.ids.fresh("san")),
            wish.case,
            player.id,
            wish.kind,
            moderator.id,
            reason,
            now,
            Moment(now + wish.duration),
            former_name=player.name if wish.kind is SanctionKind.RENAME else None,
        )
        await work.add_sanction(new_sanction)
        if wish.kind is SanctionKind.RENAME:
            await work.change_player(replace(player, name=_neutral_name(desk.ids.secret())))
        await note(desk, work, Operator(moderator.id, reason), Action(wish.kind.value), player.id)
        notices = await mail_sanction(desk, work, player, new_sanction)
        await work.commit()
    await announce(desk, player.id)
    await send_notices(desk, notices)
    desk.metrics.count("sanctions", kind=wish.kind.value)
    if wish.kind is SanctionKind.BAN:
        await _leave_tables(desk, player)
    return new_sanction


def _neutral_name(secret: bytes) -> str:
    return f"Player-{int.from_bytes(secret) % 10**10:010}"


async def announce(desk: Desk, player: PlayerId) -> None:
    """Runs after the commit: every connection of the player and their bots checks its rights again."""
    async with desk.store.reading() as reading:
        people = [player, *(bot.id for bot in await reading.bots_of(player))]
        tokens = [token.id for each in people for token in await reading.tokens_of(each) if token.revoked_at is None]
    for each in people:
        desk.tokens.forget_player(each)
        desk.names.forget(each)
    await desk.bus.wake([token_topic(token) for token in tokens])


async def _leave_tables(desk: Desk, player: Player) -> None:
    """Leaves open tables at once. In a running match the clock decides; without a clock the player resigns."""
    await stop_looking(desk, player)
    caller = Caller(player, frozenset({Scope.PLAY, Scope.MATCHES}))
    for summary in await all_matches(desk, MatchFilter(creator=player.id, status=Status.OPEN)):
        await _try(abort(desk, caller, summary.id))
    for summary in await all_matches(desk, MatchFilter(player=player.id, status=Status.OPEN)):
        await _try(leave(desk, caller, summary.id))
    for summary in await all_matches(desk, MatchFilter(player=player.id, status=Status.RUNNING)):
        if (await desk.matches.fresh(summary.id)).match.clock is None:
            await _try(resign(desk, caller, summary.id))


async def _try(leaving: Awaitable[object]) -> None:
    """Ignores a refusal, for example because the match has ended meanwhile."""
    with suppress(Refusal):
        await leaving


async def lift(desk: Desk, caller: Caller, id: str, reason: str) -> Sanction:
    moderator = caller.player_with(Scope.MODERATE)
    async with desk.store.working() as work:
        found = await work.sanction(SanctionId(id))
        if found is None:
            raise NotFound("unknown-sanction", what="sanction", id=id[:60])
        await work.hold_player(found.player)
        await _require_right(work, moderator, found)
        after = await lift_in(desk, work, found)
        await note(desk, work, Operator(moderator.id, reason), Action(f"lift-{found.kind.value}"), found.player)
        await work.commit()
    await announce(desk, found.player)
    return after


async def _require_right(work: Work, moderator: Player, sanction: Sanction) -> None:
    """The author of a sanction may lift it, and so may anyone of a higher rank."""
    player, author = await work.player(sanction.player), await work.player(sanction.by)
    is_own = sanction.by == moderator.id or outranks(moderator.role, author.role if author else None)
    is_above = player is None or outranks(moderator.role, await role_behind(work, player))
    if moderator.id in (sanction.player, player and player.owner) or not is_own or not is_above:
        raise Forbidden("rank-too-low")


async def lift_in(desk: Desk, work: Work, sanction: Sanction) -> Sanction:
    """Runs in the caller's transaction.

    After a rename the player gets the former name back, unless another player has it.
    """
    now = desk.clock.now()
    if not sanction.holds_at(now) or not await work.lift_sanction(sanction.id, now):
        raise Conflict("sanction-over")
    player = await work.player(sanction.player)
    if sanction.former_name is not None and player is not None:
        former = replace(player, name=sanction.former_name)
        if not await work.has_namesake(former):
            await work.change_player(former)
    return replace(sanction, lifted_at=now)


async def own_sanctions(
    desk: Desk, caller: Caller, place: AgePlace | None, first: int, is_backward: bool = False
) -> Page[Sanction]:
    """The sanctions against the caller, newest first."""
    return await _page(desk, caller.player_who_may_read(Scope.ACCOUNT).id, place, first, is_backward)


def own_conduct(caller: Caller) -> Player:
    """The caller, if allowed to read about sanctions: a moderator, or a player with a token for the account.

    The token of an app is never enough.
    """
    return caller.required_player() if Scope.MODERATE in caller.scopes else caller.player_who_may_read(Scope.ACCOUNT)


async def sanctions_against(
    desk: Desk, caller: Caller, player: PlayerId, place: AgePlace | None, first: int, is_backward: bool = False
) -> Page[Sanction]:
    """The caller's own sanctions. A moderator may read those of any player."""
    if own_conduct(caller).id != player and Scope.MODERATE not in caller.scopes:
        raise Forbidden("not-your-account", player=player)
    return await _page(desk, player, place, first, is_backward)


async def _page(desk: Desk, player: PlayerId, place: AgePlace | None, first: int, is_backward: bool) -> Page[Sanction]:
    size = fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        sanctions = await reading.sanctions_of(player, place, size + 1, is_backward)
    return page_of(sanctions, size, place is not None, is_backward)


async def find_sanction(desk: Desk, caller: Caller, id: str) -> Sanction:
    """NotFound for another player's sanction, unless the caller is a moderator."""
    player = own_conduct(caller)
    async with desk.store.reading() as reading:
        found = await reading.sanction(SanctionId(id))
    if found is None or (found.player != player.id and Scope.MODERATE not in caller.scopes):
        raise NotFound("unknown-sanction", what="sanction", id=id[:60])
    return found


async def see_sanction(desk: Desk, caller: Caller, id: str) -> Sanction:
    """Records that the player has read the sanction. Clients then stop showing it unasked."""
    player, found = caller.player_who_may_read(Scope.ACCOUNT), await find_sanction(desk, caller, id)
    if found.player != player.id:
        raise NotFound("unknown-sanction", what="sanction", id=id[:60])
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        await work.see_sanction(found.id, desk.clock.now())
        await work.commit()
    return await find_sanction(desk, caller, id)
