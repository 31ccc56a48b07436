"""Rooms: their readers, their writers, and when they close."""

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
"""Guests write only in the rooms of their own matches: a guest account is free to replace after a mute."""


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room as one caller may use it. `closes_at` is None until the match or league is over."""

    room: Room
    reader: PlayerId | None
    closes_at: Moment | None
    is_open: bool
    can_write: bool


def known_room(key: str) -> Room:
    """Raises NotFound for an unknown key."""
    room = room_of(key)
    if room is None:
        raise NotFound("unknown-room", what="room", id=key[:60])
    return room


async def view_room(desk: Desk, caller: Caller, room: Room, *, is_fresh: bool = True) -> RoomView:
    """Raises NotFound when the caller may not see the match or league, and Forbidden when the room is for others."""
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
    """Until the match has ended, only people with an account and without a seat may read.

    A sealed match has no spectators' room, because other tables still play its deal. Anonymous callers are refused,
    because a player could sign out and read along.
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
    """Whether the caller or one of their bots sits at the match."""
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
