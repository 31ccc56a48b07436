"""Relay: nodes with a global id, and pages of lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import strawberry

from api.graphql.context import Info
from application.errors import Malformed
from application.limits.paging import fit_page

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


First = Annotated[int | None, strawberry.argument(description="How many at most; 20 when left out.")]
After = Annotated[str | None, strawberry.argument(description="The cursor to go on from.")]
Last = Annotated[int | None, strawberry.argument(description="How many at most, from the end or from before a cursor.")]
Before = Annotated[str | None, strawberry.argument(description="The cursor to go back from.")]


@dataclass(frozen=True, slots=True)
class PageArguments:
    """Which page of a list is wanted: so many behind a cursor or, going back, before it."""

    size: int
    cursor: str | None
    is_backward: bool

    def span(self, total: int) -> tuple[int, int]:
        """The page of a log with the numbers 1 to `total`: the number before its first, and how many it has."""
        number = version_in(self.cursor, "before" if self.is_backward else "after")
        if not self.is_backward:
            return number, self.size
        end = min(total, number - 1) if self.cursor else total
        start = max(0, end - self.size)
        return start, max(0, end - start)


def page_arguments(
    info: Info, first: int | None, after: str | None, last: int | None, before: str | None
) -> PageArguments:
    """Raises Malformed for both directions at once, and for a size that no page can have."""
    is_backward = last is not None or before is not None
    if is_backward and (first is not None or after is not None):
        raise Malformed("malformed", path="last", fault="goes with `before`, and `first` with `after`")
    wanted = last if is_backward else first
    size = fit_page(info.context.desk.policy, PAGE if wanted is None else wanted)
    return PageArguments(size, before if is_backward else after, is_backward)


def page_info(cursors: list[str], has_next: bool, has_previous: bool) -> PageInfo:
    return PageInfo(
        has_next_page=has_next,
        has_previous_page=has_previous,
        start_cursor=cursors[0] if cursors else None,
        end_cursor=cursors[-1] if cursors else None,
    )


def version_in(cursor: str | None, path: str = "after") -> int:
    """The number that a cursor of a log stands for."""
    if cursor is None or cursor == "":
        return 0
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 15:
        raise Malformed("bad-cursor", path=path, fault="must be a cursor that was given out before")
    return int(cursor)
