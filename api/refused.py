"""The answer to a request that is refused before its door sees it, in the form of that door."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from api import problems
from api.auth import language_of
from api.graphql import error_responses
from api.graphql.media import json_media
from application.errors import Refusal


def refusal_response(scope: Scope, refusal: Refusal) -> Response:
    """`errors[]` from /graphql, problem details from everywhere else."""
    headers = Headers(scope=scope)
    language = language_of(headers.get("accept-language", ""))
    if _is_graphql(scope):
        return error_responses.refusal_response(refusal, language, json_media(headers.get("accept", "")))
    return problems.problem_response(refusal, language)


def fault_response(scope: Scope, request: str) -> Response:
    """The same for an internal error. It shows only the request's id, under which the log has the cause."""
    headers = Headers(scope=scope)
    language = language_of(headers.get("accept-language", ""))
    if _is_graphql(scope):
        return error_responses.fault_response(language, request, json_media(headers.get("accept", "")))
    return problems.fault_response(language, request)


def _is_graphql(scope: Scope) -> bool:
    return bool(scope["path"] == "/graphql")
