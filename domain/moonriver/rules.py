"""One move after another: which rule answers which decision."""

from __future__ import annotations

from domain.kernel.native import i64
from domain.moonriver.events import AnyEvent, GameBegan
from domain.moonriver.expansion import claim, expand, resume, suffer
from domain.moonriver.legal import legal_numbers
from domain.moonriver.meta import DRAFT, EXPAND, RECRUIT, RIDE, SELECT, SKULL, STEAL, SWAP
from domain.moonriver.moves import AnyMove
from domain.moonriver.partners import recruit, ride, steal, swap
from domain.moonriver.position import Position, first_position
from domain.moonriver.refusals import refusal
from domain.moonriver.setting import Setting
from domain.moonriver.turns import begin, draft, select


def set_up(setting: Setting, report: list[AnyEvent] | None) -> Position:
    """MR-2: the table as the first ranchero's owner finds it."""
    position = first_position(setting)
    if report is not None:
        boards = tuple([board.key for board in setting.boards])
        order = tuple([seat + 1 for seat in setting.rancheros])
        report.append(GameBegan(setting.colours, boards, setting.scenario_key, order))
    begin(position, report)
    return position


def legal_moves(position: Position) -> list[AnyMove]:
    """Every legal move once, in the order of their texts; the list is made once for a position."""
    moves = position.moves
    if moves is None:
        moves = position.setting.move_numbers.moves_at(legal_numbers(position))
        position.moves = moves
    return moves


def legal_number(position: Position, move: AnyMove) -> int:
    """The number of a legal move, which as it was listed is known by its identity; raises IllegalMove for any other."""
    for index, listed in enumerate(legal_moves(position)):
        if listed is move:
            return legal_numbers(position)[index]
    number = position.setting.move_numbers.number(move)
    if number is None or number not in legal_numbers(position):
        raise refusal(position, move)
    return number


def advance(position: Position, move: AnyMove) -> Position:
    """The position after a move; an illegal one raises IllegalMove."""
    return play(position, legal_number(position, move), None)


def play(position: Position, number: i64, report: list[AnyEvent] | None) -> Position:
    """The position after a legal move."""
    after = position.copy()
    _carry_out(after, number, report)
    return after


def play_on(position: Position, number: i64) -> None:
    """The same on a position of one's own, which is changed: for playouts."""
    position.numbers = None
    position.moves = None
    _carry_out(position, number, None)


def _carry_out(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    decision = position.decision
    if decision == EXPAND:
        expand(position, number, report)
    elif decision == SELECT:
        select(position, number, report)
    elif decision == DRAFT:
        draft(position, number, report)
    else:
        _resolve(position, number, report)


def _resolve(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-5 and MR-6: the answer to a question of the resolution, which then goes on."""
    decision = position.decision
    if decision == RIDE:
        ride(position, number, report)
    elif decision == RECRUIT:
        recruit(position, number, report)
    elif decision == SWAP:
        swap(position, number, report)
    elif decision == STEAL:
        steal(position, number, report)
    elif decision == SKULL:
        suffer(position, number, report)
    else:
        claim(position, number, report)
    resume(position, report)
