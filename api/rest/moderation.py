"""Reports, cases, sanctions and appeals."""

from __future__ import annotations

from msgspec import Raw
from starlette.responses import Response

from api.cursors import age_cursor, age_place
from api.rest.moderation_shapes import (
    AppealDecision,
    AppealList,
    AppealShape,
    AppealWish,
    CaseFileShape,
    CaseList,
    CaseShape,
    CasesQuery,
    EvidenceShape,
    HistoryLineShape,
    PageQuery,
    PlayerReport,
    PlayerSanction,
    ReportShape,
    SanctionList,
    SanctionShape,
    SavedMessageShape,
    VerdictName,
)
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.talk import Reasoned
from application.callers import Scope
from application.moderation.appeal import (
    appeal,
    appeal_against,
    can_be_decided_by,
    decide,
    find_appeal,
    waiting_appeals,
)
from application.moderation.cases import close_case, find_case, list_cases, saved_messages
from application.moderation.report import ReportWish, find_report, report
from application.moderation.sanction import (
    SanctionWish,
    find_sanction,
    lift,
    own_sanctions,
    sanction,
    sanctions_against,
    see_sanction,
)
from application.ports.moderation import CaseFilter
from domain.conduct.moderation import (
    Appeal,
    Case,
    CaseId,
    CaseStatus,
    Offence,
    Report,
    Sanction,
    SanctionKind,
    Verdict,
)
from domain.conduct.talk import MessageId
from domain.hosting.terms import MatchId, PlayerId

_TAG = "moderation"
_KNOWN = ("sign-in-needed", "scope-missing")


def _report_shape(one: Report) -> ReportShape:
    return ReportShape(one.id, one.player, one.offence.value, one.text, one.at, one.match, one.message)


def _case_shape(case: Case) -> CaseShape:
    return CaseShape(
        case.id, case.player, case.status.value, case.opened_at, case.changed_at, case.closed_at, case.reports
    )


async def _appeal_shape(call: Call, one: Appeal) -> AppealShape:
    against = await find_sanction(call.desk, call.caller, one.sanction)
    is_waiting = one.decided_at is None
    may = is_waiting and await can_be_decided_by(call.desk, call.caller.required_player(), against)
    verdict: VerdictName | None = None if one.verdict is None else one.verdict.value
    return AppealShape(
        one.id, one.sanction, one.player, one.text, one.at, one.decided_at, verdict, one.answer or None, may
    )


async def _sanction_shape(call: Call, one: Sanction) -> SanctionShape:
    own_appeal = await appeal_against(call.desk, one)
    return SanctionShape(
        one.id,
        one.player,
        one.kind.value,
        one.reason,
        one.at,
        one.until,
        one.lifted_at,
        one.seen_at,
        one.holds_at(call.desk.clock.now()),
        None if own_appeal is None else await _appeal_shape(call, own_appeal),
    )


async def _report(call: Call, body: PlayerReport) -> Response:
    wish = ReportWish(
        Offence(body.offence),
        body.text,
        None if body.player_id is None else PlayerId(body.player_id),
        None if body.message_id is None else MessageId(body.message_id),
        None if body.match_id is None else MatchId(body.match_id),
    )
    return json_response(_report_shape(await report(call.desk, call.caller, wish)), 201)


async def _read_report(call: Call, _: Nothing) -> Response:
    return json_response(_report_shape(await find_report(call.desk, call.caller, call.path("report"))))


async def _own_sanctions(call: Call, query: PageQuery) -> Response:
    page = await own_sanctions(call.desk, call.caller, age_place(query.after), query.limit)
    return await _sanction_list(call, page.items, page.has_next)


async def _sanctions_against(call: Call, query: PageQuery) -> Response:
    call.caller.player_with(Scope.MODERATE)
    player = PlayerId(call.path("player"))
    page = await sanctions_against(call.desk, call.caller, player, age_place(query.after), query.limit)
    return await _sanction_list(call, page.items, page.has_next)


