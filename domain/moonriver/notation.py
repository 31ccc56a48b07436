"""MR-10: reading and writing moves; every move has one spelling, and everything else is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from domain.kernel.plain import short_text
from domain.kernel.refusals import UnreadableMove
from domain.moonriver.move_numbers import MoveNumbers
from domain.moonriver.moves import (
    AnyMove,
    Bonus,
    Discard,
    Done,
    Drought,
    Lose,
    Move,
    Place,
    Recruit,
    Select,
    Skip,
    Steal,
    Swap,
)

RULE = "MR-10"
_MOST_CHARACTERS = 60
_CELL, _KIND, _WORD, _SEAT = "([a-z][1-9][0-9]?)", "([A-Za-z][A-Za-z0-9]{0,7})", "([a-z]+(?:-[a-z]+)*)", "([1-9])"
_SPACE = re.compile(r"\s+")
_ZEROS = re.compile(r"(?<=[a-z:,])0+(?=[1-9])")


def _recruit(cell: str, specialist: str, cowboy: str | None) -> Recruit:
    return Recruit(cell, specialist, cowboy is not None)


_SHAPES: tuple[tuple[re.Pattern[str], Callable[..., AnyMove]], ...] = (
    (re.compile(f"place:{_CELL}={_KIND},{_CELL}={_KIND}"), Place),
    (re.compile(f"select:{_SEAT}"), lambda position: Select(int(position))),
    (re.compile("done"), Done),
    (re.compile("skip"), Skip),
    (re.compile(f"move:{_CELL},{_CELL}"), Move),
    (re.compile(f"recruit:{_CELL},(?!cowboy){_WORD}(,cowboy)?"), _recruit),
    (re.compile(f"drought:{_CELL}"), Drought),
    (re.compile(f"swap:{_KIND},{_SEAT},{_KIND}"), lambda own, seat, kind: Swap(own, int(seat), kind)),
    (re.compile(f"steal:{_SEAT},{_CELL}"), lambda seat, cell: Steal(int(seat), cell)),
    (re.compile(f"discard:{_KIND},{_KIND}"), Discard),
    (re.compile(f"bonus:{_KIND},{_WORD},{_CELL}"), Bonus),
    (re.compile(f"lose:{_KIND}"), Lose),
)


class MoonRiverNotation:
    """The spelling of moves; moves that exist in some ranch are kept, so that reading them again is a look-up."""

    def __init__(self, codices: Sequence[MoveNumbers], texts: dict[str, AnyMove]) -> None:
        self._move_numbers = codices
        self._texts = texts
        kinds = codices[0].layout.kinds
        self._order = {kind: kinds.order[number] for kind, number in kinds.number.items()}

    def format(self, move: AnyMove) -> str:
        """The move's only spelling."""
        return str(move)

    def parse(self, text: str) -> AnyMove:
        """The move that is written so; any other text raises UnreadableMove."""
        return self._texts.get(text) or self._read(text)

    def _read(self, text: str) -> AnyMove:
        move = _move_by_shape(text)
        if move is None:
            raise self._unreadable(text)
        spelled = self.canonical(move)
        if spelled != move:
            raise _not_canonical(text, spelled)
        return self._remember(move)

    def canonical(self, move: AnyMove) -> AnyMove:
        """The same wish with its cells and kinds in the order that the notation asks for."""
        match move:
            case Place(first, first_kind, second, second_kind) if _in_order(second) < _in_order(first):
                return Place(second, second_kind, first, first_kind)
            case Discard(first_kind, second_kind) if self._rank(second_kind) < self._rank(first_kind):
                return Discard(second_kind, first_kind)
            case _:
                return move

    def _rank(self, kind: str) -> int:
        return self._order.get(kind, len(self._order))

    def _unreadable(self, text: str) -> UnreadableMove:
        loose = _move_by_shape(_ZEROS.sub("", _SPACE.sub("", text[: 2 * _MOST_CHARACTERS])))
        if loose is None:
            return UnreadableMove("unreadable-move", RULE, move=short_text(text))
        return _not_canonical(text, self.canonical(loose))

    def _remember(self, move: AnyMove) -> AnyMove:
        """Only moves that some ranch knows are kept: strangers cannot fill the memory."""
        for move_numbers in self._move_numbers:
            number = move_numbers.number(move)
            if number is not None:
                return move_numbers.at(number)
        return move


def _move_by_shape(text: str) -> AnyMove | None:
    if len(text) <= _MOST_CHARACTERS:
        for shape, made in _SHAPES:
            found = shape.fullmatch(text)
            if found:
                return made(*found.groups())
    return None


def _not_canonical(text: str, move: AnyMove) -> UnreadableMove:
    return UnreadableMove("not-canonical", RULE, move=short_text(text), canonical=str(move))


def _in_order(cell: str) -> tuple[int, str]:
    """MR-1.4: by row, then by column."""
    return int(cell[1:]), cell[0]
