"""HTTP responses to requests that are not executed: `errors[]` with the status of the refusal."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import Response

from api.graphql import faults
from api.graphql.operations import json_bytes
from api.problems import refusal_headers
from api.statuses import status_of
from application.errors import Malformed, Refusal
from application.words import words


def refusal_response(refusal: Refusal, language: str, media: str) -> Response:
    """The response to a refused request: as REST would answer, but a malformed request is 400 in GraphQL over HTTP."""
    body = json_bytes({"errors": [faults.refusal_entry(refusal, language)]})
    status = status_of(refusal)
    is_malformed = isinstance(refusal, Malformed) and status == HTTPStatus.UNPROCESSABLE_ENTITY
    return Response(body, HTTPStatus.BAD_REQUEST if is_malformed else status, refusal_headers(refusal), media)


def fault_response(language: str, request: str, media: str) -> Response:
    """The response to an internal error."""
    message = words(language).refusal("internal", {"request": request})
    entry = {"message": message, "extensions": {"code": "internal", "request": request}}
    headers = {"Cache-Control": "no-store"}
    return Response(json_bytes({"errors": [entry]}), HTTPStatus.INTERNAL_SERVER_ERROR.value, headers, media)
