"""Relay: things that can be found again by their id, and pages of lists."""

from __future__ import annotations

import strawberry

from api.graphql.context import Info
from application.errors import LimitReached, Malformed

PAGE = 20
GAME_PREFIX = "game:"


@strawberry.interface(description="Anything that can be found again with `node(id)`.")
class Node:
    id: strawberry.ID = strawberry.field(description="Unique among everything; the same id as in REST.")


@strawberry.type(description="Where a page of a list stands.")
class PageInfo:
    has_next_page: bool = strawberry.field(description="Whether more comes after this page.")
    has_previous_page: bool = strawberry.field(description="Whether something comes before this page.")
    start_cursor: str | None = strawberry.field(description="Cursor of the first edge, null when the page is empty.")
    end_cursor: str | None = strawberry.field(description="Cursor of the last edge: give it as `after` to go on.")


def page_info(cursors: list[str], has_more: bool, has_before: bool) -> PageInfo:
    return PageInfo(
        has_next_page=has_more,
        has_previous_page=has_before,
        start_cursor=cursors[0] if cursors else None,
        end_cursor=cursors[-1] if cursors else None,
    )


def page_size(info: Info, first: int) -> int:
    """The size that is asked for, or a refusal."""
    most = info.context.desk.policy.page
    if first > most:
        raise LimitReached("page-too-large", limit="page", value=most, asked=first)
    if first < 1:
        raise Malformed("malformed", path="first", fault="must be 1 or more")
    return first


def version_in(cursor: str | None) -> int:
    """The version that an event's cursor is."""
    if cursor is None or cursor == "":
        return 0
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 15:
        raise Malformed("malformed", path="after", fault="must be a cursor that was given out before")
    return int(cursor)
