"""Rankings, ratings and their history."""

from __future__ import annotations

from starlette.responses import Response

from api.cursors import ranked_place, ranking_cursor
from api.entrants import names_of
from api.plots import rating_plot
from api.rest.league_responses import change_shape, entrant, rating_shape
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.ranking_shapes import HistoryQuery, HistoryShape, RankedShape, RankingList, RankingsQuery, RatingsShape
from application.limits.owners import account_of
from application.ports.ratings import RankingFilter
from application.ratings.find_rankings import count_ranking, find_rankings, rating_course, rating_history, ratings_of
from domain.hosting.terms import Moment
from domain.league.ratings import Kind

_TAG = "rankings"
SVG = "image/svg+xml"
_DRAWING = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
}
"""An SVG has inline styles and loads nothing."""


async def read_rankings(call: Call, query: RankingsQuery) -> Response:
    ranking_filter = RankingFilter(call.path("game"))
    if query.kind is not None:
        ranking_filter = RankingFilter(ranking_filter.game, (Kind(query.kind),))
    if query.since is not None:
        ranking_filter = RankingFilter(ranking_filter.game, ranking_filter.kinds, Moment(query.since))
    page = await find_rankings(call.desk, ranking_filter, ranked_place(query.after), query.limit)
    names = await names_of(call.desk, call.caller, [rating.subject for rating in page.ratings])
    items = [RankedShape(rank, rating_shape(each, names)) for rank, each in enumerate(page.ratings, page.first_rank)]
    last = page.first_rank + len(page.ratings) - 1
    more = ranking_cursor(last, page.ratings[-1]) if page.has_more else None
    return json_response(RankingList(items, await count_ranking(call.desk, ranking_filter), more))


async def read_ratings(call: Call, _: Nothing) -> Response:
    subject = call.path("subject")
    ratings = await ratings_of(call.desk, subject)
    names = await names_of(call.desk, call.caller, [subject])
    return json_response(RatingsShape([rating_shape(each, names) for each in ratings]))


async def read_history(call: Call, query: HistoryQuery) -> Response:
    game, subject = call.path("game"), call.path("subject")
    page = await rating_history(call.desk, game, subject, query.after, query.limit)
    names = await names_of(call.desk, call.caller, [subject])
    return json_response(HistoryShape(game, entrant(names, subject), [change_shape(change) for change in page.changes]))


async def plot_history(call: Call, _: Nothing) -> Response:
    game, subject = call.path("game"), call.path("subject")
    changes = await rating_course(call.desk, game, subject)
    names = await names_of(call.desk, call.caller, [subject])
    title = f"{names[subject]}, {game}"
    drawing = await call.services.work.run(account_of(call.caller), lambda: rating_plot(title, changes))
    return Response(drawing, headers=_DRAWING, media_type=SVG)


OPERATIONS = (
    operation(
        "GET /v1/rankings/{game}",
        "readRankings",
        read_rankings,
        RankingsQuery,
        RankingList,
        tag=_TAG,
        says="Who is ranked where",
        codes=("unknown-game", "bad-cursor"),
    ),
    operation(
        "GET /v1/ratings/{subject}",
        "readRatings",
        read_ratings,
        Nothing,
        RatingsShape,
        tag=_TAG,
        says="A player's ratings, or a machine's (`ai:hand`)",
        codes=("unknown-player", "unknown-path"),
    ),
    operation(
        "GET /v1/ratings/{subject}/{game}",
        "readRatingHistory",
        read_history,
        HistoryQuery,
        HistoryShape,
        tag=_TAG,
        says="What changed a rating, oldest first",
        codes=("unknown-game", "unknown-player"),
    ),
    operation(
        "GET /v1/ratings/{subject}/{game}/plot.svg",
        "plotRatingHistory",
        plot_history,
        Nothing,
        None,
        tag=_TAG,
        says="A rating over time, drawn",
        details="From before its first change to its newest; of very many changes, some hundreds are drawn.",
        codes=("unknown-game", "unknown-player"),
        media=SVG,
    ),
)
