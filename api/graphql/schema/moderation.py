"""Moderation: cases with their reports and evidence, sanctions, appeals."""

from __future__ import annotations

import json
from typing import Annotated, Any

import strawberry

from api.cursors import age_cursor, age_place
from api.graphql.context import Info
from api.graphql.schema.fields import computed_field
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, global_id, page_arguments, page_info
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.scalars import JSON, Moment
from api.graphql.schema.vocabulary import word_enum
from application.errors import NotFound
from application.limits.paging import Page
from application.moderation.appeal import appeal_against, can_be_decided_by, find_appeal, waiting_appeals
from application.moderation.cases import find_case, list_cases, saved_messages
from application.moderation.report import find_report
from application.moderation.sanction import find_sanction, sanctions_against
from application.operators.audit import Action
from application.ports import moderation as ports
from application.ports.operators import AuditLine
from domain.conduct import moderation as domain
from domain.hosting.terms import PlayerId

Offence = word_enum("Offence", "What somebody is said to have done; the last three are marks.", domain.Offence)
CaseStatus = word_enum("CaseStatus", "Whether a case still waits.", domain.CaseStatus)
SanctionKind = word_enum("SanctionKind", "What moderators can do to a player.", domain.SanctionKind)
ModerationAction = word_enum("ModerationAction", "What moderators and operators do, as the trail tells it.", Action)
Verdict = word_enum("AppealVerdict", "What became of an appeal.", domain.Verdict)


@strawberry.type(description="A copy of a message as it was when it was reported, or said near it.")
class SavedMessage(Node):
    saved: strawberry.Private[domain.SavedMessage]
    message_id: strawberry.ID = strawberry.field(description="The message, which may be gone.")
    number: int = strawberry.field(description="Its place in its room.")
    text: str = strawberry.field(description="What it said.")
    at: Moment = strawberry.field(description="When it was said.")

    @computed_field(description="The player who said it; null where the account is gone.")
    async def author(self, info: Info) -> Player | None:
        return await load_player(info, self.saved.author)


@strawberry.type(description="What is kept with a report, for moderators.")
class Evidence:
    of_report: strawberry.Private[domain.Report]
    player_name: str = strawberry.field(description="What the reported player was called then.")
    log: JSON = strawberry.field(description="The last entries of the match then, as spectators saw them.")
    messages: list[SavedMessage] = strawberry.field(description="What was said around it, oldest first.")

    @computed_field(description="The player who reported; null for a mark of the server.")
    async def reporter(self, info: Info) -> Player | None:
        return await load_player(info, self.of_report.reporter)


