"""Blocks and mutes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from api.cursors import boundary_cursor, boundary_place
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import player_shape
from api.rest.shapes import Moment, PlayerShape, RequestShape, ResponseShape
from application.callers import Scope
from application.conduct.drop_boundary import drop_boundary
from application.conduct.list_boundaries import list_boundaries
from application.conduct.set_boundary import set_boundary
from application.players.find_players import players_by_id
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId

_TAG = "conduct"
_CODES = ("sign-in-needed", "scope-missing")


class BoundaryShape(ResponseShape, frozen=True):
    """A player who is blocked or muted; null where the account is gone."""

    player_id: str
    player: PlayerShape | None
    at: Moment


class BoundaryList(ResponseShape, frozen=True):
    items: list[BoundaryShape]
    next: Annotated[str, Meta(description="Give it as `after` for the next page; null on the last one.")] | None


class BoundaryQuery(RequestShape, frozen=True):
    after: str | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 20


def _set(kind: BoundaryKind) -> Callable[[Call, Nothing], Awaitable[Response]]:
    async def handle(call: Call, _: Nothing) -> Response:
        boundary = await set_boundary(call.desk, call.caller, PlayerId(call.path("player")), kind)
        return json_response((await _shapes(call, [boundary]))[0])

    return handle


def _drop(kind: BoundaryKind) -> Callable[[Call, Nothing], Awaitable[Response]]:
    async def handle(call: Call, _: Nothing) -> Response:
        await drop_boundary(call.desk, call.caller, PlayerId(call.path("player")), kind)
        return Response(status_code=204)

    return handle


def _list(kind: BoundaryKind) -> Callable[[Call, BoundaryQuery], Awaitable[Response]]:
    async def handle(call: Call, query: BoundaryQuery) -> Response:
        page = await list_boundaries(call.desk, call.caller, kind, boundary_place(query.after), query.limit)
        cursor = boundary_cursor(page.items[-1]) if page.has_next else None
        return json_response(BoundaryList(await _shapes(call, list(page.items)), cursor))

    return handle


async def _shapes(call: Call, boundaries: list[Boundary]) -> list[BoundaryShape]:
    players = await players_by_id(call.desk, call.caller, [each.other for each in boundaries])
    return [_shape(each, players.get(each.other)) for each in boundaries]


def _shape(boundary: Boundary, player: Player | None) -> BoundaryShape:
    return BoundaryShape(boundary.other, None if player is None else player_shape(player), boundary.at)


OPERATIONS = (
    operation(
        "GET /v1/me/blocks",
        "listBlocks",
        _list(BoundaryKind.BLOCK),
        BoundaryQuery,
        BoundaryList,
        tag=_TAG,
        says="The players whom you have blocked, newest first",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "bad-cursor"),
    ),
    operation(
        "PUT /v1/me/blocks/{player}",
        "blockPlayer",
        _set(BoundaryKind.BLOCK),
        Nothing,
        BoundaryShape,
        tag=_TAG,
        says="Block a player",
        details="The two of you are not paired or invited, and you read nothing of them. They are not told.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "unknown-player", "against-oneself", "too-many-boundaries"),
    ),
    operation(
        "DELETE /v1/me/blocks/{player}",
        "unblockPlayer",
        _drop(BoundaryKind.BLOCK),
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Lift a block",
        scope=Scope.ACCOUNT,
        codes=_CODES,
    ),
    operation(
        "GET /v1/me/mutes",
        "listMutes",
        _list(BoundaryKind.MUTE),
        BoundaryQuery,
        BoundaryList,
        tag=_TAG,
        says="The players whom you have muted, newest first",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "bad-cursor"),
    ),
    operation(
        "PUT /v1/me/mutes/{player}",
        "mutePlayer",
        _set(BoundaryKind.MUTE),
        Nothing,
        BoundaryShape,
        tag=_TAG,
        says="Mute a player: you read nothing of them",
        details="They are not told.",
        scope=Scope.ACCOUNT,
        codes=(*_CODES, "unknown-player", "against-oneself", "too-many-boundaries"),
    ),
    operation(
        "DELETE /v1/me/mutes/{player}",
        "unmutePlayer",
        _drop(BoundaryKind.MUTE),
        Nothing,
        None,
        tag=_TAG,
        status=204,
        says="Lift a mute",
        scope=Scope.ACCOUNT,
        codes=_CODES,
    ),
)
