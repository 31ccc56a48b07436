"""The web client: its built files from memory, and its start page for every address that it draws itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

ASSETS: Final = "/assets/"
_INDEX: Final = "/index.html"
_PRELOADS: Final = "preloads.json"
_NOT_PAGES: Final = ("/v1", "/graphql", "/docs", "/oauth/token", "/oauth/revoke", "/.well-known", ASSETS)
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The better one first; each with how the names of files end that the build has compressed so."""

_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}
_SAFE: Final = {
    # React sets styles through the CSSOM, which needs no 'unsafe-inline'.
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


@dataclass(frozen=True, slots=True)
class WebFile:
    """A built file in each encoding that the build has made of it; the plain one has no name."""

    kind: str
    cache: str
    tag: str
    bodies: Mapping[str, bytes]

    def response(self, asked: Headers) -> Response:
        headers = {**_SAFE, "Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = self._encoding(asked.get("accept-encoding", ""))
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)

    def _encoding(self, accepted: str) -> str:
        names = {part.strip() for part in accepted.split(",")}
        return next((name for name in _ENCODINGS if name in names and name in self.bodies), "")


class ClientRoute(Route):
    """Matches the built files and the addresses of pages; whatever else is unknown stays unknown.

    `links` is the header that names the scripts and styles of a page, by the start of its address.
    """

    def __init__(self, files: Mapping[str, WebFile], links: Mapping[str, str]) -> None:
        super().__init__("/{path:path}", self._serve)
        self._files = files
        self._links = links

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] == "http" and (scope["path"] in self._files or is_page(scope)):
            return super().matches(scope)
        return Match.NONE, {}

    async def _serve(self, request: Request) -> Response:
        path = request.url.path
        file = self._files.get(path)
        if file is not None:
            return file.response(request.headers)
        response = self._files[_INDEX].response(request.headers)
        link = next((link for start, link in self._links.items() if path.startswith(start)), None)
        if link is not None:
            response.headers["Link"] = link
        return response


def web_routes(folder: Path | None) -> list[BaseRoute]:
    """The client in the folder; without one `/` leads to the documentation."""
    return [Route("/", _documentation)] if folder is None else [ClientRoute(web_files(folder), preload_links(folder))]


def is_page(scope: Scope) -> bool:
    """Whether somebody opens an address in a browser that belongs to none of the other doors."""
    accepted = Headers(scope=scope).get("accept", "")
    is_read = scope["method"] in ("GET", "HEAD")
    return is_read and "text/html" in accepted and not scope["path"].startswith(_NOT_PAGES)


def web_files(folder: Path) -> dict[str, WebFile]:
    """Every built file of a known kind by its address; the start page has two."""
    paths = (path for path in folder.rglob("*") if path.suffix in _KINDS)
    files = {f"/{path.relative_to(folder).as_posix()}": _file(path, folder) for path in paths}
    return {**files, "/": files[_INDEX]}


def preload_links(folder: Path) -> dict[str, str]:
    """What the build says that pages need, as `Link` headers: the browser fetches all of it at once."""
    lists: dict[str, list[str]] = json.loads((folder / _PRELOADS).read_text("utf-8"))
    return {start: ", ".join(map(_preload, files)) for start, files in lists.items()}


def _preload(file: str) -> str:
    return f"<{file}>; rel={'preload; as=style; crossorigin' if file.endswith('.css') else 'modulepreload'}"


def _file(path: Path, folder: Path) -> WebFile:
    plain = path.read_bytes()
    packed = {name: path.with_name(path.name + end) for name, end in _ENCODINGS.items()}
    bodies = {name: file.read_bytes() for name, file in packed.items() if file.exists()}
    is_hashed = path.is_relative_to(folder / ASSETS.strip("/"))
    tag = f'"{sha256(plain).hexdigest()[:20]}"'
    return WebFile(_KINDS[path.suffix], _FOREVER if is_hashed else _ASK_AGAIN, tag, {"": plain, **bodies})


async def _documentation(_request: Request) -> Response:
    return RedirectResponse("/docs")
