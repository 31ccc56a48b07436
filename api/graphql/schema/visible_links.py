"""Ratings and pages of matches, before GraphQL selects from them. Players lead to them, and they lead to players."""

from __future__ import annotations

from api.cursors import match_cursor
from api.graphql.schema.generated import CLASSES
from api.graphql.schema.nodes import global_id, page_info
from api.graphql.schema.scalars import Moment
from api.graphql.schema.vocabulary import EntrantKind
from application.matches.find_matches import MatchPage
from application.ports.ratings import Rating
from application.ports.store import MatchFilter, MatchSummary, Place


class VisibleMatchEdge:
    """A match in a page of matches."""

    def __init__(self, summary: MatchSummary) -> None:
        self.summary = summary
        self.cursor = match_cursor(Place(summary.opened_at, summary.id))


class VisibleMatchPage:
    """A page of matches."""

    def __init__(self, page: MatchPage, wanted: MatchFilter) -> None:
        self.edges = [VisibleMatchEdge(summary) for summary in page.summaries]
        cursors = [edge.cursor for edge in self.edges]
        self.page_info = page_info(cursors, page.after is not None, page.has_previous)
        self.wanted = wanted


class VisibleRating:
    """Where somebody stands in a game."""

    def __init__(self, rated: Rating) -> None:
        self.rated = rated
        self.id = global_id("rating", rated.game, rated.subject)
        self.kind = EntrantKind(rated.kind.value)
        self.rating = rated.strength.shown
        self.mean = rated.strength.mean
        self.doubt = rated.strength.doubt
        self.games = rated.games
        self.is_provisional = rated.strength.is_provisional
        self.updated_at = Moment(rated.updated_at)


CLASSES[VisibleMatchEdge] = "MatchEdge"
CLASSES[VisibleMatchPage] = "MatchConnection"
CLASSES[VisibleRating] = "Rating"
