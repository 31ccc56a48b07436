"""External bots: webhooks, and turns that are leased, answered, extended and released."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw
from starlette.responses import Response

from api.rest.headers import ETAG
from api.rest.match_shapes import ChangeShape, Move
from api.rest.matches import told
from api.rest.operation import Ask, Nothing, answer, operation
from api.rest.shapes import Moment, Read, Written
from api.rest.telling import json_of
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
_SIGNED_IN = ("sign-in-needed", "scope-missing")
_OWNED = (*_SIGNED_IN, "unknown-bot")
_LEASED = (*_SIGNED_IN, "unknown-lease")
Seconds = Annotated[int, Meta(ge=SHORTEST_LEASE, le=LONGEST_LEASE, description="How long, in seconds from now.")]


class WebhookWish(Read, frozen=True):
    url: Annotated[str, Meta(max_length=LONGEST_URL, description="An https address on the public network.")]


class WebhookMade(Written, frozen=True):
    """`secret` signs every delivery; it is shown this once."""

    bot: str
    url: str
    secret: str
    created_at: Moment


class WebhookShape(Written, frozen=True):
    bot: str
    url: str
    created_at: Moment
    fault: Annotated[str, Meta(description="Why the last delivery failed.")] | None
    failed_at: Moment | None


class WorkWish(Read, frozen=True):
    seconds: Seconds = USUAL_LEASE
    wait: Annotated[
        int, Meta(ge=0, le=LONGEST_WAIT, description="Seconds to wait for a turn when none is pending.")
    ] = 0


class ExtendWish(Read, frozen=True):
    seconds: Seconds = USUAL_LEASE


class WorkAnswer(Read, frozen=True):
    move: Move


class LeaseShape(Written, frozen=True):
    lease: Annotated[str, Meta(description="Give it back with the answer.")]
    match: str
    version: int
    until: Annotated[Moment, Meta(description="When another worker may have the turn.")]


class WorkShape(Written, frozen=True):
    """A turn, and the lease on it."""

    lease: str
    match: str
    version: int
    until: Moment
    question: Annotated[
        Raw, Meta(description="The question exactly as webhooks tell it.", extra_json_schema={"type": "object"})
    ]


def _bot(ask: Ask) -> PlayerId:
    return PlayerId(ask.path("bot"))


async def put_webhook(ask: Ask, wish: WebhookWish) -> Response:
    made = await set_webhook(ask.desk, ask.caller, _bot(ask), wish.url)
    shape = WebhookMade(made.bot, made.url, made.secret, made.created_at)
    return answer(shape, headers={"Cache-Control": "no-store"})


async def get_webhook(ask: Ask, _: Nothing) -> Response:
    found = await read_webhook(ask.desk, ask.caller, _bot(ask))
    return answer(WebhookShape(found.bot, found.url, found.created_at, found.fault, found.failed_at))


async def delete_webhook(ask: Ask, _: Nothing) -> Response:
    await remove_webhook(ask.desk, ask.caller, _bot(ask))
    return Response(status_code=204)


async def acquire(ask: Ask, wish: WorkWish) -> Response:
    work = await acquire_work(ask.desk, ask.caller, wish.seconds, wish.wait)
    if work is None:
        return Response(status_code=204)
    lease = work.lease
    question = json_of(question_of(work.view))
    return answer(WorkShape(lease.id, lease.match, lease.version, lease.until, question))


async def answer_leased(ask: Ask, given: WorkAnswer) -> Response:
    return told(await answer_work(ask.desk, ask.caller, ask.path("lease"), given.move))


async def extend(ask: Ask, wish: ExtendWish) -> Response:
    return answer(_lease(await extend_work(ask.desk, ask.caller, ask.path("lease"), wish.seconds)))


async def release(ask: Ask, _: Nothing) -> Response:
    await release_work(ask.desk, ask.caller, ask.path("lease"))
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
        codes=(*_OWNED, "bad-webhook"),
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
        codes=(*_OWNED, "unknown-webhook"),
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
        codes=(*_OWNED, "unknown-webhook"),
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
        codes=_SIGNED_IN,
        optional_body=True,
        may_be_empty=True,
    ),
    operation(
        "POST /v1/me/work/{lease}/answer",
        "answerWork",
        answer_leased,
        WorkAnswer,
        ChangeShape,
        tag=_TAG,
        says="Play a move on a leased turn",
        details="The same answer again is answered alike and played once.",
        scope=Scope.PLAY,
        codes=(*_LEASED, "stale-version", "not-your-turn", "match-not-running", "deadline-passed"),
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
        codes=_LEASED,
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
        codes=_LEASED,
    ),
)
