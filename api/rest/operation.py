"""A REST operation as data; routes and the OpenAPI document are generated from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
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
class Call:
    """One call of an operation: the caller and the request."""

    services: Services
    caller: Caller
    request: Request

    @property
    def desk(self) -> Desk:
        return self.services.desk

    def path(self, name: str) -> str:
        """A part of the path; raises NotFound for a text that no id can be."""
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
class Deprecation:
    """An operation on its way out: since when, until when it is answered, and what to use instead."""

    since: date
    sunset: date
    instead: str

    @property
    def headers(self) -> dict[str, str]:
        """RFC 9745 and RFC 8594."""
        return {
            "Deprecation": f"@{int(_midnight(self.since).timestamp())}",
            "Sunset": format_datetime(_midnight(self.sunset), usegmt=True),
            "Link": '</docs/api-versions>; rel="deprecation"',
        }


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


@dataclass(frozen=True, slots=True)
class Operation:
    """The description of an operation, and `run`, which reads its input and executes it."""

    id: str
    method: str
    path: str
    summary: str
    tag: str
    input: type[msgspec.Struct]
    output: type | None
    status: int
    run: Callable[[Call], Awaitable[Response]]
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
    """The media type of the response if it is not JSON."""
    may_be_empty: bool = False
    deprecation: Deprecation | None = None

    @property
    def has_body(self) -> bool:
        return self.method in ("POST", "PUT") and self.input is not Nothing


def operation(
    route: str,
    name: str,
    handler: Callable[[Call, Input], Awaitable[Response]],
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
    deprecation: Deprecation | None = None,
) -> Operation:
    """An operation whose handler gets its input as `takes`, read from the body or, without one, from the query."""
    method, path = route.split(" ")
    in_body = method in ("POST", "PUT")

    async def run(call: Call) -> Response:
        value = await _body(call.request, takes, optional_body) if in_body else _query(call.request, takes)
        return await handler(call, value)

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
        deprecation=deprecation,
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
        raise _decoder_fault(fault, "body") from None


def _query(request: Request, shape: type[Input]) -> Input:
    parameters = dict(request.query_params)
    if len(parameters) < len(request.query_params.multi_items()):
        raise Malformed("malformed", path="query", fault="holds a parameter twice")
    if any("\0" in value for value in parameters.values()):
        raise Malformed("malformed", path="query", fault="holds the character U+0000")
    try:
        read = msgspec.convert(parameters, shape, strict=False)
    except msgspec.ValidationError as fault:
        raise _decoder_fault(fault, "query") from None
    for name in parameters:
        if getattr(read, name) is None:
            raise Malformed("malformed", path=name, fault="cannot be null: leave it out")
    return read


def _decoder_fault(fault: Exception, place: str) -> Malformed:
    """The refusal for a decoder's fault, whose text is `what is wrong - at `$.path``."""
    what, _, where = str(fault).partition(" - at `")
    path = where.rstrip("`").removeprefix("$").lstrip(".") or place
    return Malformed("malformed", path=path, fault=what.replace("`", "")[:200])


def json_response(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON response; `msgspec.Raw` members are copied unchanged."""
    return Response(_ENCODER.encode(value), status, headers, JSON)


_ENCODER = msgspec.json.Encoder()
