"""Mutations for bots and their owners; every result is a success or a typed refusal."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.answers import MovePlayed, change_answer
from api.graphql.schema.fields import mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.refusals import (
    Conflict,
    IllegalMove,
    InvalidInput,
    LimitReached,
    NotAllowed,
    NotFound,
    NotYourTurn,
    StaleVersion,
    WrongStatus,
    attempt,
)
from api.graphql.schema.scalars import JSON, Moment
from application.bots.acquire_work import USUAL_LEASE, acquire_work
from application.bots.acquire_work import LeasedTurn as Acquired
from application.bots.answer_work import answer_work
from application.bots.extend_work import extend_work
from application.bots.question import question_of
from application.bots.release_work import release_work
from application.bots.remove_webhook import remove_webhook
from application.bots.set_webhook import set_webhook
from application.ports.bots import Lease as Leased
from application.ports.bots import Webhook
from domain.hosting.terms import PlayerId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")
_LEASE = "The id of the lease."
_SECONDS = "For how many seconds from now the turn is the caller's alone, 1 to 600."


@strawberry.type(description="The bot is told of its turns there.")
class WebhookSet:
    bot_id: strawberry.ID = strawberry.field(description="The bot.")
    url: str = strawberry.field(description="Where it is told.")
    secret: str = strawberry.field(description="What deliveries are signed with; shown this once.")


@strawberry.type(description="The bot is no longer told of its turns.")
class WebhookRemoved:
    bot_id: strawberry.ID = strawberry.field(description="The bot.")


@strawberry.type(description="A turn in the hands of one worker.")
class Lease:
    lease_id: strawberry.ID = strawberry.field(description="Give it back with the answer.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    version: int = strawberry.field(description="The version that is asked about.")
    until: Moment = strawberry.field(description="When another worker may have the turn.")


@strawberry.type(description="A turn to work on.")
class Work:
    lease: Lease = strawberry.field(description="Until when it is the caller's alone.")
    match: Match = strawberry.field(description="The match, from the caller's seat.")
    question: JSON = strawberry.field(description="The question exactly as webhooks tell it: see docs/bots.md.")


@strawberry.type(description="What there is to do.")
class WorkAcquired:
    work: Work | None = strawberry.field(description="The longest waiting turn; null when no turn is pending.")


@strawberry.type(description="The lease runs longer.")
class LeaseExtended:
    lease: Lease = strawberry.field(description="The lease with its new end.")


@strawberry.type(description="Another worker may have the turn.")
class WorkReleased:
    lease_id: strawberry.ID = strawberry.field(description="The lease that is over.")


@strawberry.input(description="Where a bot is to be told of its turns.")
class SetWebhookInput:
    bot_id: strawberry.ID = strawberry.field(description="A bot of one's own.")
    url: str = strawberry.field(description="An https address on the public network.")


@strawberry.input(description="A bot.")
class BotInput:
    bot_id: strawberry.ID = strawberry.field(description="A bot of one's own.")


@strawberry.input(description="How a turn is acquired.")
class AcquireWorkInput:
    seconds: int = strawberry.field(default=USUAL_LEASE, description=_SECONDS)
    wait: int = strawberry.field(default=0, description="Seconds to wait for a turn when none is pending, 0 to 30.")


@strawberry.input(description="The answer to a leased turn.")
class AnswerWorkInput:
    lease_id: strawberry.ID = strawberry.field(description=_LEASE)
    move: str = strawberry.field(description="The move in the game's notation.")


@strawberry.input(description="A lease that is to run longer.")
class ExtendWorkInput:
    lease_id: strawberry.ID = strawberry.field(description=_LEASE)
    seconds: int = strawberry.field(default=USUAL_LEASE, description=_SECONDS)


@strawberry.input(description="A lease.")
class LeaseInput:
    lease_id: strawberry.ID = strawberry.field(description=_LEASE)


_REFUSED = (NotFound, NotAllowed, InvalidInput, LimitReached)
_PLAYED = (*_REFUSED, WrongStatus, Conflict, NotYourTurn, StaleVersion, IllegalMove)


def _result(verb: str, *members: type) -> Any:
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


SetWebhookResult: Any = _result("setWebhook", WebhookSet, *_REFUSED)
RemoveWebhookResult: Any = _result("removeWebhook", WebhookRemoved, *_REFUSED)
AcquireWorkResult: Any = _result("acquireWork", WorkAcquired, *_REFUSED)
AnswerWorkResult: Any = _result("answerWork", MovePlayed, *_PLAYED)
ExtendWorkResult: Any = _result("extendWork", LeaseExtended, *_REFUSED)
ReleaseWorkResult: Any = _result("releaseWork", WorkReleased, *_REFUSED)


def _lease(lease: Leased) -> Lease:
    return Lease(
        lease_id=strawberry.ID(lease.id),
        match_id=strawberry.ID(lease.match),
        version=lease.version,
        until=Moment(lease.until),
    )


def _work_answer(work: Acquired | None) -> WorkAcquired:
    if work is None:
        return WorkAcquired(work=None)
    turn = Work(lease=_lease(work.lease), match=match_of(work.view), question=JSON(question_of(work.view)))
    return WorkAcquired(work=turn)


def _webhook_answer(webhook: Webhook) -> WebhookSet:
    return WebhookSet(bot_id=strawberry.ID(webhook.bot), url=webhook.url, secret=webhook.secret)


@strawberry.type(description="What bots and their owners can do.")
class BotMutations:
    @mutation(graphql_type=SetWebhookResult, description="Has a bot told of its turns at an address.", metadata=COST)
    async def set_webhook(self, info: Info, input: Annotated[SetWebhookInput, INPUT]) -> Any:
        work = set_webhook(info.context.desk, info.context.caller, PlayerId(input.bot_id), input.url)
        return await attempt(info, work, _webhook_answer)

    @mutation(graphql_type=RemoveWebhookResult, description="Stops telling a bot of its turns.", metadata=COST)
    async def remove_webhook(self, info: Info, input: Annotated[BotInput, INPUT]) -> Any:
        work = remove_webhook(info.context.desk, info.context.caller, PlayerId(input.bot_id))
        return await attempt(info, work, lambda _: WebhookRemoved(bot_id=input.bot_id))

    @mutation(
        graphql_type=AcquireWorkResult,
        description="Takes one of the caller's turns to work on: no other worker gets it meanwhile.",
        metadata=COST,
    )
    async def acquire_work(self, info: Info, input: Annotated[AcquireWorkInput | None, INPUT] = None) -> Any:
        lease_input = input or AcquireWorkInput()
        work = acquire_work(info.context.desk, info.context.caller, lease_input.seconds, lease_input.wait)
        return await attempt(info, work, _work_answer)

    @mutation(graphql_type=AnswerWorkResult, description="Plays a move on a leased turn, exactly once.", metadata=COST)
    async def answer_work(self, info: Info, input: Annotated[AnswerWorkInput, INPUT]) -> Any:
        work = answer_work(info.context.desk, info.context.caller, input.lease_id, input.move)
        return await attempt(info, work, change_answer(info, MovePlayed))

    @mutation(graphql_type=ExtendWorkResult, description="Asks for more time for a leased turn.", metadata=COST)
    async def extend_work(self, info: Info, input: Annotated[ExtendWorkInput, INPUT]) -> Any:
        work = extend_work(info.context.desk, info.context.caller, input.lease_id, input.seconds)
        return await attempt(info, work, lambda lease: LeaseExtended(lease=_lease(lease)))

    @mutation(graphql_type=ReleaseWorkResult, description="Gives a leased turn back.", metadata=COST)
    async def release_work(self, info: Info, input: Annotated[LeaseInput, INPUT]) -> Any:
        work = release_work(info.context.desk, info.context.caller, input.lease_id)
        return await attempt(info, work, lambda _: WorkReleased(lease_id=input.lease_id))
