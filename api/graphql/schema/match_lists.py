"""Lists of matches that are followed live."""

from __future__ import annotations

from typing import Any

import strawberry

from api.graphql.context import Info
from api.graphql.payloads import Payloads
from api.graphql.schema.fields import AUDIENCE, computed_field
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.match_parts import MatchStatus
from api.graphql.schema.matches import Match, match_of
from application.callers import Caller
from application.ports.store import MatchSummary
from application.process.match_lists import ListChange


@strawberry.type(description="A match that has left a list.")
class GoneMatch:
    match_id: strawberry.ID = strawberry.field(description="The match.")
    status: MatchStatus = strawberry.field(description="Where it is in its life now.")


class VisibleListChange:
    """A change of a list as one audience sees it: all who speak the same language and have no part in its matches."""

    def __init__(self, change: ListChange) -> None:
        self.is_snapshot = change.is_snapshot
        self.has_more = change.has_more
        self.gone = [_gone(summary) for summary in change.gone]
        self.payloads = Payloads()
        self.summaries = change.matches


@strawberry.type(description="What changed in a list of matches; the first one is a snapshot of the whole list.")
class MatchListChange:
    is_snapshot: bool = strawberry.field(
        description="Whether `matches` is the whole list, which replaces what you had; else it is what changed."
    )
    gone: list[GoneMatch] = strawberry.field(description="The matches that are no longer in the list.")
    has_more: bool = strawberry.field(description="Whether the list is longer than what is followed.")

    @computed_field(
        description="The matches, newest first. Closed tables that only their players see are left out.",
        metadata={"cost": 5, AUDIENCE: True},
    )
    async def matches(self: Any, info: Info) -> list[Match]:
        looks = [await info.context.listed(summary) for summary in self.summaries]
        return [match_of(look) for look in looks if look is not None]

    @classmethod
    def is_type_of(cls, value: object, info: object) -> bool:
        return isinstance(value, VisibleListChange)


CLASSES[VisibleListChange] = "MatchListChange"


def visible_change(change: ListChange, caller: Caller) -> VisibleListChange:
    """The one object for all of the caller's audience. Players and creators of the matches see more, and have an own
    one."""
    if caller.player is not None and any(_is_involved(summary, caller.player.id) for summary in change.matches):
        return VisibleListChange(change)
    visible: VisibleListChange = change.memo.setdefault(("graphql", caller.language), VisibleListChange(change))
    return visible


def _is_involved(summary: MatchSummary, player: str) -> bool:
    return player in (summary.creator, *(seat.player for seat in summary.seats))


def _gone(summary: MatchSummary) -> GoneMatch:
    return GoneMatch(match_id=strawberry.ID(summary.id), status=MatchStatus(summary.status.value))
