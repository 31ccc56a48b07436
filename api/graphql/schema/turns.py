"""Turns that wait for the caller."""

from __future__ import annotations

from typing import Any

import strawberry

from api.cursors import turn_cursor
from api.graphql.payloads import Payloads
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.nodes import PageInfo, page_info
from api.graphql.schema.scalars import Moment
from application.matches.my_turns import Turn, TurnPage


class VisibleTurn:
    """A turn as its player sees it."""

    def __init__(self, turn: Turn) -> None:
        self.cursor = str(turn.at)
        self.match_id = turn.match
        self.game_key = turn.game
        self.version = turn.version
        self.seat = turn.seat
        self.at = turn.at
        self.deadline = turn.deadline
        self.payloads = Payloads()


@strawberry.type(description="It is the caller's turn in one of their matches.")
class TurnNotice:
    cursor: str = strawberry.field(description="Give it as `after` to resume.")
    match_id: strawberry.ID = strawberry.field(description="The match.")
    game_key: str = strawberry.field(description="The game's key.")
    version: int = strawberry.field(description="The match's version: what a move is to expect.")
    seat: int = strawberry.field(description="The caller's seat.")
    at: Moment = strawberry.field(description="Since when the match waits.")
    deadline: Moment | None = strawberry.field(description="When the time is up; null without a clock.")

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleTurn)


CLASSES[VisibleTurn] = "TurnNotice"


@strawberry.type(description="A turn in a page of turns.")
class TurnEdge:
    cursor: str = strawberry.field(description="Where it is in the list.")
    node: Any = strawberry.field(graphql_type=TurnNotice, description="The turn.")


@strawberry.type(description="A page of turns that wait for the caller.")
class TurnConnection:
    edges: list[TurnEdge] = strawberry.field(description="The turns, the longest waiting first.")
    page_info: PageInfo = strawberry.field(description="Where the page stands.")


def turns_of(page: TurnPage) -> TurnConnection:
    edges = [TurnEdge(cursor=turn_cursor(turn), node=VisibleTurn(turn)) for turn in page.turns]
    return TurnConnection(
        edges=edges, page_info=page_info([edge.cursor for edge in edges], page.has_more, page.has_previous)
    )