@strawberry.type(description="What one player says of another, or a mark that the server made.")
class Report(Node):
    report: strawberry.Private[domain.Report]
    offence: str = strawberry.field(graphql_type=Offence, description="What it is about.")
    text: str = strawberry.field(description="The reporter's words.")
    at: Moment = strawberry.field(description="When.")
    match_id: strawberry.ID | None = strawberry.field(description="The match it is about.")
    message_id: strawberry.ID | None = strawberry.field(description="The message it is about.")

    @computed_field(description="The player it is about; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.report.player)

    @computed_field(description="What is kept with it; for moderators only.", metadata={"cost": 5})
    async def evidence(self, info: Info) -> Evidence | None:
        await find_case(info.context.desk, info.context.caller, self.report.case)
        messages = await saved_messages(info.context.desk, self.report)
        return Evidence(
            of_report=self.report,
            player_name=self.report.name,
            log=JSON(json.loads(self.report.log)),
            messages=[saved_of(self.report, each) for each in messages],
        )


@strawberry.type(description="An action that was taken, in the append-only history.")
class HistoryLine:
    line: strawberry.Private[AuditLine]
    at: Moment = strawberry.field(description="When.")
    action: str = strawberry.field(graphql_type=ModerationAction, description="What was done.")
    reason: str = strawberry.field(description="Why.")

    @computed_field(description="The moderator; null for an operator of the server.")
    async def by(self, info: Info) -> Player | None:
        return await load_player(info, PlayerId(self.line.operator))


@strawberry.type(description="A player's word against a sanction.")
class Appeal(Node):
    appeal: strawberry.Private[domain.Appeal]
    text: str = strawberry.field(description="The player's words.")
    at: Moment = strawberry.field(description="When.")
    decided_at: Moment | None = strawberry.field(description="When it was decided; null while it waits.")
    verdict: str | None = strawberry.field(graphql_type=Verdict | None, description="What became of it.")
    answer: str | None = strawberry.field(description="The answer to the player.")

    @computed_field(
        graphql_type=Annotated["Sanction", strawberry.lazy("api.graphql.schema.moderation")],
        description="The sanction it is against.",
    )
    async def sanction(self, info: Info) -> Any:
        return sanction_of(await find_sanction(info.context.desk, info.context.caller, self.appeal.sanction))

    @computed_field(description="Whether the caller may decide it as a moderator.", metadata={"cost": 2})
    async def can_decide(self, info: Info) -> bool:
        desk, caller = info.context.desk, info.context.caller
        found = await find_sanction(desk, caller, self.appeal.sanction)
        return self.appeal.decided_at is None and await can_be_decided_by(desk, caller.required_player(), found)


@strawberry.type(description="What moderators did to a player.")
class Sanction(Node):
    sanction: strawberry.Private[domain.Sanction]
    kind: str = strawberry.field(graphql_type=SanctionKind, description="What was done.")
    reason: str = strawberry.field(description="Why, in words for the player.")
    at: Moment = strawberry.field(description="When.")
    until: Moment = strawberry.field(description="Until when it holds.")
    lifted_at: Moment | None = strawberry.field(description="When it was lifted; null where it was not.")
    seen_at: Moment | None = strawberry.field(description="When the player has read it.")

    @computed_field(description="Whether it holds now.")
    def is_held(self, info: Info) -> bool:
        return self.sanction.holds_at(info.context.desk.clock.now())

    @computed_field(description="The player it is against; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.sanction.player)

    @computed_field(description="The player's appeal; null where there is none.")
    async def appeal(self, info: Info) -> Appeal | None:
        found = await appeal_against(info.context.desk, self.sanction)
        return None if found is None else appeal_of(found)


@strawberry.type(description="A sanction in a page of sanctions.")
class SanctionEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Sanction = strawberry.field(description="The sanction.")


@strawberry.type(description="A page of the sanctions against a player.")
class SanctionConnection:
    edges: list[SanctionEdge] = strawberry.field(description="The sanctions, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


@strawberry.type(description="An appeal in a page of appeals.")
class AppealEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Appeal = strawberry.field(description="The appeal.")


@strawberry.type(description="A page of the appeals that wait.")
class AppealConnection:
    edges: list[AppealEdge] = strawberry.field(description="The appeals, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


@strawberry.type(description="All that waits to be looked at about one player.")
class Case(Node):
    case: strawberry.Private[domain.Case]
    status: str = strawberry.field(graphql_type=CaseStatus, description="Whether it still waits.")
    opened_at: Moment = strawberry.field(description="When the first report came.")
    changed_at: Moment = strawberry.field(description="When the newest came, or it was closed.")
    closed_at: Moment | None = strawberry.field(description="When it was closed.")
    report_count: int = strawberry.field(description="How often the player was reported in it.")

    @computed_field(description="The player it is about; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.case.player)

    @computed_field(description="Reports and marks, oldest first; not for a party to the case.", metadata={"cost": 5})
    async def reports(self, info: Info) -> list[Report] | None:
        file = await find_case(info.context.desk, info.context.caller, self.case.id)
        return [report_of(each) for each in file.reports]

    @computed_field(description="The sanctions against the player, newest first.", metadata={"cost": 5})
    async def sanctions(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> SanctionConnection | None:
        return await sanctions_page(info, self.case.player, first, after, last, before)

    @computed_field(description="What was ever done about the player, newest first.", metadata={"cost": 5})
    async def history(self, info: Info) -> list[HistoryLine] | None:
        file = await find_case(info.context.desk, info.context.caller, self.case.id)
        return [
            HistoryLine(line=each, at=Moment(each.at), action=each.action, reason=each.reason) for each in file.history
        ]


@strawberry.type(description="A case in a page of cases.")
class CaseEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Case = strawberry.field(description="The case.")


@strawberry.type(description="A page of cases.")
class CaseConnection:
    edges: list[CaseEdge] = strawberry.field(description="The cases, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


def saved_of(report: domain.Report, saved: domain.SavedMessage) -> SavedMessage:
    return SavedMessage(
        id=global_id("saved", report.id, saved.number),
        saved=saved,
        message_id=strawberry.ID(saved.message),
        number=saved.number,
        text=saved.text,
        at=Moment(saved.at),
    )


def report_of(report: domain.Report) -> Report:
    return Report(
        id=strawberry.ID(report.id),
        report=report,
        offence=report.offence.value,
        text=report.text,
        at=Moment(report.at),
        match_id=None if report.match is None else strawberry.ID(report.match),
        message_id=None if report.message is None else strawberry.ID(report.message),
    )


def sanction_of(sanction: domain.Sanction) -> Sanction:
    return Sanction(
        id=strawberry.ID(sanction.id),
        sanction=sanction,
        kind=sanction.kind.value,
        reason=sanction.reason,
        at=Moment(sanction.at),
        until=Moment(sanction.until),
        lifted_at=None if sanction.lifted_at is None else Moment(sanction.lifted_at),
        seen_at=None if sanction.seen_at is None else Moment(sanction.seen_at),
    )


def appeal_of(appeal: domain.Appeal) -> Appeal:
    return Appeal(
        id=strawberry.ID(appeal.id),
        appeal=appeal,
        text=appeal.text,
        at=Moment(appeal.at),
        decided_at=None if appeal.decided_at is None else Moment(appeal.decided_at),
        verdict=None if appeal.verdict is None else appeal.verdict.value,
        answer=appeal.answer or None,
    )


def case_of(case: domain.Case) -> Case:
    return Case(
        id=strawberry.ID(case.id),
        case=case,
        status=case.status.value,
        opened_at=Moment(case.opened_at),
        changed_at=Moment(case.changed_at),
        closed_at=None if case.closed_at is None else Moment(case.closed_at),
        report_count=case.reports,
    )


async def find_saved(info: Info, id: str, number: int) -> SavedMessage:
    desk, caller = info.context.desk, info.context.caller
    report = await find_report(desk, caller, id)
    await find_case(desk, caller, report.case)
    for each in await saved_messages(desk, report):
        if each.number == number:
            return saved_of(report, each)
    raise NotFound("unknown-node", what="node", id=id[:60])


async def sanctions_page(
    info: Info, player: PlayerId, first: int | None, after: str | None, last: int | None, before: str | None
) -> SanctionConnection:
    """The caller's own sanctions. A moderator may read those of any player."""
    context, page = info.context, page_arguments(info, first, after, last, before)
    place = age_place(page.cursor)
    sanctions = await sanctions_against(context.desk, context.caller, player, place, page.size, page.is_backward)
    edges = [SanctionEdge(cursor=age_cursor(each.at, each.id), node=sanction_of(each)) for each in sanctions.items]
    return SanctionConnection(edges=edges, page_info=_page_info(sanctions, [edge.cursor for edge in edges]))


def _page_info(page: Page[Any], cursors: list[str]) -> PageInfo:
    return page_info(cursors, page.has_next, page.has_previous)


@strawberry.input(description="What cases are looked for; what is left out does not matter.")
class CaseFilter:
    status: str | None = strawberry.field(default=None, graphql_type=CaseStatus | None, description="Open or closed.")
    player_id: strawberry.ID | None = strawberry.field(default=None, description="About whom.")
    offence: str | None = strawberry.field(
        default=None, graphql_type=Offence | None, description="What a report in it is about."
    )


def _port_filter(filter: CaseFilter) -> ports.CaseFilter:
    return ports.CaseFilter(
        status=None if filter.status is None else domain.CaseStatus(str(filter.status)),
        player=None if filter.player_id is None else PlayerId(filter.player_id),
        offence=None if filter.offence is None else domain.Offence(str(filter.offence)),
    )


@strawberry.type
class ModerationQueries:
    @computed_field(description="Cases, newest first, for moderators; none about themselves.", metadata={"cost": 5})
    async def cases(
        self,
        info: Info,
        filter: Annotated[CaseFilter | None, strawberry.argument(description="Which ones.")] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> CaseConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        wanted, place = _port_filter(filter or CaseFilter()), age_place(page.cursor)
        found = await list_cases(context.desk, context.caller, wanted, place, page.size, page.is_backward)
        edges = [CaseEdge(cursor=age_cursor(each.opened_at, each.id), node=case_of(each)) for each in found.items]
        return CaseConnection(edges=edges, page_info=_page_info(found, [edge.cursor for edge in edges]))

    @computed_field(
        description="What moderators did to a player, newest first: one's own, and as a moderator anybody's.",
        metadata={"cost": 5},
    )
    async def sanctions(
        self,
        info: Info,
        player_id: Annotated[strawberry.ID | None, strawberry.argument(description="Whose; one's own without.")] = None,
        first: First = None,
        after: After = None,
        last: Last = None,
        before: Before = None,
    ) -> SanctionConnection | None:
        player = PlayerId(player_id) if player_id else info.context.caller.required_player().id
        return await sanctions_page(info, player, first, after, last, before)

    @computed_field(description="Appeals that wait for a decision, newest first, for moderators.", metadata={"cost": 5})
    async def appeals(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> AppealConnection | None:
        context, page = info.context, page_arguments(info, first, after, last, before)
        place = age_place(page.cursor)
        found = await waiting_appeals(context.desk, context.caller, place, page.size, page.is_backward)
        edges = [AppealEdge(cursor=age_cursor(each.at, each.id), node=appeal_of(each)) for each in found.items]
        return AppealConnection(edges=edges, page_info=_page_info(found, [edge.cursor for edge in edges]))


async def find_case_node(info: Info, id: str) -> Case:
    return case_of((await find_case(info.context.desk, info.context.caller, id)).case)


async def find_report_node(info: Info, id: str) -> Report:
    return report_of(await find_report(info.context.desk, info.context.caller, id))


async def find_sanction_node(info: Info, id: str) -> Sanction:
    return sanction_of(await find_sanction(info.context.desk, info.context.caller, id))


async def find_appeal_node(info: Info, id: str) -> Appeal:
    return appeal_of(await find_appeal(info.context.desk, info.context.caller, id))
