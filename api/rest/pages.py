"""Pages for people: the rendered OpenAPI document and the catalogue of errors."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from api.auth import language_of
from api.rest.openapi import document
from api.statuses import status_of_code
from application.codes import CODES
from application.words import words

_SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "Cache-Control": "public, max-age=300",
}
_ERRORS = """<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Headwater errors</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/docs/docs.css"></head>
<body><header><h1>Errors</h1><p class="links"><a href="/docs">REST API</a></p></header><main class="inside">
<table><tr><th>code</th><th>HTTP</th><th></th></tr>{rows}</table></main></body></html>"""

Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


def page_routes() -> list[Route]:
    """`/docs` with its parts, `/docs/errors`, `/openapi.json`."""
    return [
        Route("/docs", _static("docs.html", "text/html")),
        Route("/docs/docs.js", _static("docs.js", "text/javascript")),
        Route("/docs/docs.css", _static("docs.css", "text/css")),
        Route("/docs/errors", _errors),
        Route("/openapi.json", _openapi),
    ]


def _static(name: str, kind: str) -> Endpoint:
    content = files("api.rest.static").joinpath(name).read_bytes()

    async def serve(_request: Request) -> Response:
        return Response(content, headers=_SAFE, media_type=kind)

    return serve


async def _openapi(_request: Request) -> Response:
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    return orjson.dumps(document())


async def _errors(request: Request) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    rows = "".join(_row(code, language) for code in sorted(CODES))
    return HTMLResponse(_ERRORS.format(language=language, rows=rows), headers=_SAFE)


def _row(code: str, language: str) -> str:
    text = words(language).texts.get(f"refusal.{code}", "")
    return f'<tr id="{code}"><td><code>{code}</code></td><td>{status_of_code(code)}</td><td>{escape(text)}</td></tr>'