async def _sanction_list(call: Call, items: tuple[Sanction, ...], has_next: bool) -> Response:
    cursor = age_cursor(items[-1].at, items[-1].id) if has_next else None
    return json_response(SanctionList([await _sanction_shape(call, each) for each in items], cursor))


async def _see(call: Call, _: Nothing) -> Response:
    own_sanction = await see_sanction(call.desk, call.caller, call.path("sanction"))
    return json_response(await _sanction_shape(call, own_sanction))


async def _appeal(call: Call, body: AppealWish) -> Response:
    new_appeal = await appeal(call.desk, call.caller, call.path("sanction"), body.text)
    return json_response(await _appeal_shape(call, new_appeal), 201)


async def _list_cases(call: Call, query: CasesQuery) -> Response:
    wanted = CaseFilter(
        None if query.status is None else CaseStatus(query.status),
        None if query.player_id is None else PlayerId(query.player_id),
        None if query.offence is None else Offence(query.offence),
    )
    page = await list_cases(call.desk, call.caller, wanted, age_place(query.after), query.limit)
    cursor = age_cursor(page.items[-1].opened_at, page.items[-1].id) if page.has_next else None
    return json_response(CaseList([_case_shape(each) for each in page.items], cursor))


async def _read_case(call: Call, _: Nothing) -> Response:
    file = await find_case(call.desk, call.caller, call.path("case"))
    evidence = [await _evidence(call, each) for each in file.reports]
    lines = [
        HistoryLineShape(each.at, each.action, each.reason, each.operator if each.operator[:4] == "ply_" else None)
        for each in file.history
    ]
    return json_response(CaseFileShape(_case_shape(file.case), evidence, lines))


async def _evidence(call: Call, one: Report) -> EvidenceShape:
    saved = [
        SavedMessageShape(f"saved:{one.id}/{each.number}", each.message, each.number, each.author, each.text, each.at)
        for each in await saved_messages(call.desk, one)
    ]
    return EvidenceShape(_report_shape(one), one.reporter, one.name, Raw(one.log.encode()), saved)


async def _close_case(call: Call, body: Reasoned) -> Response:
    return json_response(_case_shape(await close_case(call.desk, call.caller, call.path("case"), body.reason)))


async def _sanction(call: Call, body: PlayerSanction) -> Response:
    case = None if body.case_id is None else CaseId(body.case_id)
    wish = SanctionWish(PlayerId(body.player_id), SanctionKind(body.kind), body.duration, body.reason, case)
    return json_response(await _sanction_shape(call, await sanction(call.desk, call.caller, wish)), 201)


async def _lift(call: Call, body: Reasoned) -> Response:
    ended = await lift(call.desk, call.caller, call.path("sanction"), body.reason)
    return json_response(await _sanction_shape(call, ended))


async def _list_appeals(call: Call, query: PageQuery) -> Response:
    page = await waiting_appeals(call.desk, call.caller, age_place(query.after), query.limit)
    cursor = age_cursor(page.items[-1].at, page.items[-1].id) if page.has_next else None
    return json_response(AppealList([await _appeal_shape(call, each) for each in page.items], cursor))


async def _read_appeal(call: Call, _: Nothing) -> Response:
    return json_response(await _appeal_shape(call, await find_appeal(call.desk, call.caller, call.path("appeal"))))


async def _decide(call: Call, body: AppealDecision) -> Response:
    decided = await decide(call.desk, call.caller, call.path("appeal"), Verdict(body.verdict), body.answer)
    return json_response(await _appeal_shape(call, decided))


