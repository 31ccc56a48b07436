"""Carrying out a move: the turn with its placement (TR-3, TR-4) and the decisions that follow from it."""

from __future__ import annotations

from typing import Final

from domain.kernel.native import i64
from domain.theriver import events
from domain.theriver.cleanup import clean_up, pay_incomes
from domain.theriver.events import Report
from domain.theriver.holdings import Home
from domain.theriver.legal import legal_blocks
from domain.theriver.move_numbers import ABOUT, PASS, SKIP, STORE, TAKE, TRADE, VERB
from domain.theriver.moves import Move
from domain.theriver.places import place, swap_tiles, work_effect
from domain.theriver.position import TURN, Ask, Position
from domain.theriver.refusals import refusal
from domain.theriver.resources import UNIT, text
from domain.theriver.setup import take_tile
from domain.theriver.storage import keep

_FOOD: Final[i64] = UNIT["food"]


def play(position: Position, move: Move, report: Report = None) -> Position:
    """The position after a legal move; any other raises IllegalMove."""
    number = legal_number(position, move)
    after = position.copy()
    _carry_out(after, number, report)
    return after


def play_on(position: Position, move: Move) -> None:
    """A legal move on a position of one's own, which is changed: for playouts."""
    play_number_on(position, legal_number(position, move))


def play_number_on(position: Position, number: i64) -> None:
    """The same for the number of a legal move."""
    position.blocks = None
    position.moves = None
    _carry_out(position, number, None)


def legal_number(position: Position, move: Move) -> i64:
    """The number of a legal move, which as it was listed is known by its identity; raises IllegalMove for any other."""
    blocks, numbers = position.blocks, position.setting.book.moves
    for block in legal_blocks(position) if blocks is None else blocks:
        moves = block.moves
        if moves is None:
            moves = numbers.moves_of(block)
        for index, listed in enumerate(moves):
            if listed is move:
                return block.numbers[index]
    return _equal_number(position, move)


def _equal_number(position: Position, move: Move) -> i64:
    """A move made elsewhere may equal a listed one without being it."""
    numbers = position.setting.book.moves
    for block in legal_blocks(position):
        moves = numbers.moves_of(block)
        if move in moves:
            return block.numbers[moves.index(move)]
    raise refusal(position, move)


def _carry_out(position: Position, number: i64, report: Report) -> None:
    home = position.own_home(position.seat)
    verb = number & VERB
    if position.ask is not TURN:
        _answer(position, home, number, report)
    elif verb == TRADE:
        _trade(position, home, number >> ABOUT, report)
    elif verb == PASS:
        _pass(position, report)
    elif place(position, home, number, report):
        end_turn(position, report)


def _trade(position: Position, home: Home, paid: i64, report: Report) -> None:
    """TR-3.2: the seat is asked again; a row of passes is not broken (TR-3.3)."""
    home.hold(home.held + _FOOD - paid)
    position.supply += paid - _FOOD
    if report is not None:
        report.append(events.ResourcesTraded(position.seat, text(paid)))


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


def _answer(position: Position, home: Home, number: i64, report: Report) -> None:
    ask, verb = position.ask, number & VERB
    if verb == STORE:
        _store(position, home, number >> ABOUT, ask, report)
    elif verb == TAKE:
        take_tile(position, home, number >> ABOUT, report)
    else:
        _reshape(position, home, number, ask, report)


def _store(position: Position, home: Home, kept: i64, ask: Ask, report: Report) -> None:
    """TR-4.2; then the rest of what was going on: more incomes, the effect of the claimed tile, or the next turn."""
    keep(position, home, ask.source, ask.gain, kept, report)
    if ask.incomes is not None:
        pay_incomes(position, ask.incomes, report)
    elif not ask.due or work_effect(position, home, position.setting.book.tile(ask.due), report):
        end_turn(position, report)


def _reshape(position: Position, home: Home, number: i64, ask: Ask, report: Report) -> None:
    """TR-6.5: two swaps asked one by one, each may be declined."""
    if number != SKIP:
        swap_tiles(position, home, number, report)
    elif report is not None:
        report.append(events.SwapDeclined(position.seat))
    if ask.swaps > 1:
        position.ask = Ask("reshape", swaps=ask.swaps - 1)
    else:
        end_turn(position, report)
