"""Moves and their numbers: each move of a layout exists once, so that the rules can work with numbers alone."""

from __future__ import annotations

from domain.kernel.native import i64
from domain.moonriver.layout import ACROSS, BY_TEXT, UP, Layout
from domain.moonriver.meta import COLUMN, MOST_SEATS, SPECIALISTS, TERRAINS
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


class MoveNumbers:
    """The moves of one layout; `texts` is shared between the layouts of a game, so that they share the moves too."""

    def __init__(self, layout: Layout, texts: dict[str, AnyMove]) -> None:
        self.layout = layout
        self.texts = texts
        self.moves: list[AnyMove | None] = [None] * layout.end
        self.numbers: dict[int, int] = {}

    def moves_at(self, numbers: list[int]) -> list[AnyMove]:
        """The moves of some numbers, in their order."""
        moves = self.moves
        listed: list[AnyMove] = []
        for number in numbers:
            known = moves[number]
            listed.append(self.at(number) if known is None else known)
        return listed

    def at(self, number: int) -> AnyMove:
        """The one object that stands for the number."""
        known = self.moves[number]
        if known is not None:
            return known
        made = move_at(self.layout, number)
        move = self.texts.setdefault(str(made), made)
        self.moves[number] = move
        self.numbers[id(move)] = number
        return move

    def number(self, move: AnyMove) -> int | None:
        """The move's number, None for a move that names something the layout does not have."""
        known = self.numbers.get(id(move))
        return number_of(self.layout, move) if known is None else known


def move_at(layout: Layout, number: int) -> AnyMove:
    """The move with this number."""
    if layout.place <= number < layout.recruit:
        return _place(layout, number)
    if number < layout.place:
        return _early(layout, number)
    return _late(layout, number)


