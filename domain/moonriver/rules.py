"""One move after another: which rule answers which decision."""

from __future__ import annotations

from domain.moonriver.events import AnyEvent, GameBegan
from domain.moonriver.expansion import claim, expand, resume, suffer
from domain.moonriver.meta import CLAIM, DRAFT, EXPAND, RECRUIT, RIDE, SELECT, SKULL, STEAL, SWAP
from domain.moonriver.partners import recruit, ride, steal, swap
from domain.moonriver.position import Position, first_position
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


def play(position: Position, number: int, report: list[AnyEvent] | None) -> Position:
    """The position after a legal move."""
    after = position.copy()
    _PLAYS[position.decision](after, number, report)
    return after


def play_on(position: Position, number: int) -> None:
    """The same on a position of one's own, which is changed: for playouts."""
    position.numbers = None
    _PLAYS[position.decision](position, number, None)


def _recruit(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    recruit(position, number, report)
    resume(position, report)


def _ride(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    ride(position, number, report)
    resume(position, report)


def _swap(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    swap(position, number, report)
    resume(position, report)


def _steal(position: Position, number: int, report: list[AnyEvent] | None) -> None:
    steal(position, number, report)
    resume(position, report)


_PLAYS = {
    DRAFT: draft,
    SELECT: select,
    EXPAND: expand,
    SKULL: suffer,
    RECRUIT: _recruit,
    RIDE: _ride,
    SWAP: _swap,
    STEAL: _steal,
    CLAIM: claim,
}
