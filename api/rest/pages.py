"""Pages for people: the rendered OpenAPI document, the catalogue of errors and the guides."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from api.auth import language_of
from api.rest import prose
from api.rest.openapi import document
from api.statuses import RULED_OUT, status_of_code
from application.codes import CODES
from application.words import words
from domain.catalog import CATALOG

_SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "Cache-Control": "public, max-age=300",
}
_MENU = b"<!-- menu -->"

Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


def page_routes() -> list[Route]:
    """`/docs` with its parts, `/docs/errors`, the pages in prose with their examples, `/openapi.json`."""
    return [
        Route("/docs", _operations),
        Route("/docs/docs.js", _static("docs.js", "text/javascript")),
        Route("/docs/docs.css", _static("docs.css", "text/css")),
        Route("/docs/errors", _errors),
        *(Route(f"/docs/{name}", _prose(name)) for name in prose.PAGES if name != "errors"),
        *(Route(f"/docs/clients/{path}", _fixed(text, "text/plain")) for path, text in prose.examples().items()),
        Route("/openapi.json", _openapi),
    ]


def _static(name: str, kind: str) -> Endpoint:
    return _fixed(_file(name), kind)


def _fixed(content: bytes, kind: str) -> Endpoint:
    async def serve(_request: Request) -> Response:
        return Response(content, headers=_SAFE, media_type=kind)

    return serve


def _prose(name: str) -> Callable[[Request], Response]:
    """Not a coroutine: the first request renders the page, in a thread."""

    def serve(_request: Request) -> Response:
        return HTMLResponse(prose.page(name), headers=_SAFE)

    return serve


async def _operations(_request: Request) -> Response:
    return HTMLResponse(_file("docs.html").replace(_MENU, prose.menu().encode()), headers=_SAFE)


@cache
def _file(name: str) -> bytes:
    return files("api.rest.static").joinpath(name).read_bytes()


async def _openapi(_request: Request) -> Response:
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    return orjson.dumps(document())


async def _errors(request: Request) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    return HTMLResponse(_errors_page(language), headers={**_SAFE, "Vary": "Accept-Language"})


@cache
def _errors_page(language: str) -> str:
    texts = words(language).texts
    common = {code: (status_of_code(code), texts.get(f"refusal.{code}", "")) for code in sorted(CODES)}
    parts, explained = [f"<h1>Errors</h1>{_table(common, ())}"], set(common)
    for game in CATALOG:
        codes = _codes_of(game, texts)
        parts.append(f'<h2 id="{game}">{escape(texts[f"{game}.title"])}</h2>{_table(codes, explained)}')
        explained |= set(codes)
    return prose.document("Errors", "".join(parts), "errors", language)


def _codes_of(game: str, texts: Mapping[str, str]) -> dict[str, tuple[int, str]]:
    """What a game itself refuses, in its own words."""
    start = f"{game}.refusal."
    codes = sorted(key.removeprefix(start) for key in texts if key.startswith(start))
    return {code: (RULED_OUT, texts[start + code]) for code in codes}


def _table(codes: Mapping[str, tuple[int, str]], explained: Collection[str]) -> str:
    """A code's first row on the page has its id, which `type` of a problem leads to."""
    head = "<tr><th>code</th><th>HTTP</th><th>text</th></tr>"
    rows = (_row(code, *line, "" if code in explained else f' id="{code}"') for code, line in codes.items())
    return prose.boxed("table", "Codes", head + "".join(rows))


def _row(code: str, status: int, text: str, id: str) -> str:
    return f"<tr{id}><td><code>{code}</code></td><td>{status}</td><td>{escape(text)}</td></tr>"
