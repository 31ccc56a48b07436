"""Mutations of moderation: report, sanction, appeal, decide."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.moderation import (
    Appeal,
    Case,
    Offence,
    Report,
    Sanction,
    SanctionKind,
    Verdict,
    appeal_of,
    case_of,
    report_of,
    sanction_of,
)
from api.graphql.schema.refusals import Conflict, InvalidInput, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Milliseconds
from application.moderation.appeal import appeal, decide
from application.moderation.cases import close_case
from application.moderation.report import ReportWish, report
from application.moderation.sanction import SanctionWish, lift, sanction, see_sanction
from domain.conduct import moderation as domain
from domain.conduct.talk import MessageId
from domain.hosting.terms import MatchId, PlayerId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.input(description="What somebody did. Name a message, or a player and perhaps the match.")
class ReportPlayerInput:
    offence: str = strawberry.field(graphql_type=Offence, description="What it is about; no mark of the server.")
    text: str = strawberry.field(default="", description="In your own words.")
    player_id: strawberry.ID | None = strawberry.field(default=None, description="The player.")
    message_id: strawberry.ID | None = strawberry.field(
        default=None, description="The message, which names its author."
    )
    match_id: strawberry.ID | None = strawberry.field(default=None, description="The match.")


@strawberry.input(description="What to do to a player.")
class SanctionPlayerInput:
    player_id: strawberry.ID = strawberry.field(description="The player.")
    kind: str = strawberry.field(graphql_type=SanctionKind, description="What to do.")
    duration: Milliseconds = strawberry.field(description="How long it holds.")
    reason: str = strawberry.field(description="Why, in words for the player.")
    case_id: strawberry.ID | None = strawberry.field(default=None, description="The case it follows from.")


@strawberry.input(description="A sanction to end before its time.")
class LiftSanctionInput:
    sanction_id: strawberry.ID = strawberry.field(description="The sanction.")
    reason: str = strawberry.field(description="Why, for the history of actions.")


@strawberry.input(description="A case that nobody need look at any more.")
class CloseCaseInput:
    case_id: strawberry.ID = strawberry.field(description="The case.")
    reason: str = strawberry.field(description="Why, for the history of actions.")


@strawberry.input(description="A sanction against oneself.")
class AppealSanctionInput:
    sanction_id: strawberry.ID = strawberry.field(description="The sanction.")
    text: str = strawberry.field(description="Why it should be lifted.")


@strawberry.input(description="A sanction that one has read.")
class MarkSanctionSeenInput:
    sanction_id: strawberry.ID = strawberry.field(description="The sanction.")


@strawberry.input(description="A decision about an appeal.")
class DecideAppealInput:
    appeal_id: strawberry.ID = strawberry.field(description="The appeal.")
    verdict: str = strawberry.field(graphql_type=Verdict, description="What becomes of the sanction.")
    answer: str = strawberry.field(description="Why, in words for the player.")


@strawberry.type(description="The report waits for a moderator.")
class PlayerReported:
    report: Report = strawberry.field(description="The report.")


@strawberry.type(description="The player is sanctioned.")
class PlayerSanctioned:
    sanction: Sanction = strawberry.field(description="The sanction.")


@strawberry.type(description="The sanction has ended.")
class SanctionLifted:
    sanction: Sanction = strawberry.field(description="The sanction.")


@strawberry.type(description="The case is closed.")
class CaseClosed:
    case: Case = strawberry.field(description="The case.")


@strawberry.type(description="The appeal waits for another moderator.")
class SanctionAppealed:
    appeal: Appeal = strawberry.field(description="The appeal.")


@strawberry.type(description="The player has read the sanction.")
class SanctionSeen:
    sanction: Sanction = strawberry.field(description="The sanction.")


@strawberry.type(description="The appeal is decided, and the player is told.")
class AppealDecided:
    appeal: Appeal = strawberry.field(description="The appeal.")


def _result(verb: str, success: type) -> Any:
    members = (success, NotFound, NotAllowed, InvalidInput, LimitReached, Conflict)
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


ReportPlayerResult: Any = _result("reportPlayer", PlayerReported)
SanctionPlayerResult: Any = _result("sanctionPlayer", PlayerSanctioned)
LiftSanctionResult: Any = _result("liftSanction", SanctionLifted)
CloseCaseResult: Any = _result("closeCase", CaseClosed)
AppealSanctionResult: Any = _result("appealSanction", SanctionAppealed)
MarkSanctionSeenResult: Any = _result("markSanctionSeen", SanctionSeen)
DecideAppealResult: Any = _result("decideAppeal", AppealDecided)


@strawberry.type
class ModerationMutations:
    @mutation(graphql_type=ReportPlayerResult, description="Reports a player to the moderators.", metadata=COST)
    async def report_player(self, info: Info, input: Annotated[ReportPlayerInput, INPUT]) -> Any:
        wish = ReportWish(
            domain.Offence(str(input.offence)),
            input.text,
            None if input.player_id is None else PlayerId(input.player_id),
            None if input.message_id is None else MessageId(input.message_id),
            None if input.match_id is None else MatchId(input.match_id),
        )
        work = report(info.context.desk, info.context.caller, wish)
        return await attempt(info, work, lambda made: PlayerReported(report=report_of(made)))

    @mutation(
        graphql_type=SanctionPlayerResult,
        description="Warns, mutes, bans or renames a player, as a moderator.",
        metadata=COST,
    )
    async def sanction_player(self, info: Info, input: Annotated[SanctionPlayerInput, INPUT]) -> Any:
        wish = SanctionWish(
            PlayerId(input.player_id),
            domain.SanctionKind(str(input.kind)),
            int(input.duration),
            input.reason,
            None if input.case_id is None else domain.CaseId(input.case_id),
        )
        work = sanction(info.context.desk, info.context.caller, wish)
        return await attempt(info, work, lambda made: PlayerSanctioned(sanction=sanction_of(made)))

    @mutation(graphql_type=LiftSanctionResult, description="Ends a sanction before its time.", metadata=COST)
    async def lift_sanction(self, info: Info, input: Annotated[LiftSanctionInput, INPUT]) -> Any:
        work = lift(info.context.desk, info.context.caller, input.sanction_id, input.reason)
        return await attempt(info, work, lambda ended: SanctionLifted(sanction=sanction_of(ended)))

    @mutation(graphql_type=CloseCaseResult, description="Closes a case, as a moderator.", metadata=COST)
    async def close_case(self, info: Info, input: Annotated[CloseCaseInput, INPUT]) -> Any:
        work = close_case(info.context.desk, info.context.caller, input.case_id, input.reason)
        return await attempt(info, work, lambda closed: CaseClosed(case=case_of(closed)))

    @mutation(graphql_type=AppealSanctionResult, description="Appeals against a sanction, once.", metadata=COST)
    async def appeal_sanction(self, info: Info, input: Annotated[AppealSanctionInput, INPUT]) -> Any:
        work = appeal(info.context.desk, info.context.caller, input.sanction_id, input.text)
        return await attempt(info, work, lambda made: SanctionAppealed(appeal=appeal_of(made)))

    @mutation(graphql_type=MarkSanctionSeenResult, description="Notes that one has read a sanction.", metadata=COST)
    async def mark_sanction_seen(self, info: Info, input: Annotated[MarkSanctionSeenInput, INPUT]) -> Any:
        work = see_sanction(info.context.desk, info.context.caller, input.sanction_id)
        return await attempt(info, work, lambda seen: SanctionSeen(sanction=sanction_of(seen)))

    @mutation(
        graphql_type=DecideAppealResult, description="Decides an appeal, as a moderator who is no party.", metadata=COST
    )
    async def decide_appeal(self, info: Info, input: Annotated[DecideAppealInput, INPUT]) -> Any:
        verdict = domain.Verdict(str(input.verdict))
        work = decide(info.context.desk, info.context.caller, input.appeal_id, verdict, input.answer)
        return await attempt(info, work, lambda decided: AppealDecided(appeal=appeal_of(decided)))
