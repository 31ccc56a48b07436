"""The caller's own departures from leagues."""

from __future__ import annotations

from starlette.responses import Response

from api.rest.headers import PRIVATE
from api.rest.league_requests import DeparturesQuery
from api.rest.league_shapes import DepartureList, DepartureShape
from api.rest.operation import Call, json_response, operation
from application.leagues.departures import own_departures
from domain.league.terms import LeagueId


async def read_departures(call: Call, query: DeparturesQuery) -> Response:
    league = None if query.league_id is None else LeagueId(query.league_id)
    departures = await own_departures(call.desk, call.caller, league)
    items = [DepartureShape(each.league, each.match, each.at, each.forgiven) for each in departures.left]
    return json_response(DepartureList(items, departures.barred_until), headers=PRIVATE)


OPERATIONS = (
    operation(
        "GET /v1/me/departures",
        "readDepartures",
        read_departures,
        DeparturesQuery,
        DepartureList,
        tag="leagues",
        says="What you have left in leagues, and until when you may not register because of it",
        scope="known",
        codes=("sign-in-needed", "unknown-league"),
        details="Newest first, a hundred at most; nobody else sees them.",
    ),
)
