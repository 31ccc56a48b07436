"""External bots: webhooks, and leases of turns."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw
from starlette.responses import Response

from api.rest.headers import ETAG
from api.rest.match_shapes import ChangeShape, Move
from api.rest.matches import change_response
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import json_of
from api.rest.shapes import Moment, RequestShape, ResponseShape
from application.bots.acquire_work import LONGEST_LEASE, LONGEST_WAIT, SHORTEST_LEASE, USUAL_LEASE, acquire_work
from application.bots.answer_work import answer_work
from application.bots.extend_work import extend_work
from application.bots.question import question_of
from application.bots.read_webhook import read_webhook
from application.bots.release_work import release_work
from application.bots.remove_webhook import remove_webhook
from application.bots.set_webhook import LONGEST_URL, set_webhook
from application.callers import Scope
from application.ports.bots import Lease
from domain.hosting.terms import PlayerId

_TAG = "bots"
_SIGN_IN_CODES = ("sign-in-needed", "scope-missing")
_OWNER_CODES = (*_SIGN_IN_CODES, "unknown-bot")
_LEASE_CODES = (*_SIGN_IN_CODES, "unknown-lease")
Seconds = Annotated[int, Meta(ge=SHORTEST_LEASE, le=LONGEST_LEASE, description="How long, in seconds from now.")]


class WebhookWish(RequestShape, frozen=True):
    url: Annotated[str, Meta(max_length=LONGEST_URL, description="An https address on the public network.")]


class WebhookMade(ResponseShape, frozen=True):
    """`secret` signs every delivery; it is shown this once."""

    bot_id: str
    url: str
    secret: str
    created_at: Moment


class WebhookShape(ResponseShape, frozen=True):
    bot_id: str
    url: str
    created_at: Moment
    fault: Annotated[str, Meta(description="Why the last delivery failed.")] | None
    failed_at: Moment | None


class WorkWish(RequestShape, frozen=True):
    seconds: Seconds = USUAL_LEASE
    wait: Annotated[
        int, Meta(ge=0, le=LONGEST_WAIT, description="Seconds to wait for a turn when none is pending.")
    ] = 0


class ExtendWish(RequestShape, frozen=True):
    seconds: Seconds = USUAL_LEASE


class WorkAnswer(RequestShape, frozen=True):
    move: Move


class LeaseShape(ResponseShape, frozen=True):
    lease_id: Annotated[str, Meta(description="Give it back with the answer.")]
    match_id: str
    version: int
    until: Annotated[Moment, Meta(description="When another worker may have the turn.")]


class WorkShape(ResponseShape, frozen=True):
    """A turn, and the lease on it."""

    lease: LeaseShape
    question: Annotated[
        Raw, Meta(description="The question exactly as webhooks tell it.", extra_json_schema={"type": "object"})
    ]


def _bot(call: Call) -> PlayerId:
    return PlayerId(call.path("bot"))


async def put_webhook(call: Call, body: WebhookWish) -> Response:
    webhook = await set_webhook(call.desk, call.caller, _bot(call), body.url)
    shape = WebhookMade(webhook.bot, webhook.url, webhook.secret, webhook.created_at)
    return json_response(shape, headers={"Cache-Control": "no-store"})


async def get_webhook(call: Call, _: Nothing) -> Response:
    webhook = await read_webhook(call.desk, call.caller, _bot(call))
    return json_response(WebhookShape(webhook.bot, webhook.url, webhook.created_at, webhook.fault, webhook.failed_at))


async def delete_webhook(call: Call, _: Nothing) -> Response:
    await remove_webhook(call.desk, call.caller, _bot(call))
    return Response(status_code=204)


async def acquire(call: Call, body: WorkWish) -> Response:
    work = await acquire_work(call.desk, call.caller, body.seconds, body.wait)
    if work is None:
        return Response(status_code=204)
    return json_response(WorkShape(_lease(work.lease), json_of(question_of(work.view))))


async def answer_turn(call: Call, body: WorkAnswer) -> Response:
    return await change_response(call, await answer_work(call.desk, call.caller, call.path("lease"), body.move))


async def extend(call: Call, body: ExtendWish) -> Response:
    return json_response(_lease(await extend_work(call.desk, call.caller, call.path("lease"), body.seconds)))


async def release(call: Call, _: Nothing) -> Response:
    await release_work(call.desk, call.caller, call.path("lease"))
    return Response(status_code=204)


def _lease(lease: Lease) -> LeaseShape:
    return LeaseShape(lease.id, lease.match, lease.version, lease.until)


OPERATIONS = (
    operation(
        "PUT /v1/bots/{bot}/webhook",
        "setWebhook",
        put_webhook,
        WebhookWish,
        WebhookMade,
        tag=_TAG,
        says="Have a bot told of its turns at an address",
        details="Replaces an earlier one. Every call makes a new secret.",
        scope=Scope.BOTS,
        codes=(*_OWNER_CODES, "bad-webhook"),
    ),
    operation(
        "GET /v1/bots/{bot}/webhook",
        "readWebhook",
        get_webhook,
        Nothing,
        WebhookShape,
        tag=_TAG,
        says="Where a bot is told of its turns, and whether that works",
        scope=Scope.BOTS,
        codes=(*_OWNER_CODES, "unknown-webhook"),
    ),
    operation(
        "DELETE /v1/bots/{bot}/webhook",
        "removeWebhook",
        delete_webhook,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Stop telling a bot of its turns",
        scope=Scope.BOTS,
        codes=(*_OWNER_CODES, "unknown-webhook"),
    ),
    operation(
        "POST /v1/me/work",
        "acquireWork",
        acquire,
        WorkWish,
        WorkShape,
        tag=_TAG,
        says="Take one of your turns to work on",
        details="No other worker of yours gets it until the lease is over. 204 when no turn is pending.",
        scope=Scope.PLAY,
        codes=_SIGN_IN_CODES,
        optional_body=True,
        may_be_empty=True,
    ),
    operation(
        "POST /v1/me/work/{lease}/answer",
        "answerWork",
        answer_turn,
        WorkAnswer,
        ChangeShape,
        tag=_TAG,
        says="Play a move on a leased turn",
        details="The same answer again is answered alike and played once.",
        scope=Scope.PLAY,
        codes=(*_LEASE_CODES, "stale-version", "not-your-turn", "match-not-running", "deadline-passed"),
        writes=(ETAG,),
    ),
    operation(
        "POST /v1/me/work/{lease}/extend",
        "extendWork",
        extend,
        ExtendWish,
        LeaseShape,
        tag=_TAG,
        says="Ask for more time for a leased turn",
        scope=Scope.PLAY,
        codes=_LEASE_CODES,
        optional_body=True,
    ),
    operation(
        "DELETE /v1/me/work/{lease}",
        "releaseWork",
        release,
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Give a leased turn back",
        scope=Scope.PLAY,
        codes=_LEASE_CODES,
    ),
)
