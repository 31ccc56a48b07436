"""Matches ready to be played over the wire: their moves are found beforehand, from secrets only we know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from adapters.persistence.migrate import migrate
from adapters.persistence.rows import head_values
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.hosting.terms import ANY_SEAT, Terms
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.start import start
from application.players.authenticate import authenticate
from application.players.enter_as_guest import enter_as_guest
from application.ports.store import summary_of
from application.process.match_state import MatchState
from headwater.desks import open_desk
from headwater.settings import load


@dataclass(frozen=True, slots=True)
class Script:
    """A running match, everybody's token, its version, and legal moves from there: seat and text."""

    match: str
    tokens: tuple[str, ...]
    version: int
    moves: tuple[tuple[int, str], ...]
    head: dict[str, Any]


def prepared(url: str, count: int, seats: int = 2, played: int = 0) -> list[Script]:
    """So many matches of Moon River in a new database; `played` moves of each have been made."""

    async def scripts() -> list[Script]:
        async with open_desk(load(database=url)) as desk:
            return [await _script(desk, number, seats, played) for number in range(count)]

    migrate(url)
    return asyncio.run(scripts())


async def _script(desk: Desk, number: int, seats: int, played: int) -> Script:
    tokens = [await guest_token(desk, f"bench-{number}-{seat}") for seat in range(seats)]
    people = [await authenticate(desk, token) for token in tokens]
    match = (await open_match(desk, people[0], Terms("moon-river", seats), ANY_SEAT)).view.match.id
    for person in people[1:]:
        await join(desk, person, match)
    await start(desk, people[0], match)
    board = await _played(desk, people, await desk.matches.fresh(match), played)
    head = head_values(summary_of(board.match, board.match.opened_at))
    return Script(match, tuple(tokens), board.version, _moves(board, number), head)


async def guest_token(desk: Desk, origin: str) -> str:
    """From an origin of its own: new accounts are limited by origin."""
    return (await enter_as_guest(desk, replace(NOBODY, origin=origin))).text


async def _played(desk: Desk, people: Sequence[Caller], board: MatchState, count: int) -> MatchState:
    for seat, move in _moves(board, 0)[:count]:
        await play(desk, people[seat - 1], board.match.id, board.version, move)
        board = await desk.matches.fresh(board.match.id)
    return board


def _moves(board: MatchState, seed: int) -> tuple[tuple[int, str], ...]:
    game, position, chance = board.game, board.position, Random(seed)
    moves = []
    while legal := game.legal_moves(position):
        move = chance.choice(legal)
        seat = game.to_move(position)
        assert seat is not None
        moves.append((seat, game.notation.format(move)))
        position = game.advance(position, move)
    return tuple(moves)
