"""Relay: nodes with a global id, and pages of lists."""

from __future__ import annotations

import strawberry

from application.errors import Malformed

PAGE = 20


@strawberry.interface(description="Anything that can be found again with `node(id)`.")
class Node:
    id: strawberry.ID = strawberry.field(description="Unique among everything: no two things share one.")


def global_id(kind: str, *parts: str | int) -> strawberry.ID:
    """The id of something that is known by its place in something else, such as `seat:mat_x/2`."""
    return strawberry.ID(f"{kind}:{'/'.join(map(str, parts))}")


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


def version_in(cursor: str | None) -> int:
    """The number that a cursor of a log stands for."""
    if cursor is None or cursor == "":
        return 0
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 15:
        raise Malformed("bad-cursor", path="after", fault="must be a cursor that was given out before")
    return int(cursor)
