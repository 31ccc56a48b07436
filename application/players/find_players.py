"""Find players by name or id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from application.callers import Caller
from application.desk import Desk
from application.errors import NotFound
from domain.hosting.players import Player
from domain.hosting.terms import PlayerId


async def player_by_name(desk: Desk, caller: Caller, name: str) -> Player:
    """The player of this name, without regard to case; NotFound."""
    async with desk.store.reading() as reading:
        return _existing(await reading.player_by_name(name), name)


async def player_by_id(desk: Desk, caller: Caller, player: PlayerId) -> Player:
    """The player of this id; NotFound."""
    async with desk.store.reading() as reading:
        return _existing(await reading.player(player), player)


async def players_by_id(desk: Desk, caller: Caller, players: Sequence[PlayerId]) -> Mapping[PlayerId, Player]:
    """Those that exist; the edges show them in their seats."""
    async with desk.store.reading() as reading:
        return {player.id: player for player in await reading.players(players)}


def _existing(player: Player | None, wanted: str) -> Player:
    if player is None:
        raise NotFound("unknown-player", what="player", id=wanted[:60])
    return player
