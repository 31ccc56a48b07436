"""Short ways to set a table, to play on it, and to be refused at it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from application.callers import Caller, Scope
from application.errors import Refusal
from application.hosting.terms import Terms
from application.matches.play import play
from domain.hosting.terms import Absence, Access, Leaving, MatchId, Pace, Status, Timing
from tests.fakes.desk import Town

LIVE = Timing(Pace.LIVE, bank=60_000, increment=2_000)
POST = Timing(Pace.CORRESPONDENCE, per_turn=86_400_000)
STAND_IN = Absence(Leaving.TAKEOVER, Leaving.TAKEOVER, "drifter")
PRIVATE = Access(listed=False, spectators=False)
TWO = Terms("moon-river", 2)
THREE = Terms("moon-river", 3)


@contextmanager
def refused(code: str, **data: object) -> Iterator[None]:
    """What is done inside is refused with this code, and with these data among others."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code
    assert {name: caught.value.data.get(name) for name in data} == data


def without(caller: Caller, *scopes: Scope) -> Caller:
    return replace(caller, scopes=caller.scopes - set(scopes))


async def mover(town: Town, match: MatchId, *callers: Caller) -> Caller:
    """The one of these callers, who sit in this order, that is to move."""
    seat = (await town.match(match)).to_move
    assert seat is not None
    return callers[seat - 1]


async def moves_of(town: Town, match: MatchId) -> tuple[str, ...]:
    board = await town.desk.matches.fresh(match)
    return tuple(board.game.notation.format(move) for move in board.game.legal_moves(board.position))


async def play_on(town: Town, match: MatchId, *callers: Caller, moves: int = 10_000) -> int:
    """Plays the first legal move so often, or to the end; says how many were played."""
    for played in range(moves):
        state = await town.match(match)
        if state.status is not Status.RUNNING:
            return played
        caller = await mover(town, match, *callers)
        await play(town.desk, caller, match, state.version, (await moves_of(town, match))[0])
    return moves


async def first_of(stream: AsyncIterator[object], count: int) -> list[object]:
    return [await anext(stream) for _ in range(count)]
