"""The GraphiQL page and its files. The page loads nothing from other hosts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response

from api.graphql.schema.build import schema_text

_STATIC = files("api.graphql") / "static"
_MEDIA = {"js": "text/javascript", "css": "text/css", "txt": "text/plain"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src data:; "
    "img-src 'self' data:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_NAMES = frozenset(entry.name for entry in _STATIC.iterdir() if entry.name.rpartition(".")[2] in _MEDIA)


def graphiql_page() -> Response:
    """The page. Its content security policy allows only our own files."""
    headers = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}
    return Response((_STATIC / "graphiql.html").read_bytes(), headers=headers, media_type="text/html")


async def static_file(request: Request) -> Response:
    """One of the page's files."""
    name = request.path_params["name"]
    if name not in _NAMES:
        return Response(status_code=404)
    headers = {"Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff"}
    return Response((_STATIC / name).read_bytes(), headers=headers, media_type=_MEDIA[name.rpartition(".")[2]])


async def schema_file(_request: Request) -> Response:
    """The schema as a file, for those who generate code from it."""
    return Response(_schema(), headers={"Cache-Control": "public, max-age=300"}, media_type="application/graphql")


@cache
def _schema() -> str:
    return schema_text()
