"""Report a player, a message or a match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound
from application.limits.networks import shares_of
from application.moderation.cases import find_case
from application.moderation.evidence import log_of, messages_around, newest_messages
from application.players.end_tokens import hold_own_token
from application.players.names import take
from application.ports.store import Work
from application.talk.read_room import find_message
from application.talk.say import fit_text
from domain.conduct.moderation import MARKS, Case, CaseId, Offence, Report, ReportId, SavedMessage
from domain.conduct.talk import MessageId
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import MatchId, PlayerId


@dataclass(frozen=True, slots=True)
class ReportWish:
    """A report in the reporter's words. A message implies its author; a match needs the player too."""

    offence: Offence
    text: str = ""
    player: PlayerId | None = None
    message: MessageId | None = None
    match: MatchId | None = None


@dataclass(frozen=True, slots=True)
class _Evidence:
    player: PlayerId
    match: MatchId | None = None
    room: str | None = None
    log: str = "[]"
    saved: tuple[SavedMessage, ...] = ()


async def report(desk: Desk, caller: Caller, wish: ReportWish) -> Report:
    """The report with its evidence. A repeated report returns the first one, while its case is open.

    The reported player never learns who reported.
    """
    reporter = caller.player_with(Scope.TALK)
    if reporter.kind is PlayerKind.BOT:
        raise Forbidden("humans-only")
    if wish.offence in MARKS:
        raise Malformed("malformed", path="offence", fault="is for marks of the server")
    text = fit_text(wish.text, desk.policy.reason, may_be_empty=True)
    evidence = await _evidence(desk, caller, wish)
    await take(desk, desk.policy.reports, shares_of(caller))
    async with desk.store.working() as work:
        player = await _require_player(work, evidence.player)
        if reporter.id in (player.id, player.owner):
            raise Conflict("against-oneself")
        # Always in the same order: two players may report each other at the same moment.
        for each in sorted({reporter.id, player.id}):
            await work.hold_player(each)
        await hold_own_token(desk, work, caller)
        new_report = Report(
            ReportId(desk.ids.fresh("rep")),
            CaseId(""),
            reporter.id,
            player.id,
            wish.offence,
            text,
            desk.clock.now(),
            evidence.match,
            wish.message,
            evidence.room,
            player.name,
            evidence.log,
        )
        stored = await file_report(desk, work, new_report, evidence.saved)
        await work.commit()
    desk.metrics.count("reports", offence=wish.offence.value)
    return stored


async def file_report(desk: Desk, work: Work, report: Report, saved: tuple[SavedMessage, ...] = ()) -> Report:
    """Adds the report to the player's open case, or opens one. A repeated report is stored once.

    The caller holds the player's lock.
    """
    case = await work.open_case_of(report.player)
    if case is None:
        case = Case(CaseId(desk.ids.fresh("cas")), report.player, report.at, report.at)
        await work.add_case(case)
    for known in await work.reports_of(case.id, desk.policy.reports_per_case):
        if _is_same(known, report):
            return known
    if case.reports < desk.policy.reports_per_case:
        report = replace(report, case=case.id)
        await work.add_report(report, saved)
    await work.change_case(replace(case, reports=case.reports + 1, changed_at=report.at))
    return replace(report, case=case.id)


def _is_same(one: Report, other: Report) -> bool:
    parts = [(each.reporter, each.offence, each.message, each.match) for each in (one, other)]
    return parts[0] == parts[1]


async def _evidence(desk: Desk, caller: Caller, wish: ReportWish) -> _Evidence:
    if wish.message is not None:
        return await _message_evidence(desk, caller, wish.message)
    if wish.player is None:
        raise Malformed("malformed", path="player", fault="is needed where no message is named")
    if wish.match is None:
        return _Evidence(wish.player)
    match, log = await log_of(desk, caller, wish.match)
    saved = await newest_messages(desk, caller, match.id)
    if match.seat_of(wish.player) is None and all(each.author != wish.player for each in saved):
        raise Conflict("not-there")
    return _Evidence(wish.player, match.id, None, log, tuple(saved))


async def _message_evidence(desk: Desk, caller: Caller, id: MessageId) -> _Evidence:
    message = await find_message(desk, caller, id)
    match, log = message.room.match, "[]"
    if match is not None:
        log = (await log_of(desk, caller, match))[1]
    return _Evidence(message.author, match, message.room.key, log, tuple(await messages_around(desk, message)))


async def _require_player(work: Work, player: PlayerId) -> Player:
    found = await work.player(player)
    if found is None:
        raise NotFound("unknown-player", what="player", id=player[:60])
    return found


async def find_report(desk: Desk, caller: Caller, id: str) -> Report:
    """The caller's own report, or a report of a case that the caller may decide as a moderator."""
    player = caller.required_player() if Scope.MODERATE in caller.scopes else caller.player_who_may_read(Scope.TALK)
    async with desk.store.reading() as reading:
        found = await reading.report(ReportId(id))
    if found is None:
        raise NotFound("unknown-report", what="report", id=id[:60])
    if found.reporter != player.id:
        if Scope.MODERATE not in caller.scopes:
            raise NotFound("unknown-report", what="report", id=id[:60])
        await find_case(desk, caller, found.case)
    return found