OPERATIONS = (
    operation(
        "POST /v1/reports",
        "reportPlayer",
        _report,
        PlayerReport,
        ReportShape,
        tag=_TAG,
        status=201,
        says="Report a player, a message or what happened at a match",
        details="What was said and played around it is kept with the report. The player is never told who reported.",
        scope=Scope.TALK,
        codes=(
            *_KNOWN,
            "humans-only",
            "unknown-player",
            "unknown-message",
            "unknown-match",
            "against-oneself",
            "not-there",
            "bad-text",
            "too-many-requests",
        ),
    ),
    operation(
        "GET /v1/reports/{report}",
        "readReport",
        _read_report,
        Nothing,
        ReportShape,
        tag=_TAG,
        says="A report of yours",
        scope=Scope.TALK,
        codes=(*_KNOWN, "unknown-report"),
    ),
    operation(
        "GET /v1/me/sanctions",
        "listOwnSanctions",
        _own_sanctions,
        PageQuery,
        SanctionList,
        tag=_TAG,
        says="What moderators did to you, newest first",
        scope=Scope.ACCOUNT,
        codes=(*_KNOWN, "bad-cursor"),
    ),
    operation(
        "POST /v1/me/sanctions/{sanction}/seen",
        "markSanctionSeen",
        _see,
        Nothing,
        SanctionShape,
        tag=_TAG,
        says="Note that you have read a sanction",
        scope=Scope.ACCOUNT,
        codes=(*_KNOWN, "unknown-sanction"),
    ),
    operation(
        "POST /v1/me/sanctions/{sanction}/appeal",
        "appealSanction",
        _appeal,
        AppealWish,
        AppealShape,
        tag=_TAG,
        status=201,
        says="Appeal against a sanction, once and while it holds",
        details="It is decided by a moderator who is no party to the case.",
        scope=Scope.ACCOUNT,
        codes=(*_KNOWN, "unknown-sanction", "bad-text", "sanction-over", "already-appealed"),
    ),
    operation(
        "GET /v1/moderation/cases",
        "listCases",
        _list_cases,
        CasesQuery,
        CaseList,
        tag=_TAG,
        says="Cases, newest first, without those about yourself",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "bad-cursor"),
    ),
    operation(
        "GET /v1/moderation/cases/{case}",
        "readCase",
        _read_case,
        Nothing,
        CaseFileShape,
        tag=_TAG,
        says="A case with its reports, their evidence and the player's history",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "unknown-case", "case-party", "rank-too-low"),
    ),
    operation(
        "POST /v1/moderation/cases/{case}/closing",
        "closeCase",
        _close_case,
        Reasoned,
        CaseShape,
        tag=_TAG,
        says="Close a case",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "unknown-case", "case-party", "rank-too-low", "bad-reason", "case-closed"),
    ),
    operation(
        "GET /v1/moderation/players/{player}/sanctions",
        "listSanctions",
        _sanctions_against,
        PageQuery,
        SanctionList,
        tag=_TAG,
        says="What was ever done to a player, newest first",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "bad-cursor"),
    ),
    operation(
        "POST /v1/moderation/sanctions",
        "sanctionPlayer",
        _sanction,
        PlayerSanction,
        SanctionShape,
        tag=_TAG,
        status=201,
        says="Warn, mute, ban or rename a player for a time",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "unknown-player", "unknown-case", "case-party", "rank-too-low", "bad-duration", "bad-text"),
    ),
    operation(
        "POST /v1/moderation/sanctions/{sanction}/lifting",
        "liftSanction",
        _lift,
        Reasoned,
        SanctionShape,
        tag=_TAG,
        says="End a sanction before its time",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "unknown-sanction", "rank-too-low", "bad-reason", "sanction-over"),
    ),
    operation(
        "GET /v1/moderation/appeals",
        "listAppeals",
        _list_appeals,
        PageQuery,
        AppealList,
        tag=_TAG,
        says="Appeals that wait for a decision, newest first",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "bad-cursor"),
    ),
    operation(
        "GET /v1/appeals/{appeal}",
        "readAppeal",
        _read_appeal,
        Nothing,
        AppealShape,
        tag=_TAG,
        says="An appeal of yours, or as a moderator any",
        scope=Scope.ACCOUNT,
        codes=(*_KNOWN, "unknown-appeal"),
    ),
    operation(
        "POST /v1/moderation/appeals/{appeal}/decision",
        "decideAppeal",
        _decide,
        AppealDecision,
        AppealShape,
        tag=_TAG,
        says="Decide an appeal",
        details="Nobody decides about an action of their own, a case they are party to, or above their rank.",
        scope=Scope.MODERATE,
        codes=(*_KNOWN, "unknown-appeal", "case-party", "bad-text", "appeal-decided"),
    ),
)
