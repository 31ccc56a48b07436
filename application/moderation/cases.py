"""Cases for moderators: list them, read one with its evidence and history, and close it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, NotFound
from application.limits.paging import Page, fit_page, page_of
from application.operators.audit import Action, Operator, note
from application.players.roles import role_behind
from application.ports.moderation import AgePlace, CaseFilter
from application.ports.operators import AuditLine
from application.ports.store import Reading
from domain.conduct.moderation import Case, CaseId, Report, SavedMessage, outranks
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId
from domain.league.terms import Role

HISTORY = 100


@dataclass(frozen=True, slots=True)
class CaseFile:
    """A case with everything that a moderator needs for a decision."""

    case: Case
    reports: Sequence[Report]
    history: Sequence[AuditLine]


async def list_cases(
    desk: Desk, caller: Caller, wanted: CaseFilter, place: AgePlace | None, first: int, is_backward: bool = False
) -> Page[Case]:
    """Newest first, without the cases about the moderator."""
    me, size = caller.player_with(Scope.MODERATE), fit_page(desk.policy, first)
    async with desk.store.reading() as reading:
        cases = await reading.cases(replace(wanted, unseen_by=me.id), place, size + 1, is_backward)
    return page_of(cases, size, place is not None, is_backward)


async def find_case(desk: Desk, caller: Caller, id: str) -> CaseFile:
    """Raises NotFound. Raises Forbidden when the moderator is a party to the case or does not outrank the player."""
    moderator = caller.player_with(Scope.MODERATE)
    async with desk.store.reading() as reading:
        case = await reading.case(CaseId(id))
        if case is None or case.player == moderator.id:
            raise NotFound("unknown-case", what="case", id=id[:60])
        reports = await reading.reports_of(case.id, desk.policy.reports_per_case)
        await require_rank(reading, moderator, case)
        history = [*await reading.audit(case.player, HISTORY), *await reading.audit(case.id, HISTORY)]
    if await is_party(desk, moderator, case, reports):
        raise Forbidden("case-party")
    lines = sorted(history, key=lambda line: (line.at, line.id), reverse=True)
    return CaseFile(case, reports, lines[:HISTORY])


async def require_rank(reading: Reading, moderator: Player, case: Case) -> None:
    player = await reading.player(case.player)
    if player is not None and not outranks(moderator.role, await role_behind(reading, player)):
        raise Forbidden("rank-too-low")


async def require_no_part(desk: Desk, reading: Reading, moderator: Player, player: PlayerId) -> None:
    """Raises Forbidden when a moderator is a party to the player's open case, even if the request names no case."""
    case = await reading.open_case_of(player)
    if case is None:
        return
    reports = await reading.reports_of(case.id, desk.policy.reports_per_case)
    if await is_party(desk, moderator, case, reports):
        raise Forbidden("case-party")


async def is_party(desk: Desk, moderator: Player, case: Case, reports: Sequence[Report]) -> bool:
    """Whether the moderator is a reporter, owns the bot, sits at a reported match, or is a member of its league.

    A seat of the moderator's bot counts too. Membership counts because all tables of a league round may share one deal:
    the case would show it to the moderator.
    """
    matches = list(dict.fromkeys(report.match for report in reports if report.match is not None))
    async with desk.store.reading() as reading:
        player = await reading.player(case.player)
        heads, bots = await reading.match_summaries(matches), await reading.bots_of(moderator.id)
        leagues = {await reading.league_of(match) for match in matches} - {None}
    own = {moderator.id, *(bot.id for bot in bots)}
    has_seat = any(seat.player in own for head in heads for seat in head.seats)
    is_own = player is not None and player.owner == moderator.id
    if has_seat or is_own or any(report.reporter == moderator.id for report in reports):
        return True
    roles = [(await desk.leagues.fresh(league)).role_of(moderator.id) for league in leagues if league is not None]
    return any(role is not Role.SPECTATOR for role in roles)


async def saved_messages(desk: Desk, report: Report) -> Sequence[SavedMessage]:
    async with desk.store.reading() as reading:
        return await reading.saved_messages(report.id)


async def close_case(desk: Desk, caller: Caller, id: str, reason: str) -> Case:
    """A later report opens a new case."""
    file = await find_case(desk, caller, id)
    moderator = caller.player_with(Scope.MODERATE)
    async with desk.store.working() as work:
        await work.hold_player(file.case.player)
        case = await work.case(file.case.id)
        if case is None or case.closed_at is not None:
            raise Conflict("case-closed")
        now = desk.clock.now()
        closed = replace(case, closed_at=now, changed_at=now)
        await work.change_case(closed)
        await note(desk, work, Operator(moderator.id, reason), Action.CLOSE_CASE, case.id)
        await work.commit()
    return closed
