"""Refusals as RFC 9457 problem details, with the codes that GraphQL uses too."""

from __future__ import annotations

from http import HTTPStatus
from math import ceil

import orjson
from starlette.responses import Response

from api.statuses import status_of
from application.errors import Refusal
from application.words import words
from domain.kernel.plain import Plain

MEDIA_TYPE = "application/problem+json"
PAGE = "/docs/errors"


def problem_response(refusal: Refusal, language: str, **more: Plain) -> Response:
    """The response to a refused request. `more` are members beside those of the refusal."""
    status = status_of(refusal)
    members = {
        "type": f"{PAGE}#{refusal.code}",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "code": refusal.code,
        "detail": refusal_text(refusal, language),
        **({"rule": refusal.rule} if refusal.rule else {}),
    }
    # The refusal's data may add members, but never replace those of the RFC.
    return Response(orjson.dumps({**refusal.data, **more, **members}), status, refusal_headers(refusal), MEDIA_TYPE)


def refusal_text(refusal: Refusal, language: str) -> str:
    """The refusal as a sentence in the reader's language."""
    game = refusal.data.get("game")
    return words(language).refusal(refusal.code, refusal.data, str(game) if game else None)


def fault_response(language: str, request: str) -> Response:
    """The response to an internal error. It shows only the request's id, under which the log has the cause."""
    detail = words(language).refusal("internal", {"request": request})
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    members = {
        "type": f"{PAGE}#internal",
        "title": status.phrase,
        "status": status.value,
        "code": "internal",
        "detail": detail,
        "request": request,
    }
    return Response(orjson.dumps(members), status.value, media_type=MEDIA_TYPE)


def refusal_headers(refusal: Refusal) -> dict[str, str]:
    """What a client must know to go on: how to sign in, when to retry, which methods there are."""
    status = status_of(refusal)
    headers = {"Cache-Control": "no-store"}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = 'Bearer realm="headwater"'
    wait = refusal.data.get("retry_after")
    if isinstance(wait, int | float):
        headers["Retry-After"] = str(max(1, ceil(wait)))
    allowed = refusal.data.get("allowed")
    if status == HTTPStatus.METHOD_NOT_ALLOWED and isinstance(allowed, list):
        headers["Allow"] = ", ".join(str(method) for method in allowed)
    return headers
