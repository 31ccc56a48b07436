"""The token and revocation endpoints (RFC 6749, RFC 7009) and the discovery document (RFC 8414)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from urllib.parse import parse_qsl

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from api.services import Services
from application.apps.answer_apps import answer_revocation, answer_token_request
from application.desk import Desk
from application.ports.authorization import AppAnswer, AppRequest

_FORM = "application/x-www-form-urlencoded"
_MOST_FIELDS = 20
_NO_STORE = {"Cache-Control": "no-store", "Pragma": "no-cache"}

Answer = Callable[[Desk, AppRequest], Awaitable[AppAnswer]]


def oauth_routes(services: Services) -> list[Route]:
    """Without `/oauth/authorize`, which is a page of the web client."""
    return [
        Route("/oauth/token", partial(_answer, services.desk, answer_token_request), methods=["POST"]),
        Route("/oauth/revoke", partial(_answer, services.desk, answer_revocation), methods=["POST"]),
        Route("/.well-known/oauth-authorization-server", partial(_metadata, services.desk), methods=["GET"]),
    ]


async def _answer(desk: Desk, answer: Answer, request: Request) -> Response:
    app_request = await _app_request(request)
    if app_request is None:
        fault = {"error": "invalid_request", "error_description": f"The body must be {_FORM}."}
        return Response(orjson.dumps(fault), 400, _NO_STORE, "application/json")
    app_answer = await answer(desk, app_request)
    headers = {name: value for name, value in app_answer.headers if name != "Content-Type"}
    return Response(orjson.dumps(app_answer.body), app_answer.status, headers, "application/json")


async def _app_request(request: Request) -> AppRequest | None:
    """None for a body that is not a form."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _FORM:
        return None
    try:
        text = (await request.body()).decode("ascii")
        form = parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS, errors="strict")
    except ValueError:
        return None
    return AppRequest(tuple(form), request.headers.get("authorization"))


async def _metadata(desk: Desk, _request: Request) -> Response:
    return Response(
        orjson.dumps(desk.authorization.metadata()),
        headers={"Cache-Control": "max-age=3600"},
        media_type="application/json",
    )
