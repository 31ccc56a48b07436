"""Carrying out a move: the turn with its placement (TR-3, TR-4) and the decisions that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.kernel.native import i64
from domain.theriver import events
from domain.theriver.cleanup import clean_up, pay_incomes
from domain.theriver.events import Report
from domain.theriver.holdings import Home
from domain.theriver.legal import legal_moves, pack_of
from domain.theriver.moves import Move, Pass, Store, Swap, Take, Trade
from domain.theriver.places import place, swap_tiles, work_effect
from domain.theriver.position import TURN, Ask, Position
from domain.theriver.refusals import refusal
from domain.theriver.resources import UNIT
from domain.theriver.setup import take_tile
from domain.theriver.storage import keep

_FOOD: Final[i64] = UNIT["food"]


def play(position: Position, move: Move, report: Report = None) -> Position:
    """The position after a legal move; any other raises IllegalMove."""
    legal = position.legal
    if legal is None:
        legal = legal_moves(position)
    for listed in legal:
        if listed is move:
            break
    else:
        move = _listed_move(position, legal, move)
    new = position.copy()
    _carry_out(new, move, report)
    return new


def play_on(position: Position, move: Move) -> None:
    """A listed move on a position of one's own, which is changed: for playouts."""
    position.legal = None
    _carry_out(position, move, None)


def _carry_out(position: Position, move: Move, report: Report) -> None:
    index = position.seat - 1
    home = position.homes[index].copy()
    position.homes[index] = home
    if position.ask is not TURN:
        _answer(position, home, move, report)
    elif isinstance(move, (Trade, Pass)):
        _stay(position, home, move, report)
    elif place(position, home, move, report):
        end_turn(position, report)


def _listed_move(position: Position, legal: Sequence[Move], move: Move) -> Move:
    """A move made elsewhere may equal a listed one without being it."""
    if move not in legal:
        raise refusal(position, move)
    return legal[legal.index(move)]


def _stay(position: Position, home: Home, move: Trade | Pass, report: Report) -> None:
    """TR-3.2, TR-3.3: what is done without a pioneer."""
    if isinstance(move, Trade):
        _trade(position, home, move, report)
    else:
        _pass(position, report)


def _trade(position: Position, home: Home, move: Trade, report: Report) -> None:
    """TR-3.2: the seat is asked again; a row of passes is not broken (TR-3.3)."""
    paid: i64 = pack_of(move.paid)
    home.held += _FOOD - paid
    position.supply += paid - _FOOD
    if report is not None:
        report.append(events.ResourcesTraded(position.seat, move.paid))


def _pass(position: Position, report: Report) -> None:
    """TR-3.3: when every seat with pioneers has passed in a row the round ends."""
    position.passes += 1
    if report is not None:
        report.append(events.TurnPassed(position.seat))
    if position.passes == sum(1 for home in position.homes if home.boat):
        clean_up(position, report)
    else:
        end_turn(position, report)


def end_turn(position: Position, report: Report) -> None:
    """TR-3.1: clockwise to the next seat with a pioneer on its boat; without any the round ends."""
    homes = position.homes
    seats: i64 = len(homes)
    seat = position.seat
    for _ in homes:
        seat = seat % seats + 1
        if homes[seat - 1].boat:
            position.seat = seat
            position.ask = TURN
            position.turn += 1
            return
    clean_up(position, report)


def _answer(position: Position, home: Home, move: Move, report: Report) -> None:
    ask = position.ask
    if isinstance(move, Take):
        take_tile(position, home, move.tile, report)
    elif isinstance(move, Store):
        _store(position, home, move, ask, report)
    else:
        _reshape(position, home, move, ask, report)


def _store(position: Position, home: Home, move: Store, ask: Ask, report: Report) -> None:
    """TR-4.2; then the rest of what was going on: more incomes, the effect of the claimed tile, or the next turn."""
    keep(position, home, ask.source, ask.gain, move.kept, report)
    if ask.incomes is not None:
        pay_incomes(position, ask.incomes, report)
    elif not ask.due or work_effect(position, home, position.setting.tiles[ask.due], report):
        end_turn(position, report)


def _reshape(position: Position, home: Home, move: Move, ask: Ask, report: Report) -> None:
    """TR-6.5: two swaps asked one by one, each may be declined."""
    if isinstance(move, Swap):
        swap_tiles(position, home, move, report)
    elif report is not None:
        report.append(events.SwapDeclined(position.seat))
    if ask.swaps > 1:
        position.ask = Ask("reshape", swaps=ask.swaps - 1)
    else:
        end_turn(position, report)