def placement_of(layout: Layout, number: i64) -> tuple[i64, i64, i64, i64]:
    """The cells and kinds of a placing move's number."""
    kinds: i64 = layout.kinds.count
    rest = number - layout.place
    direction = rest // kinds % 2
    cell: i64 = layout.laying[rest // layout.per_cell]
    first_kind = rest % layout.per_cell // layout.per_kind
    return cell, first_kind, cell + (1 if direction == UP else layout.stride), rest % kinds


def _place(layout: Layout, number: int) -> Place:
    first, first_kind, second, second_kind = placement_of(layout, number)
    names, ids = layout.names, layout.kinds.ids
    return Place(names[first], ids[first_kind], names[second], ids[second_kind])


def _early(layout: Layout, number: int) -> AnyMove:
    cells, ids = len(layout.cells), layout.kinds.ids
    if number < layout.discard:
        return _bonus(layout, number)
    if number < layout.done:
        first, second = divmod(number - layout.discard, layout.kinds.count)
        return Discard(ids[first], ids[second])
    if number == layout.done:
        return Done()
    if number < layout.lose:
        return Drought(_cell_name(layout, number - layout.drought))
    if number < layout.move:
        return Lose(layout.kinds.tiles[layout.kinds.tiles_by_text[number - layout.lose]])
    origin, target = divmod(number - layout.move, cells)
    return Move(_cell_name(layout, origin), _cell_name(layout, target))


def _bonus(layout: Layout, number: int) -> Bonus:
    rest, rank = divmod(number - layout.bonus, len(layout.cells))
    tile, side = divmod(rest, len(TERRAINS))
    kinds = layout.kinds
    return Bonus(kinds.tiles[kinds.tiles_by_text[tile]], TERRAINS[BY_TEXT[side]], _cell_name(layout, rank))


def _late(layout: Layout, number: int) -> AnyMove:
    cells, kinds = len(layout.cells), layout.kinds
    if number < layout.select:
        rank, specialist, cowboy = recruitment_of(layout, number)
        return Recruit(_cell_name(layout, rank), SPECIALISTS[specialist], bool(cowboy))
    if number < layout.skip:
        return Select(number - layout.select + 1)
    if number == layout.skip:
        return Skip()
    if number < layout.swap:
        seat, rank = divmod(number - layout.steal, cells)
        return Steal(seat + 1, _cell_name(layout, rank))
    own, seat, theirs = swap_of(layout, number)
    return Swap(kinds.ids[own], seat + 1, kinds.ids[theirs])


def recruitment_of(layout: Layout, number: i64) -> tuple[i64, i64, i64]:
    """The cell's rank, the specialist and the side of a recruiting move's number."""
    rest = (number - layout.recruit) // 2
    return rest // len(SPECIALISTS), rest % len(SPECIALISTS), (number - layout.recruit) % 2


def swap_of(layout: Layout, number: i64) -> tuple[i64, i64, i64]:
    """The own kind, the opponent and the opponent's kind of a swapping move's number."""
    kinds: i64 = layout.kinds.count
    rest = (number - layout.swap) // kinds
    return rest // MOST_SEATS, rest % MOST_SEATS, (number - layout.swap) % kinds


def _cell_name(layout: Layout, rank: int) -> str:
    return layout.names[layout.by_text[rank]]


def number_of(layout: Layout, move: AnyMove) -> int | None:
    """The number of a move, None where it names a cell, kind, seat or tile that does not exist here."""
    try:
        return _number_of(layout, move)
    except (KeyError, ValueError):
        return None


def _number_of(layout: Layout, move: AnyMove) -> int:
    kinds = layout.kinds
    match move:
        case Place(first, first_kind, second, second_kind):
            return placement_number(
                layout, layout.cell[first], kinds.number[first_kind], second, kinds.number[second_kind]
            )
        case Select(position):
            return layout.select + range(1, COLUMN + 1).index(position)
        case Discard(first_kind, second_kind):
            return layout.discard + kinds.number[first_kind] * kinds.count + kinds.number[second_kind]
        case Done():
            return layout.done
        case Skip():
            return layout.skip
        case Drought(cell):
            return layout.drought + _rank(layout, cell)
        case Move(origin, target):
            return layout.move + _rank(layout, origin) * len(layout.cells) + _rank(layout, target)
        case _:
            return _encoded_rest(layout, move)


def _encoded_rest(layout: Layout, move: Recruit | Swap | Steal | Bonus | Lose) -> int:
    kinds, cells = layout.kinds, len(layout.cells)
    match move:
        case Recruit(cell, specialist, cowboy):
            rank = _rank(layout, cell) * len(SPECIALISTS) + SPECIALISTS.index(specialist)
            return layout.recruit + rank * 2 + cowboy
        case Swap(own, opponent, theirs):
            seat = range(1, MOST_SEATS + 1).index(opponent)
            return layout.swap + (kinds.number[own] * MOST_SEATS + seat) * kinds.count + kinds.number[theirs]
        case Steal(opponent, cell):
            return layout.steal + range(1, MOST_SEATS + 1).index(opponent) * cells + _rank(layout, cell)
        case Bonus(tile, side, cell):
            rank = kinds.tiles_by_text.index(kinds.tiles.index(tile)) * len(TERRAINS)
            rank += BY_TEXT.index(TERRAINS.index(side))
            return layout.bonus + rank * cells + _rank(layout, cell)
        case Lose(tile):
            return layout.lose + kinds.tiles_by_text.index(kinds.tiles.index(tile))


def placement_number(layout: Layout, first: int, first_kind: int, second: str, second_kind: int) -> int:
    """The number of laying two kinds; the second cell must be the one above or across."""
    steps = (layout.names[first + 1], layout.names[(first + layout.stride) % layout.size])
    direction = (UP, ACROSS)[steps.index(second)]
    kinds = layout.kinds.count
    layout.cell[second]
    return layout.lay[first] + (first_kind * 2 + direction) * kinds + second_kind


def _rank(layout: Layout, cell: str) -> int:
    return layout.rank[layout.cell[cell]]
