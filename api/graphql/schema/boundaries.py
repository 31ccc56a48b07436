"""Blocks and mutes that the caller has set."""

from __future__ import annotations

from typing import Annotated, Any

import strawberry

from api.cursors import boundary_cursor, boundary_place
from api.graphql.context import Info
from api.graphql.schema.fields import computed_field, mutation
from api.graphql.schema.generated import union_type
from api.graphql.schema.nodes import After, Before, First, Last, Node, PageInfo, global_id, page_arguments, page_info
from api.graphql.schema.players import Player, load_player
from api.graphql.schema.refusals import Conflict, LimitReached, NotAllowed, NotFound, attempt
from api.graphql.schema.scalars import Moment
from application.conduct.drop_boundary import drop_boundary
from application.conduct.list_boundaries import list_boundaries
from application.conduct.set_boundary import set_boundary
from application.limits.paging import Page
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import PlayerId

COST = {"cost": 10}
INPUT = strawberry.argument(description="What to do, in detail.")


@strawberry.type(description="A player whom the caller has blocked: the two are not paired, and nothing is read.")
class Block(Node):
    boundary: strawberry.Private[Boundary]
    at: Moment = strawberry.field(description="Since when.")

    @computed_field(description="The player who is blocked; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.boundary.other)


@strawberry.type(description="A player of whom the caller reads nothing.")
class Mute(Node):
    boundary: strawberry.Private[Boundary]
    at: Moment = strawberry.field(description="Since when.")

    @computed_field(description="The player who is muted; null where the account is gone.")
    async def player(self, info: Info) -> Player | None:
        return await load_player(info, self.boundary.other)


@strawberry.type(description="A block in a page of blocks.")
class BlockEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Block = strawberry.field(description="The block.")


@strawberry.type(description="A page of the caller's blocks.")
class BlockConnection:
    edges: list[BlockEdge] = strawberry.field(description="The blocks, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


@strawberry.type(description="A mute in a page of mutes.")
class MuteEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Mute = strawberry.field(description="The mute.")


@strawberry.type(description="A page of the caller's mutes.")
class MuteConnection:
    edges: list[MuteEdge] = strawberry.field(description="The mutes, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


def boundary_id(boundary: Boundary) -> strawberry.ID:
    return global_id(boundary.kind.value, boundary.player, boundary.other)


def block_of(boundary: Boundary) -> Block:
    return Block(id=boundary_id(boundary), boundary=boundary, at=Moment(boundary.at))


def mute_of(boundary: Boundary) -> Mute:
    return Mute(id=boundary_id(boundary), boundary=boundary, at=Moment(boundary.at))


def _page_info(page: Page[Boundary]) -> PageInfo:
    return page_info([boundary_cursor(each) for each in page.items], page.has_next, page.has_previous)


async def _page(
    info: Info, kind: BoundaryKind, first: int | None, after: str | None, last: int | None, before: str | None
) -> Page[Boundary]:
    context, page = info.context, page_arguments(info, first, after, last, before)
    place = boundary_place(page.cursor)
    return await list_boundaries(context.desk, context.caller, kind, place, page.size, page.is_backward)


@strawberry.type
class BoundaryQueries:
    @computed_field(description="The players whom the caller has blocked.", metadata={"cost": 5})
    async def blocks(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> BlockConnection | None:
        page = await _page(info, BoundaryKind.BLOCK, first, after, last, before)
        edges = [BlockEdge(cursor=boundary_cursor(each), node=block_of(each)) for each in page.items]
        return BlockConnection(edges=edges, page_info=_page_info(page))

    @computed_field(description="The players whom the caller has muted.", metadata={"cost": 5})
    async def mutes(
        self, info: Info, first: First = None, after: After = None, last: Last = None, before: Before = None
    ) -> MuteConnection | None:
        page = await _page(info, BoundaryKind.MUTE, first, after, last, before)
        edges = [MuteEdge(cursor=boundary_cursor(each), node=mute_of(each)) for each in page.items]
        return MuteConnection(edges=edges, page_info=_page_info(page))


@strawberry.input(description="Another player.")
class OtherPlayerInput:
    player_id: strawberry.ID = strawberry.field(description="The other player.")


@strawberry.type(description="The player is blocked and is not told.")
class PlayerBlocked:
    block: Block = strawberry.field(description="The block.")


@strawberry.type(description="The player is not blocked.")
class PlayerUnblocked:
    player_id: strawberry.ID = strawberry.field(description="The other player.")


@strawberry.type(description="The caller reads nothing of the player, who is not told.")
class PlayerMuted:
    mute: Mute = strawberry.field(description="The mute.")


@strawberry.type(description="The player is not muted.")
class PlayerUnmuted:
    player_id: strawberry.ID = strawberry.field(description="The other player.")


def _result(verb: str, success: type) -> Any:
    members = (success, NotFound, NotAllowed, LimitReached, Conflict)
    return union_type(f"{verb[0].upper()}{verb[1:]}Result", f"The answer to `{verb}`: done, or why not.", members)


BlockPlayerResult: Any = _result("blockPlayer", PlayerBlocked)
UnblockPlayerResult: Any = _result("unblockPlayer", PlayerUnblocked)
MutePlayerResult: Any = _result("mutePlayer", PlayerMuted)
UnmutePlayerResult: Any = _result("unmutePlayer", PlayerUnmuted)


@strawberry.type
class BoundaryMutations:
    @mutation(
        graphql_type=BlockPlayerResult,
        description="Blocks a player: the two are not paired or invited, and the caller reads nothing of them.",
        metadata=COST,
    )
    async def block_player(self, info: Info, input: Annotated[OtherPlayerInput, INPUT]) -> Any:
        work = _set(info, input, BoundaryKind.BLOCK)
        return await attempt(info, work, lambda boundary: PlayerBlocked(block=block_of(boundary)))

    @mutation(graphql_type=UnblockPlayerResult, description="Lifts a block.", metadata=COST)
    async def unblock_player(self, info: Info, input: Annotated[OtherPlayerInput, INPUT]) -> Any:
        work = _drop(info, input, BoundaryKind.BLOCK)
        return await attempt(info, work, lambda _: PlayerUnblocked(player_id=input.player_id))

    @mutation(graphql_type=MutePlayerResult, description="Mutes a player for the caller alone.", metadata=COST)
    async def mute_player(self, info: Info, input: Annotated[OtherPlayerInput, INPUT]) -> Any:
        work = _set(info, input, BoundaryKind.MUTE)
        return await attempt(info, work, lambda boundary: PlayerMuted(mute=mute_of(boundary)))

    @mutation(graphql_type=UnmutePlayerResult, description="Lifts a mute.", metadata=COST)
    async def unmute_player(self, info: Info, input: Annotated[OtherPlayerInput, INPUT]) -> Any:
        work = _drop(info, input, BoundaryKind.MUTE)
        return await attempt(info, work, lambda _: PlayerUnmuted(player_id=input.player_id))


async def _set(info: Info, input: OtherPlayerInput, kind: BoundaryKind) -> Boundary:
    return await set_boundary(info.context.desk, info.context.caller, PlayerId(input.player_id), kind)


async def _drop(info: Info, input: OtherPlayerInput, kind: BoundaryKind) -> None:
    await drop_boundary(info.context.desk, info.context.caller, PlayerId(input.player_id), kind)
