"""Matches at any version, and lists of matches that are followed live."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
from starlette.responses import Response

from api.rest.headers import PRIVATE
from api.rest.match_shapes import ListChangeShape, StateShape
from api.rest.matches import match_id
from api.rest.operation import Call, Nothing, json_response, operation
from api.rest.responses import list_change_shape, move_details, players_in, state_shape
from api.rest.sse import EventStream, frame, wants_stream
from application.errors import Malformed
from application.hosting.match_view import MatchView
from application.matches.follow_lists import follow_lobby, follow_own_matches, lobby, own_matches
from application.matches.view_past import view_past
from application.players.find_players import players_by_id
from application.process.match_lists import ListChange
from application.words import words

_PAST_CODES = ("unknown-match", "bad-number")


async def read_version(call: Call, _: Nothing) -> Response:
    return _state(call, await view_past(call.desk, call.caller, match_id(call), version=_number(call, "version")))


async def read_ply(call: Call, _: Nothing) -> Response:
    return _state(call, await view_past(call.desk, call.caller, match_id(call), ply=_number(call, "ply")))


def _number(call: Call, name: str) -> int:
    text = call.path(name)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Malformed("malformed", path=name, fault="must be a number")
    return int(text)


def _state(call: Call, look: MatchView) -> Response:
    texts = words(call.caller.language)
    return json_response(state_shape(look, move_details(look, texts), texts), headers=PRIVATE)


async def read_lobby(call: Call, _: Nothing) -> Response:
    if wants_stream(call):
        return EventStream(call, _changes(call, await follow_lobby(call.desk, call.caller)))
    return json_response(await _shape(call, await lobby(call.desk)), headers=PRIVATE)


async def read_own_matches(call: Call, _: Nothing) -> Response:
    if wants_stream(call):
        return EventStream(call, _changes(call, await follow_own_matches(call.desk, call.caller)))
    return json_response(await _shape(call, await own_matches(call.desk, call.caller)), headers=PRIVATE)


async def _changes(call: Call, source: AsyncGenerator[ListChange, None]) -> AsyncGenerator[bytes, None]:
    """The frames of a list, each encoded once for all listeners."""
    async with aclosing(source):
        async for change in source:
            if "rest" not in change.memo:
                kind = "snapshot" if change.is_snapshot else "change"
                change.memo["rest"] = frame(kind, msgspec.json.encode(await _shape(call, change)))
            yield change.memo["rest"]


async def _shape(call: Call, change: ListChange) -> ListChangeShape:
    people = await players_by_id(call.desk, call.caller, players_in(change.matches))
    return list_change_shape(change, people)


OPERATIONS = (
    operation(
        "GET /v1/matches/{match}/at/{version}",
        "readVersion",
        read_version,
        Nothing,
        StateShape,
        tag="matches",
        says="A match as it was at a version",
        codes=_PAST_CODES,
        details="As the caller saw it then: hidden pieces stay hidden, also those that came to light later.",
    ),
    operation(
        "GET /v1/matches/{match}/plies/{ply}",
        "readPly",
        read_ply,
        Nothing,
        StateShape,
        tag="matches",
        says="A match as it was after so many of its moves",
        codes=_PAST_CODES,
        details="Moves that were taken back do not count; 0 is the first decision.",
    ),
    operation(
        "GET /v1/lobby",
        "readLobby",
        read_lobby,
        Nothing,
        ListChangeShape,
        tag="streams",
        says="The open tables that anyone can find",
        codes=("too-many-streams",),
        streams=True,
        details="The newest 200 as JSON; or, with `Accept: text/event-stream`, a snapshot and then each change.",
    ),
    operation(
        "GET /v1/me/matches",
        "readOwnMatches",
        read_own_matches,
        Nothing,
        ListChangeShape,
        tag="streams",
        says="The open and running matches that you sit at",
        scope="known",
        codes=("sign-in-needed", "too-many-streams"),
        streams=True,
        details="As JSON; or, with `Accept: text/event-stream`, a snapshot and then each change, turns included.",
    ),
)
