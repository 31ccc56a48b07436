"""Rooms: who reads and writes in which, and until when."""

from __future__ import annotations

from dataclasses import dataclass

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import Forbidden, NotFound
from application.hosting.match_view import fresh_visible_state, visible_state
from application.hosting.visible_log import has_ended
from domain.conduct.talk import Room, RoomKind, room_of
from domain.hosting.match import Match
from domain.hosting.players import PlayerKind
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.league.league import League
from domain.league.terms import LeagueId, Role

WRITERS = frozenset({PlayerKind.HUMAN})
"""Guests talk where they play, and nowhere else: an account without a password costs nothing to replace."""


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room as one caller may use it. `closes_at` is known once its match or league is over."""

    room: Room
    reader: PlayerId | None
    closes_at: Moment | None
    is_open: bool
    can_write: bool


def known_room(key: str) -> Room:
    """The room of this key; raises NotFound."""
    room = room_of(key)
    if room is None:
        raise NotFound("unknown-room", what="room", id=key[:60])
    return room


async def view_room(desk: Desk, caller: Caller, room: Room, *, is_fresh: bool = True) -> RoomView:
    """Raises NotFound for a room whose match or league is none for the caller, Forbidden for one of others."""
    if room.league is not None:
        return await _league_room(desk, caller, room, room.league)
    assert room.match is not None
    return await _match_room(desk, caller, room, room.match, is_fresh)


async def _match_room(desk: Desk, caller: Caller, room: Room, match: MatchId, is_fresh: bool) -> RoomView:
    if is_fresh:
        state = await fresh_visible_state(desk, caller, match)
    else:
        state = visible_state(await desk.matches.cached_or_fresh(match), caller)
    table = state.match
    if room.kind is RoomKind.PLAYERS:
        if caller.player is None or table.seat_of(caller.player.id) is None:
            raise Forbidden("not-seated")
        caller.player_who_may_read(Scope.TALK)
        return _view(desk, caller, room, table.ended_at, WRITERS | {PlayerKind.GUEST})
    await _require_spectator(desk, caller, table)
    return _view(desk, caller, room, table.ended_at, WRITERS)


async def _require_spectator(desk: Desk, caller: Caller, match: Match) -> None:
    """Until the end spectators are among themselves. A sealed table has none, for its deal is still played elsewhere.

    Nobody reads along without an account: a player would only have to sign out.
    """
    if match.sealed or not match.access.spectators:
        raise NotFound("unknown-room", what="room", id=f"{match.id}/{RoomKind.SPECTATORS.value}")
    if has_ended(match):
        return
    if caller.player_who_may_read(Scope.TALK).kind is not PlayerKind.HUMAN:
        raise Forbidden("humans-only")
    if await _has_part(desk, match, caller):
        raise Forbidden("spectators-only")


async def _has_part(desk: Desk, match: Match, caller: Caller) -> bool:
    """Whether the caller sits there, or a bot of theirs does."""
    me = caller.required_player().id
    seated = [seat.player for seat in match.seats if seat.player is not None]
    if me in seated:
        return True
    async with desk.store.reading() as reading:
        return any(player.owner == me for player in await reading.players(seated))


async def _league_room(desk: Desk, caller: Caller, room: Room, id: LeagueId) -> RoomView:
    league = await desk.leagues.fresh(id)
    if room.kind is RoomKind.PLAYERS:
        if league.role_of(caller.required_player().id) is Role.SPECTATOR:
            raise Forbidden("members-only")
        caller.player_who_may_read(Scope.TALK)
    return _view(desk, caller, room, _end(league), WRITERS)


def _end(league: League) -> Moment | None:
    return league.changed_at if league.is_done else None


def _view(desk: Desk, caller: Caller, room: Room, ended_at: Moment | None, writers: frozenset[PlayerKind]) -> RoomView:
    closes_at = None if ended_at is None else Moment(ended_at + desk.policy.room_open_after_end)
    is_open = closes_at is None or desk.clock.now() < closes_at
    player = caller.player
    can_write = is_open and player is not None and player.kind in writers and Scope.TALK in caller.scopes
    return RoomView(room, player.id if player else None, closes_at, is_open, can_write)
