"""Pages of matches."""

from __future__ import annotations

from typing import Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import computed_field
from api.graphql.schema.matches import Match, match_of
from api.graphql.schema.nodes import PageInfo
from api.graphql.schema.visible_links import VisibleMatchEdge, VisibleMatchPage
from application.matches.find_matches import count_matches


@strawberry.type(description="A match in a page of matches.")
class MatchEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")

    @computed_field(
        description="The match; null for a closed table that has started: only its players see it.",
        metadata={"cost": 3},
    )
    async def node(self: Any, info: Info) -> Match | None:
        look = await info.context.listed(self.summary)
        return None if look is None else match_of(look)

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleMatchEdge)


@strawberry.type(description="A page of matches.")
class MatchConnection:
    edges: list[MatchEdge] = strawberry.field(description="The matches, newest first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")

    @computed_field(description="How many there are in all, counted up to 10,000.", metadata={"cost": 0})
    async def total_count(self: Any, info: Info) -> int:
        return await count_matches(info.context.desk, info.context.caller, self.wanted)

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleMatchPage)
