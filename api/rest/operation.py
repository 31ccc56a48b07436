"""An operation of the REST interface as data: routing and the OpenAPI document are both made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from api.services import Services
from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Malformed, NotFound

JSON = "application/json"
EVENT_STREAM = "text/event-stream"
LONGEST_PART = 300

Input = TypeVar("Input", bound=msgspec.Struct)


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No input at all."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One request as an operation sees it."""

    services: Services
    caller: Caller
    request: Request

    @property
    def desk(self) -> Desk:
        return self.services.desk

    def path(self, name: str) -> str:
        """A part of the path; what no id can be is not found."""
        value: str = self.request.path_params[name]
        if "\0" in value or len(value) > LONGEST_PART:
            raise NotFound("unknown-path", what=name, id=value[:60].replace("\0", "?"))
        return value

    def header(self, name: str) -> str | None:
        return self.request.headers.get(name)


@dataclass(frozen=True, slots=True)
class HeaderInfo:
    """A header that an operation reads or writes."""

    name: str
    says: str
    required: bool = False
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Operation:
    """What the document tells of an operation, and `run`, which reads its input and does it."""

    id: str
    method: str
    path: str
    summary: str
    tag: str
    input: type[msgspec.Struct]
    output: type | None
    status: int
    run: Callable[[Ask], Awaitable[Response]]
    scope: Scope | Literal["known"] | None = None
    codes: tuple[str, ...] = ()
    reads: tuple[HeaderInfo, ...] = ()
    writes: tuple[HeaderInfo, ...] = ()
    streams: bool = False
    optional_body: bool = False
    details: str = ""
    may_be_unchanged: bool = False
    may_repeat: bool = False
    media: str | None = None
    """What is answered where that is not JSON."""
    may_be_empty: bool = False

    @property
    def has_body(self) -> bool:
        return self.method in ("POST", "PUT") and self.input is not Nothing


def operation(
    route: str,
    name: str,
    handler: Callable[[Ask, Input], Awaitable[Response]],
    takes: type[Input],
    gives: type | None,
    *,
    says: str,
    tag: str,
    status: int = 200,
    scope: Scope | Literal["known"] | None = None,
    codes: tuple[str, ...] = (),
    reads: tuple[HeaderInfo, ...] = (),
    writes: tuple[HeaderInfo, ...] = (),
    streams: bool = False,
    optional_body: bool = False,
    details: str = "",
    may_be_unchanged: bool = False,
    may_repeat: bool = False,
    media: str | None = None,
    may_be_empty: bool = False,
) -> Operation:
    """An operation whose handler is given its input as `takes`: of the body, or of the query where there is none."""
    method, path = route.split(" ")
    in_body = method in ("POST", "PUT")

    async def run(ask: Ask) -> Response:
        given = await _body(ask.request, takes, optional_body) if in_body else _query(ask.request, takes)
        return await handler(ask, given)

    return Operation(
        id=name,
        method=method,
        path=path,
        summary=says,
        tag=tag,
        input=takes,
        output=gives,
        status=status,
        run=run,
        scope=scope,
        codes=codes,
        reads=reads,
        writes=writes,
        streams=streams,
        optional_body=optional_body,
        details=details,
        may_be_unchanged=may_be_unchanged,
        may_repeat=may_repeat,
        media=media,
        may_be_empty=may_be_empty,
    )


async def _body(request: Request, shape: type[Input], optional: bool) -> Input:
    if shape is Nothing:
        return shape()
    content = await request.body()
    if not content.strip() and optional:
        return shape()
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON and not kind.endswith("+json"):
        raise Malformed("not-json", path="Content-Type", fault=kind[:60])
    if b"\\u0000" in content:
        raise Malformed("malformed", path="body", fault="holds the character U+0000")
    try:
        return msgspec.json.decode(content, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise _malformed(fault, "body") from None


def _query(request: Request, shape: type[Input]) -> Input:
    given = dict(request.query_params)
    if len(given) < len(request.query_params.multi_items()):
        raise Malformed("malformed", path="query", fault="holds a parameter twice")
    if any("\0" in value for value in given.values()):
        raise Malformed("malformed", path="query", fault="holds the character U+0000")
    try:
        read = msgspec.convert(given, shape, strict=False)
    except msgspec.ValidationError as fault:
        raise _malformed(fault, "query") from None
    for name in given:
        if getattr(read, name) is None:
            raise Malformed("malformed", path=name, fault="cannot be null: leave it out")
    return read


def _malformed(fault: Exception, place: str) -> Malformed:
    """Our own word for a fault that the decoder tells as `what is wrong - at `$.path``."""
    what, _, where = str(fault).partition(" - at `")
    path = where.rstrip("`").removeprefix("$").lstrip(".") or place
    return Malformed("malformed", path=path, fault=what.replace("`", "")[:200])


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer in JSON; `msgspec.Raw` members are written as they are."""
    return Response(_ENCODER.encode(value), status, headers, JSON)


_ENCODER = msgspec.json.Encoder()
