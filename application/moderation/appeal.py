"""Appeal against a sanction, and decide other players' appeals."""

from __future__ import annotations

from dataclasses import replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, NotFound
from application.limits.paging import Page, fit_page, page_of
from application.moderation.cases import is_party
from application.moderation.sanction import announce, find_sanction, lift_in, own_conduct
from application.operators.audit import Action, Operator, note
from application.players.end_tokens import hold_own_token
from application.players.roles import role_behind
from application.ports.moderation import AgePlace, Judge
from application.talk.say import fit_text
from domain.conduct.moderation import Appeal, AppealId, Sanction, Verdict, can_decide, outranks
from domain.hosting.players import Player


async def appeal(desk: Desk, caller: Caller, sanction: str, text: str) -> Appeal:
    """Allowed once for each sanction, while it is in force."""
    player = caller.player_who_may_read(Scope.ACCOUNT)
    found = await find_sanction(desk, caller, sanction)
    if found.player != player.id:
        raise NotFound("unknown-sanction", what="sanction", id=sanction[:60])
    clean = fit_text(text, desk.policy.reason)
    if not found.holds_at(desk.clock.now()):
        raise Conflict("sanction-over")
    new_appeal = Appeal(AppealId(desk.ids.fresh("apl")), found.id, player.id, clean, desk.clock.now())
    async with desk.store.working() as work:
        await hold_own_token(desk, work, caller)
        if not await work.add_appeal(new_appeal):
            raise Conflict("already-appealed")
        await work.commit()
    return new_appeal


async def waiting_appeals(
    desk: Desk, caller: Caller, place: AgePlace | None, first: int, is_backward: bool = False
) -> Page[Appeal]:
    """Undecided appeals, newest first.

    The store filters out appeals that this moderator may not decide, so that pages stay full.
    """
    me, size = caller.player_with(Scope.MODERATE), fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        appeals = await reading.waiting_appeals(Judge(me.id, me.role), place, size + 1, is_backward)
    return page_of(appeals, size, place is not None, is_backward)


async def find_appeal(desk: Desk, caller: Caller, id: str) -> Appeal:
    """NotFound for another player's appeal, unless the caller is a moderator."""
    player = own_conduct(caller)
    async with desk.store.reading() as reading:
        found = await reading.appeal(AppealId(id))
    if found is None or (found.player != player.id and Scope.MODERATE not in caller.scopes):
        raise NotFound("unknown-appeal", what="appeal", id=id[:60])
    return found


async def appeal_against(desk: Desk, sanction: Sanction) -> Appeal | None:
    async with desk.store.reading() as reading:
        return await reading.appeal_against(sanction.id)


async def can_be_decided_by(desk: Desk, moderator: Player, sanction: Sanction) -> bool:
    """No moderator decides about themselves, their own sanction, a case that they are a party to, or a higher rank."""
    if moderator.id in (sanction.player, sanction.by):
        return False
    async with desk.store.reading() as reading:
        author, player = await reading.player(sanction.by), await reading.player(sanction.player)
        role = None if player is None else await role_behind(reading, player)
        case = None if sanction.case is None else await reading.case(sanction.case)
        reports = [] if case is None else await reading.reports_of(case.id, desk.policy.reports_per_case)
    if player is not None and (player.owner == moderator.id or not outranks(moderator.role, role)):
        return False
    if not can_decide(moderator.role, author.role if author else None):
        return False
    return case is None or not await is_party(desk, moderator, case, reports)


async def decide(desk: Desk, caller: Caller, id: str, verdict: Verdict, answer: str) -> Appeal:
    """UPHELD keeps the sanction, LIFTED ends it. The player sees the verdict and the answer."""
    moderator = caller.player_with(Scope.MODERATE)
    clean = fit_text(answer, desk.policy.reason, "answer")
    found = await find_appeal(desk, caller, id)
    sanction = await find_sanction(desk, caller, found.sanction)
    if not await can_be_decided_by(desk, moderator, sanction):
        raise Forbidden("case-party")
    now = desk.clock.now()
    after = replace(found, decided_at=now, decided_by=moderator.id, verdict=verdict, answer=clean)
    async with desk.store.working() as work:
        await work.hold_player(found.player)
        if not await work.decide_appeal(after):
            raise Conflict("appeal-decided")
        if verdict is Verdict.LIFTED and sanction.holds_at(now):
            await lift_in(desk, work, sanction)
        await note(desk, work, Operator(moderator.id, clean), Action(f"appeal-{verdict.value}"), found.player)
        await work.commit()
    await announce(desk, found.player)
    return after
