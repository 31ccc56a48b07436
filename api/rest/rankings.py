"""Rankings, and how somebody's rating came about."""

from __future__ import annotations

from starlette.responses import Response

from api.cursors import ranked_place, ranking_cursor
from api.entrants import names_of
from api.plots import rating_plot
from api.rest.league_telling import change_shape, entrant, rating_shape
from api.rest.operation import Ask, Nothing, answer, operation
from api.rest.ranking_shapes import HistoryQuery, HistoryShape, RankedShape, RankingList, RankingsQuery, RatingsShape
from application.limits.owners import account_of
from application.ports.ratings import RankingFilter
from application.ratings.find_rankings import find_rankings, rating_course, rating_history, ratings_of
from domain.hosting.terms import Moment
from domain.league.ratings import Kind

_TAG = "rankings"
SVG = "image/svg+xml"
_DRAWING = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
}
"""A picture brings its own styles, and nothing else."""


async def read_rankings(ask: Ask, query: RankingsQuery) -> Response:
    wanted = RankingFilter(ask.path("game"))
    if query.kind is not None:
        wanted = RankingFilter(wanted.game, (Kind(query.kind),))
    if query.since is not None:
        wanted = RankingFilter(wanted.game, wanted.kinds, Moment(query.since))
    page = await find_rankings(ask.desk, wanted, ranked_place(query.after), query.limit)
    names = await names_of(ask.desk, ask.caller, [rating.subject for rating in page.ratings])
    items = [RankedShape(rank, rating_shape(each, names)) for rank, each in enumerate(page.ratings, page.first_rank)]
    last = page.first_rank + len(page.ratings) - 1
    return answer(RankingList(items, page.total, ranking_cursor(last, page.ratings[-1]) if page.has_more else None))


async def read_ratings(ask: Ask, _: Nothing) -> Response:
    subject = ask.path("subject")
    found = await ratings_of(ask.desk, subject)
    names = await names_of(ask.desk, ask.caller, [subject])
    return answer(RatingsShape([rating_shape(each, names) for each in found]))


async def read_history(ask: Ask, query: HistoryQuery) -> Response:
    game, subject = ask.path("game"), ask.path("subject")
    changes = await rating_history(ask.desk, game, subject, query.after, query.limit)
    names = await names_of(ask.desk, ask.caller, [subject])
    return answer(HistoryShape(game, entrant(names, subject), [change_shape(change) for change in changes]))


async def plot_history(ask: Ask, _: Nothing) -> Response:
    game, subject = ask.path("game"), ask.path("subject")
    changes = await rating_course(ask.desk, game, subject)
    names = await names_of(ask.desk, ask.caller, [subject])
    title = f"{names[subject]}, {game}"
    drawing = await ask.services.work.run(account_of(ask.caller), lambda: rating_plot(title, changes))
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
